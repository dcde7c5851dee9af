import type { ApplicationRow as Incoming } from '@corridor/contract/agency/student-application/application-row'
import type { Move } from '@corridor/contract/agency/student-application/parts'
import type { Named } from '../../../../db/record/transfer-rules.ts'
import type { CompanyScope, Scope } from '../../../../db/scope/scope.ts'
import { seenInCompany } from '../../../../db/scope/within.ts'
import { newId } from '../../../../platform/ids.ts'
import { json, type Sql } from '../../../../platform/sql.ts'
import type { Before } from '../store.ts'

interface Applied {
  student: string
  programme: string
  intake: string
}

/** Finds the applications that stand for these, by their places, each with what it is called: those that rest or were deferred since too. */
export async function findApplied(sql: Sql, { companyId }: CompanyScope, rows: readonly Applied[]) {
  const of = (name: keyof Applied) => rows.map((row) => row[name])
  const found = await sql<{ at: number; name: string }[]>`
    select asked.at::int - 1 as at, s.full_name || ' · ' || i.name as name
    from unnest(${of('student')}::uuid[], ${of('programme')}::uuid[], ${of('intake')}::uuid[])
      with ordinality as asked (student, programme, intake, at)
    join student_application t on t.company_id = ${companyId} and t.student_id = asked.student and t.programme_id = asked.programme
      and asked.intake in (t.intake_id, t.first_intake_id) and t.deleted_at is null
    join student s on s.id = t.student_id join institution i on i.id = t.institution_id`
  return new Map(found.map(({ at, name }) => [at, name]))
}

/** The vendors of that name that the caller sees, who may have brought a student. */
export const nameSubAgents = (sql: Sql, scope: Scope, names: string[]) => sql<Named[]>`
  select asked.at::int - 1 as at, t.id, t.name as label from unnest(${names}::text[]) with ordinality as asked (name, at)
  join vendor t on lower(t.name) = lower(asked.name) and ${seenInCompany(sql, scope)}`

interface PastMove extends Pick<Move, 'of' | 'from' | 'to' | 'kind' | 'on'> {
  before: Before
}

/** Keeps a move of the past with the day on which it happened. */
export const insertPastMove = (tx: Sql, scope: CompanyScope, applicationId: string, { before, ...move }: PastMove) =>
  tx`insert into student_application_move ${tx({
    ...{ id: newId(), company_id: scope.companyId, application_id: applicationId, made_by: scope.userId },
    ...{ ...move, before: json(tx, before) },
  })}`

/** Notes whom an application handed its student to, and from whom. */
export const noteHanding = (tx: Sql, id: string, { to, from }: { to: string; from: string | null }) =>
  tx`update student_application set handed_to = ${to}, handed_from = ${from} where id = ${id}`

interface Handed {
  student_id: string
  handed_from: string | null
}

/** The student whom an application handed over, if nobody handed them on since. */
export async function findHanded(tx: Sql, id: string): Promise<Handed | undefined> {
  const [row] = await tx<Handed[]>`
    select t.student_id, t.handed_from from student_application t join student s on s.id = t.student_id
    where t.id = ${id} and t.handed_to = s.counsellor_id`
  return row
}

/** Counts what stands on each of these applications: notes, tasks, papers that are asked for it, and commission that was claimed. */
export async function countUsesOf(sql: Sql, ids: string[]): Promise<Map<string, number>> {
  const rows = await sql<{ id: string; uses: number }[]>`
    select id, count(*)::int as uses from (
      select record_id as id from note where record_id = any(${ids}::uuid[])
      union all select record_id from task where record_id = any(${ids}::uuid[])
      union all select application_id from commission where application_id = any(${ids}::uuid[]) and deleted_at is null and state <> 'open') used
    group by 1`
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}

export type NamedPlace = Pick<Incoming, 'institution' | 'country' | 'programme' | 'level' | 'startDate'>

export interface FoundPlace {
  at: number
  institution: string
  institution_name: string
  programme: string | null
  programme_name: string
  intake: string | null
  starts_on: string
}

/** Finds the places that rows name, each by the row's place: institutions with the programmes and intakes that fit. */
export function findPlaced(sql: Sql, { companyId }: CompanyScope, rows: readonly NamedPlace[]) {
  const of = <Name extends keyof NamedPlace>(name: Name) => rows.map((row) => row[name])
  return sql<FoundPlace[]>`
    select asked.at::int - 1 as at, i.id as institution, i.name || ', ' || n.name as institution_name,
      p.id as programme, p.name || ', ' || p.level as programme_name, k.id as intake, k.starts_on::text as starts_on
    from unnest(${of('institution')}::text[], ${of('country')}::uuid[], ${of('programme')}::text[], ${of('level')}::text[],
      ${of('startDate')}::text[]) with ordinality as asked (institution, country, programme, level, day, at)
    join institution i on i.company_id = ${companyId} and i.deleted_at is null
      and (asked.country is null or i.country_id = asked.country)
    join country n on n.id = i.country_id
      and search_fold(asked.institution) in (search_fold(i.name), search_fold(i.name || ', ' || n.name))
    left join programme p on p.institution_id = i.id and p.deleted_at is null and (asked.level is null or p.level = asked.level)
      and search_fold(asked.programme) in (search_fold(p.name), search_fold(p.name || ', ' || p.level))
    left join intake k on k.programme_id = p.id and k.deleted_at is null and starts_with(k.starts_on::text, asked.day)
    order by i.id, p.id, k.starts_on, k.id`
}

export interface FoundStudent {
  at: number
  by: 'passport' | 'email' | 'person'
  id: string
  firstName: string
  middleName: string
  lastName: string
}

interface Marked {
  /** Place of the row. */
  at: number
  /** In hexadecimal signs. */
  mark: string
}

/** Finds the students whom the caller sees by the marks of passports, by the marks of names with birth dates, and by addresses. */
export function findPeople(
  sql: Sql,
  scope: CompanyScope,
  { emails, passports, persons }: { emails: string[]; passports: readonly Marked[]; persons: readonly Marked[] },
) {
  const asked = (pairs: readonly Marked[]) => sql`unnest(${pairs.map(({ at }) => at)}::int[],
    ${pairs.map(({ mark }) => mark)}::text[]) as asked (at, mark)`
  return sql<FoundStudent[]>`
    select f.at, f.by, t.id, t.first_name as "firstName", t.middle_name as "middleName", t.last_name as "lastName"
    from (
      select asked.at, 'passport' as by, s.id from ${asked(passports)} join student s
        on s.company_id = ${scope.companyId} and s.passport_mark = decode(asked.mark, 'hex') and s.deleted_at is null
      union select asked.at, 'person', s.id from ${asked(persons)} join student s
        on s.company_id = ${scope.companyId} and s.person_mark = decode(asked.mark, 'hex') and s.deleted_at is null
      union select asked.at::int - 1, 'email', s.id
        from unnest(${emails}::text[]) with ordinality as asked (email, at) join student s
        on s.company_id = ${scope.companyId} and asked.email <> '' and lower(s.email) = lower(asked.email) and s.deleted_at is null
    ) f join student t on t.id = f.id and ${seenInCompany(sql, scope)}`
}
