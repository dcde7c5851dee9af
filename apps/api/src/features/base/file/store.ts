import type { FilePurpose } from '@corridor/contract/base/file/purposes'
import { besideTransaction } from '../../../db/pool/transaction.ts'
import type { Sql } from '../../../platform/sql.ts'
import { addressSeconds } from '../../../platform/storage/storage.ts'
import { type FileReader, isReadable } from './tables.ts'

export interface FileRow {
  key: string
  company_id: string | null
  /** An export and what proves are made by the product, what a mail brought was received: none is an upload. */
  purpose: FilePurpose | 'export' | 'proof' | 'dossier' | 'inbox' | 'student-declaration' | 'paper-bundle'
  original_name: string
  file_type: string
  file_size: number
  state: 'issued' | 'uploaded' | 'confirmed'
}

/** A file that the caller may read; nobody else's exists. */
export async function findFile(sql: Sql, who: FileReader, key: string): Promise<FileRow | undefined> {
  const [row] = await sql<FileRow[]>`
    select key, company_id, purpose, original_name, file_type, file_size, state from stored_file
    where key = ${key} and ${isReadable(sql, who)}`
  return row
}

export async function insertFile(
  sql: Sql,
  file: Omit<FileRow, 'state'> & { is_public: boolean; created_by: string },
): Promise<void> {
  await sql`insert into stored_file ${sql(file)}`
}

export interface Arriving extends Pick<FileRow, 'company_id' | 'file_size' | 'state'> {
  /** True if its address has died meanwhile. */
  is_late: boolean
}

/** A file by its key alone, kept from others until the transaction ends: the signed address was the permission. */
export async function lockFile(tx: Sql, key: string): Promise<Arriving | undefined> {
  const [row] = await tx<Arriving[]>`
    select company_id, file_size, state, issued_at <= ${reservedSince(tx)} as is_late from stored_file where key = ${key} for update`
  return row
}

export const markUploaded = (sql: Sql, key: string) =>
  sql`update stored_file set state = 'uploaded', uploaded_at = now() where key = ${key} and state = 'issued'`

export const isIssued = async (sql: Sql, key: string): Promise<boolean> =>
  (await sql`select 1 from stored_file where key = ${key} and state = 'issued'`).length > 0

export const markConfirmed = (
  sql: Sql,
  {
    key,
    file_size,
    ...kept
  }: Pick<FileRow, 'key' | 'file_size'> & Partial<Pick<FileRow, 'file_type' | 'original_name'>>,
) => sql`
  update stored_file set state = 'confirmed', confirmed_at = now(), is_sealed = true, file_size = ${file_size},
    file_type = coalesce(${kept.file_type ?? null}, file_type), original_name = coalesce(${kept.original_name ?? null}, original_name)
  where key = ${key} and state = 'uploaded'`

export const deleteFileRow = (sql: Sql, key: string) =>
  sql`delete from stored_file where key = ${key} and state <> 'confirmed'`

/** Deletes a file that nothing names any more. */
export const deleteUnheldRow = (tx: Sql, key: string) => tx`delete from stored_file where key = ${key}`

/** Address of a download: of one file under one name, for one session. */
export interface AddressRow {
  session_id: string
  file_key: string
  file_type: string
  save_as: string
  /** Claimed while a download is under way, used once its last byte went out. */
  state: 'given' | 'claimed' | 'used'
}

/** Keeps an address for as long as one lives, by the database's clock. */
export const insertAddress = (sql: Sql, tokenHash: Buffer, address: Omit<AddressRow, 'state'>) => sql`
  insert into download_address (token_hash, session_id, file_key, file_type, save_as, expires_at)
  values (${tokenHash}, ${address.session_id}, ${address.file_key}, ${address.file_type}, ${address.save_as},
    now() + make_interval(secs => ${addressSeconds}))`

/** Finds a live address by the hash of its token. */
export async function findAddress(sql: Sql, tokenHash: Buffer): Promise<AddressRow | undefined> {
  const [row] = await sql<AddressRow[]>`
    select session_id, file_key, file_type, save_as, state from download_address
    where token_hash = ${tokenHash} and expires_at > now()`
  return row
}

/** Claims an address for one download; false for all but the first who asks. */
export async function claimAddress(sql: Sql, tokenHash: Buffer): Promise<boolean> {
  const { count } = await sql`
    update download_address set state = 'claimed'
    where token_hash = ${tokenHash} and state = 'given' and expires_at > now()`
  return count > 0
}

/** Ends a download: its address is used, or given anew. */
export const leaveAddress = (sql: Sql, tokenHash: Buffer, state: 'given' | 'used') =>
  sql`update download_address set state = ${state} where token_hash = ${tokenHash} and state = 'claimed'`

export const deleteDeadAddresses = (sql: Sql) => sql`delete from download_address where expires_at <= now()`

export const abandonedAfterHours = 24

/** Keys of files that nobody has referred to within a day. */
export const listAbandoned = (sql: Sql) => sql<{ key: string }[]>`
  select key from stored_file
  where state <> 'confirmed' and issued_at < now() - make_interval(hours => ${abandonedAfterHours}) limit 500`

/**
 * Locks a company's storage: the room that its plan gives, and the bytes that it keeps; nobody else learns them until the transaction ends.
 */
export async function lockStorage(tx: Sql, companyId: string): Promise<{ storageGb: number | null; kept: number }> {
  const [row] = await tx<{ storageGb: number | null; kept: number }[]>`
    with room as (
      insert into company_storage as kept (company_id) values (${companyId})
      on conflict (company_id) do update set bytes = kept.bytes returning bytes
    )
    select (plan_of(${companyId})).storage_gb as "storageGb", bytes as kept from room`
  if (!row) throw new Error('A company was expected.')
  return row
}

/** Bytes that were announced and may still arrive. */
export async function countReserved(tx: Sql, companyId: string): Promise<number> {
  const [row] = await tx<{ bytes: number }[]>`
    select coalesce(sum(file_size), 0)::bigint as bytes from stored_file
    where company_id = ${companyId} and state = 'issued' and issued_at > ${reservedSince(tx)}`
  return row?.bytes ?? 0
}

const reservedSince = (sql: Sql) => sql`now() - make_interval(secs => ${addressSeconds})`

interface DataKeyRow {
  id: string
  company_id: string | null
  wrapped: string
}

/** The rows of data keys, reached beside any transaction: what was sealed with a key must open, whatever becomes of its record. */
export const dataKeyRows = (sql: Sql) => ({
  find: (id: string) =>
    besideTransaction(
      async () => (await sql<DataKeyRow[]>`select id, company_id, wrapped from data_key where id = ${id}`)[0],
    ),
  findOf: (companyId: string | null) =>
    besideTransaction(async () => {
      const [row] = await sql<DataKeyRow[]>`
        select id, company_id, wrapped from data_key where company_id is not distinct from ${companyId} and user_id is null`
      return row
    }),
  add: (row: DataKeyRow) =>
    besideTransaction(async () => void (await sql`insert into data_key ${sql(row)} on conflict do nothing`)),
})

/** True for a kept file that nobody has sealed yet. */
export const mayBePlain = (sql: Sql, key: string): Promise<boolean> =>
  besideTransaction(async () => (await sql`select 1 from stored_file where key = ${key} and not is_sealed`).length > 0)

/** A worker at files of before is given up after so long; another one takes what it left. */
const sealingSeconds = 60

/** Takes files that still lie plain, those first that nobody tried; others leave them alone for a minute. */
export const takePlain = (sql: Sql, limit: number) => sql<Pick<FileRow, 'key' | 'company_id' | 'file_type'>[]>`
  update stored_file set sealing_until = now() + make_interval(secs => ${sealingSeconds})
  where key in (
    select key from stored_file
    where state = 'confirmed' and not is_sealed and (sealing_until is null or sealing_until < now())
    order by sealing_until nulls first limit ${limit} for update skip locked
  )
  returning key, company_id, file_type`

/** False if the file is gone. */
export const markSealed = async (sql: Sql, key: string): Promise<boolean> =>
  (await sql`update stored_file set is_sealed = true, sealing_until = null where key = ${key}`).count > 0

/** True once a day for each file that does not open. */
export const isFirstToday = async (tx: Sql, key: string): Promise<boolean> =>
  (
    await tx`
      update stored_file set broken_told_at = now()
      where key = ${key} and (broken_told_at is null or broken_told_at < now() - interval '1 day')`
  ).count > 0
