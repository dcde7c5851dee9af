import postgres from 'postgres'
import { makePool, type Pool } from './pool.ts'

export type Sql = postgres.Sql

/** Connections of the application's pool. */
export const appPoolMax = 10
const OWNER_POOL_MAX = 2

const types = {
  bigint: {
    to: 20,
    from: [20],
    serialize: (value: number | bigint) => String(value),
    parse: (text: string) => (Number.isSafeInteger(Number(text)) ? Number(text) : text),
  },
  // A day has no time zone; through Date it would move with the machine's.
  day: { to: 1082, from: [1082], serialize: (value: string) => value, parse: (text: string) => text },
}

const shared = {
  connect_timeout: 5,
  types,
  onnotice: () => {},
  transform: { undefined: null },
}

type WhenNested = (error: Error) => boolean

/**
 * The application's pool: statements end after 10 s, waits for a lock after 5 s, idle transactions after 30 s, waits for a place after 3 s.
 * `whenNested` hears of whoever asks it inside a transaction, and says whether they are refused.
 */
export function connectApp(url: string, whenNested: WhenNested, max = appPoolMax): Pool {
  const driver = postgres(url, {
    ...shared,
    max,
    connection: {
      application_name: 'corridor',
      role: 'corridor_app',
      search_path: 'public',
      TimeZone: 'UTC',
      statement_timeout: 10_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 30_000,
    },
  })
  return makePool(driver, { places: max, whenNested })
}

/** The owner's small pool, for migrations and maintenance: no limit on a statement's time, nor on the wait for a connection. */
export function connectOwner(url: string, whenNested: WhenNested): Pool {
  const driver = postgres(url, {
    ...shared,
    max: OWNER_POOL_MAX,
    connection: {
      application_name: 'corridor owner',
      search_path: 'public',
      TimeZone: 'UTC',
      idle_in_transaction_session_timeout: 30_000,
    },
  })
  return makePool(driver, { whenNested })
}
