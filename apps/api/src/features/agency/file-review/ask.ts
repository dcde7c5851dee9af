import type { ReviewAsk } from '@corridor/contract/agency/file-review/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { students } from '../../student/student/tables.ts'
import { judgeStanding, standingAfter } from './standing.ts'
import { findNextReviewer, listReviewsOf, mayReview } from './store.ts'
import { reviews, toFacts } from './tables.ts'
import { tellOf } from './tell.ts'

/**
 * Asks somebody who did not change a file to review it: the one who is named, or the next in turn. Throws `fileReview.asked`,
 * `fileReview.reviewerBlind`, `fileReview.nobodyElse`.
 */
export const askForReview = (context: CompanyContext, { studentId, reviewer, note }: ReviewAsk) =>
  write(context, 'file-review.ask', async (tx) => {
    const { scope } = context
    const row = await students.take(tx, scope, studentId)
    if ((await listReviewsOf(tx, studentId)).some(({ state }) => state === 'asked')) throw fail('fileReview.asked')
    const { authors } = await judgeStanding(tx, context, row)
    const cannot = authors.map(({ id }) => id)
    if (reviewer && (cannot.includes(reviewer) || !(await mayReview(tx, scope, reviewer, studentId))))
      throw fail('fileReview.reviewerBlind')
    // Whoever asks looked already: another pair of eyes is wanted.
    const chosen = reviewer ?? (await findNextReviewer(tx, scope, studentId, [...cannot, scope.userId]))
    if (!chosen) throw fail('fileReview.nobodyElse')
    const id = await reviews.insert(tx, scope, { student_id: studentId, reviewer_id: chosen, note })
    await tellOf(tx, context, 'file-review-asked', row, [chosen])
    return {
      ...{ record: { kind: 'file-review', id }, before: null, after: toFacts(await reviews.load(tx, scope, id)) },
      answer: await standingAfter(tx, context, studentId, 'Review asked for'),
    }
  })

/** Ends the review that is asked for. Throws `fileReview.over`. */
export const withdrawReview = (context: CompanyContext, { studentId }: { studentId: string }) =>
  write(context, 'file-review.withdraw', async (tx) => {
    const { scope } = context
    await students.take(tx, scope, studentId)
    const open = (await listReviewsOf(tx, studentId)).find(({ state }) => state === 'asked')
    if (!open) throw fail('fileReview.over')
    const before = await reviews.take(tx, scope, open.id)
    await reviews.update(tx, open.id, { state: 'withdrawn' })
    return {
      record: { kind: 'file-review', id: open.id },
      ...{ before: toFacts(before), after: toFacts(await reviews.load(tx, scope, open.id)) },
      answer: await standingAfter(tx, context, studentId, 'Review withdrawn'),
    }
  })
