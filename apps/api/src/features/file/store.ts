import type { FilePurpose } from '@corridor/contract/file-purposes'
import type { Scope } from '../../db/scope.ts'
import type { Sql } from '../../db/sql.ts'

export interface FileRow {
  key: string
  company_id: string | null
  purpose: FilePurpose
  original_name: string
  file_type: string
  file_size: number
  state: 'issued' | 'uploaded' | 'confirmed'
}

/** A file of the caller's company, or any file for an administrator; nobody else's exists. */
export async function findFile(sql: Sql, scope: Scope, key: string): Promise<FileRow | undefined> {
  const whose =
    scope.kind === 'company' ? sql`company_id = ${scope.companyId}` : scope.kind === 'platform' ? sql`true` : sql`false`
  const [row] = await sql<FileRow[]>`
    select key, company_id, purpose, original_name, file_type, file_size, state from stored_file where key = ${key} and ${whose}`
  return row
}

export async function insertFile(
  sql: Sql,
  file: Omit<FileRow, 'state'> & { is_public: boolean; created_by: string },
): Promise<void> {
  await sql`insert into stored_file ${sql(file)}`
}

/** Notes that the bytes have arrived; false where the address was used before. */
export async function markUploaded(sql: Sql, key: string): Promise<boolean> {
  const { count } =
    await sql`update stored_file set state = 'uploaded', uploaded_at = now() where key = ${key} and state = 'issued'`
  return count === 1
}

export const isIssued = async (sql: Sql, key: string): Promise<boolean> =>
  (await sql`select 1 from stored_file where key = ${key} and state = 'issued'`).length > 0

export const markConfirmed = (sql: Sql, key: string) =>
  sql`update stored_file set state = 'confirmed', confirmed_at = now() where key = ${key} and state = 'uploaded'`

export const deleteFileRow = (sql: Sql, key: string) =>
  sql`delete from stored_file where key = ${key} and state <> 'confirmed'`

/** Keys of files that nobody has referred to within a day. */
export const listAbandoned = (sql: Sql) =>
  sql<
    { key: string }[]
  >`select key from stored_file where state <> 'confirmed' and issued_at < now() - interval '1 day' limit 500`
