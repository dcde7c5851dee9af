import type postgres from 'postgres'
import { enterAll, makePlaces, type Places } from './places.ts'
import { beginFor, sendFor, type Whose } from './scoped.ts'
import { isLastWord, type PendingStatement, toStatement } from './statement.ts'
import { begin, isInTransaction } from './transaction.ts'

/** Milliseconds for which a statement or a transaction waits for a place. */
const waitMs = 3_000

/** Bounds of a share of the pool. */
interface ShareBounds {
  /** Statements and transactions of the share at a time. */
  max: number
  /** Milliseconds for which each waits for a place; three seconds if nothing is said. */
  waitMs?: number
}

/** A pool of connections with a bounded number of places. */
export interface Pool extends postgres.Sql {
  /**
   * The same pool for one of those who share it: no more than `max` of its statements and transactions are under way at a time, so that
   * whoever asks for much waits behind themselves. All handles of one name share its places.
   */
  shareOf(name: string, bounds: ShareBounds): Pool
  /** The same pool in a company's name: what it sends, the database holds against the policies of its tables. Only `db/scoped.ts` asks. */
  inNameOf(whose: Whose): Pool
}

interface PoolRules {
  /** Places at a time, as many as there are connections; undefined for a pool that nobody waits for. */
  places?: number
  /** Hears of whoever asks the pool inside a transaction; they are refused if it answers true. */
  whenNested: (error: Error) => boolean
}

/** Names whose places are kept; those that nobody uses any more go beyond that. */
const sharesMax = 1_000

/**
 * A driver's pool with the house's rules. A statement or a transaction takes a place first and is refused with `server.unavailable` after
 * three seconds without one: the driver itself lets it wait for ever. Transactions are our own `begin`. Inside a transaction the pool is
 * refused: ten who hold a connection and wait for a second one stop everybody.
 */
export function makePool(driver: postgres.Sql, { places, whenNested }: PoolRules): Pool {
  const shares = new Map<string, Places>()
  const placesOf = (name: string, max: number) => {
    const kept = shares.get(name)
    if (kept) return kept
    if (shares.size >= sharesMax) for (const [other, { isIdle }] of shares) if (isIdle()) shares.delete(other)
    const made = makePlaces(max)
    shares.set(name, made)
    return made
  }
  const refusal = () => {
    if (!isInTransaction()) return undefined
    const error = new Error('The pool was asked inside a transaction: its tx is meant.')
    return whenNested(error) ? error : undefined
  }
  const handle = (rows: readonly Places[], withinMs: number, whose?: Whose): Pool => {
    const judge = (made: unknown) => {
      const pending = toStatement(made)
      if (!pending) return made
      const send = whose ? sendFor(driver, whose) : pending.handler
      pending.handler = () => {
        const refused = refusal()
        if (refused) return pending.reject(refused)
        const sendAndLeave = (leave: () => void) => {
          askAgain(pending, send)
          send(pending)
          // Not sooner: the driver takes its connection back after it has settled the statement.
          pending.then(leave, leave)
        }
        const entered = enterAll(rows, withinMs)
        if (entered instanceof Promise) entered.then(sendAndLeave, pending.reject)
        else sendAndLeave(entered)
      }
      return pending
    }
    const beginInPlace = async (...asked: unknown[]) => {
      const work = asked.pop() as Parameters<typeof begin>[2]
      const refused = refusal()
      if (refused) throw refused
      const leave = await enterAll(rows, withinMs)
      try {
        return await begin(driver, (asked[0] as string | undefined) ?? '', whose ? beginFor(whose, work) : work)
      } finally {
        leave()
      }
    }
    const statement = (...asked: unknown[]) => judge(Reflect.apply(driver, undefined, asked))
    return Object.assign(statement, driver, {
      unsafe: (...asked: Parameters<typeof driver.unsafe>) => judge(driver.unsafe(...asked)),
      begin: beginInPlace,
      reserve: refuseReserve,
      shareOf: (name: string, { max, waitMs: ownMs = waitMs }: ShareBounds) =>
        handle([placesOf(name, max), ...rows], ownMs, whose),
      inNameOf: (named: Whose) => handle(rows, withinMs, named),
    }) as unknown as Pool
  }
  return handle(places === undefined ? [] : [makePlaces(places)], waitMs)
}

/** Has a statement that was refused before it was sent asked once more. */
function askAgain(pending: PendingStatement, send: PendingStatement['handler']): void {
  const { reject } = pending
  pending.reject = (error) => {
    pending.reject = reject
    if (pending.state === null && isLastWord(error)) send(pending)
    else reject(error)
  }
}

// A reserved connection that the server ended is opened again for somebody else, and nothing tells its holder.
function refuseReserve(): never {
  throw new Error('A connection is not reserved: begin is meant.')
}
