import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { loadConfig } from '../src/config.ts'
import { connectDatabase } from '../src/db/pool/open.ts'
import type { DrawingOptions } from '../src/drawing/drawing.ts'
import type { ReaderLimits } from '../src/features/mail/mailbox/readers.ts'
import type { ServerParts } from '../src/http/server.ts'
import { type Call, callAt } from './call.ts'
import { type Make, makeOn } from './make.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

export interface LogLine {
  level: number
  requestId?: string
  path?: string
  status?: number
  msg?: string
}

interface Bounds {
  /** Connections of the application. */
  pool?: { max: number }
  drawing?: DrawingOptions
}

export interface RunningApp {
  app: FastifyInstance
  db: TestDatabase
  dataDir: string
  /** `http://127.0.0.1:port` */
  url: string
  /** Calls the API with a token, or without. */
  call: Call
  make: Make
  /** All that was logged so far, as written and as read. */
  logText(): string
  logLines(): LogLine[]
  close(): Promise<void>
}

/**
 * The whole application on a free port, its own database and its own data folder. `env` overrides settings; `reach` may lead the
 * application to its database by another way than the test's; mailboxes are read if `reading` says how; `bounds` stand instead of the usual
 * ones.
 */
export async function runApp(
  env: NodeJS.ProcessEnv = {},
  server: ServerParts = {},
  reach: (databaseUrl: string) => string = (url) => url,
  reading: ReaderLimits | null = null,
  bounds: Bounds = {},
): Promise<RunningApp> {
  const db = await openTestDatabase()
  const reached = connectDatabase({ app: reach(db.urls.app), owner: reach(db.urls.owner) }, bounds.pool)
  const dataDir = await mkdtemp(join(tmpdir(), 'corridor-app-'))
  const lines: string[] = []
  const config = loadConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DEMO: '0',
    DATABASE_URL: db.urls.owner,
    DATA_DIR: dataDir,
    ...env,
  })
  const app = await buildApp({
    config,
    reading,
    drawing: bounds.drawing,
    db: reached,
    server: { log: { write: (line) => void lines.push(line) }, lingerMs: 0, ...server },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    app,
    db,
    dataDir,
    url,
    call: callAt(url),
    make: makeOn(db.owner),
    logText: () => lines.join(''),
    logLines: () => lines.map((line) => JSON.parse(line) as LogLine),
    close: async () => {
      await app.close()
      await reached.close()
      await db.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
