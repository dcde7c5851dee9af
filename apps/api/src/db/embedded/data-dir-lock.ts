import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from '../pool/start-refused.ts'

const SQLITE_BUSY = 5

/** Keeps every other process out of the data folder until released or dead. Throws `StartRefused` when it is taken. */
export function lockDataDir(dataDir: string): { release(): void } {
  const holderFile = join(dataDir, 'corridor.pid')
  // Node has no flock. An open exclusive SQLite transaction is a kernel lock: it dies with its holder and, unlike a
  // process number in a file, also holds between containers that share the folder.
  const lock = new DatabaseSync(join(dataDir, 'corridor.lock'))
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new StartRefused(
      `The data folder ${dataDir} is in use by ${readHolder(holderFile)}. Stop it, or set DATA_DIR to another folder.`,
    )
  }
  writeFileSync(holderFile, `${process.pid}\n`)
  return { release: () => lock.close() }
}

function readHolder(file: string): string {
  try {
    return `process ${readFileSync(file, 'utf8').trim()}`
  } catch {
    return 'another process'
  }
}
