import { access } from '@corridor/contract/wire/access'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { type OwnerColumns, ownerColumns } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { noteInTrail, writtenNotes } from '../../told/note/tables.ts'
import { studentSpec } from './tables.ts'

export const listStudents = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, studentSpec, query)

export interface TrailRow extends OwnerColumns {
  id: string
  at: Date
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** The beginning of a note that was written. */
  note: string | null
}

/** The rows of the audit about a student, newest first. */
export const listStudentTrail = (
  sql: Sql,
  { studentId, before, limit }: { studentId: string; before: string | null; limit: number },
) =>
  sql<TrailRow[]>`
    select a.id, a.at, a.action, a.before, a.after, ${sql.unsafe(noteInTrail)}, ${sql.unsafe(ownerColumns)}
    from (
      select * from audit where record_kind = 'student' and record_id = ${studentId} union all ${writtenNotes(sql, studentId)}
    ) a
    left join user_account u on u.id = a.actor_id
    where (${before}::uuid is null or a.id < ${before}::uuid)
    order by a.id desc limit ${limit}`

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
