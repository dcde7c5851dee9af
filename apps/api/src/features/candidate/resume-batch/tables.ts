import { type ReadField, readFields, sureEnough } from '@corridor/contract/candidate/candidate/from-resume'
import type { ResumeBatch, ResumeBatchFile, resumeBatch } from '@corridor/contract/candidate/resume-batch/shapes'
import {
  type BatchFileState,
  type BatchReason,
  batchFileStates,
  batchReasons,
  openFileStates,
} from '@corridor/contract/candidate/resume-batch/states'
import { type ErrorCode, errorMessage, withParams } from '@corridor/contract/error-table'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toNames,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { seen, seenAlone } from '../../../db/scope/within.ts'
import { decisionsOf, nearestEmail, nearestPhone } from './decisions.ts'
import type { FileRow, KeptReason } from './row.ts'

export interface BatchRow extends RecordRow, OwnerColumns {
  name: string
  is_reviewed: boolean
  undone_at: Date | null
  audience: number
  counts: Partial<Record<BatchFileState, number>>
}

// A batch has no bin: it ends after its thirty days.
export const batchSpec: ListSpec<BatchRow, typeof resumeBatch.list> = {
  table: 'resume_batch',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.name, t.is_reviewed, t.undone_at, t.audience, ${ownerColumns},
    (select coalesce(jsonb_object_agg(c.state, c.n), '{}') from
      (select f.state, count(*)::int as n from resume_batch_file f where f.batch_id = t.id group by f.state) c) as counts`,
  joins: ownerJoin,
  within: seenAlone('audience'),
  sort: { createDate: { by: 't.created_at', indexed: true }, name: { by: 't.name collate corridor_text' } },
  filters: {},
  search: { name: 't.name' },
  toWire: toBatch,
}

const fieldNames = readFields.map((name) => `'${name}'`).join(', ')
const read = (field: ReadField) => `p.result -> '${field}' ->> 'value'`

export const batchFileSpec: ListSpec<FileRow, typeof resumeBatch.listFile> = {
  table: 'resume_batch_file',
  columns: `t.id, t.created_at, t.batch_id, (select b.audience from resume_batch b where b.id = t.batch_id) as audience, t.name, t.state, t.reason, case when p.status = 'done' then p.reason end as note, t.file_key, s.file_type, t.parse_id,
    array(
      select field from unnest(array[${fieldNames}]) with ordinality as f (field, place)
      where (p.result -> field ->> 'sure')::float < ${sureEnough} order by place
    ) as doubts,
    t.apart_ids, c.id as candidate_id, c.first_name as candidate_first, c.last_name as candidate_last,
    ${read('firstName')} as read_first, ${read('lastName')} as read_last, ${read('email')} as read_email, ${read('phone')} as read_phone,
    d.id as double_id, d.first_name as double_first, d.last_name as double_last, d.email as double_email, d.more_emails as double_more_emails, d.phone as double_phone, d.more_phones as double_more_phones,
    case when t.state = 'held' then exists (
      select 1 from candidate_email_address a where a.company_id = t.company_id and a.address = lower(${read('email')})
    ) end as is_email_taken,
    exists (select 1 from candidate x where x.id = t.double_id and not ${seen('x')}) as is_double_hidden`,
  joins: `left join stored_file s on s.key = t.file_key
    left join parse p on p.id = t.parse_id
    left join candidate c on c.id = t.candidate_id and c.deleted_at is null and ${seen('c')}
    left join candidate d on d.id = t.double_id and d.deleted_at is null and ${seen('d')}`,
  within: seenAlone({ table: 'resume_batch', by: 't.batch_id' }),
  sort: {
    createDate: { by: 't.created_at' },
    name: { by: 't.name collate corridor_text' },
    state: { by: 't.state' },
  },
  filters: {
    batch: (sql, id) => sql`t.batch_id = ${id}`,
    state: (sql, state) => sql`t.state = ${state}`,
    isOpen: (sql, isOpen) => sql`(t.file_key is not null and t.state = any(${[...openFileStates]})) = ${isOpen}`,
  },
  search: { name: 't.name' },
  toWire: toBatchFile,
}

export function toBatch(row: BatchRow): ResumeBatch {
  const counts = Object.fromEntries(batchFileStates.map((state) => [state, row.counts[state] ?? 0]))
  const files = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return {
    ...toRecordBase(row),
    name: row.name,
    isReviewed: row.is_reviewed,
    undoneAt: row.undone_at?.toISOString() ?? null,
    counts: { files, ...counts } as ResumeBatch['counts'],
    userInfo: toUserInfo(row),
  }
}

export function toBatchFile(row: FileRow): ResumeBatchFile {
  const isRead = [row.read_first, row.read_last, row.read_email, row.read_phone].some(Boolean)
  return {
    _id: row.id,
    createDate: row.created_at.toISOString(),
    batch: row.batch_id,
    name: row.name,
    state: row.state,
    reason: row.reason && toReason(toSeen(row, row.reason)),
    doubts: row.doubts,
    note: row.note,
    fileKey: row.file_key,
    fileType: row.file_type,
    parseId: row.parse_id,
    candidateInfo: row.candidate_id
      ? [{ _id: row.candidate_id, ...toNames(row.candidate_first, row.candidate_last) }]
      : [],
    doubleInfo: row.double_id
      ? [{ _id: row.double_id, ...toContacts(row.double_first, row.double_last, nearestEmail(row), nearestPhone(row)) }]
      : [],
    read: isRead ? toContacts(row.read_first, row.read_last, row.read_email, row.read_phone) : null,
    decisions: decisionsOf(row),
  }
}

const toContacts = (first: string | null, last: string | null, email: string | null, phone: string | null) => ({
  ...toNames(first, last),
  email: email ?? '',
  phone: phone ?? '',
})

function toReason(reason: KeptReason): NonNullable<ResumeBatchFile['reason']> {
  if (!reason.code) return { code: null, message: reason.message }
  const { code, params = {} } = reason
  return {
    code,
    params,
    message: isOfBatch(code) ? withParams(batchReasons[code], params) : errorMessage(code, params),
  }
}

// It may have been written for somebody who saw more.
const toSeen = ({ is_double_hidden }: FileRow, reason: KeptReason): KeptReason =>
  is_double_hidden && reason.code?.startsWith('double.') && reason.code !== 'double.in'
    ? { code: 'double.beyond' }
    : reason

const isOfBatch = (code: ErrorCode | BatchReason): code is BatchReason => code in batchReasons
