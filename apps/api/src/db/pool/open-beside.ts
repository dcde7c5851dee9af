import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { connectDatabase, type Database, openDatabase } from './open.ts'

/** The database for a command of the operator: the running embedded server's if there is one, so that nobody has to stop it. */
export async function openBeside(config: Config): Promise<Database> {
  const running = config.databaseUrl ? undefined : findRunning(join(config.dataDir, 'postgres'))
  return running ? connectDatabase({ owner: running, app: running }) : openDatabase(config)
}

function findRunning(clusterDir: string): string | undefined {
  const lockFile = join(clusterDir, 'postmaster.pid')
  if (!existsSync(lockFile)) return undefined
  const [pid, , , port] = readFileSync(lockFile, 'utf8').split('\n')
  if (!isAlive(Number(pid))) return undefined
  const { owner } = JSON.parse(readFileSync(join(clusterDir, 'corridor-passwords.json'), 'utf8'))
  return `postgres://corridor_owner:${owner}@127.0.0.1:${port}/corridor`
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
