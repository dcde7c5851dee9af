import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hasRoom } from '../../platform/storage/disk-room.ts'
import { StartRefused } from '../pool/start-refused.ts'
import { type Account, chooseAccount, giveTo, spawnAs } from './account.ts'
import { findBinaries } from './binaries.ts'
import { ensureCompanyRole } from './company-role.ts'
import { ensureCluster } from './create-cluster.ts'
import { prepareDataDir, removeUnfinishedClusters } from './data-dir.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { stopOrphan } from './orphan.ts'

export interface EmbeddedServer {
  /** Address of a database for one of the three roles, password included. */
  url(role: 'superuser' | 'owner' | 'app', database?: string): string
  /** Process number of the running postmaster. */
  pid(): number | undefined
  stop(): Promise<void>
}

const READY_WITHIN_MS = 120_000
const STOP_WITHIN_MS = 15_000
const RESTART_AFTER_MS = 250
const RESTART_AFTER_MS_MAX = 10_000
const LOG_BYTES_MAX = 10_000_000
const USER = { superuser: 'postgres', owner: 'corridor_owner', app: 'corridor_app' }

const settings: Record<string, string | number> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 60,
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: 1.1,
  jit: 'off',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_wal_size: '2GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] %u ',
  logging_collector: 'off',
  // A failing statement is logged without its text, its detail and its context: they may hold personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: 0,
}

/**
 * Starts PostgreSQL on `dataDir`/postgres, alone: a second process is refused, an orphan is stopped first. It is started
 * again when it dies. Throws `StartRefused` with the reason in one line.
 */
export async function startEmbeddedServer(
  dataDir: string,
  overrides: Record<string, string | number> = {},
): Promise<EmbeddedServer> {
  prepareDataDir(dataDir)
  const lock = lockDataDir(dataDir)
  try {
    const clusterDir = join(dataDir, 'postgres')
    removeUnfinishedClusters(dataDir)
    await stopOrphan(clusterDir)
    const account = chooseAccount(dataDir, clusterDir)
    const binaries = findBinaries()
    const passwords = await ensureCluster(binaries, account, clusterDir)
    const port = await findFreePort()
    const start = () => launch(account, binaries.postgres, clusterDir, port, { ...settings, ...overrides })
    const keeper = await keepRunning(start, clusterDir)
    const url: EmbeddedServer['url'] = (role, database = 'corridor') =>
      `postgres://${USER[role]}:${passwords[role]}@127.0.0.1:${port}/${encodeURIComponent(database)}`
    await ensureCompanyRole(url('superuser')).catch(async (error) => {
      await keeper.stop()
      throw error
    })
    return {
      url,
      pid: keeper.pid,
      stop: async () => {
        await keeper.stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function keepRunning(start: () => Promise<ChildProcess>, clusterDir: string) {
  let stopping = false
  let child = await start()
  const restart = async () => {
    await stopOrphan(clusterDir)
    return start()
  }
  const watch = () =>
    child.once('exit', async () => {
      for (let delayMs = RESTART_AFTER_MS; !stopping; delayMs = Math.min(delayMs * 2, RESTART_AFTER_MS_MAX)) {
        await wait(delayMs)
        const restarted = stopping ? undefined : await restart().catch(() => undefined)
        if (!restarted) continue
        child = restarted
        if (!stopping) return watch()
        child.kill('SIGINT')
      }
    })
  watch()
  return {
    pid: () => child.pid,
    stop: async () => {
      stopping = true
      await stopServer(child)
    },
  }
}

async function launch(
  account: Account | undefined,
  postgres: string,
  clusterDir: string,
  port: number,
  chosen: Record<string, string | number>,
): Promise<ChildProcess> {
  const logFile = `${clusterDir}.log`
  const log = openLog(logFile, account)
  const parameters = Object.entries({ ...chosen, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawnAs(account, [postgres, '-D', clusterDir, ...parameters], clusterDir, {
    stdio: ['ignore', log, log],
    // In our group a Ctrl-C would stop the database before the last requests are answered.
    detached: true,
  })
  closeSync(log)
  const failed = once(child, 'error').catch(() => {})
  const deadline = Date.now() + READY_WITHIN_MS
  while (!isReady(clusterDir, child.pid)) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined || Date.now() > deadline) {
      child.kill('SIGKILL')
      if (!hasRoom(clusterDir)) throw new StartRefused('The disk is full.')
      throw new StartRefused(`The built-in PostgreSQL did not start. Its reason is at the end of ${logFile}.`)
    }
    await Promise.race([wait(20), failed])
  }
  return child
}

/** One that follows another server answers as `standby`. */
const answering = ['ready', 'standby']

// The eighth line of postmaster.pid is how pg_ctl itself learns the state.
function isReady(clusterDir: string, pid: number | undefined): boolean {
  const file = join(clusterDir, 'postmaster.pid')
  if (!existsSync(file)) return false
  const lines = readFileSync(file, 'utf8').split('\n')
  return Number(lines[0]) === pid && answering.includes(lines[7]?.trim() ?? '')
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGINT')
  const late = setTimeout(() => child.kill('SIGQUIT'), STOP_WITHIN_MS)
  await exited
  clearTimeout(late)
}

function openLog(file: string, account: Account | undefined): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES_MAX) renameSync(file, `${file}.old`)
  const log = openSync(file, 'a', 0o600)
  giveTo(account, file)
  return log
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('A TCP address was expected.')
  return address.port
}
