import type { PresentationAnswer, PresentationState } from '@corridor/contract/sales/presentation/kinds'
import type { Presentation, presentation } from '@corridor/contract/sales/presentation/shapes'
import type { Language } from '@corridor/contract/wire/language'
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
import { companyTable } from '../../../db/record/table.ts'
import { seen, seenBy, type Within } from '../../../db/scope/within.ts'
import { type LetterColumn, letterColumn, toLetter } from '../../../platform/mail/letter-state.ts'

export interface PresentationValues {
  job_id: string
  shown_by: string
  title: string
  note: string
  shows_initials: boolean
  shows_rate: boolean
  shows_authorization: boolean
  token_hash: Buffer
  expires_on: string
  renewed_at: Date | null
  revoked_at: Date | null
  mail_to: string
  mail_language: Language
}

interface PersonColumns {
  submission: string
  candidate: string
  firstName: string
  lastName: string
  summary: string
  isShown: boolean
  answer: PresentationAnswer | null
  comment: string
  answeredAt: string | null
}

export interface PresentationRow
  extends RecordRow,
    OwnerColumns,
    LetterColumn,
    Omit<PresentationValues, 'token_hash' | 'shown_by'> {
  job_name: string
  state: PresentationState
  people: PersonColumns[]
}

/** Seen by whoever sees the job, and gone with it. */
const withJob: Within = (sql, scope) => {
  const stands = sql`exists (select from job o where o.id = t.job_id and o.deleted_at is null)`
  return seenBy(sql, scope, {
    of: { table: 'job', by: 't.job_id' },
    company: (id) => sql`t.company_id = ${id} and ${stands}`,
    platform: stands,
  })
}

export const isOver = 't.expires_on < company_day(t.company_id)'
const state = `case when t.revoked_at is not null then 'revoked' when ${isOver} then 'expired' else 'open' end`

/**
 * Condition by which a person `p` stands on the page, their submission as `s`: everybody who goes on, and people whom this client refused
 * here.
 */
export const isShown = "(s.is_live or (s.state = 'refused-by-client' and p.answer = 'reject'))"

// A reader who sees the job may see fewer of its submissions.
const people = `(select coalesce(json_agg(json_build_object('submission', s.id, 'candidate', c.id, 'firstName', c.first_name,
    'lastName', c.last_name, 'summary', p.summary, 'isShown', ${isShown}, 'answer', p.answer, 'comment', p.comment,
    'answeredAt', p.answered_at) order by p.place), '[]')
  from presented_person p join submission s on s.id = p.submission_id and s.deleted_at is null
    join candidate c on c.id = s.candidate_id and c.deleted_at is null
  where p.presentation_id = t.id and ${seen('s')})`

export const presentationSpec: ListSpec<PresentationRow, typeof presentation.list> = {
  table: 'presentation',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.job_id, j.job_title as job_name, t.title, t.note, t.shows_initials, t.shows_rate,
    t.shows_authorization, t.expires_on::text as expires_on, t.renewed_at, t.revoked_at, t.mail_to, t.mail_language, ${state} as state,
    ${letterColumn("'presentation:' || t.id")}, ${people} as people, ${ownerColumns}`,
  joins: `join job j on j.id = t.job_id ${ownerJoin}`,
  searchJoins: 'join job j on j.id = t.job_id',
  within: withJob,
  sort: {
    createDate: { by: 't.created_at' },
    title: { by: 't.title collate corridor_text' },
    expiresOn: { by: 't.expires_on' },
  },
  filters: {
    job: (sql, id) => sql`t.job_id = ${id}`,
    submission: (sql, id) =>
      sql`exists (select from presented_person p where p.presentation_id = t.id and p.submission_id = ${id})`,
    state: (sql, value) => sql`(${sql.unsafe(state)}) = ${value}`,
  },
  search: { title: 't.title', job: 'j.job_title' },
  toWire,
}

export const presentations = companyTable<PresentationRow, PresentationValues>({
  spec: presentationSpec,
  entity: 'Presentation',
  columns: [
    ...(['job_id', 'shown_by', 'title', 'note', 'shows_initials', 'shows_rate', 'shows_authorization'] as const),
    ...(['token_hash', 'expires_on', 'renewed_at', 'revoked_at', 'mail_to', 'mail_language'] as const),
  ],
})

export function toWire(row: PresentationRow): Presentation {
  return {
    ...toRecordBase(row),
    job: row.job_id,
    jobInfo: [{ _id: row.job_id, name: row.job_name }],
    title: row.title,
    note: row.note,
    showsInitials: row.shows_initials,
    showsRate: row.shows_rate,
    showsAuthorization: row.shows_authorization,
    expiresOn: row.expires_on,
    state: row.state,
    mailTo: row.mail_to,
    letter: toLetter(row),
    people: row.people.map(({ candidate, firstName, lastName, answeredAt, ...person }) => ({
      ...person,
      candidateInfo: [{ _id: candidate, ...toNames(firstName, lastName) }],
      answeredDate: answeredAt && new Date(answeredAt).toISOString(),
    })),
    userInfo: toUserInfo(row),
  }
}

/** Values of a link that the audit keeps: whom it shows and for how long, and nothing that opens it. */
export const toFacts = ({ people, ...row }: PresentationRow) => ({
  ...{ job_id: row.job_id, title: row.title, note: row.note, expires_on: row.expires_on },
  ...{ shows_initials: row.shows_initials, shows_rate: row.shows_rate, shows_authorization: row.shows_authorization },
  ...{ renewed_at: row.renewed_at, revoked_at: row.revoked_at },
  submissions: people.map(({ submission }) => submission),
})
