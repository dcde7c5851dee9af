import type { RecordKind } from '@corridor/contract/records/record/kinds'
import type { Sql } from '../../platform/sql.ts'
import type { CompanyContext } from '../scope/context.ts'
import { removed, saved, unchanged, write } from '../write.ts'
import { putIntoBin } from './bin.ts'
import { differences, given, type RecordRow } from './record.ts'
import type { Table } from './table.ts'

interface PlainKind<Row extends RecordRow & Values, Values extends object, Body, Wire extends Body> {
  kind: RecordKind
  table: Table<Row, Values>
  toWire: (row: Row) => Wire
  /** Name that a person knows it by; the bin is searched by it. */
  nameOf: (row: Row) => string
  /** The columns behind a whole record. Throws `request.invalid`. */
  judge: (tx: Sql, body: Body) => Promise<Values>
}

type Patch<Body> = { [Name in keyof Body]?: Body[Name] | undefined } & { id: string; version?: number | undefined }

/** Add, update and delete of records that are rows of one table and nothing else: no steps, no files, no kin. */
export function plainVerbs<
  Row extends RecordRow & Values,
  Values extends object,
  Body extends object,
  Wire extends Body,
>({ kind, table, toWire, nameOf, judge }: PlainKind<Row, Values, Body, Wire>) {
  const told = { kind, toWire, toFacts: (row: Row) => pick(row, table.columns) as Values }
  return {
    add: (context: CompanyContext, body: Body) =>
      write(context, `${kind}.add`, async (tx) => {
        const id = await table.insert(tx, context.scope, await judge(tx, body))
        return saved(told, null, await table.load(tx, context.scope, id), `${table.entity} Added Successfully`)
      }),
    update: (context: CompanyContext, { id, version, ...patch }: Patch<Body>) =>
      write(context, `${kind}.update`, async (tx) => {
        const stands = await table.take(tx, context.scope, id, version)
        const wanted = await judge(tx, { ...toWire(stands), ...given(patch) })
        const change = differences<Values>(told.toFacts(stands), wanted)
        const message = `${table.entity} Updated Successfully`
        if (!change) return unchanged({ success: true as const, message, data: toWire(stands) })
        await table.update(tx, id, change)
        return saved(told, stands, await table.load(tx, context.scope, id), message)
      }),
    remove: (context: CompanyContext, { id }: { id: string }) =>
      write(context, `${kind}.delete`, async (tx) => {
        const stands = await table.take(tx, context.scope, id)
        await putIntoBin(tx, context, { kind, table: table.spec.table, id, name: nameOf(stands) })
        return removed(told, stands)
      }),
  }
}

const pick = (row: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name as keyof typeof row]]))
