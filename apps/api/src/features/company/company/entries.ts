import type { RecordKind } from '@corridor/contract/records/record/kinds'
import type postgres from 'postgres'
import type * as z from 'zod'
import { putIntoBin } from '../../../db/record/bin.ts'
import { differences, given, type RecordRow } from '../../../db/record/record.ts'
import type { Table } from '../../../db/record/table.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { closeStep, openStep } from './progress.ts'

/** One of the two parts of the onboarding that hold several records: locations and contact authorities. */
export interface EntryRules<Row extends RecordRow, Values extends object, Input extends object, Wire> {
  kind: RecordKind & `company-${string}`
  table: string
  /** The step that they belong to. */
  step: number
  messages: { added: string; updated: string; deleted: string }
  records: Table<Row, Values>
  /** The columns behind a whole record. Throws `request.invalid`; `at` is where it stood in the body. */
  judge: (tx: Sql, input: object, at: string) => Promise<Values>
  toInput: (row: Row) => Input
  toFacts: (row: Row) => Values
  toWire: (row: Row) => Wire
  nameOf: (row: Row) => string
}

interface Identity {
  _id?: string | undefined
  version?: number | undefined
}

type Tx = postgres.TransactionSql

/** Adds the entries without an id and updates those with one, all or none (product.md, Several rows at once). */
export const saveEntries =
  <Row extends RecordRow, Values extends object, Input extends object, Wire>(
    rules: EntryRules<Row, Values, Input, Wire>,
  ) =>
  (context: CompanyContext, list: string, entries: readonly (Identity & object)[]) =>
    write(context, `${rules.kind}.save`, async (tx) => {
      const progress = await openStep(tx, context, rules.step)
      const data: Wire[] = []
      const records: RecordChange[] = []
      for (const [at, { _id, version, ...input }] of entries.entries()) {
        const values = await rules.judge(tx, input, `${list}.${at}.`)
        const saved = _id
          ? await change(rules, context, tx, records, { id: _id, version }, () => Promise.resolve(values))
          : await add(rules, context, tx, records, values)
        data.push(rules.toWire(saved))
      }
      await closeStep(context, tx, progress)
      const { updated, added } = rules.messages
      const message = entries.every(({ _id }) => _id) ? updated : added
      return { records, answer: { success: true as const, message, data } }
    })

/** Updates one entry by a partial body. */
export const updateEntry =
  <Row extends RecordRow, Values extends object, Input extends object, Wire>(
    rules: EntryRules<Row, Values, Input, Wire>,
  ) =>
  (context: CompanyContext, { id, version, ...patch }: { id: string; version?: number | undefined }) =>
    write(context, `${rules.kind}.save`, async (tx) => {
      await rules.records.load(tx, context.scope, id)
      const progress = await openStep(tx, context, rules.step)
      const records: RecordChange[] = []
      const saved = await change(rules, context, tx, records, { id, version }, (stands) =>
        rules.judge(tx, { ...rules.toInput(stands), ...given(patch) }, ''),
      )
      await closeStep(context, tx, progress)
      return { records, answer: { success: true as const, message: rules.messages.updated, data: rules.toWire(saved) } }
    })

/** Puts one entry into the bin. */
export const deleteEntry =
  <Row extends RecordRow, Values extends object, Input extends object, Wire>(
    rules: EntryRules<Row, Values, Input, Wire>,
  ) =>
  (context: CompanyContext, { id }: { id: string }) =>
    write(context, `${rules.kind}.delete`, async (tx) => {
      const { kind, table, records } = rules
      await records.load(tx, context.scope, id)
      const progress = await openStep(tx, context, rules.step)
      const stands = await records.take(tx, context.scope, id)
      await putIntoBin(tx, context, { kind, table, id, name: rules.nameOf(stands) })
      await closeStep(context, tx, progress)
      const answer = { success: true as const, message: rules.messages.deleted }
      return { record: { kind, id }, before: rules.toFacts(stands), after: null, answer }
    })

async function add<Row extends RecordRow, Values extends object, Input extends object, Wire>(
  rules: EntryRules<Row, Values, Input, Wire>,
  context: CompanyContext,
  tx: Tx,
  records: RecordChange[],
  values: Values,
): Promise<Row> {
  const { scope } = context
  const id = await rules.records.insert(tx, scope, values)
  const row = await rules.records.load(tx, scope, id)
  const record = { kind: rules.kind, id }
  records.push({ action: `${rules.kind}.add`, record, before: null, after: rules.toFacts(row) })
  return row
}

async function change<Row extends RecordRow, Values extends object, Input extends object, Wire>(
  rules: EntryRules<Row, Values, Input, Wire>,
  context: CompanyContext,
  tx: Tx,
  changes: RecordChange[],
  { id, version }: { id: string; version: number | undefined },
  valuesFor: (stands: Row) => Promise<Values>,
): Promise<Row> {
  const { kind, toFacts, records } = rules
  const stands = await records.take(tx, context.scope, id, version)
  const before = toFacts(stands)
  const differing = differences(before, await valuesFor(stands))
  if (!differing) return stands
  await records.update(tx, id, differing)
  const row = await records.load(tx, context.scope, id)
  changes.push({ action: `${kind}.update`, record: { kind, id }, before, after: toFacts(row) })
  return row
}

/** A whole entry as its schema reads it. Throws `request.invalid` with its faults where they stood in the body. */
export function readEntry<Input>(schema: z.ZodType<Input>, input: object, at: string): Input {
  const read = schema.safeParse(input)
  if (read.success) return read.data
  const faults = read.error.issues.map(({ path, message }): [string, string] => [path.join('.'), message])
  throw invalid(Object.fromEntries(faults), at)
}

export const invalid = (faults: Record<string, string>, at: string) =>
  fail(
    'request.invalid',
    {},
    { fields: Object.fromEntries(Object.entries(faults).map(([field, message]) => [at + field, message])) },
  )
