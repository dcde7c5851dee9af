import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartRefused } from '../pool/start-refused.ts'

const POLL_MS = 20
const STAGES: { signal: NodeJS.Signals; patienceMs: number }[] = [
  { signal: 'SIGINT', patienceMs: 15_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
]

/** Stops servers that a killed process left on this cluster, then clears their mark. Only under the lock. */
export async function stopOrphan(clusterDir: string): Promise<void> {
  if (!existsSync(clusterDir)) return
  for (const { signal, patienceMs } of STAGES) {
    for (const pid of findServers(clusterDir)) send(pid, signal)
    const deadline = Date.now() + patienceMs
    while (findServers(clusterDir).length && Date.now() < deadline) await wait(POLL_MS)
  }
  const [left] = findServers(clusterDir)
  if (left)
    throw new StartRefused(`Process ${left} still uses the database in ${clusterDir}. Stop it, then start again.`)
  // Its process number may by now belong to a stranger, which PostgreSQL would take for a running server.
  rmSync(join(clusterDir, 'postmaster.pid'), { force: true })
}

function findServers(clusterDir: string): number[] {
  const found = process.platform === 'linux' ? processesIn(realpathSync(clusterDir)) : []
  const postmaster = readPostmasterPid(clusterDir)
  if (process.platform !== 'linux' && postmaster && commandOf(postmaster).includes(clusterDir)) found.push(postmaster)
  return found
}

// Every PostgreSQL process works in its cluster's folder, so children of a killed postmaster are seen too.
function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter(
      (pid) => readLink(`/proc/${pid}/cwd`) === folder && basename(readLink(`/proc/${pid}/exe`)).startsWith('postgres'),
    )
    .map(Number)
}

function readLink(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

function readPostmasterPid(clusterDir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8'), 10)
  } catch (error) {
    // Its server takes it away as it ends, which may be now.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}
