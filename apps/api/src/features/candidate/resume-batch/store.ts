import type { Parse } from '@corridor/contract/base/parse/shapes'
import type { FoundFields } from '@corridor/contract/candidate/candidate/from-resume'
import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import type { CandidatePartKind } from '@corridor/contract/candidate/part/kinds'
import { type BatchFileState, batchDays } from '@corridor/contract/candidate/resume-batch/states'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { isSeen, textOf } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, json, type Sql } from '../../../platform/sql.ts'
import type { FileRow, KeptReason } from './row.ts'
import { type BatchRow, batchFileSpec, batchSpec } from './tables.ts'

export const listBatches = ({ db, scope }: CompanyContext, query: ListQuery) => runList(db, scope, batchSpec, query)
export const listBatchFiles = ({ db, scope }: CompanyContext, query: ListQuery) =>
  runList(db, scope, batchFileSpec, query)

export async function findBatch(sql: Sql, scope: Scope, id: string, lock = false): Promise<BatchRow | undefined> {
  const { columns, joins = '', within } = batchSpec
  const [row] = await sql<BatchRow[]>`
    select ${sql.unsafe(textOf(columns, scope))} from resume_batch t ${sql.unsafe(textOf(joins, scope))}
    where t.id = ${id} and ${within(sql, scope)} ${lock ? sql`for update of t` : sql``}`
  return row
}

export async function findBatchFile(sql: Sql, scope: Scope, id: string, lock = false): Promise<FileRow | undefined> {
  const { columns, joins = '', within } = batchFileSpec
  const [row] = await sql<FileRow[]>`
    select ${sql.unsafe(textOf(columns, scope))} from resume_batch_file t ${sql.unsafe(textOf(joins, scope))}
    where t.id = ${id} and ${within(sql, scope)} ${lock ? sql`for update of t` : sql``}`
  return row
}

export async function insertBatch(
  sql: Sql,
  batch: { company_id: string; created_by: string; is_reviewed: boolean },
): Promise<string> {
  const id = newId()
  await sql`insert into resume_batch ${sql({ id, ...batch })}`
  return id
}

/** A file of a batch by what it refers to: the same upload counts once. */
export async function findFileOf(sql: Sql, batchId: string, fileKey: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from resume_batch_file where batch_id = ${batchId} and file_key = ${fileKey}`
  return row?.id
}

export async function insertBatchFile(
  sql: Sql,
  file: { batch_id: string; company_id: string; name: string; file_key: string },
): Promise<string> {
  const id = newId()
  await sql`insert into resume_batch_file ${sql({ id, ...file })}`
  return id
}

type EntriesByKind = Partial<Record<CandidatePartKind, string[]>>

export interface FileChange {
  state?: BatchFileState
  reason?: KeptReason | null
  parse_id?: string | null
  candidate_id?: string | null
  double_id?: string | null
  apart_ids?: string[]
  version_after?: number
  /** Record of an update: its changes, before and after, the entries that came along, and the version that stood. */
  before?: Partial<CandidateAdd>
  merged?: Partial<CandidateAdd>
  entries?: EntriesByKind
  version_before?: number
}

const jsonColumns = ['reason', 'before', 'merged', 'entries'] as const

export async function updateBatchFile(sql: Sql, id: string, change: FileChange): Promise<void> {
  const asJson = jsonColumns.flatMap((name) => (change[name] ? [[name, json(sql, change[name])]] : []))
  const values = { ...change, ...Object.fromEntries(asJson) }
  await sql`update resume_batch_file set ${columnsOf(sql, values)}, updated_at = now() where id = ${id}`
}

/** Names a batch after its first file. */
export const nameBatch = (sql: Sql, id: string, name: string) =>
  sql`update resume_batch set name = ${name}, updated_at = now() where id = ${id} and name = ''`

/** Cancels what is not read yet; answers how many. */
export const cancelReading = async (sql: Sql, batchId: string): Promise<number> =>
  (
    await sql`
      update resume_batch_file set state = 'cancelled', updated_at = now()
      where batch_id = ${batchId} and state = 'reading'`
  ).count

export const markUndone = (sql: Sql, id: string) =>
  sql`update resume_batch set undone_at = now(), version = version + 1, updated_at = now() where id = ${id}`

/** Candidates whom the batch saved, and whom nobody changed or put on a hotlist since; of those that the caller sees. */
export const listUntouched = (sql: Sql, scope: Scope, batchId: string) => sql<{ id: string; candidate_id: string }[]>`
  select f.id, f.candidate_id from resume_batch_file f join candidate c on c.id = f.candidate_id
  where f.batch_id = ${batchId} and f.state = 'saved' and c.deleted_at is null and c.version = f.version_after
    and not exists (select 1 from hotlist_candidate m where m.candidate_id = c.id) and ${isSeen(sql, scope, 'c')}`

/** An update of a candidate who stood, as it is taken back. */
export interface Update {
  id: string
  candidate_id: string
  before: Partial<CandidateAdd>
  merged: Partial<CandidateAdd>
  entries: EntriesByKind
  version_before: number
}

/** Lists the updates of the batch, the latest first: the later of two updates of one candidate goes back before the earlier. */
export const listUpdates = (sql: Sql, batchId: string) => sql<Update[]>`
  select id, candidate_id, before, merged, entries, version_before from resume_batch_file
  where batch_id = ${batchId} and state = 'updated' and candidate_id is not null and merged is not null
  order by updated_at desc, version_before desc`

/** Says of what the batch did to a candidate before, that the version it left stands again under another number. */
export const renumber = (
  sql: Sql,
  { batchId, candidateId, from, to }: { batchId: string; candidateId: string; from: number; to: number },
) => sql`
  update resume_batch_file set version_after = ${to}
  where batch_id = ${batchId} and candidate_id = ${candidateId} and version_after = ${from}`

/** A file whose reading may have ended, with the person for whom it is saved. */
export interface ReadFile {
  id: string
  batch_id: string
  batch_name: string
  company_id: string
  created_by: string
  is_reviewed: boolean
  audience: number
  status: Parse['status']
  result: FoundFields | null
  parse_reason: string | null
}

export async function findReadFile(sql: Sql, id: string): Promise<ReadFile | undefined> {
  const [row] = await sql<ReadFile[]>`
    select f.id, f.batch_id, b.name as batch_name, f.company_id, b.created_by, b.is_reviewed, b.audience, p.status, p.result, p.reason as parse_reason
    from resume_batch_file f join resume_batch b on b.id = f.batch_id join parse p on p.id = f.parse_id
    where f.id = ${id} and f.state = 'reading' and p.status in ('done', 'failed')`
  return row
}

/** True while a file of the batch is being read. */
export const isReading = async (sql: Sql, batchId: string): Promise<boolean> =>
  (await sql`select 1 from resume_batch_file where batch_id = ${batchId} and state = 'reading' limit 1`).length > 0

/** Files that wait for a reading. */
export const listWaiting = (sql: Sql, parseId: string) => sql<{ id: string }[]>`
  select id from resume_batch_file where parse_id = ${parseId} and state = 'reading'`

/** Files whose reading ended, and that no worker settled. */
export const listLeft = (sql: Sql) => sql<{ id: string }[]>`
  select f.id from resume_batch_file f join parse p on p.id = f.parse_id
  where f.state = 'reading' and p.status in ('done', 'failed') and p.updated_at < now() - interval '1 minute' limit 500`

/** Ends files whose reading never began, because the process that took them died. */
export const endUnread = (sql: Sql) => sql`
  update resume_batch_file set state = 'failed', updated_at = now(),
    reason = jsonb_build_object('message', 'Reading was stopped before it ended.')
  where state = 'reading' and parse_id is null and updated_at < now() - interval '10 minutes'`

export const listOldBatches = (sql: Sql) => sql<{ id: string; keys: string[] }[]>`
  select b.id, coalesce(array_agg(f.file_key) filter (where f.file_key is not null), '{}') as keys
  from resume_batch b left join resume_batch_file f on f.batch_id = b.id
  where b.created_at < now() - make_interval(days => ${batchDays}) group by b.id limit 20`

export const deleteBatch = (tx: Sql, id: string) => tx`delete from resume_batch where id = ${id}`

/** Two resumes of one person must not both find nobody: one file of a company is saved at a time. */
export const lockSaving = (tx: Sql, companyId: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`resume-batch ${companyId}`}, 0))`

export interface Double {
  id: string
  name: string
  by: 'email' | 'phone' | 'likely'
}

const phoneDigitsMin = 7

/** A candidate of the company with the same e-mail address, else one who is not `apart` with the same phone, however it is written. */
export async function findDouble(
  sql: Sql,
  companyId: string,
  { email, phone }: { email: string; phone: string },
  apart: readonly string[],
): Promise<Double | undefined> {
  const digits = phone.replace(/(ext|x|#).*$/i, '').replace(/\D/g, '')
  const stands = sql`
    company_id = ${companyId} and deleted_at is null and ${digits.length >= phoneDigitsMin}
    and id <> all(${apart as string[]}::uuid[])`
  const [row] = await sql<Double[]>`
    select c.id, trim(c.full_name) as name, 'email' as by, 1 as rank
    from candidate_email_address a join candidate c on c.id = a.candidate_id
    where a.company_id = ${companyId} and a.address = lower(${email})
    union all
    select id, trim(full_name), 'phone', 2 from candidate
    where ${stands} and right(regexp_replace(phone, '\\D', '', 'g'), 10) = ${digits.slice(-10)}
    union all
    select id, trim(full_name), 'phone', 3 from candidate
    where ${stands} and more_phones <> '{}' and phone_tails(more_phones) @> phone_tails(array[${phone}])
    order by rank limit 1`
  return row
}
