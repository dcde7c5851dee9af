import { AsyncLocalStorage } from 'node:async_hooks'
import type postgres from 'postgres'
import { isLastWord, isLoss, type PendingStatement, toStatement } from './statement.ts'

/** A transaction as long as its work runs: over once that is settled, lost once its connection is. */
interface Transaction {
  state: 'open' | 'over' | 'lost'
  /** Statements and savepoints that wait for an answer. A lost connection answers none of them. */
  readonly pending: Set<{ reject: (error: unknown) => void }>
}

const current = new AsyncLocalStorage<Transaction>()

/** True inside the work of a transaction that is still open. */
export const isInTransaction = (): boolean => current.getStore()?.state === 'open'

/**
 * Does what must stand even if the transaction that it is called in is undone, such as counting a try: `act` may ask the pool, where it
 * waits for a place of its own.
 */
export const besideTransaction = <Answer>(act: () => PromiseLike<Answer>): Promise<Answer> =>
  // Awaited inside: a statement is sent only once somebody waits for it.
  current.exit(async () => act())

type Work<Answer> = (tx: postgres.TransactionSql) => Answer | Promise<Answer>

/**
 * Runs work in one transaction of the driver's. The driver itself sends a statement on a connection that the server has ended: it dies of
 * it, or the statement runs in whatever the connection was opened for again, outside of any transaction. So once the connection is lost,
 * or the work is settled, a statement on `tx` is refused here, and what lost work answers is dropped: the driver never hears of it and
 * sends no `rollback`. Throws what the work throws, and the driver's error if the connection was lost.
 */
export async function begin<Answer>(driver: postgres.Sql, options: string, work: Work<Answer>): Promise<Answer> {
  let hasBegun = false
  const noted: Work<Answer> = (tx) => {
    hasBegun = true
    return work(tx)
  }
  try {
    return await beginOnce(driver, options, noted)
  } catch (error) {
    if (hasBegun || !isLastWord(error)) throw error
    return beginOnce(driver, options, work)
  }
}

async function beginOnce<Answer>(driver: postgres.Sql, options: string, work: Work<Answer>): Promise<Answer> {
  const transaction: Transaction = { state: 'open', pending: new Set() }
  try {
    const answer = await driver.begin(options, (tx) =>
      current.run(transaction, () =>
        whileOpen(
          transaction,
          () => work(guarded(tx, transaction)),
          () => {
            transaction.state = 'over'
          },
        ),
      ),
    )
    return answer as Answer
  } catch (error) {
    if (transaction.state === 'open') lose(transaction, error)
    throw error
  }
}

/** Settles as the work does, `atEnd` before it; never if the transaction ended without it. */
function whileOpen<Answer>(
  transaction: Transaction,
  work: () => Answer | Promise<Answer>,
  atEnd = () => {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (hand: () => void) => {
      if (transaction.state !== 'open') return
      atEnd()
      hand()
    }
    const working = (async () => work())()
    working.then(
      (answer) => settle(() => resolve(answer)),
      (error) => settle(() => reject(error)),
    )
  })
}

/** The driver's transaction with every statement judged before it is sent. */
function guarded(tx: postgres.TransactionSql, transaction: Transaction): postgres.TransactionSql {
  const judge = (statement: unknown) => {
    const pending = toStatement(statement)
    if (!pending) return statement
    const send = pending.handler
    pending.handler = () => {
      if (transaction.state !== 'open') return pending.reject(refusalOf(transaction))
      watch(pending, transaction)
      return send(pending)
    }
    return pending
  }
  const statement = (...asked: unknown[]) => judge(Reflect.apply(tx, undefined, asked))
  return Object.assign(statement, tx, {
    unsafe: (...asked: Parameters<typeof tx.unsafe>) => judge(tx.unsafe(...asked)),
    savepoint: (...asked: unknown[]) => savepoint(tx, transaction, asked),
  }) as unknown as postgres.TransactionSql
}

function savepoint(tx: postgres.TransactionSql, transaction: Transaction, asked: unknown[]): Promise<unknown> {
  const work = asked.pop() as Work<unknown>
  return new Promise((resolve, reject) => {
    if (transaction.state !== 'open') return reject(refusalOf(transaction))
    const waiting = { reject }
    transaction.pending.add(waiting)
    const within = (inner: postgres.TransactionSql) => whileOpen(transaction, () => work(guarded(inner, transaction)))
    const done: Promise<unknown> = Reflect.apply(tx.savepoint, tx, [...asked, within])
    done.then(resolve, reject).finally(() => transaction.pending.delete(waiting))
  })
}

/** Keeps a statement among the pending ones until it is answered, and learns from its error whether the connection is lost. */
function watch(pending: PendingStatement, transaction: Transaction): void {
  const { resolve, reject } = pending
  transaction.pending.add(pending)
  pending.resolve = (rows) => {
    transaction.pending.delete(pending)
    resolve(rows)
  }
  pending.reject = (error) => {
    transaction.pending.delete(pending)
    if (transaction.state === 'open' && isLoss(error)) lose(transaction, error)
    reject(error)
  }
}

/** Refuses what still waits, so that the work can let go of what it holds. */
function lose(transaction: Transaction, error: unknown): void {
  transaction.state = 'lost'
  for (const pending of [...transaction.pending]) pending.reject(error)
}

const refusalOf = ({ state }: Transaction) =>
  state === 'lost'
    ? Object.assign(new Error('The connection of this transaction is lost.'), { code: 'CONNECTION_CLOSED' })
    : Object.assign(new Error('This transaction has ended.'), { code: 'TRANSACTION_OVER' })
