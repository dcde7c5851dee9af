import type { Sql } from '../sql.ts'
import type { Outcome } from './smtp.ts'

interface NewLetter {
  id: string
  to_name: string
  to_address: string
  subject: string
  text_body: string
  html_body: string
  unsubscribe_url: string | null
}

/** A letter that one worker may send until its lease ends. */
export interface LeasedLetter extends NewLetter {
  lease: string
  attempts: number
  created_at: Date
}

const readableHours = 24
const keptDays = 90

export const insertLetter = (tx: Sql, letter: NewLetter) => tx`insert into mail ${tx(letter)}`

/** Without a server a letter stays where it is. */
export const storeLetter = (sql: Sql, id: string) =>
  sql`update mail set state = 'stored' where id = ${id} and state = 'queued'`

/** Takes a letter that is due. A worker that died before it handed anything over is followed by the next; after that, nobody may know. */
export async function leaseLetter(
  sql: Sql,
  id: string,
  lease: string,
  leaseMs: number,
): Promise<LeasedLetter | undefined> {
  await sql`
    update mail set state = 'unknown', answer = 'The worker ended before the server answered.'
    where id = ${id} and state = 'sending' and content_at is not null and due_at <= now()`
  const [letter] = await sql<LeasedLetter[]>`
    update mail set state = 'sending', lease = ${lease}, due_at = now() + make_interval(secs => ${leaseMs / 1000}),
      attempts = attempts + 1
    where id = ${id} and state in ('queued', 'deferred', 'sending') and content_at is null and due_at <= now()
    returning *`
  return letter
}

/** Notes that the content begins to go out, and holds the letter for the time that this may take; false if the lease has ended. */
export async function beginContent(sql: Sql, { id, lease }: LeasedLetter, leaseMs: number): Promise<boolean> {
  const { count } = await sql`
    update mail set content_at = now(), due_at = now() + make_interval(secs => ${leaseMs / 1000})
    where id = ${id} and state = 'sending' and lease = ${lease} and due_at > now()`
  return count === 1
}

// A worker that was held up learns the truth late; it is better than not knowing.
const mine = (sql: Sql, { id, lease }: LeasedLetter) =>
  sql`id = ${id} and lease = ${lease} and state in ('sending', 'unknown')`

/** Ends a letter with the last words about it. */
export const endLetter = (sql: Sql, letter: LeasedLetter, state: Outcome['state'], answer: string) =>
  sql`update mail set state = ${state}, answer = ${answer}, sent_at = ${state === 'accepted' ? sql`now()` : null}
    where ${mine(sql, letter)}`

/** Notes when a letter is tried again; false if it is no longer this worker's. */
export async function deferLetter(tx: Sql, letter: LeasedLetter, answer: string, waitMs: number): Promise<boolean> {
  const { count } = await tx`
    update mail set state = 'deferred', answer = ${answer}, content_at = null,
      due_at = now() + make_interval(secs => ${waitMs / 1000})
    where ${mine(tx, letter)}`
  return count === 1
}

/** Seconds until a letter that waits, or that another worker holds, may be looked at again; nothing if it has ended. */
export async function secondsUntilDue(sql: Sql, id: string): Promise<number | undefined> {
  const [row] = await sql<{ seconds: number }[]>`
    select greatest(1, extract(epoch from due_at - now()))::float as seconds from mail
    where id = ${id} and state in ('queued', 'sending', 'deferred')`
  return row?.seconds
}

/** How many letters are in each of the states from which they are still to go out. */
export async function countWaiting(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql<{ state: string; letters: number }[]>`
    select state, count(mail.id)::int as letters
    from unnest(array['queued', 'sending', 'deferred']) as state left join mail using (state) group by state`
  return new Map(rows.map(({ state, letters }) => [state, letters]))
}

/** Ends letters that came with a backup: no job speaks of them any more, so nobody will send them. */
export const endRestoredLetters = (tx: Sql) => tx`
  update mail set state = case when content_at is null then 'refused' else 'unknown' end,
    answer = 'Nobody sends it any more: it came with a backup.'
  where state in ('queued', 'sending', 'deferred')`

/** Forgets what ended letters said, which may be a code or a link, after a day; the letters themselves after ninety. */
export async function forgetLetters(sql: Sql): Promise<void> {
  await sql`
    update mail set text_body = '', html_body = '', unsubscribe_url = null
    where state in ('accepted', 'refused', 'unknown') and text_body <> ''
      and created_at < now() - make_interval(hours => ${readableHours})`
  await sql`delete from mail where created_at < now() - make_interval(days => ${keptDays})`
}
