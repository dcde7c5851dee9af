import type { ReturnReason } from '@corridor/contract/agency/student-paper/kinds'
import type { StudentPaper, studentPaper } from '@corridor/contract/agency/student-paper/shapes'
import type { PaperState } from '@corridor/contract/agency/student-paper/states'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { belowSeen } from '../../../db/scope/within.ts'

/** State to which the last move is taken back, and the version that came with it. */
export interface BeforeMove {
  state: PaperState
  reason: ReturnReason | null
  words: string
  version: string | null
}

export interface PaperColumns {
  student_id: string
  checklist_id: string | null
  country_id: string | null
  title: string
  state: PaperState
  /** `YYYY-MM-DD` */
  due_on: string | null
  reason: ReturnReason | null
  reason_words: string
  moved_at: Date
  moved_by: string | null
  before_move: BeforeMove | null
}

export interface PaperRow extends RecordRow, OwnerColumns, PaperColumns {
  company_id: string
  student_first_name: string
  student_middle_name: string
  student_last_name: string
  counsellor_id: string | null
  country_name: string | null
  country_code: string | null
  is_late: boolean
  versions: number
  expires_on: string | null
  /** Those that it serves, without the ones in the bin. */
  applications: { id: string; institution: string; programme: string; starts_on: string }[]
}

// The company's day; of its setting there is one row.
const today = `(now() at time zone coalesce((select s.timezone from company_settings s where s.company_id = t.company_id), 'UTC'))::date`
const late = `(t.state in ('asked', 'returned') and t.due_on is not null and t.due_on < ${today})`
const newest = `(select v.document_id from student_paper_version v where v.paper_id = t.id order by v.number desc limit 1)`
const expires = `(select d.expires_on from student_document d where d.id = ${newest} and d.deleted_at is null)`
const applications = `(select coalesce(json_agg(json_build_object('id', a.id, 'institution', i.name, 'programme', g.name, 'starts_on', k.starts_on)
    order by a.created_at, a.id), '[]')
  from student_paper_application l join student_application a on a.id = l.application_id and a.deleted_at is null
  join institution i on i.id = a.institution_id join programme g on g.id = a.programme_id join intake k on k.id = a.intake_id
  where l.paper_id = t.id)`
const studentName = `trim(concat_ws(' ', h.first_name, nullif(h.middle_name, ''), nullif(h.last_name, '')))`

export const paperSpec: ListSpec<PaperRow, typeof studentPaper.list> = {
  table: 'student_paper',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.company_id, t.student_id, h.first_name as student_first_name,
    h.middle_name as student_middle_name, h.last_name as student_last_name, h.counsellor_id, t.checklist_id, t.country_id,
    n.name as country_name, n.code as country_code, t.title, t.state, t.due_on::text as due_on, ${late} as is_late, t.reason, t.reason_words,
    t.moved_at, t.moved_by, t.before_move, (select count(*)::int from student_paper_version v where v.paper_id = t.id) as versions,
    ${expires}::text as expires_on, ${applications} as applications, ${ownerColumns}`,
  joins: `join student h on h.id = t.student_id left join country n on n.id = t.country_id ${ownerJoin}`,
  within: belowSeen({ table: 'student', by: 't.student_id' }),
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    title: { by: 't.title collate corridor_text' },
    dueDate: { by: 't.due_on', nullable: true },
    expiryDate: { by: expires, nullable: true },
  },
  filters: {
    student: (sql, id) => sql`t.student_id = ${id}`,
    state: (sql, state) => sql`t.state = ${state}`,
    isLate: (sql, value) => sql`${sql.unsafe(late)} = ${value}`,
    expiresBy: (sql, day) => sql`${sql.unsafe(expires)} <= ${day}::date`,
    country: (sql, id) => sql`t.country_id = ${id}`,
    application: (sql, id) =>
      sql`exists (select from student_paper_application l where l.paper_id = t.id and l.application_id = ${id})`,
  },
  search: { title: 't.title', student: studentName },
  searchJoins: 'join student h on h.id = t.student_id',
  toWire,
}

export function toWire(row: PaperRow): StudentPaper {
  const names = {
    firstName: row.student_first_name,
    middleName: row.student_middle_name,
    lastName: row.student_last_name,
  }
  return {
    ...toRecordBase(row),
    updateDate: row.updated_at.toISOString(),
    student: row.student_id,
    studentInfo: [{ _id: row.student_id, ...names }],
    checklist: row.checklist_id,
    country: row.country_id,
    countryInfo: row.country_id ? [{ _id: row.country_id, name: row.country_name ?? '', code: row.country_code }] : [],
    title: row.title,
    applicationsInfo: row.applications.map(({ id, institution, programme, starts_on }) => ({
      ...{ _id: id, institution, programme, startDate: starts_on },
    })),
    state: row.state,
    movedDate: row.moved_at.toISOString(),
    dueDate: row.due_on,
    isLate: row.is_late,
    reason: row.reason,
    reasonWords: row.reason_words,
    versions: row.versions,
    expiryDate: row.expires_on,
    userInfo: toUserInfo(row),
  }
}

type Kept = Pick<
  PaperRow,
  'student_id' | 'checklist_id' | 'title' | 'state' | 'due_on' | 'reason' | 'reason_words' | 'versions'
>

/** Values of a paper that the audit keeps. */
export const toFacts = (row: Kept & Pick<PaperRow, 'applications'>): Kept & { applications: string[] } => {
  const { student_id, checklist_id, title, state, due_on, reason, reason_words, versions } = row
  const applications = row.applications.map(({ id }) => id)
  return { student_id, checklist_id, title, state, due_on, reason, reason_words, versions, applications }
}
