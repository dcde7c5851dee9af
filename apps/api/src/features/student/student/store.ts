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
