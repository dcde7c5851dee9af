import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import type {
  EnrolmentStage,
  LiveApplicationStage,
  StudentStage,
  StudentStanding,
} from '@corridor/contract/student/student/kinds'
import type { student, StudentRow as Wire } from '@corridor/contract/student/student/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import { hasTerm, hasText, trigramCharsMin } from '../../../db/list/term.ts'
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
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { seenInCompany, sharedInCompany, type Within } from '../../../db/scope/within.ts'
import { columnsOf, type Fragment, type Sql } from '../../../platform/sql.ts'
import { closingOf, stageOf, toWire } from './to-wire.ts'
import {
  type Entries,
  type EntryTable,
  entryColumns,
  openColumns,
  type StudentFile,
  type StudentValues,
  writtenColumns,
} from './values.ts'

export interface StudentRow extends RecordRow, OwnerColumns, CompanyColumns {
  first_name: string
  middle_name: string
  last_name: string
  email: string
  phone_code: string
  phone_number: string
  citizenship_id: string | null
  citizenship_name: string | null
  citizenship_code: string | null
  targets: Wire['targetCountriesInfo']
  intake: string | null
  saved_steps: number[]
  declared_at: Date | null
  application_stage: LiveApplicationStage | null
  closed_on: string | null
  is_closed: boolean
  counsellor_id: string | null
  counsellor_first: string | null
  counsellor_last: string | null
}

const counsellorJoin = 'left join user_account k on k.id = t.counsellor_id'
const counsellorColumns = 'k.first_name as counsellor_first, k.last_name as counsellor_last'

const enrolments: Record<EnrolmentStage, (sql: Sql) => Fragment> = {
  enrolment: (sql) => sql`cardinality(t.saved_steps) < 10 and t.declared_at is null`,
  'to-be-declared': (sql) => sql`cardinality(t.saved_steps) = 10 and t.declared_at is null`,
  ready: (sql) => sql`t.declared_at is not null`,
}
const isEnrolment = (stage: StudentStage): stage is EnrolmentStage => Object.hasOwn(enrolments, stage)
const inStage = (sql: Sql, stage: StudentStage): Fragment =>
  isEnrolment(stage)
    ? sql`t.application_stage is null and ${enrolments[stage](sql)}`
    : sql`t.application_stage = ${stage}`

// Asks the company's day of rows alone that are near it, whatever zone the database is in: an old firm has many closed ones.
const closed = `(t.closed_on <= current_date + 2 and (t.closed_on < current_date - 2 or t.closed_on <= company_day(t.company_id)))`
const closing = `t.closed_on::text as closed_on, coalesce(${closed}, false) as is_closed`
const standings: Record<StudentStanding, string> = {
  current: `(t.closed_on is null or not ${closed})`,
  closed,
  nobodys: 't.counsellor_id is null',
}

const targets = `(select coalesce(json_agg(json_build_object('_id', c.id, 'name', c.name, 'code', c.code) order by e.place), '[]')
    from student_target e join country c on c.id = e.country_id where e.student_id = t.id) as targets`

/** Students in a list: no sealed value is read for it. */
export const studentSpec: ListSpec<StudentRow, typeof student.list> = {
  table: 'student',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.first_name, t.middle_name, t.last_name, t.email, t.phone_code, t.phone_number,
    t.citizenship_id, n.name as citizenship_name, n.code as citizenship_code, ${targets}, t.intake, t.saved_steps, t.declared_at, t.application_stage,
    ${closing},     t.counsellor_id,
    ${counsellorColumns}, ${companyColumns}, ${ownerColumns}`,
  joins: `left join country n on n.id = t.citizenship_id ${counsellorJoin} ${ownerJoin}`,
  within: seenInCompany,
  // The company's day alone closes a file, and no change of it.
  kept: { kind: 'student', uncounted: ['standing'], allBut: { standing: { current: closed } } },
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at', indexed: true },
    intake: { by: 't.intake', nullable: true, indexed: true },
    name: { by: 't.full_name collate corridor_text', indexed: true },
  },
  filters: {
    stage: inStage,
    standing: (sql, standing) => sql`${sql.unsafe(standings[standing])}`,
    countryOfCitizenship: (sql, id) => sql`t.citizenship_id = ${id}`,
    targetCountry: (sql, id) =>
      sql`exists (select from student_target e where e.company_id = t.company_id and e.country_id = ${id} and e.student_id = t.id)`,
    intake: (sql, month) => sql`t.intake = ${month}`,
    stepsMissing: (sql, count) => sql`cardinality(t.saved_steps) = ${enrolmentSteps.length - count}`,
    counsellor: (sql, id) => sql`t.counsellor_id = ${id}`,
    updatedSince: (sql, day) => sql`t.updated_at >= ${day}::date`,
    company: ofCompany,
  },
  search: { name: 't.full_name', email: 't.email', phone: 't.phone_code || t.phone_number' },
  searchAll,
  toWire: toRow,
}

const numberPattern = /^(?=(?:\D*\d){3})[\d\s+().\-/]+$/

// A number is found however it is written: its digits stand in the text, without the zeros of a trunk or of the way abroad.
function searchAll(sql: Sql, term: string): Fragment {
  const digits = numberPattern.test(term) ? term.replace(/\D/g, '').replace(/^0+/, '') : ''
  return digits.length < trigramCharsMin ? hasTerm(sql, term) : hasText(sql, digits)
}

const entriesOf = (table: EntryTable) => {
  const pairs = entryColumns[table].map((name) => `'${name}', e.${name}`).join(', ')
  return `(select coalesce(json_agg(json_build_object(${pairs}) order by e.place), '[]') from ${table} e where e.student_id = t.id) as ${table}`
}

/** The places and lookups that a file names, each by its table and the queries of their ids. */
const namedIds = (column: string, tables: readonly EntryTable[]) =>
  tables.map((table) => `union select e.${column} from ${table} e where e.student_id = t.id`).join(' ')
const lookupIds = `select e.relation_id from student_contact e where e.student_id = t.id
  ${namedIds('visa_category_id', ['student_refusal', 'student_visit'])}`
const countryIds = `select unnest(array[t.country_id, t.mail_country_id, t.citizenship_id])
  ${namedIds('country_id', [
    ...([
      'student_former_address',
      'student_imported_refusal',
      'student_refusal',
      'student_visit',
      'student_target',
    ] as const),
  ])}`
const named = `(select coalesce(json_agg(json_build_object('id', x.id, 'name', x.name, 'code', x.code)), '[]') from (
    select id, name, code from country where id in (${countryIds})
    union all select id, name, null from state where id in (t.state_id, t.mail_state_id)
    union all select id, name, null from city where id in (t.city_id, t.mail_city_id)
    union all select id, name, null from lookup where id in (${lookupIds})
  ) x) as named`

// The earliest of those that are kept with each application; one that rests has none.
const deadline = `(select json_build_object('application', a.id, 'kind', a.deadline_kind, 'at', a.deadline_at,
      'day', to_char(a.deadline_at at time zone coalesce(i.zone, 'UTC'), 'YYYY-MM-DD'), 'zone', coalesce(i.zone, 'UTC'))
    from student_application a join institution i on i.id = a.institution_id
    where a.student_id = t.id and a.deleted_at is null and a.deadline_at is not null order by a.deadline_at, a.id limit 1) as deadline`
const papersMissing = `(select json_build_object('asked', count(*) filter (where p.state = 'asked'), 'returned', count(*) filter (where p.state = 'returned'),
      'late', count(*) filter (where p.state = 'asked' and p.due_on < company_day(t.company_id)))
    from student_paper p where p.student_id = t.id and p.deleted_at is null and p.state in ('asked', 'returned')) as papers_missing`

/** Columns of a student's whole file. */
const fileColumns = `t.id, t.version, t.created_at, t.updated_at, ${openColumns
  .filter((name) => name !== 'passport_expires')
  .map((name) => `t.${name}`)
  .join(', ')},
  t.passport_expires::text as passport_expires, t.sealed_birth_date, t.sealed_passport, t.passport_tail, t.saved_steps, t.declared_at,
  t.application_stage, t.in_edit_mode, t.identity_removed_at, t.identity_removed, ${closing}, ${deadline}, ${papersMissing},
  ${(Object.keys(entryColumns) as EntryTable[]).map(entriesOf).join(', ')}, ${named},
  (select coalesce(json_agg(json_build_object('step', s.step, 'at', s.saved_at, 'by', p.id, 'first', p.first_name, 'last', p.last_name)
      order by s.step), '[]')
    from student_step s left join user_account p on p.id = s.saved_by where s.student_id = t.id) as steps,
  ${counsellorColumns}, ${companyColumns}, ${ownerColumns}`

const files = (within: Within) =>
  companyTable<StudentFile, StudentValues>({
    spec: { table: 'student', columns: fileColumns, joins: `${counsellorJoin} ${ownerJoin}`, within, toWire },
    entity: 'Student',
    columns: writtenColumns,
  })

/** Students by their whole files. */
export const students = files(seenInCompany)

/** The same whoever sees them: a family's shared steps reach those whom the one that saves does not see. Nothing of them is answered. */
export const studentsOfCompany = files(sharedInCompany)

/** The whole file of a student whom a signer's link names, for nobody has signed in. Undefined once it is in the bin. */
export async function findFileOf(sql: Sql, companyId: string, id: string): Promise<StudentFile | undefined> {
  const [row] = await sql<StudentFile[]>`
    select ${sql.unsafe(fileColumns)} from student t ${sql.unsafe(`${counsellorJoin} ${ownerJoin}`)}
    where t.company_id = ${companyId} and t.id = ${id} and t.deleted_at is null`
  return row
}

/** True if the caller has this student, who if held stays until the transaction ends. */
export async function hasStudent(sql: Sql, scope: Scope, id: string, isHeld: boolean): Promise<boolean> {
  const held = isHeld ? sql`for update` : sql``
  return (await sql`select 1 from student t where t.id = ${id} and ${seenInCompany(sql, scope)} ${held}`).length > 0
}

/** Writes the rows of a table in the place of those that stood. */
export async function replaceEntries(
  tx: Sql,
  { companyId }: CompanyScope,
  id: string,
  table: EntryTable,
  entries: Entries[EntryTable],
): Promise<void> {
  await tx`delete from ${tx(table as string)} where student_id = ${id}`
  for (const [place, entry] of entries.entries())
    await tx`insert into ${tx(table as string)} ${columnsOf(tx, { company_id: companyId, student_id: id, place, ...entry })}`
}

/** Notes the steps that came as saved by the caller, now, and forgets who saved those that went; the others stay as they were saved. */
export async function replaceSteps(
  tx: Sql,
  { companyId, userId }: CompanyScope,
  id: string,
  steps: readonly number[],
): Promise<void> {
  const numbers = steps as number[]
  await tx`delete from student_step where student_id = ${id} and step <> all(${numbers}::int[])`
  await tx`
    insert into student_step (student_id, company_id, step, saved_by)
    select ${id}, ${companyId}, step, ${userId} from unnest(${numbers}::int[]) step on conflict (student_id, step) do nothing`
}

export function toRow(row: StudentRow): Wire {
  return {
    ...toRecordBase(row),
    updateDate: row.updated_at.toISOString(),
    firstName: row.first_name,
    middleName: row.middle_name,
    lastName: row.last_name,
    email: row.email,
    countryCode: row.phone_code,
    phoneNumber: row.phone_number,
    countryOfCitizenship: row.citizenship_id,
    countryInfo: row.citizenship_id
      ? [{ _id: row.citizenship_id, name: row.citizenship_name ?? '', code: row.citizenship_code }]
      : [],
    targetCountries: row.targets.map(({ _id }) => _id),
    targetCountriesInfo: row.targets,
    intake: row.intake,
    ...stageOf(row),
    ...closingOf(row),
    stepsMissing: enrolmentSteps.length - row.saved_steps.length,
    counsellor: row.counsellor_id,
    counsellorInfo: row.counsellor_id
      ? [{ _id: row.counsellor_id, ...toNames(row.counsellor_first, row.counsellor_last) }]
      : [],
    companyInfo: toCompanyInfo(row),
    userInfo: toUserInfo(row),
  }
}
