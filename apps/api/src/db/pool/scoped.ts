import type postgres from 'postgres'
import { isLastWord, isLoss, type PendingStatement, sendNow } from './statement.ts'

/** In whose name statements are sent. */
export interface Whose {
  companyId: string
  /** Person who asks: what is a person's alone is narrowed by it. */
  userId: string
}

/** Role that the policies of the tables bind. The pool's own role may take it, and has none of its rights by itself. */
export const companyRole = 'corridor_company'

/** Times that a statement may be sent anew, by the reason. */
interface Retries {
  /** It was planned before its table changed: each connection may have such a plan. */
  stale: number
  /** It was not sent at all, and got the last word of a connection that ended before. */
  unsent: number
}

/** Connection of the driver (`connection.js`, version 3.4), as far as statements are put on it here. */
interface Connection {
  /** Sends a statement behind those on their way; false if nothing may follow before this one is answered. */
  execute(statement: PendingStatement): unknown
  /** Called when nothing is on its way; a transaction that has ended gives the connection back before that. */
  reserved: (() => void) | null
  terminate(): void
}

/** Work of a transaction in somebody's name, which ends with it. */
export const beginFor =
  <Answer>({ companyId, userId }: Whose, work: (tx: postgres.TransactionSql) => Answer) =>
  (tx: postgres.TransactionSql): Answer => {
    const settings = settingsFor(tx, companyId, userId)
    sendNow(settings)
    // If it fails, so does everything behind it, and the transaction with this error.
    settings.catch(() => undefined)
    return work(tx)
  }

const settingsFor = (sql: postgres.Sql | postgres.TransactionSql, companyId: string, userId: string) =>
  sql`
    select set_config('role', ${companyRole}, true), set_config('app.company', ${companyId}, true),
      set_config('app.person', ${userId}, true)` as unknown as PendingStatement

/**
 * Sends a single statement in somebody's name: `begin`, the settings, the statement and `commit` go out together, and it is settled once
 * all four are answered. It is never sent on a connection that was not told in whose name; nor by the driver's own second try, which would
 * come behind the `commit`.
 */
export const sendFor =
  (driver: postgres.Sql, whose: Whose) =>
  (pending: PendingStatement): void =>
    sendQuartet(driver, whose, pending, { stale: 12, unsent: 1 })

function sendQuartet(driver: postgres.Sql, whose: Whose, pending: PendingStatement, left: Retries): void {
  const { resolve, reject } = pending
  const state = { fault: undefined as unknown, again: null as keyof Retries | null, isBuilding: false, isDone: false }
  let rows: unknown

  const end = () => {
    if (state.isDone) return
    state.isDone = true
    pending.resolve = resolve
    pending.reject = reject
    const reason = state.again
    if (reason && left[reason] > 0) sendQuartet(driver, whose, pending, { ...left, [reason]: left[reason] - 1 })
    else if (state.fault === undefined) resolve(rows)
    else reject(state.fault)
  }
  const note = (error: unknown) => {
    state.fault ??= error
    if (isLoss(error)) end()
  }
  pending.resolve = (answer) => {
    rows = answer
  }
  pending.reject = note
  refuseOwnTry(pending, (error) => {
    state.again = 'stale'
    note(error)
  })

  const settings = settingsFor(driver, whose.companyId, whose.userId)
  settings.resolve = () => undefined
  settings.reject = note
  const commit = driver.unsafe('commit') as unknown as PendingStatement
  commit.resolve = end
  commit.reject = (error) => {
    note(error)
    end()
  }
  // Answers that nothing more may be put on the connection: it is ours until the end of the transaction.
  const onexecute = (connection: Connection): false => {
    const give = giverOf(connection)
    give(settings)
    state.isBuilding = true
    give(pending)
    state.isBuilding = false
    if (state.fault === undefined) {
      give(commit)
      return false
    }
    // A value that cannot be sent: the driver has noted the statement as sent, and would take the next answer for its own. Its unwritten
    // bytes go out first, or stand before the greeting when the connection is opened again.
    setImmediate(() => connection.terminate())
    return false
  }
  const opening = driver.unsafe('begin', [], { onexecute } as object) as unknown as PendingStatement
  opening.resolve = () => undefined
  opening.reject = (error) => {
    // The driver blames what is on its way, which is this one.
    if (state.isBuilding) state.fault ??= error
    else {
      if (opening.state === null && isLastWord(error)) state.again = 'unsent'
      note(error)
      end()
    }
  }
  sendNow(opening)
}

/** Puts statements on a connection one behind the other, each as soon as the one before lets it. */
function giverOf(connection: Connection): (statement: PendingStatement) => void {
  const waiting: PendingStatement[] = []
  let isFree = true
  const send = (statement: PendingStatement) => {
    isFree = Boolean(connection.execute(statement))
  }
  connection.reserved = () => {
    isFree = true
    for (let next = waiting.shift(); next; next = isFree ? waiting.shift() : undefined) send(next)
  }
  return (statement) => {
    if (isFree) send(statement)
    else waiting.push(statement)
  }
}

/** Keeps the driver from sending a statement again by itself, where another plan is needed. */
function refuseOwnTry(pending: PendingStatement, told: (error: unknown) => void): void {
  const statement = pending as PendingStatement & { cancelled: unknown }
  statement.cancelled = null
  Object.defineProperty(statement, 'retried', {
    configurable: true,
    get: () => undefined,
    set: (error: unknown) => {
      statement.cancelled = true
      told(error)
    },
  })
}
