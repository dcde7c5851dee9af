import type { EnrolmentField } from '@corridor/contract/student/enrolment/kinds'
import { type EnrolmentPart, stepOf } from '@corridor/contract/student/enrolment/steps'
import type { StudentHappening, TimelinePart } from '@corridor/contract/student/student/kinds'
import type { StudentTimelineEntry } from '@corridor/contract/student/student/timeline'
import type { StudentDocumentType } from '@corridor/contract/student/student-document/kinds'
import { toUserInfo } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { hooksOf } from '../../../platform/hooks.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'
import { listTrail, recordTrail, type TrailRow } from '../../told/note/tables.ts'
import { students } from './tables.ts'

interface Asked {
  part?: TimelinePart | undefined
  studentId: string
  before?: string | undefined
  limit: number
}

/** Shows the events of a student whom the caller sees, newest first. Throws `record.notFound`. */
export async function viewStudentTimeline({ db, scope, platform }: Context, { studentId, before, limit, part }: Asked) {
  await students.load(db, scope, studentId)
  const beside = hooksOf(platform, 'tellBesideStudent').map((told) => told())
  const sources = beside.map((one) => ({ part: one.part, rows: one.rows(db, studentId) }))
  const own = { part: 'file', rows: recordTrail(db, { kind: 'student', id: studentId }) } as const
  const [first = own, ...others] = [own, ...sources].filter((source) => part === undefined || source.part === part)
  const page = { before: before ?? null, limit: limit + 1 }
  const rows = await listTrail(db, [first.rows, ...others.map((source) => source.rows)], page)
  const toEntry = (row: TrailRow) => {
    const told = beside.find(({ kind }) => kind === row.record_kind)
    return told ? { ...plainEntry(row), ...told.tell(row) } : toOwnEntry(row)
  }
  return { success: true as const, data: rows.slice(0, limit).map(toEntry), hasMore: rows.length > limit }
}

/** Records of one kind that stand beside a student, for the timeline. */
export interface Beside {
  part: TimelinePart
  kind: string
  /** Rows of the audit about those of a student. */
  rows: (sql: Sql, studentId: string) => Fragment
  /** Tells what a row says; no value that is sealed. */
  tell: (row: TrailRow) => Pick<StudentTimelineEntry, 'action'> & Partial<StudentTimelineEntry>
}

type Facts = Record<string, unknown>

const address: [suffix: string, field: EnrolmentField][] = [
  ['line_one', 'addressLineOne'],
  ['line_two', 'addressLineTwo'],
  ['country_id', 'country'],
  ['state_id', 'state'],
  ['state_name', 'state'],
  ['city_id', 'city'],
  ['city_name', 'city'],
  ['zip_code', 'zipCode'],
]
const addressColumn = (suffix: string) => (suffix.startsWith('line') ? `address_${suffix}` : suffix)

/** The fields of each step by the columns that hold them. */
const columnsOf: Record<EnrolmentPart, Readonly<Record<string, EnrolmentField>>> = {
  fullName: { first_name: 'firstName', middle_name: 'middleName', last_name: 'lastName' },
  address: {
    ...Object.fromEntries(address.map(([suffix, field]) => [addressColumn(suffix), field])),
    ...{ lived_since: 'livedSince', student_former_address: 'formerAddresses' },
  },
  communicationAddress: Object.fromEntries(address.map(([suffix, field]) => [`mail_${suffix}`, field])),
  contact: { email: 'email', phone_code: 'countryCode', phone_number: 'phoneNumber' },
  emergencyContact: { student_contact: 'contacts' },
  passport: {
    citizenship_id: 'countryOfCitizenship',
    birth_date: 'birthDate',
    passport_number: 'passportNumber',
    passport_expires: 'expiresDate',
  },
  maritalStatus: { marital_status: 'maritalStatus', number_of_kids: 'numberOfKids' },
  deportationDetails: {
    student_refusal: 'deportationDetails',
    student_imported_refusal: 'deportationDetails',
    refusals_further: 'further',
  },
  previousCountries: { student_visit: 'previousCountries', visits_further: 'further' },
  coaching: { student_test: 'tests' },
}

const planColumns = [
  'level',
  'study_field',
  'intake',
  'occupied_until',
  'funds_amount',
  'funds_currency',
  'student_target',
]

const happenings: Record<string, StudentHappening> = {
  'student.add': 'added',
  'student.update': 'changed',
  'student.link-relative': 'linked',
  'student.unlink-relative': 'unlinked',
  'student.reveal': 'read',
  'student.find-passport': 'found',
  'student.ask-declaration': 'asked',
  'student.declare': 'declared',
  'student.reopen': 'reopened',
  'student.revoke-declaration': 'revoked',
  'student.delete': 'deleted',
  'student.restore': 'restored',
  'student.merge': 'merged',
  'student.split': 'split',
  'note.add': 'noted',
}

const plainEntry = (row: TrailRow) => ({
  _id: row.id,
  at: row.at.toISOString(),
  ...{ step: null, fields: [], paper: null, about: null, from: null, to: null },
  note: row.note,
  userInfo: toUserInfo(row),
})

function toOwnEntry(row: TrailRow): StudentTimelineEntry {
  const { action, before, after } = row
  return {
    ...plainEntry(row),
    action: happenings[action] ?? 'changed',
    ...(action === 'student.update' && before && after ? savedOf(before, after) : {}),
    ...(action === 'student.reveal' && after ? readOf(after) : {}),
    ...(action === 'student.reopen' && after ? { fields: after.fields as EnrolmentField[] } : {}),
  }
}

type Read = Partial<Pick<StudentTimelineEntry, 'action' | 'fields' | 'paper'>>

/** Tells what was read: a value, all of them as a PDF, or a paper. */
function readOf({ read, paper }: Facts): Read {
  if (paper) return { action: 'opened', paper: paper as StudentDocumentType }
  return Array.isArray(read) ? { action: 'printed', fields: read } : { fields: [read as EnrolmentField] }
}

const stepsOf = (facts: Facts) => facts.saved_steps as number[]

type Saved = Pick<StudentTimelineEntry, 'action' | 'step' | 'fields'>

/** Tells what was saved: a step with which of its fields are others now, the plan, or who leads the student. */
function savedOf(before: Facts, after: Facts): Saved {
  const isOther = (column: string) => JSON.stringify(before[column] ?? null) !== JSON.stringify(after[column] ?? null)
  const first = stepsOf(after).find((number) => !stepsOf(before).includes(number))
  if (first) return { action: 'saved', step: first, fields: [] }
  for (const [part, columns] of Object.entries(columnsOf)) {
    const fields = Object.entries(columns).flatMap(([column, field]) => (isOther(column) ? [field] : []))
    const step = stepOf(part as EnrolmentPart).number
    if (fields.length > 0) return { action: 'changed', step, fields: [...new Set(fields)] }
  }
  if (planColumns.some(isOther)) return { action: 'planned', step: null, fields: [] }
  if (isOther('counsellor_id')) return { action: 'handed-over', step: null, fields: [] }
  // The trail says of sealed values that they are there, before as after.
  return { action: 'changed', step: stepOf('passport').number, fields: [] }
}
