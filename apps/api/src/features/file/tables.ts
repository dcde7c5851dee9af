import type { StoredFile } from '@corridor/contract/file'
import type { Scope } from '../../db/scope.ts'
import type { Fragment, Sql } from '../../db/sql.ts'

export const fileColumns =
  'f.key as file_key, f.original_name as file_name, f.file_type as file_type, f.file_size as file_size'
export interface FileColumns {
  file_key: string | null
  file_name: string | null
  file_type: string | null
  file_size: number | null
}

/** What a record says of the file it holds. Join `stored_file` as `f` and read `fileColumns`. */
export const toStoredFile = (row: FileColumns): StoredFile | null =>
  row.file_key
    ? {
        fileKey: row.file_key,
        originalName: row.file_name ?? '',
        fileType: row.file_type ?? '',
        fileSize: row.file_size ?? 0,
      }
    : null

/** The files of the caller's company, or any for an administrator; nobody else's exist. */
export const isReadable = (sql: Sql, scope: Scope): Fragment => {
  if (scope.kind === 'company') return sql`company_id = ${scope.companyId}`
  return scope.kind === 'platform' ? sql`true` : sql`false`
}

/** Those of these files that have arrived and are still there. */
export async function listStoredFiles(sql: Sql, scope: Scope, keys: string[]): Promise<StoredFile[]> {
  const rows = await sql<FileColumns[]>`
    select ${sql.unsafe(fileColumns)} from stored_file f
    where key = any(${keys}) and state <> 'issued' and ${isReadable(sql, scope)}`
  return rows.flatMap((row) => toStoredFile(row) ?? [])
}
