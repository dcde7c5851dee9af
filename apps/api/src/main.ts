import type { AddressInfo } from 'node:net'
import { announcement } from './announcement.ts'
import { buildApp } from './app.ts'
import { type Config, ConfigError, loadConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/pool/open.ts'
import { assertAppRole } from './db/pool/server-check.ts'
import { StartRefused } from './db/pool/start-refused.ts'
import { keepRowsApart } from './db/row-security/keep-apart.ts'
import { loadDemo } from './features/flow/demo/seed/load-demo.ts'
import { loadReferenceData } from './features/flow/demo/seed/reference-data.ts'
import { assertCanListen, toListenError } from './listening.ts'
import { sweepScratch } from './platform/scratch.ts'
import { hasRoom, isDiskFull } from './platform/storage/disk-room.ts'

const STOP_WITHIN_MS = 25_000

const opened: (() => Promise<unknown>)[] = []
let stopping = false

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
// `npm start` holds a channel to us: when it is killed, nobody else would tell us to stop.
if (process.connected) process.once('disconnect', () => void stop(0))

try {
  const config = loadConfig()
  await start(config).catch((error) => {
    throw isDiskFull(error) ? diskFull(config) : error
  })
} catch (error) {
  report(error)
  await stop(1)
}

async function start(config: Config): Promise<void> {
  await assertCanListen(config)
  await sweepScratch()
  if (!hasRoom(config.dataDir)) throw diskFull(config)
  const db = await openDatabase(config)
  opened.push(db.close)
  await migrate(db)
  const apart = await keepRowsApart(db)
  await assertAppRole(db.sql, config.databaseAppUrl ? 'DATABASE_APP_URL' : 'DATABASE_URL', db.urls.app)
  await loadReferenceData(db.owner)
  const app = await buildApp({ config, db })
  opened.push(() => app.close())
  if (!apart.isMarked) app.log.warn({ tables: apart.searched }, 'no policy for reading: see npm run leakproof')
  if (config.demo) await loadDemo({ config, db })
  await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw toListenError(config, error)
  })
  const { port } = app.server.address() as AddressInfo
  process.stdout.write(announcement(config, port))
}

function diskFull({ dataDir }: Config): StartRefused {
  return new StartRefused(`The disk of the data folder ${dataDir} is full. Make room there, then start again.`)
}

function report(error: unknown): void {
  const known = error instanceof ConfigError || error instanceof StartRefused
  const text = known ? error.message.replaceAll(/\s*\n\s*/g, ' ') : String((error as Error).stack ?? error)
  process.stderr.write(`${text}\n`)
}

/** Ends in reverse order of opening: requests are answered before the database goes. */
async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  for (const close of opened.reverse()) await close().catch(report)
  process.exit(code)
}
