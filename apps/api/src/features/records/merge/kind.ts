import type { MergeChoices } from '@corridor/contract/records/merge/kinds'
import type { Merge } from '@corridor/contract/records/merge/shapes'
import type postgres from 'postgres'
import type { KindRules, RecordPart } from '../../../db/record/kind.ts'
import type { RecordRow } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { WakenJob } from '../../../platform/jobs.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import type { MergeTable } from './tables.ts'

/** Rows by table: `hotlist_candidate: [hotlist ids]`. */
export type Moved = Record<string, string[]>

/** One that is probably the same as another, how likely that is, 0 to 1, and why. */
export interface Likely<Reason extends string = string> {
  id: string
  score: number
  reasons: Reason[]
}

/** A record that was compared with the others of its company. */
export interface Compared<Reason extends string = string> {
  id: string
  companyId: string
  likely: readonly Likely<Reason>[]
}

/** Changes of a merge of these values, as they are kept. */
export interface Changes<Values> {
  before: Partial<Values>
  merged: Partial<Values>
}

/** Two records that are or were one, by the merge of them. */
export interface MergedTwo {
  mergeId: string
  kept: string
  gone: string
}

/** How sealed values go over: they do not open under another record, and stand in no column of plain values. */
export interface SealedMerging<Field extends string> {
  /** Gives the kept record those that are chosen of the other, which is in the bin; answers columns of the merge that hold what stood. */
  take: (
    context: CompanyContext,
    tx: postgres.TransactionSql,
    two: MergedTwo,
    choices: MergeChoices<Field>,
  ) => Promise<object>
  /** Gives the kept record its own back, before the other returns; answers the names of those that are others by now. */
  giveBack: (context: CompanyContext, tx: postgres.TransactionSql, two: MergedTwo) => Promise<string[]>
}

/**
 * Declares a kind of record whose doubles are found, listed, merged and split again. It has three tables more, named after its own:
 * `…_to_match`, which its triggers fill with records to compare, `…_pair` and `…_merge`. Records that go over to the kept one are the
 * `parts` of its rules.
 */
export interface MergeKind<
  Row extends RecordRow,
  Wire,
  Values extends object,
  Field extends string,
  Reason extends string,
> {
  rules: KindRules<Row, Wire> & { table: MergeTable }
  /** {Entity} of messages. */
  entity: string
  messages: { merged: string; split: string; apart: string; reopened: string }
  /** The column that people know one by. */
  nameColumn: string
  /** The same of who went, under the alias `g`, and how it is shown. */
  gone: { columns: string; toNames(row: object): Omit<Merge['goneInfo'][number], '_id'> }
  /** Values that its own form holds of a record. */
  valuesOf: (record: Wire, row: Row) => Values
  /** Makes the values of one once the other is merged into it. */
  merge: (kept: Values, other: Values, choices: MergeChoices<Field>) => Values
  /** Makes the values of the kept one once the two are split, and lists those that nobody can put back. */
  split: (changes: Changes<Values>, stands: Values) => { values: Partial<Values>; changed: string[] }
  /** Writes values that were judged when they were first written; `isTakenBack` if they stood before. */
  update: (
    context: CompanyContext,
    id: string,
    values: Partial<Values>,
    isTakenBack: boolean,
  ) => Promise<{ data: Wire }>
  /** A file that the kept record held before stays as long as it may be needed again: the column of the merge that names it. */
  file?: { column: string; of: (before: Partial<Values>) => string | null }
  /** Values that no form holds, as they are sealed under their record. */
  sealed?: SealedMerging<Field>
  /** Rows that name the record and are not its parts: they outlive it, and go over to the kept one too. */
  naming?: readonly RecordPart[]
  /** Does the kind's own work once the rows have gone over. */
  settle?: (context: CompanyContext, tx: postgres.TransactionSql, moved: Moved) => Promise<unknown>
  /** Compares those of these records that stand with the others of their company. */
  compare: (tx: Sql, ids: string[], platform: Platform) => Promise<readonly Compared<Reason>[]>
  /** Likelihood from which on two stand on the list; `likelyMin` unless it names another. */
  listedFrom?: number
  /** The job that compares. */
  job: WakenJob
}

// biome-ignore lint/suspicious/noExplicitAny: the mechanism knows no kind's shapes; each kind checks its own.
export type AnyMergeKind = MergeKind<any, any, any, any, any>
