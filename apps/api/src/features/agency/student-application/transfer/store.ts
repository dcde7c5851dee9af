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
