import type { InterviewKind, InterviewOutcome, InterviewState } from '@corridor/contract/job/interview/kinds'
import type { Interview, Interviewer, interview } from '@corridor/contract/job/interview/shapes'
import type { SubmissionState } from '@corridor/contract/job/submission/kinds'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type CompanyColumns,
  companyColumns,
  type OwnerColumns,
  ofCompany,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toCompanyInfo,
  toNames,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import { belowSeen } from '../../../db/scope/within.ts'
import type { json } from '../../../platform/sql.ts'

/** Values that a form sends, as columns. */
export interface InterviewTerms {
  round: number
  title: string
  kind: InterviewKind
  people: readonly Interviewer[]
  starts_at: Date
  minutes: number
  zone: string
  candidate_zone: string
  place: string
  link: string | null
  tells_candidate: boolean
  note: string
}

interface Course {
  state: InterviewState
  state_at: Date
  state_reason: string
  outcome: InterviewOutcome | null
  outcome_note: string
  outcome_by: string | null
  sequence: number
  moved_from: SubmissionState | null
  remind_at: Date | null
}

/** The columns that verbs write. */
interface InterviewValues extends Omit<InterviewTerms, 'people'>, Course {
  submission_id: string
  people: ReturnType<typeof json>
}

export interface InterviewRow extends RecordRow, OwnerColumns, CompanyColumns, InterviewTerms, Course {
  submission_id: string
  candidate_id: string
  candidate_first_name: string
  candidate_last_name: string
  candidate_phone: string | null
  job_id: string
  job_name: string
  client_id: string | null
  client_name: string | null
  submitter_id: string | null
  submitter_first_name: string | null
  submitter_last_name: string | null
}

export const interviewColumns = [
  ...(['submission_id', 'round', 'title', 'kind', 'people', 'starts_at', 'minutes', 'zone', 'candidate_zone'] as const),
  ...(['place', 'link', 'tells_candidate', 'note', 'state', 'state_at', 'state_reason', 'outcome'] as const),
  ...(['outcome_note', 'outcome_by', 'sequence', 'moved_from', 'remind_at'] as const),
]

const shown =
  'join submission s on s.id = t.submission_id join candidate c on c.id = s.candidate_id join job j on j.id = s.job_id'

export const interviewSpec: ListSpec<InterviewRow, typeof interview.list> = {
  table: 'interview',
  columns: `t.id, t.version, t.created_at, t.updated_at, ${interviewColumns.map((name) => `t.${name}`).join(', ')},
    s.candidate_id, c.first_name as candidate_first_name, c.last_name as candidate_last_name, c.phone as candidate_phone,
    s.job_id, j.job_title as job_name, e.id as client_id, e.name as client_name, p.id as submitter_id,
    p.first_name as submitter_first_name, p.last_name as submitter_last_name, ${companyColumns}, ${ownerColumns}`,
  joins: `${shown} left join client e on e.id = j.client_id left join user_account p on p.id = s.created_by ${ownerJoin}`,
  within: belowSeen({ table: 'submission', by: 't.submission_id' }),
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    startDate: { by: 't.starts_at', indexed: true },
    state: { by: 't.state' },
    round: { by: 't.round' },
    candidate: { by: 'c.full_name collate corridor_text', join: shown },
    job: { by: 'j.job_title collate corridor_text', join: shown },
  },
  filters: {
    company: ofCompany,
    state: (sql, value) => sql`t.state = ${value}`,
    kind: (sql, value) => sql`t.kind = ${value}`,
    outcome: (sql, value) => sql`t.outcome = ${value}`,
    submission: (sql, id) => sql`t.submission_id = ${id}`,
    candidate: (sql, id) => sql`t.submission_id in (select id from submission where candidate_id = ${id})`,
    job: (sql, id) => sql`t.submission_id in (select id from submission where job_id = ${id})`,
    submittedBy: (sql, id) => sql`t.submission_id in (select id from submission where created_by = ${id})`,
    startsFrom: (sql, day) => sql`(t.starts_at at time zone t.zone)::date >= ${day}::date`,
    startsUntil: (sql, day) => sql`(t.starts_at at time zone t.zone)::date <= ${day}::date`,
  },
  search: { candidate: 'c.full_name', job: 'j.job_title', title: 't.title' },
  searchJoins: shown,
  toWire,
}

export function toWire(row: InterviewRow): Interview {
  return {
    ...toRecordBase(row),
    companyInfo: toCompanyInfo(row),
    updateDate: row.updated_at.toISOString(),
    submission: row.submission_id,
    candidate: row.candidate_id,
    candidateInfo: [{ _id: row.candidate_id, ...toNames(row.candidate_first_name, row.candidate_last_name) }],
    candidatePhone: row.candidate_phone || null,
    job: row.job_id,
    jobInfo: [{ _id: row.job_id, name: row.job_name }],
    clientInfo: row.client_id ? [{ _id: row.client_id, name: row.client_name ?? '' }] : [],
    submittedBy: row.submitter_id
      ? [{ _id: row.submitter_id, ...toNames(row.submitter_first_name, row.submitter_last_name) }]
      : [],
    round: row.round,
    title: row.title,
    kind: row.kind,
    people: [...row.people],
    startDate: row.starts_at.toISOString(),
    minutes: row.minutes,
    zone: row.zone,
    candidateZone: row.candidate_zone,
    place: row.place,
    link: row.link,
    tellsCandidate: row.tells_candidate,
    note: row.note,
    state: row.state,
    stateDate: row.state_at.toISOString(),
    stateReason: row.state_reason,
    outcome: row.outcome,
    outcomeNote: row.outcome_note,
    sequence: row.sequence,
    userInfo: toUserInfo(row),
  }
}

/** Values of an interview that the audit keeps. */
export const toFacts = (row: InterviewRow) =>
  // Object.fromEntries forgets the names.
  Object.fromEntries(interviewColumns.map((name) => [name, row[name]])) as object

export const interviews = companyTable<InterviewRow, InterviewValues>({
  spec: interviewSpec,
  entity: 'Interview',
  columns: interviewColumns,
})
