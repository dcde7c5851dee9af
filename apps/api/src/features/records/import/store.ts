import type { RowOutcome } from '@corridor/contract/records/import/states'
import type { KeptFault } from '@corridor/contract/records/transfer/faults'
import { unnamedFilesShown } from '@corridor/contract/transfers'
import type { ListQuery } from '@corridor/contract/wire/list'
import type postgres from 'postgres'
import { runList } from '../../../db/list/list.ts'
import type { WorkTable } from '../../../db/long-work/kind.ts'
import type { Context } from '../../../db/scope/context.ts'
import { companyOf } from '../../../db/scope/scope.ts'
import { mine } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'
import { type ArchiveNote, type ImportRecord, importRowSpec, importSpec, type RowRecord } from './tables.ts'

export const listImports = (context: Context, query: ListQuery) => runList(context.db, context.scope, importSpec, query)

export const listImportRows = (context: Context, query: ListQuery) =>
  runList(context.db, context.scope, importRowSpec, query)

export async function findImport(
  sql: Sql,
  context: Context,
  id: string,
  lock = false,
): Promise<ImportRecord | undefined> {
  const [row] = await sql<ImportRecord[]>`
    select * from import t where t.id = ${id} and ${mine(sql, context.scope)} ${lock ? sql`for update` : sql``}`
  return row
}

export async function insertImport(
  sql: Sql,
  { caller, scope }: Context,
  values: Pick<ImportRecord, 'kind' | 'name' | 'archive_key' | 'archive' | 'hotlist_id'> & { file_key: string },
): Promise<string> {
  const id = newId()
  const archive = values.archive && sql.json(values.archive)
  await sql`insert into import ${sql({ id, created_by: caller.userId, company_id: companyOf(scope), ...values, archive })}`
  return id
}

export const importTable: WorkTable = {
  table: 'import',
  json: ['reason', 'archive', 'sheets', 'columns', 'mapping', 'counts'],
}

export type ImportValues = Partial<Omit<ImportRecord, 'id' | 'version' | 'created_at' | 'updated_at'>>

/** Removes an import with its rows. */
export const deleteImportRow = (sql: Sql, id: string) => sql`delete from import where id = ${id}`

export const deleteRows = (tx: Sql, id: string) => tx`delete from import_row where import_id = ${id}`

/** Takes out what a reading brought in. */
export async function deleteRead(tx: Sql, id: string): Promise<void> {
  await deleteRows(tx, id)
  await tx`delete from import_archive_file where import_id = ${id}`
}

/** Forgets the sealed values of rows that were never added, and the marks by which rows were compared. */
export const forgetSealed = (tx: Sql, id: string) => tx`
  update import_row set sealed = null, key = null where import_id = ${id} and (sealed is not null or key is not null)`

/** Lets an import name its table no more, and show no sample. */
export const letTableGo = (tx: Sql, id: string) =>
  tx`update import set file_key = null, sealed_samples = null where id = ${id}`

/** Lets an import name no file any more, and show no sample. */
export const letFilesGo = (tx: Sql, id: string) =>
  tx`update import set file_key = null, archive_key = null, columns = '[]', sealed_samples = null where id = ${id}`

export async function findFileType(sql: Sql, key: string): Promise<string | undefined> {
  const [file] = await sql<{ file_type: string }[]>`select file_type from stored_file where key = ${key}`
  return file?.file_type
}

const asJson = (sql: Sql, value: unknown): Fragment => sql`${sql.json(value as postgres.JSONValue)}`

export type TakenRow = Pick<RowRecord, 'id' | 'number' | 'cells' | 'sealed'>

export const insertRows = (sql: Sql, importId: string, rows: TakenRow[]) => sql`
  insert into import_row (id, import_id, number, cells, sealed)
  select id, ${importId}, number, cells, sealed
  from jsonb_to_recordset(${asJson(sql, rows)}) as r (id uuid, number int, cells jsonb, sealed text)`

/** The next rows of one outcome in the file's order. */
export const nextRows = (tx: Sql, importId: string, outcome: RowOutcome, limit: number) => tx<RowRecord[]>`
  select * from import_row where import_id = ${importId} and outcome = ${outcome} order by number limit ${limit}`

/** The earliest rows that have these keys. */
export async function findKeys(tx: Sql, importId: string, keys: string[]): Promise<Map<string, number>> {
  const rows = await tx<{ key: string; number: number }[]>`
    select key, min(number) as number from import_row where import_id = ${importId} and key = any(${keys}) group by key`
  return new Map(rows.map(({ key, number }) => [key, number]))
}

export interface Judged {
  id: string
  outcome: RowOutcome
  name: string
  key: string | null
  input: Record<string, unknown> | null
  sealed: string | null
  files: Record<string, string>
  faults: KeptFault[]
}

export const saveJudged = (tx: Sql, rows: Judged[]) => tx`
  update import_row r set outcome = j.outcome, name = j.name, key = j.key, input = j.input, sealed = j.sealed,
    files = j.files, faults = j.faults
  from jsonb_to_recordset(${asJson(tx, rows)}) as j
    (id uuid, outcome text, name text, key text, input jsonb, sealed text, files jsonb, faults jsonb)
  where r.id = j.id`

export interface Done {
  id: string
  outcome: RowOutcome
  record_id: string | null
  faults: KeptFault[]
}

/** Saves what became of rows, which need their sealed values no more. */
export const saveDone = (tx: Sql, rows: Done[]) => tx`
  update import_row r set sealed = null, outcome = d.outcome, record_id = d.record_id, faults = d.faults
  from jsonb_to_recordset(${asJson(tx, rows)}) as d (id uuid, outcome text, record_id uuid, faults jsonb)
  where r.id = d.id`

/** The files that an import holds. */
export const filesOf = ({ file_key, archive_key }: Pick<ImportRecord, 'file_key' | 'archive_key'>): string[] =>
  [file_key, archive_key].filter((key) => key !== null)

export interface ArchivedFile {
  path: string
  /** Reason why it cannot be kept; null if it can. */
  reason: string | null
}

export const insertArchived = (sql: Sql, importId: string, files: ArchivedFile[]) => sql`
  insert into import_archive_file (id, import_id, path, path_folded, name_folded, reason)
  select id, ${importId}, path, lower(path), lower(regexp_replace(path, '^.*/', '')), reason
  from unnest(
    ${files.map(() => newId())}::uuid[], ${files.map(({ path }) => path)}::text[], ${files.map(({ reason }) => reason)}::text[]
  ) as file (id, path, reason)`

/** The files that each of these names may mean: the one of that path, else those of that last name. */
export const findArchived = (sql: Sql, importId: string, names: string[]) => sql<(ArchivedFile & { name: string })[]>`
  with asked as (select name, lower(replace(name, '\\', '/')) as folded from unnest(${names}::text[]) as asked (name))
  select a.name, f.path, f.reason from asked a
  join import_archive_file f on f.import_id = ${importId} and (f.path_folded = a.folded or (f.name_folded = a.folded and not exists (
    select 1 from import_archive_file e where e.import_id = ${importId} and e.path_folded = a.folded)))
  order by f.path`

export const markNamed = (sql: Sql, importId: string, paths: string[]) => sql`
  update import_archive_file set is_named = true where import_id = ${importId} and path = any(${paths}) and not is_named`

export const resetNamed = (sql: Sql, importId: string) => sql`
  update import_archive_file set is_named = false where import_id = ${importId} and is_named`

/** Counts the files that no row names, with the first of their names. */
export async function noteUnnamed(sql: Sql, importId: string): Promise<Pick<ArchiveNote, 'unnamed' | 'unnamedNames'>> {
  const rows = await sql<{ path: string; total: number }[]>`
    select path, count(*) over ()::int as total from import_archive_file
    where import_id = ${importId} and not is_named order by path limit ${unnamedFilesShown}`
  return { unnamed: rows[0]?.total ?? 0, unnamedNames: rows.map(({ path }) => path) }
}
