import type { LinkRelative } from '@corridor/contract/student/family/bodies'
import { type FamilyRelation, otherWay, relativesMax } from '@corridor/contract/student/family/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { type RecordChange, unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { students } from '../student/tables.ts'
import { countRelatives, deleteRelative, findRelation, writeRelative } from './store.ts'
import { readFamily } from './view.ts'

interface Pair {
  studentId: string
  relative: string
}

/** Links two students, or says anew what they are to each other. Throws `record.notFound`, `family.full`. */
export const linkRelative = (context: CompanyContext, { relation, ...pair }: LinkRelative) =>
  write(context, 'student.link-relative', async (tx) => {
    const { scope } = context
    await takeBoth(tx, scope, pair)
    const stands = await findRelation(tx, pair.studentId, pair.relative)
    const answer = async () => ({
      success: true as const,
      message: 'Family member linked successfully',
      data: await readFamily(tx, scope, pair.studentId),
    })
    if (stands === relation) return unchanged(await answer())
    return { records: await join(tx, scope, pair, relation, stands), answer: await answer() }
  })

/** Writes a link from both sides, and answers the change of both for the trail. Throws `family.full`. */
export async function join(
  tx: Sql,
  scope: CompanyScope,
  { studentId, relative }: Pair,
  relation: FamilyRelation,
  stands?: FamilyRelation,
): Promise<RecordChange[]> {
  if (!stands)
    for (const id of [studentId, relative])
      if ((await countRelatives(tx, id)) >= relativesMax) throw fail('family.full')
  await writeRelative(tx, scope, studentId, relative, relation)
  await writeRelative(tx, scope, relative, studentId, otherWay[relation])
  return [
    toChange(studentId, relative, stands, relation),
    toChange(relative, studentId, stands && otherWay[stands], otherWay[relation]),
  ]
}

/** Unlinks two students; what one took over from the other stays. */
export const unlinkRelative = (context: CompanyContext, pair: Pair) =>
  write(context, 'student.unlink-relative', async (tx) => {
    const { scope } = context
    const { studentId, relative } = pair
    await takeBoth(tx, scope, pair)
    const stands = await findRelation(tx, studentId, relative)
    if (stands) await deleteRelative(tx, studentId, relative)
    const records = stands
      ? [toChange(studentId, relative, stands), toChange(relative, studentId, otherWay[stands])]
      : []
    const data = await readFamily(tx, scope, studentId)
    return { records, answer: { success: true as const, message: 'Family member unlinked successfully', data } }
  })

// In one order, so that two who link the same two do not wait for each other.
async function takeBoth(tx: Sql, scope: CompanyScope, { studentId, relative }: Pair): Promise<void> {
  for (const id of [studentId, relative].sort()) await students.take(tx, scope, id)
}

const toChange = (id: string, relative: string, before?: FamilyRelation, after?: FamilyRelation): RecordChange => ({
  record: { kind: 'student', id },
  before: before ? { relative, relation: before } : null,
  after: after ? { relative, relation: after } : null,
})
