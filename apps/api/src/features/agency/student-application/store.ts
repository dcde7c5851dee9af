import type { ContractReach } from '@corridor/contract/agency/institution-contract/which'
import type { ConfirmationKind } from '@corridor/contract/agency/student-application/kinds'
import type { Move } from '@corridor/contract/agency/student-application/parts'
import type { StudyLevel } from '@corridor/contract/student/student/kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { type OwnerColumns, ownerColumns } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import { type Fragment, json, type Sql } from '../../../platform/sql.ts'
import { type ApplicationRow, type ApplicationValues, applicationSpec } from './tables.ts'

export const listApplications = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, applicationSpec, query)

/** Lets others who change this student or their applications wait until `tx` ends. */
export const holdStudent = (tx: Sql, studentId: string) =>
  tx`select 1 from student where id = ${studentId} for no key update`

export interface Place {
  country_id: string
  /** The institution of the programme, and the programme of the intake. */
  institution_id: string | null
  programme_id: string | null
}

/**
 * Finds an institution of the company, with where its programme and intake belong; undefined if there is no such institution. None of the
 * three can be deleted before `tx` ends.
 */
export async function findPlace(
  tx: Sql,
  { companyId }: CompanyScope,
  { institution, programme, intake }: { institution: string; programme: string; intake: string },
): Promise<Place | undefined> {
  const here = tx`company_id = ${companyId} and deleted_at is null for share`
  const [found] = await tx<
    Pick<Place, 'country_id'>[]
  >`select country_id from institution where id = ${institution} and ${here}`
  const [offered] = await tx<
    { institution_id: string }[]
  >`select institution_id from programme where id = ${programme} and ${here}`
  const [begun] = await tx<{ programme_id: string }[]>`select programme_id from intake where id = ${intake} and ${here}`
  return (
    found && {
      ...{ country_id: found.country_id, institution_id: offered?.institution_id ?? null },
      programme_id: begun?.programme_id ?? null,
    }
  )
}

/** Finds the day on which an intake of this programme begins; undefined if it is none of it. */
export async function findStart(sql: Sql, programmeId: string, intakeId: string): Promise<string | undefined> {
  const [row] = await sql<{ starts_on: string }[]>`
    select starts_on::text as starts_on from intake
    where id = ${intakeId} and programme_id = ${programmeId} and deleted_at is null`
  return row?.starts_on
}

export async function hasContract(sql: Sql, institutionId: string, contractId: string): Promise<boolean> {
  const rows = await sql`
    select 1 from institution_contract where id = ${contractId} and institution_id = ${institutionId} and deleted_at is null`
  return rows.length > 0
}

/** True if the caller sees this vendor. */
export const seesVendor = async (sql: Sql, scope: Scope, id: string): Promise<boolean> =>
  (await sql`select 1 from vendor t where t.id = ${id} and ${seenInCompany(sql, scope)}`).length > 0

export async function findCitizenship(sql: Sql, studentId: string): Promise<string | null> {
  const [row] = await sql<
    { citizenship_id: string | null }[]
  >`select citizenship_id from student where id = ${studentId}`
  return row?.citizenship_id ?? null
}

/** Contracts of the institution of an application, as `contractFor` judges them, and the level of its programme. */
export async function findReach(
  tx: Sql,
  { institution_id, programme_id }: Pick<ApplicationValues, 'institution_id' | 'programme_id'>,
) {
  const contracts = await tx<ContractReach[]>`
    select c.id as _id, c.institution_id as institution, c.through_id as through, c.starts_on::text as "startDate",
      c.ends_on::text as "endDate", c.levels,
      array(select n.country_id from institution_contract_country n where n.contract_id = c.id) as countries
    from institution_contract c where c.institution_id = ${institution_id} and c.deleted_at is null`
  const [programme] = await tx<{ level: StudyLevel }[]>`select level from programme where id = ${programme_id}`
  return { contracts, level: programme?.level }
}

/** The student's applications that go on, but for one. */
export const listOthers = (sql: Sql, scope: Scope, { student_id, id }: { student_id: string; id: string }) =>
  sql<ApplicationRow[]>`
    select ${sql.unsafe(applicationSpec.columns)} from student_application t ${sql.unsafe(applicationSpec.joins ?? '')}
    where t.student_id = ${student_id} and t.id <> ${id} and t.stage not in ('rejected', 'withdrawn', 'deferred')
      and ${seenInCompany(sql, scope)} order by t.created_at`

interface NewMove {
  of: Move['of']
  from: Move['from']
  to: Move['to']
  kind: Move['kind']
  on: string
  reason: string
}

/** The columns that a move changes, as they stood before. */
export type Before = Pick<
  ApplicationValues,
  | 'stage'
  | 'stage_on'
  | 'rested_from'
  | 'authority'
  | 'authority_on'
  | 'authority_number'
  | 'intake_id'
  | 'first_intake_id'
>

/** Keeps a move with what stood before; answers its id. */
export async function insertMove(tx: Sql, scope: CompanyScope, stands: ApplicationRow, move: NewMove): Promise<string> {
  const id = newId()
  const { stage, stage_on, rested_from, authority, authority_on, authority_number, intake_id, first_intake_id } = stands
  const before: Before = {
    ...{ stage, stage_on, rested_from, authority, authority_on, authority_number, intake_id, first_intake_id },
  }
  const row = { id, company_id: scope.companyId, application_id: stands.id, made_by: scope.userId, ...move }
  await tx`insert into student_application_move ${tx({ ...row, before: json(tx, before) })}`
  return id
}

/** The day of the last move of a part, `YYYY-MM-DD`; undefined if nothing was moved yet. */
export async function findLastDay(tx: Sql, applicationId: string, of: Move['of']): Promise<string | undefined> {
  const [row] = await tx<{ on: string }[]>`
    select m."on"::text as "on" from student_application_move m
    where m.application_id = ${applicationId} and m.of = ${of} and m.undone_at is null order by m.made_at desc, m.id desc limit 1`
  return row?.on
}

interface LastMove {
  id: string
  made_by: string | null
  before: Before
  age_ms: number
}

/** The last move that stands, with its age by the database's clock. */
export async function findLastMove(tx: Sql, applicationId: string): Promise<LastMove | undefined> {
  const [row] = await tx<LastMove[]>`
    select m.id, m.made_by, m.before, (extract(epoch from clock_timestamp() - m.made_at) * 1000)::float8 as age_ms
    from student_application_move m where m.application_id = ${applicationId} and m.undone_at is null
    order by m.made_at desc, m.id desc limit 1`
  return row
}

export async function undoMoveRow(tx: Sql, moveId: string): Promise<void> {
  await tx`update student_application_move set undone_at = now() where id = ${moveId}`
  await tx`update student_application_confirmation set dead_by = null where dead_by = ${moveId}`
}

export interface MoveRow extends OwnerColumns {
  id: string
  made_at: Date
  of: Move['of']
  from: Move['from']
  to: Move['to']
  kind: Move['kind']
  on: string
  reason: string
  undone_at: Date | null
}

export const listMoves = (sql: Sql, applicationId: string) => sql<MoveRow[]>`
  select m.id, m.made_at, m.of, m."from", m."to", m.kind, m."on"::text as "on", m.reason, m.undone_at, ${sql.unsafe(ownerColumns)}
  from student_application_move m left join user_account u on u.id = m.made_by
  where m.application_id = ${applicationId} order by m.made_at desc, m.id desc limit 200`

export interface ConfirmationRow {
  id: string
  kind: ConfirmationKind
  number: string
  last_day: string | null
  dead_by: string | null
}

export const listConfirmations = (sql: Sql, applicationId: string) => sql<ConfirmationRow[]>`
  select c.id, c.kind, c.number, c.last_day::text as last_day, c.dead_by
  from student_application_confirmation c where c.application_id = ${applicationId} order by c.created_at, c.id`

/** Ends the confirmations that hold for the former intake; answers them. */
export const endConfirmations = (tx: Sql, applicationId: string, moveId: string) => tx<ConfirmationRow[]>`
  update student_application_confirmation set dead_by = ${moveId} where application_id = ${applicationId} and dead_by is null
  returning id, kind, number, last_day::text as last_day, dead_by`

interface Confirmed {
  kind: ConfirmationKind
  number: string
  lastDay: string | null
}

export async function writeConfirmation(
  tx: Sql,
  { companyId }: CompanyScope,
  id: string,
  to: Confirmed,
): Promise<void> {
  if (to.number === '')
    await tx`delete from student_application_confirmation where application_id = ${id} and kind = ${to.kind} and dead_by is null`
  else
    await tx`
      insert into student_application_confirmation (id, company_id, application_id, kind, number, last_day)
      values (${newId()}, ${companyId}, ${id}, ${to.kind}, ${to.number}, ${to.lastDay})
      on conflict (application_id, kind) where dead_by is null do update set number = excluded.number, last_day = excluded.last_day`
}

/** The live application of a student for a programme and an intake; undefined if there is none. */
export async function findLive(
  tx: Sql,
  of: Pick<ApplicationValues, 'student_id' | 'programme_id' | 'intake_id'>,
  exceptId: string | null,
): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    select id from student_application where student_id = ${of.student_id} and programme_id = ${of.programme_id}
      and intake_id = ${of.intake_id} and deleted_at is null and stage not in ('rejected', 'withdrawn', 'deferred')
      and id is distinct from ${exceptId}`
  return row?.id
}

/** The student that stands above an application, if it lies in the bin. */
export async function findDeletedStudent(tx: Sql, id: string) {
  const [row] = await tx<{ id: string; name: string; is_deleted: boolean }[]>`
    select s.id, trim(s.full_name) as name, s.deleted_at is not null as is_deleted
    from student s join student_application t on t.student_id = s.id where t.id = ${id} for share of s`
  return row?.is_deleted ? { id: row.id, name: row.name } : undefined
}

type AppliedKind = 'institution' | 'programme' | 'intake' | 'institution-contract'

const naming: Record<AppliedKind, (sql: Sql, id: string) => Fragment> = {
  institution: (sql, id) => sql`institution_id = ${id}`,
  programme: (sql, id) => sql`programme_id = ${id}`,
  intake: (sql, id) => sql`${id} in (intake_id, first_intake_id)`,
  'institution-contract': (sql, id) => sql`contract_id = ${id}`,
}

/** Counts the applications that name a record, those in the bin too: they come back to it. */
export async function countApplications(tx: Sql, kind: AppliedKind, id: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from student_application where ${naming[kind](tx, id)}`
  return row?.count ?? 0
}
