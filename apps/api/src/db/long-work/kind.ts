import type { LiveEvent } from '@corridor/contract/told/event/shapes'
import type postgres from 'postgres'
import type { WorkJob } from '../../platform/jobs.ts'
import type { Sql } from '../../platform/sql.ts'
import type { Platform } from '../../platform.ts'
import type { RecordRow } from '../record/record.ts'
import type { Context } from '../scope/context.ts'

/** The columns of every table of long work. */
export interface WorkRow extends RecordRow {
  created_by: string
  company_id: string | null
  state: string
  /** Reason for an end other than its person asked for. */
  reason: object | null
  /** Numbers the worker that has it: whoever has another number writes nothing. */
  turn: number
  leased_until: Date | null
  /** Number of workers in a row that died at it. */
  times_lost: number
}

export interface WorkTable {
  table: string
  /** The columns that hold JSON. */
  json: readonly string[]
}

/** Turn of a worker at one piece of work. */
export interface Turn<Row extends WorkRow> {
  /** Context of the person who asked, with the rights that they have now. */
  context: Context
  work: Row
  /** Tells the person's open pages how far it is; not more often than they can be read, unless it is the end. */
  tell(tx: Sql, isEnd?: boolean): Promise<void>
}

/**
 * Kind of work that outlasts its request: its table, the states in which a worker is at it, and the worker's turn then. The worker, the
 * lease and the end of work whose worker died are the same for every kind (`run.ts`, `resume.ts`); its items, and how they are taken back,
 * are the kind's own.
 */
export interface LongWork<Row extends WorkRow> extends WorkTable {
  /** As its person's pages are told of it. */
  event: LiveEvent['kind']
  /** The queue whose pieces bring a worker to it. */
  job: WorkJob
  /** The states in which a worker is at it, each with the state that it ends in if it cannot go on. */
  halts: Readonly<Record<string, Row['state']>>
  /** The context of its person. Throws `session.forbidden` if they may no longer do it. */
  resume(sql: postgres.Sql, platform: Platform, work: Row): Promise<Context>
  /** Does a part of it, in transactions that begin with `lockWork`; answers whether there is more. */
  advance(turn: Turn<Row>): Promise<boolean>
  /** Runs in the transaction that ends work that cannot go on. */
  halted?(tx: postgres.TransactionSql, platform: Platform, work: Row): Promise<void>
  /** Days for which it is kept after it was made, unless a worker is at it. */
  keptDays: number
  /** States in which it waits for its person, and how long it does before it is forgotten. */
  left?: { states: readonly Row['state'][]; days: number }
  /** The files that rows beside it hold, which go with it. */
  filesOf?(tx: Sql, work: Row): Promise<string[]>
  /** Runs in the transaction that forgets it, afterwards; `files` are those of `filesOf`. */
  forgotten?(tx: postgres.TransactionSql, platform: Platform, work: Row, files: readonly string[]): Promise<void>
}

/** Work whose items are each a transaction of a queue's piece: no worker leases the whole of it. */
export interface WorkOfItems {
  /** Queues the items that a worker who died has left, and ends those that nobody can go on with. */
  resumeItems(sql: postgres.Sql, platform: Platform): Promise<void>
  /** Forgets what is old. */
  forget(sql: postgres.Sql, platform: Platform): Promise<void>
}
