import type { AuthorityStatus } from '@corridor/contract/agency/student-application/authority'
import {
  type ConfirmationKind,
  type DeadlineKind,
  deadlineRangeDays,
  type WaitingKind,
} from '@corridor/contract/agency/student-application/kinds'
import type { StudentApplication, Sum, studentApplication } from '@corridor/contract/agency/student-application/shapes'
import type { Currency } from '@corridor/contract/format/settings'
import {
  type ApplicationStage,
  type LiveApplicationStage,
  restingApplicationStages,
} from '@corridor/contract/student/student/kinds'
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
import { seenInCompany } from '../../../db/scope/within.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'
import { lacksOf } from './lacks.ts'

/** The columns that verbs write; days are `YYYY-MM-DD`, sums in minor units. */
export interface ApplicationValues {
  student_id: string
  institution_id: string
  programme_id: string
  intake_id: string
  first_intake_id: string | null
  contract_id: string | null
  sub_agent_id: string | null
  stage: ApplicationStage
  stage_on: string
  rested_from: LiveApplicationStage | null
  has_deposit: boolean
  has_visa: boolean
  authority: AuthorityStatus
  authority_on: string | null
  authority_number: string
  visa_appointment_on: string | null
  student_number: string
  scholarship_amount: number | null
  scholarship_currency: Currency | null
  deposit_amount: number | null
  deposit_currency: Currency | null
  deposit_due_on: string | null
  refusal_explained: boolean
  note: string
}

export interface ApplicationRow extends RecordRow, OwnerColumns, CompanyColumns, ApplicationValues {
  student_first_name: string
  student_middle_name: string
  student_last_name: string
  institution_name: string
  zone: string | null
  country_id: string
  country_name: string
  country_code: string | null
  programme_name: string
  start_on: string
  first_start_on: string | null
  intake_deadline_at: Date | null
  sub_agent_name: string | null
  counsellor_id: string | null
  counsellor_first: string | null
  counsellor_last: string | null
  deadline_kind: DeadlineKind | null
  deadline_at: Date | null
  deadline_day: string
  deadline_time: string
  open_conditions: number
  confirmed_by: ConfirmationKind[]
  has_refusal: boolean
}

export const applicationColumns: readonly (keyof ApplicationValues)[] = [
  ...(['student_id', 'institution_id', 'programme_id', 'intake_id', 'first_intake_id', 'contract_id'] as const),
  ...(['sub_agent_id', 'stage', 'stage_on', 'rested_from', 'has_deposit', 'has_visa', 'authority'] as const),
  ...([
    'authority_on',
    'authority_number',
    'visa_appointment_on',
    'student_number',
    'scholarship_amount',
    'scholarship_currency',
  ] as const),
  ...(['deposit_amount', 'deposit_currency', 'deposit_due_on', 'refusal_explained', 'note'] as const),
]

// Days stay texts, and sums that the driver would read as texts are numbers.
const read = (name: string) => {
  if (name.endsWith('_on')) return `t.${name}::text as ${name}`
  return name.endsWith('_amount') ? `t.${name}::float8 as ${name}` : `t.${name}`
}

const joins = `join student s on s.id = t.student_id join institution i on i.id = t.institution_id
  join programme p on p.id = t.programme_id`

const resting = restingApplicationStages.map((stage) => `'${stage}'`).join(', ')

const waiting: Record<WaitingKind, (sql: Sql) => Fragment> = {
  deadlines: (sql) => sql`t.deadline_at between now() and now() + interval '7 days'`,
  deposits: (sql) => sql`t.stage = 'offer' and t.has_deposit`,
  nobodys: (sql) => sql`t.student_id in (select o.id from student o where o.counsellor_id is null)`,
  visas: (sql) => sql`t.authority in ('filed', 'biometrics', 'papers-asked', 'interview')`,
}

export const applicationSpec: ListSpec<ApplicationRow, typeof studentApplication.list> = {
  table: 'student_application',
  columns: `t.id, t.version, t.created_at, t.updated_at, ${applicationColumns.map(read).join(', ')}, t.deadline_kind, t.deadline_at,
    to_char(t.deadline_at at time zone coalesce(i.zone, 'UTC'), 'YYYY-MM-DD') as deadline_day,
    to_char(t.deadline_at at time zone coalesce(i.zone, 'UTC'), 'HH24:MI') as deadline_time,
    s.first_name as student_first_name, s.middle_name as student_middle_name, s.last_name as student_last_name,
    i.name as institution_name, i.zone, i.country_id, n.name as country_name, n.code as country_code, p.name as programme_name,
    k.starts_on::text as start_on, k.deadline_at as intake_deadline_at, f.starts_on::text as first_start_on, v.name as sub_agent_name,
    s.counsellor_id, c.first_name as counsellor_first, c.last_name as counsellor_last,
    (select count(*)::int from student_application_condition x where x.application_id = t.id and x.met_on is null) as open_conditions,
    array(select x.kind from student_application_confirmation x where x.application_id = t.id and x.dead_by is null) as confirmed_by,
    exists (select from student_application o where o.student_id = t.student_id and o.id <> t.id and o.authority = 'refused'
      and o.deleted_at is null) as has_refusal, ${companyColumns}, ${ownerColumns}`,
  joins: `${joins} join country n on n.id = i.country_id join intake k on k.id = t.intake_id
    left join intake f on f.id = t.first_intake_id left join vendor v on v.id = t.sub_agent_id
    left join user_account c on c.id = s.counsellor_id ${ownerJoin}`,
  within: seenInCompany,
  kept: {
    kind: 'student-application',
    uncounted: ['country', 'counsellor', 'deadline', 'waiting', 'student', 'intake'],
  },
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at', indexed: true },
    deadline: { by: 't.deadline_at', nullable: true, indexed: true },
    student: { by: '(select o.full_name from student o where o.id = t.student_id) collate corridor_text' },
  },
  filters: {
    company: ofCompany,
    student: (sql, id) => sql`t.student_id = ${id}`,
    country: (sql, id) => sql`t.institution_id in (select o.id from institution o where o.country_id = ${id})`,
    institution: (sql, id) => sql`t.institution_id = ${id}`,
    intake: (sql, id) => sql`t.intake_id = ${id}`,
    stage: (sql, stage) => sql`t.stage = ${stage}`,
    authority: (sql, status) => sql`t.authority = ${status}`,
    counsellor: (sql, id) => sql`t.student_id in (select o.id from student o where o.counsellor_id = ${id})`,
    deadline: (sql, range) =>
      range === 'missed'
        ? sql`t.deadline_at < now()`
        : sql`t.deadline_at between now() and now() + make_interval(days => ${deadlineRangeDays[range]})`,
    waiting: (sql, kind) => waiting[kind](sql),
    live: (sql, isLive) => sql`(t.stage not in (${sql.unsafe(resting)})) = ${isLive}`,
  },
  search: { student: 's.full_name', institution: 'i.name', programme: 'p.name' },
  searchJoins: joins,
  toWire,
}

export const applications = companyTable<ApplicationRow, ApplicationValues>({
  spec: applicationSpec,
  entity: 'Student Application',
  columns: applicationColumns,
})

const toSum = (amount: number | null, currency: Currency | null): Sum | null =>
  amount === null || currency === null ? null : { amount, currency }

export function toWire(row: ApplicationRow): StudentApplication {
  return {
    ...toRecordBase(row),
    updateDate: row.updated_at.toISOString(),
    companyInfo: toCompanyInfo(row),
    student: row.student_id,
    studentInfo: [
      {
        ...{ _id: row.student_id, firstName: row.student_first_name },
        ...{ middleName: row.student_middle_name, lastName: row.student_last_name },
      },
    ],
    institution: row.institution_id,
    institutionInfo: [{ _id: row.institution_id, name: row.institution_name }],
    countryInfo: [{ _id: row.country_id, name: row.country_name, code: row.country_code }],
    programme: row.programme_id,
    programmeInfo: [{ _id: row.programme_id, name: row.programme_name }],
    intake: row.intake_id,
    startDate: row.start_on,
    firstIntake: row.first_intake_id,
    firstStartDate: row.first_start_on,
    contract: row.contract_id,
    subAgent: row.sub_agent_id,
    subAgentInfo: row.sub_agent_id ? [{ _id: row.sub_agent_id, name: row.sub_agent_name ?? '' }] : [],
    counsellor: row.counsellor_id,
    counsellorInfo: row.counsellor_id
      ? [{ _id: row.counsellor_id, ...toNames(row.counsellor_first, row.counsellor_last) }]
      : [],
    stage: row.stage,
    stageDate: row.stage_on,
    restedFrom: row.rested_from,
    hasDeposit: row.has_deposit,
    hasVisa: row.has_visa,
    authority: row.authority,
    authorityDate: row.authority_on,
    authorityNumber: row.authority_number,
    visaAppointmentDate: row.visa_appointment_on,
    studentNumber: row.student_number,
    scholarship: toSum(row.scholarship_amount, row.scholarship_currency),
    deposit: toSum(row.deposit_amount, row.deposit_currency),
    depositDueDate: row.deposit_due_on,
    refusalExplained: row.refusal_explained,
    deadline:
      row.deadline_at && row.deadline_kind
        ? {
            ...{ kind: row.deadline_kind, at: row.deadline_at.toISOString(), day: row.deadline_day },
            ...{ time: row.deadline_time, zone: row.zone ?? 'UTC' },
          }
        : null,
    missing: lacksOf(row),
    userInfo: toUserInfo(row),
  }
}

/** Values of an application that the audit keeps. */
export const toFacts = (row: ApplicationRow): object =>
  Object.fromEntries(applicationColumns.map((name) => [name, row[name]]))
