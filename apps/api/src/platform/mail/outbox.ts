import type { Sql } from '../sql.ts'
import type { ContentRow } from './letter-content.ts'
import type { LetterKind } from './letter-kinds.ts'
import { emptyDeadLetters } from './letter-secret.ts'
import { forgetTurns } from './letter-turn.ts'
import type { Outcome } from './smtp.ts'

interface NewLetter {
  id: string
  to_name: string
  to_address: string
  subject: string
  sealed_content: string
  secret_of: string | null
  kind: LetterKind
  /** False for one that gets its turn when it is about to go out. */
  has_turn: boolean
}

/** A letter that one worker may send until its lease ends. */
export interface LeasedLetter extends Pick<NewLetter, 'id' | 'to_name' | 'to_address' | 'subject'>, ContentRow {
  lease: string
  attempts: number
  created_at: Date
}

const keptDays = 90

/** Puts a letter into the outbox, to go out after so many seconds; what it opens dies after so many minutes. */
export const insertLetter = (
  tx: Sql,
  letter: NewLetter,
  { seconds, minutes }: { seconds: number; minutes: number | null },
) => tx`
  insert into mail (id, to_name, to_address, subject, sealed_content, secret_of, kind, has_turn, due_at, dies_at)
  values (${letter.id}, ${letter.to_name}, ${letter.to_address}, ${letter.subject}, ${letter.sealed_content}, ${letter.secret_of},
    ${letter.kind}, ${letter.has_turn}, now() + make_interval(secs => ${seconds}), now() + make_interval(mins => ${minutes}))`

/** Without a server a letter whose turn has come stays where it is. */
export const storeLetter = (sql: Sql, id: string) =>
  sql`update mail set state = 'stored' where id = ${id} and state = 'queued' and due_at <= now()`

/** Takes a letter that is due. A worker that died before it handed anything over is followed by the next; after that, nobody may know. */
export async function leaseLetter(
  sql: Sql,
  id: string,
  lease: string,
  leaseMs: number,
): Promise<LeasedLetter | undefined> {
  await sql`
    update mail set state = 'unknown', answer = 'The worker ended before the server answered.', ${nothingSaid(sql)}
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

const nothingSaid = (sql: Sql) => sql`sealed_content = null, text_body = '', html_body = '', unsubscribe_url = null`

/** Ends a letter with the last words about it, and empties it: what it said is its reader's now, or nobody's. */
export const endLetter = (sql: Sql, letter: LeasedLetter, state: Outcome['state'], answer: string) =>
  sql`update mail set state = ${state}, answer = ${answer}, sent_at = ${state === 'accepted' ? sql`now()` : null},
      ${nothingSaid(sql)}
    where ${mine(sql, letter)}`

/** Notes when a letter is tried again; false if it is no longer this worker's, or has died meanwhile. */
export async function deferLetter(tx: Sql, letter: LeasedLetter, answer: string, waitMs: number): Promise<boolean> {
  const { count } = await tx`
    update mail set state = 'deferred', answer = ${answer}, content_at = null,
      due_at = now() + make_interval(secs => ${waitMs / 1000})
    where ${mine(tx, letter)} and (sealed_content is not null or text_body <> '')`
  return count === 1
}

/** Seconds until a letter that waits, or that another worker holds, may be looked at again; nothing if it has ended. */
export async function secondsUntilDue(sql: Sql, id: string): Promise<number | undefined> {
  const [row] = await sql<{ seconds: number }[]>`
    select greatest(1, extract(epoch from due_at - now()))::float as seconds from mail
    where id = ${id} and state in ('queued', 'sending', 'deferred')`
  return row?.seconds
}

/** Counts the letters in each of the states from which they are still to go out. */
export async function countWaiting(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql<{ state: string; letters: number }[]>`
    select state, count(mail.id)::int as letters
    from unnest(array['queued', 'sending', 'deferred']) as state left join mail using (state) group by state`
  return new Map(rows.map(({ state, letters }) => [state, letters]))
}

/** Ends letters that came with a backup: no job speaks of them any more, so nobody will send them. */
export const endRestoredLetters = (tx: Sql) => tx`
  update mail set ${nothingSaid(tx)}, state = case when content_at is null then 'refused' else 'unknown' end,
    answer = 'Nobody sends it any more: it came with a backup.'
  where state in ('queued', 'sending', 'deferred')`

/** Empties letters whose code or link has died, and forgets all letters after ninety days. */
export async function forgetLetters(sql: Sql): Promise<void> {
  await emptyDeadLetters(sql)
  await forgetTurns(sql)
  await sql`delete from mail where created_at < now() - make_interval(days => ${keptDays})`
}
