import type { Config } from '../../config.ts'
import { type EmbeddedServer, startEmbeddedServer } from '../embedded/server.ts'
import { connectApp, connectOwner } from './connect.ts'
import type { Pool } from './pool.ts'
import { assertServer } from './server-check.ts'

export interface Database {
  /** The application role: reads and writes rows, owns nothing, changes no table. */
  sql: Pool
  /** The owner: migrations and maintenance only. */
  owner: Pool
  /** Addresses for libraries that bring their own pool. They hold passwords: never log them. */
  urls: {
    app: string
    owner: string
    /** Present where the built-in server runs. */
    superuser?: string
  }
  /** Has whoever asks a pool inside a transaction told to `tell` and served all the same; until then they are refused. */
  tellNested(tell: (error: Error) => void): void
  /** Ends the pools after their running queries, then the embedded server if there is one. */
  close(): Promise<void>
}

const CLOSE_WITHIN_S = 5

/** Opens the configured server, or starts the embedded one. Throws `StartRefused` with the reason in one line. */
export async function openDatabase(config: Config): Promise<Database> {
  if (!config.databaseUrl) return openEmbedded(config.dataDir)
  const db = connectDatabase({ owner: config.databaseUrl, app: config.databaseAppUrl ?? config.databaseUrl })
  try {
    await assertServer(db.owner, 'DATABASE_URL', config.databaseUrl)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

/** Pools on two addresses, the application's with `max` connections; `afterwards` runs at the end of `close`. */
export function connectDatabase(
  urls: Database['urls'],
  { max, afterwards = async () => {} }: { max?: number; afterwards?: () => Promise<void> } = {},
): Database {
  let tell: ((error: Error) => void) | undefined
  const whenNested = (error: Error) => {
    tell?.(error)
    return tell === undefined
  }
  const sql = connectApp(urls.app, whenNested, max)
  const owner = connectOwner(urls.owner, whenNested)
  return {
    sql,
    owner,
    urls,
    tellNested: (told) => {
      tell = told
    },
    close: async () => {
      await Promise.all([sql.end({ timeout: CLOSE_WITHIN_S }), owner.end({ timeout: CLOSE_WITHIN_S })])
      await afterwards()
    },
  }
}

/** Addresses of a built-in server's database. */
export const urlsOf = ({ url }: Pick<EmbeddedServer, 'url'>): Required<Database['urls']> => ({
  app: url('app'),
  owner: url('owner'),
  superuser: url('superuser'),
})

async function openEmbedded(dataDir: string): Promise<Database> {
  const server = await startEmbeddedServer(dataDir)
  return connectDatabase(urlsOf(server), { afterwards: server.stop })
}
