import { stepOf } from '@corridor/contract/student/enrolment/steps'
import { sharedParts } from '@corridor/contract/student/family/kinds'
import type { Family } from '@corridor/contract/student/family/shapes'
import type { Context } from '../../../db/scope/context.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { students } from '../student/tables.ts'
import { stageOf } from '../student/to-wire.ts'
import { listFollowed, listRelatives, type RelativeRow } from './store.ts'

/** Shows the family of a student as far as the caller sees it. Throws `record.notFound`. */
export async function viewFamily({ db, scope }: Context, { studentId }: { studentId: string }) {
  await students.load(db, scope, studentId)
  return { success: true as const, data: await readFamily(db, scope, studentId) }
}

export async function readFamily(sql: Sql, scope: Scope, studentId: string): Promise<Family> {
  const relatives = await listRelatives(sql, scope, studentId)
  const followed = await listFollowed(sql, scope, studentId)
  return {
    relatives: relatives.map((row) => ({ ...toNames(row), relation: row.relation, ...progressOf(row) })),
    followed: followed.map((row) => ({ part: row.part, sourceInfo: row.is_seen ? [toNames(row)] : [] })),
  }
}

const progressOf = (row: RelativeRow) => ({
  ...stageOf(row),
  savedParts: sharedParts.filter((part) => row.saved_steps.includes(stepOf(part).number)),
})

const toNames = ({
  id,
  first_name,
  middle_name,
  last_name,
}: Pick<RelativeRow, 'id' | 'first_name' | 'middle_name' | 'last_name'>) => ({
  _id: id,
  firstName: first_name,
  middleName: middle_name,
  lastName: last_name,
})
