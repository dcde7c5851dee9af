import { access } from '@corridor/contract/wire/access'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { studentSpec } from './tables.ts'

export const listStudents = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, studentSpec, query)

/** Finds the student that stands for one that was merged away, over several merges too; undefined once they are split or forgotten. */
export async function findKept(sql: Sql, goneId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    with recursive way (id) as (
      select kept_id from student_merge where gone_id = ${goneId} and split_at is null
      union select m.kept_id from way join student_merge m on m.gone_id = way.id and m.split_at is null
    ) select s.id from way join student s on s.id = way.id and s.deleted_at is null`
  return row?.id
}

/** True if a member may lead a student: they enrol students, and see this one. */
export async function mayCounsel(
  tx: Sql,
  { companyId }: CompanyScope,
  userId: string,
  studentId: string,
): Promise<boolean> {
  const [row] = await tx<{ may: boolean }[]>`
    select may_see(${companyId}, ${userId}, 'student', ${studentId}) as may from membership m
    join user_account u on u.id = m.user_id and u.status = 'active'
    where m.company_id = ${companyId} and m.user_id = ${userId} and m.status = 'active'
      and m.roles && ${[...access.students.manage]}::text[]`
  return row?.may ?? false
}

/** Counts what a member leads: students, and their applications that go on. */
export async function countLed(sql: Sql, { companyId }: CompanyScope, userId: string) {
  const [row] = await sql<{ students: number; applications: number }[]>`
    select count(*)::int as students, coalesce(sum(a.live), 0)::int as applications
    from student s cross join lateral (select count(*) as live from student_application a where a.student_id = s.id
      and a.deleted_at is null and a.stage not in ('enrolled', 'rejected', 'withdrawn', 'deferred')) a
    where s.company_id = ${companyId} and s.counsellor_id = ${userId} and s.deleted_at is null`
  return row ?? { students: 0, applications: 0 }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const isChanged = (tx: Sql) => tx`version = version + 1, updated_at = now()`

/** Gives the tasks that records about students keep to whoever leads these now. */
const handTasks = (tx: Sql, ids: readonly string[], to: string) => tx`
  update task set person_id = ${to}, ${isChanged(tx)}
  where record_kind = 'student' and record_id = any(${ids as string[]}::uuid[]) and source_id is not null and done_at is null`

/** Gives a member's students to another who may lead them; answers who they are. */
export async function moveStudents(
  tx: Sql,
  { companyId }: CompanyScope,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const ids = idsOf(
    await tx<{ id: string }[]>`
    update student s set counsellor_id = ${to}, ${isChanged(tx)}
    where s.company_id = ${companyId} and s.counsellor_id = ${from} and may_see(${companyId}, ${to}, 'student', s.id)
      and exists (select from membership m where m.company_id = ${companyId} and m.user_id = ${to} and m.status = 'active'
        and m.roles && ${[...access.students.manage]}::text[])
    returning s.id`,
  )
  await handTasks(tx, ids, to)
  return ids
}

/** Notes whom a hand-over gave to another counsellor. */
export const noteHanded = (tx: Sql, { companyId }: CompanyScope, handOver: string, ids: readonly string[]) => tx`
  insert into hand_over_student (hand_over_id, company_id, student_id)
  select ${handOver}, ${companyId}, id from unnest(${ids as string[]}::uuid[]) id`

/** Takes back what a hand-over did for students whom nobody handed on since; answers who they are. */
export async function giveBack(tx: Sql, { id, from, to }: { id: string; from: string; to: string }): Promise<string[]> {
  const ids = idsOf(
    await tx<{ id: string }[]>`
    update student s set counsellor_id = ${from}, ${isChanged(tx)} from hand_over_student h
    where h.hand_over_id = ${id} and s.id = h.student_id and s.counsellor_id = ${to} returning s.id`,
  )
  await tx`delete from hand_over_student where hand_over_id = ${id}`
  await handTasks(tx, ids, from)
  return ids
}

/** Leaves a member's students to nobody; answers who they are. */
export const releaseStudents = async (tx: Sql, { companyId }: CompanyScope, userId: string): Promise<string[]> =>
  idsOf(
    await tx<{ id: string }[]>`
    update student set counsellor_id = null, ${isChanged(tx)} where company_id = ${companyId} and counsellor_id = ${userId} returning id`,
  )
