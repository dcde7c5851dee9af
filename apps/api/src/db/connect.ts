import postgres from 'postgres'

export type Sql = postgres.Sql

const APP_POOL_MAX = 10
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

/** The application's pool: statements end after 10 s, waits for a lock after 5 s, idle transactions after 30 s. */
export function connectApp(url: string): Sql {
  return postgres(url, {
    ...shared,
    max: APP_POOL_MAX,
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
}

/** The owner's small pool, for migrations and maintenance: no limit on a statement's time. */
export function connectOwner(url: string): Sql {
  return postgres(url, {
    ...shared,
    max: OWNER_POOL_MAX,
    connection: {
      application_name: 'corridor owner',
      search_path: 'public',
      TimeZone: 'UTC',
      idle_in_transaction_session_timeout: 30_000,
    },
  })
}
