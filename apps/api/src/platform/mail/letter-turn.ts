import { hashName } from '../crypto.ts'
import { fail } from '../fail.ts'
import type { Sql } from '../sql.ts'
import { boundOf, kindsOfOthers, type LetterKind, ofOthersADayMax } from './letter-kinds.ts'

/** A letter that is to go to an address. */
export interface Turn {
  address: string
  kind: LetterKind
  /** The company on whose behalf somebody pressed. */
  by?: string | undefined
}

const dayS = 86_400
// Beyond that a letter tells nothing new.
const heldSecondsMax = dayS

interface TurnRow {
  /** Seconds until the next one may go, and until the day's number begins anew. */
  wait: number
  day_left: number
  of_day: number
  last_by: string | null
}

// A server hands what is behind a plus sign to the person before it.
const keyOf = (address: string) => hashName(address.replace(/\+[^@]*(?=@)/, ''))

/**
 * Takes the next turn of a person and a kind, and answers how many seconds off it is; undefined if this letter is left out. Lets others who
 * ask at the same moment wait until `tx` ends. Throws `letter.tooSoon` and `letter.tooMany`.
 */
export async function takeTurn(tx: Sql, { address, kind, by }: Turn): Promise<number | undefined> {
  const key = keyOf(address)
  const bound = boundOf(kind)
  const row = await holdTurn(tx, key, kind)
  const isCrowded = bound.isOfOthers !== undefined && (await countOfOthers(tx, key)) >= ofOthersADayMax
  let wait = Math.max(0, row.wait)
  const isFull = isCrowded || (wait < row.day_left && row.of_day >= bound.aDay)
  if (isFull) wait = Math.max(wait, row.day_left)
  if (wait > 0) {
    if (bound.second === 'left' || wait > heldSecondsMax) return undefined
    if (bound.second === 'refused') refuse(row, wait, isFull, by)
  }
  const isNewDay = wait >= row.day_left
  await tx`
    update letter_turn set next_at = clock_timestamp() + make_interval(secs => ${wait + bound.every}),
      of_day = ${isNewDay ? 1 : row.of_day + 1}, last_by = ${by ?? null}
      ${isNewDay ? tx`, day_ends_at = clock_timestamp() + make_interval(secs => ${wait + dayS})` : tx``}
    where address = ${key} and kind = ${kind}`
  return wait
}

// A company does not learn that another one wrote a moment ago: its letter waits for its turn.
function refuse(row: TurnRow, wait: number, isFull: boolean, by: string | undefined): void {
  const retryAfterSeconds = Math.ceil(wait)
  if (isFull) throw fail('letter.tooMany', undefined, { retryAfterSeconds })
  if (row.last_by === (by ?? null)) throw fail('letter.tooSoon', undefined, { retryAfterSeconds })
}

async function holdTurn(tx: Sql, key: Buffer, kind: LetterKind): Promise<TurnRow> {
  const [row] = await tx<TurnRow[]>`
    insert into letter_turn as t (address, kind, next_at, day_ends_at) values (${key}, ${kind}, now(), now())
    on conflict (address, kind) do update set of_day = t.of_day
    returning extract(epoch from next_at - clock_timestamp())::float as wait,
      extract(epoch from day_ends_at - clock_timestamp())::float as day_left, of_day, last_by`
  return row as TurnRow
}

async function countOfOthers(tx: Sql, key: Buffer): Promise<number> {
  const [row] = await tx<{ letters: number }[]>`
    select coalesce(sum(of_day), 0)::int as letters from letter_turn
    where address = ${key} and kind = any(${kindsOfOthers}) and day_ends_at > now()`
  return row?.letters ?? 0
}

/** Gives those letters their turns that wait for one beside this, the oldest first. Ends letters for which a day is too short. */
export async function giveTurns(tx: Sql, id: string): Promise<void> {
  const [letter] = await tx<{ kind: LetterKind; to_address: string }[]>`
    select kind, to_address from mail where id = ${id} and state = 'queued' and not has_turn`
  if (!letter) return
  const { kind, to_address: address } = letter
  // Lets one of two workers give the turns: the second finds all given.
  await holdTurn(tx, keyOf(address), kind)
  const waiting = await tx<{ id: string }[]>`
    select id from mail where lower(to_address) = lower(${address}) and kind = ${kind} and state = 'queued' and not has_turn
    order by created_at, id for update`
  for (const one of waiting) {
    const wait = await takeTurn(tx, { address, kind })
    if (wait === undefined) await leaveOut(tx, one.id)
    else
      await tx`
        update mail set has_turn = true, due_at = clock_timestamp() + make_interval(secs => ${wait}) where id = ${one.id}`
  }
}

const leaveOut = (tx: Sql, id: string) => tx`
  update mail set state = 'refused', has_turn = true, sealed_content = null,
    answer = 'Too many letters of this kind wait for this person.'
  where id = ${id}`

/** Forgets turns that bound nothing any more. */
export const forgetTurns = (sql: Sql) => sql`delete from letter_turn where greatest(next_at, day_ends_at) < now()`
