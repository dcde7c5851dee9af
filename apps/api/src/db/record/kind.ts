import type { RecordKind } from '@corridor/contract/records/record/kinds'
import type { OtherList } from '@corridor/contract/records/record/lists'
import type postgres from 'postgres'
import type { FieldCrypto } from '../../platform/field-crypto.ts'
import type { Sql } from '../../platform/sql.ts'
import type { Narrowing } from '../list/matching.ts'
import type { AnyListSpec } from '../list/spec.ts'
import type { Context } from '../scope/context.ts'
import type { Scope } from '../scope/scope.ts'
import type { RecordRow } from './record.ts'
import type { TransferRules } from './transfer-rules.ts'

export interface RecordPart {
  table: string
  /** Names the record. */
  column: string
  /** Column whose value a record has only once; such rows are known by it, others by their `id`. */
  once?: string
  /** A record has one row at most: it goes over only to a record that has none. */
  isOnly?: true
  /** One row of a record at most bears this value: if both records have such a row, the one that goes over takes another. */
  single?: { column: string; value: string; instead: string }
  /** A column that names a file, which goes with the row for good unless another holds it too. */
  file?: string
}

/** How a kind goes out in files that hold more than its list shows. */
export interface Exporting {
  /** The list with further columns; with `fields` its rows have their sealed values too, opened. */
  list: (fields: FieldCrypto | null) => AnyListSpec
  /** Runs in the transaction that ends a file with the sealed values of so many records. */
  onOpened: (context: Context, tx: postgres.TransactionSql, records: number) => Promise<void>
}

/**
 * Declares one kind of record to the mechanisms that work on records of any: where its rows are, and the verbs that change them. A feature
 * gives one for each of its kinds in its `kind.ts`.
 */
// biome-ignore lint/suspicious/noExplicitAny: a mechanism knows no row's shape; each kind checks its own.
export interface KindRules<Row extends RecordRow = any, Wire = any> {
  kind: RecordKind
  table: string
  list: AnyListSpec<Row, Wire>
  /** Condition on rows of this kind, if the table holds several. */
  narrowing?: Narrowing
  /** Name of a record for a person. */
  nameOf: (row: Row) => string
  add?: (context: Context, input: never) => Promise<{ data: { _id: string } }>
  /** As bulk actions change one: nothing but its status. */
  update: (context: Context, input: { id: string; status?: 'active' | 'inactive' }) => Promise<unknown>
  /** Sets values that its facts call settable, as its update would. With `haveStood` they stood before: whom they name may have left since. */
  set?: (context: Context, input: never, how?: { haveStood?: boolean }) => Promise<unknown>
  remove: (context: Context, input: { id: string }) => Promise<unknown>
  /** Rules for importing it by the hundred; kinds without them cannot be imported. */
  transfer?: TransferRules
  exported?: Exporting
  /** Refuses, by its own code, what the database refused as the double of another record; throws on anything else. Without it two may be alike. */
  refuseDouble?: (error: unknown, name: string) => never
  /** The record that one stands below, where that is deleted; where it stands, it cannot be deleted before `tx` ends. */
  deletedAbove?: (tx: Sql, id: string) => Promise<{ id: string; name: string } | undefined>
  /** Refuses what comes back from the bin by another way. */
  refuseRestore?: (tx: Sql, scope: Scope, id: string) => Promise<void>
  /**
   * Rows of other tables that are about a record alone, and go with it for good. Merging two records moves them over to the one that is
   * kept.
   */
  parts?: readonly RecordPart[]
  /** Columns that name a file, which goes with the record for good unless another holds it too. */
  files?: readonly string[]
}

/** Input of a verb that changes a record. */
export type Changing<Verb extends (context: never, input: never, ...more: never) => unknown> = Parameters<Verb>[1]

declare module '../../platform.ts' {
  interface Platform {
    /** The kinds of records that bin, bulk actions, import and export work on. */
    kinds: Readonly<Record<RecordKind, KindRules>>
    /** Lists of other nouns that show records of a kind. */
    lists: Readonly<Record<OtherList, AnyListSpec>>
  }
}
