import type { KeptFault } from '@corridor/contract/records/transfer/faults'
import type postgres from 'postgres'
import { Failure } from '../../platform/fail.ts'
import type { Sql } from '../../platform/sql.ts'
import type { Context } from '../scope/context.ts'

/** A record that a name may mean, and what to call it where others have the same name. */
export interface Named {
  /** The place, in the names that were asked for, of the one that this answers. */
  at: number
  id: string
  label: string
}

/** What became of one of many: the record, or why not. */
export type Outcome = { id: string } | { fault: KeptFault }

/** What a verb refused, as what is wrong with a row; anything else is thrown on. */
export function toRowFault(error: unknown, field?: string): KeptFault {
  if (!(error instanceof Failure)) throw error
  const { params, fields } = error.data
  const [named] = Object.entries(fields ?? {})
  if (named) return { field: field ?? named[0], message: named[1] }
  return { field, message: error.message, refusal: error.code, params }
}

/** Where records of a kind may go beside being added: each of many ids in the caller's transaction. */
export interface Destination {
  /** Throws `record.notFound` if the caller does not see it. */
  assert: (context: Context, id: string) => Promise<void>
  put: (context: Context, tx: postgres.TransactionSql, id: string, recordIds: string[]) => Promise<void>
  /** Before they are removed: what stands on a list is in use. */
  takeOff: (context: Context, tx: postgres.TransactionSql, id: string, recordIds: string[]) => Promise<void>
}

/**
 * How records of a kind are brought in by the hundred: each question is one statement for all of them. Answers stand at the places of
 * what was given.
 */
// biome-ignore lint/suspicious/noExplicitAny: a mechanism knows no input's shape; each kind checks its own.
export interface TransferRules<Input = any> {
  /** By field: the records that each of these names may mean. */
  references: Record<string, (sql: Sql, context: Context, names: string[]) => Promise<Named[]>>
  /** The body that a row's values mean, where they are not it already. */
  toBody?: (values: Record<string, unknown>) => Record<string, unknown>
  /** What a person calls the record of a row; its `name` without this. */
  nameOf?: (body: Record<string, unknown>) => string
  /** What is wrong with each where only the database knows it; undefined for one that is sound. */
  judge?: (sql: Sql, context: Context, inputs: Input[]) => Promise<(KeptFault | undefined)[]>
  /** What tells each record from the others of its kind, and whether one of that key stands, or in which words it does. */
  identify: (sql: Sql, context: Context, inputs: Input[]) => Promise<{ key: string; stands: boolean | KeptFault }[]>
  /** How many more there can be, and what is said of the next; undefined if there is no end to them. */
  room?: (sql: Sql, context: Context) => Promise<{ left: number; fault: KeptFault } | undefined>
  /** Adds them in the caller's transaction, by the rules of the kind's own add, and leaves a row of the trail for each. */
  addMany: (context: Context, tx: postgres.TransactionSql, inputs: Input[]) => Promise<Outcome[]>
  /** Removes those that nobody changed or uses since they were added, in the same way. */
  removeUntouched: (context: Context, tx: postgres.TransactionSql, ids: string[]) => Promise<Outcome[]>
  /** Given by the noun to which they go. */
  destination?: Destination
}
