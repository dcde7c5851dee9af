import type { ExportFormat, ExportState } from '@corridor/contract/records/export/formats'
import type { ExportKind, WrittenKind } from '@corridor/contract/records/export/kinds'
import type { Export, exporting } from '@corridor/contract/records/export/shapes'
import type { KeptFault } from '@corridor/contract/records/transfer/faults'
import type { ListQuery } from '@corridor/contract/wire/list'
import type postgres from 'postgres'
import { runList } from '../../../db/list/list.ts'
import type { Narrowing } from '../../../db/list/matching.ts'
import type { ListSpec } from '../../../db/list/spec.ts'
import type { WorkRow, WorkTable } from '../../../db/long-work/kind.ts'
import { toRecordBase } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { audiencesOf, companyOf } from '../../../db/scope/scope.ts'
import { mine, narrowed, type Within } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'
import { toFault } from '../import/tables.ts'

/** Records of a list, or the rows of an import that a person must correct. */
type Subject = { kind: ExportKind; import_id: null } | { kind: WrittenKind; import_id: string }

export type ExportValues = Subject & {
  name: string
  format: ExportFormat
  query: Partial<ListQuery>
  ids: string[] | null
  columns: { field: string; header: string }[]
  time_zone: string
  /** Reason for which sealed values are in it; null if none are. */
  sealed_for: string | null
}

export type ExportRecord = WorkRow &
  ExportValues & {
    state: ExportState
    reason: KeptFault | null
    rows: number | null
    written: number
    file_key: string | null
    /** Audiences whose records are in it; null if all. */
    audiences: readonly number[] | null
  }

/**
 * A person's own, as far as they still see whose records went into it. One of all that was made when nothing was private is not taken
 * away because something came to be.
 */
const stillSeen: Within = (sql, scope) => {
  const audiences = audiencesOf(scope)
  return audiences
    ? narrowed(
        sql,
        mine(sql, scope),
        sql`(t.audiences <@ ${audiences as number[]}::int[] or t.audiences is null and not exists (
          select from audience a where a.company_id = t.company_id and a.visibility <> 'private'
            and a.id <> all(${audiences as number[]}::int[])))`,
      )
    : mine(sql, scope)
}

export const exportTable: WorkTable = { table: 'export', json: ['reason', 'query', 'columns'] }

const exportSpec: ListSpec<ExportRecord, typeof exporting.list> = {
  table: 'export',
  columns: 't.*',
  within: stillSeen,
  sort: {
    createDate: { by: 't.created_at' },
    name: { by: 't.name collate corridor_text' },
    kind: { by: 't.kind' },
    status: { by: 't.state' },
  },
  filters: {
    kind: (sql, value) => sql`t.kind = ${value}`,
    status: (sql, value) => sql`t.state = ${value}`,
  },
  search: { name: 't.name' },
  toWire: toExport,
}

export const listExports = (context: Context, query: ListQuery) => runList(context.db, context.scope, exportSpec, query)

export async function findExport(
  sql: Sql,
  context: Context,
  id: string,
  lock = false,
): Promise<ExportRecord | undefined> {
  const [row] = await sql<ExportRecord[]>`
    select * from export t where t.id = ${id} and ${stillSeen(sql, context.scope)} ${lock ? sql`for update` : sql``}`
  return row
}

/** Finds a person's own export by its file. */
export async function findExportOf(sql: Sql, { scope }: Context, fileKey: string): Promise<ExportRecord | undefined> {
  const [row] = await sql<ExportRecord[]>`
    select * from export t where t.file_key = ${fileKey} and ${stillSeen(sql, scope)}`
  return row
}

export async function insertExport(
  sql: Sql,
  { caller, scope }: Context,
  { query, columns, ...values }: ExportValues,
): Promise<string> {
  const id = newId()
  const owner = { created_by: caller.userId, company_id: companyOf(scope), audiences: audiencesOf(scope) }
  const json = { query: sql.json(query as postgres.JSONValue), columns: sql.json(columns) }
  await sql`insert into export ${columnsOf(sql, { id, ...owner, ...values, ...json })}`
  return id
}

/** These records alone. */
export const byIds =
  (ids: string[]): Narrowing =>
  (sql) =>
    sql`t.id = any(${ids}::uuid[])`

/** An export that holds sealed values, whoever asked for it, kept from others until `tx` ends. */
export async function takeSealed(tx: Sql, id: string): Promise<Pick<ExportRecord, 'file_key'> | undefined> {
  const [row] = await tx<Pick<ExportRecord, 'file_key'>[]>`
    select file_key from export where id = ${id} and sealed_for is not null for update`
  return row
}

export const deleteExportRow = (sql: Sql, id: string) => sql`delete from export where id = ${id}`

export function toExport(row: ExportRecord): Export {
  return {
    ...toRecordBase(row),
    kind: row.kind,
    name: row.name,
    format: row.format,
    status: row.state,
    reason: row.reason && toFault(row.reason),
    rows: row.rows,
    written: row.written,
  }
}
