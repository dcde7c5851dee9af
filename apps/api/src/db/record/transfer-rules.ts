import type { KeptFault } from '@corridor/contract/records/transfer/faults'
import type { ImportKind } from '@corridor/contract/records/transfer/kinds'
import type postgres from 'postgres'
import { Failure } from '../../platform/fail.ts'
import type { Sql } from '../../platform/sql.ts'
import type { Context } from '../scope/context.ts'

/** A record that a name may mean, and what to call it if others have the same name. */
export interface Named {
  /** The place, in the names that were asked for, of the one that this answers. */
  at: number
  id: string
  label: string
}

/** Outcome for one of many: the record, or why not. */
export type Outcome = { id: string } | { fault: KeptFault }

/** Turns a verb's refusal into the fault of a row; throws anything else on. */
export function toRowFault(error: unknown, field?: string): KeptFault {
  if (!(error instanceof Failure)) throw error
  const { params, fields } = error.data
  const [named] = Object.entries(fields ?? {})
  if (named) return { field: field ?? named[0], message: named[1] }
  return { field, message: error.message, refusal: error.code, params }
}

/** Records that rows of a kind may go onto beside being added: each of many ids in the caller's transaction. */
export interface Destination {
  /** Throws `record.notFound` if the caller does not see it. */
  assert: (context: Context, id: string) => Promise<void>
  put: (context: Context, tx: postgres.TransactionSql, id: string, recordIds: string[]) => Promise<void>
  /** Before they are removed: what stands on a list is in use. */
  takeOff: (context: Context, tx: postgres.TransactionSql, id: string, recordIds: string[]) => Promise<void>
}

/**
 * Rules for importing records of a kind by the hundred: each question is one statement for all of them. Answers stand at the places of what
 * was given.
 */
// biome-ignore lint/suspicious/noExplicitAny: a mechanism knows no input's shape; each kind checks its own.
export interface TransferRules<Input = any> {
  /** By field: the records that each of these names may mean. */
  references: Record<string, (sql: Sql, context: Context, names: string[]) => Promise<Named[]>>
  /** The body that a row's values mean, if they are not it already. */
  toBody?: (values: Record<string, unknown>) => Record<string, unknown>
  /** Name of a row's record for a person; its `name` without this. */
  nameOf?: (body: Record<string, unknown>) => string
  /** Finds the faults that only the database knows, one of each row; undefined for one that is sound. */
  judge?: (sql: Sql, context: Context, inputs: Input[]) => Promise<(KeptFault | undefined)[]>
  /** Finds the key that tells each record from the others of its kind, and whether one of that key stands, or in which words it does. */
  identify: (sql: Sql, context: Context, inputs: Input[]) => Promise<{ key: string; stands: boolean | KeptFault }[]>
  /** Counts the records that there can be more, with the fault of the next; undefined if there is no end to them. */
  room?: (sql: Sql, context: Context) => Promise<{ left: number; fault: KeptFault } | undefined>
  /** Adds them in the caller's transaction, by the rules of the kind's own add, and leaves a row of the trail for each. */
  addMany: (context: Context, tx: postgres.TransactionSql, inputs: Input[]) => Promise<Outcome[]>
  /** Removes those that nobody changed or uses since they were added, in the same way. */
  removeUntouched: (context: Context, tx: postgres.TransactionSql, ids: string[]) => Promise<Outcome[]>
  /** Given by the noun to which they go. */
  destination?: Destination
}

declare module '../../platform.ts' {
  interface Platform {
    /** How each kind is brought in from tables. */
    imports: Readonly<Record<ImportKind, TransferRules>>
  }
}
