import { unnamedFilesShown } from '@corridor/contract/transfer-columns'
import type { Sql } from '../../db/sql.ts'
import { newId } from '../../platform/ids.ts'
import type { ArchiveNote } from './tables.ts'

export interface ArchivedFile {
  path: string
  /** Why it cannot be kept; null where it can. */
  reason: string | null
}

export const insertArchived = (sql: Sql, importId: string, files: ArchivedFile[]) => sql`
  insert into import_archive_file (id, import_id, path, path_folded, name_folded, reason)
  select id, ${importId}, path, lower(path), lower(regexp_replace(path, '^.*/', '')), reason
  from unnest(
    ${files.map(() => newId())}::uuid[], ${files.map(({ path }) => path)}::text[], ${files.map(({ reason }) => reason)}::text[]
  ) as file (id, path, reason)`

export const deleteArchived = (sql: Sql, importId: string) =>
  sql`delete from import_archive_file where import_id = ${importId}`

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

/** What there is to say of the files that no row names. */
export async function noteUnnamed(sql: Sql, importId: string): Promise<Pick<ArchiveNote, 'unnamed' | 'unnamedNames'>> {
  const rows = await sql<{ path: string; total: number }[]>`
    select path, count(*) over ()::int as total from import_archive_file
    where import_id = ${importId} and not is_named order by path limit ${unnamedFilesShown}`
  return { unnamed: rows[0]?.total ?? 0, unnamedNames: rows.map(({ path }) => path) }
}
