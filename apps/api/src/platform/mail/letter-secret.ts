import type { Sql } from '../sql.ts'

/** Secret that a letter's code or link opens, as `reset-link:<user>`, and the minutes that it lasts. */
export interface LetterSecret {
  of: string
  minutes: number
}

const emptied = (sql: Sql) => sql`
  sealed_content = null, text_body = '', html_body = '', unsubscribe_url = null,
  state = case when state in ('queued', 'deferred') then 'refused' else state end,
  answer = case when state in ('queued', 'deferred') then 'Its code or link died before it went out.' else answer end`

/** Empties the letters whose code or link has just died; one that has not gone out does not go out. */
export const emptyLettersOf = (tx: Sql, secretOf: string) => tx`
  update mail set ${emptied(tx)} where secret_of = ${secretOf} and sealed_content is not null`

/** As `emptyLettersOf`, after so many seconds. */
export const emptyLettersLater = (tx: Sql, secretOf: string, seconds: number) => tx`
  update mail set dies_at = least(dies_at, now() + make_interval(secs => ${seconds}))
  where secret_of = ${secretOf} and sealed_content is not null`

/** Empties the letters whose code or link has died by itself. */
export const emptyDeadLetters = (sql: Sql) => sql`
  update mail set ${emptied(sql)} where dies_at <= now() and sealed_content is not null`
