import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail, type RecordChange } from '../../../db/write.ts'
import { studentsOfCompany } from '../../student/student/tables.ts'
import { findApproval, findNextReviewer, giveReview, listAskedOf, listAuthors, mayReview } from './store.ts'
import { tellOf } from './tell.ts'

/**
 * Passes the reviews that are asked of a member on: to the colleague who takes over, if that one may review the file, else to the next in
 * turn. One that nobody else may give waits for somebody to be named.
 */
export async function passReviewsOn(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  { from, to }: { from: string; to: string | null },
): Promise<void> {
  const { scope } = context
  const changes: RecordChange[] = []
  for (const { id, student_id: studentId, created_by: asker } of await listAskedOf(tx, scope, from)) {
    const authors = await listAuthors(tx, studentId, await findApproval(tx, studentId))
    const cannot = [from, ...(asker ? [asker] : []), ...authors.map((author) => author.id)]
    const mayTake = to !== null && !cannot.includes(to) && (await mayReview(tx, scope, to, studentId))
    const reviewer = mayTake ? to : ((await findNextReviewer(tx, scope, studentId, cannot)) ?? null)
    await giveReview(tx, id, reviewer)
    if (reviewer)
      await tellOf(tx, context, 'file-review-asked', await studentsOfCompany.load(tx, scope, studentId), [reviewer])
    changes.push({
      record: { kind: 'file-review', id },
      ...{ before: { reviewer_id: from }, after: { reviewer_id: reviewer } },
    })
  }
  await leaveTrail(context, tx, 'file-review.update', changes)
}
