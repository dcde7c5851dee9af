import { access } from '@corridor/contract/wire/access'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { studentSpec } from './tables.ts'

export const listStudents = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, studentSpec, query)

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
