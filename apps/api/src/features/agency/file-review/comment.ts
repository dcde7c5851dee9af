import type { ReviewAnswer, ReviewComment } from '@corridor/contract/agency/file-review/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { students } from '../../student/student/tables.ts'
import { standingAfter } from './standing.ts'
import { answerComment, insertComment, listReviewsOf, takeComment } from './store.ts'
import { reviews, toFacts } from './tables.ts'
import { tellOf } from './tell.ts'

/** Comments on a field, or on the whole, of a file that is under review. Throws `fileReview.over` if it is not. */
export const commentOnFile = (context: CompanyContext, { studentId, ...comment }: ReviewComment) =>
  write(context, 'file-review.comment', async (tx) => {
    const { scope } = context
    const row = await students.take(tx, scope, studentId)
    const open = (await listReviewsOf(tx, studentId)).find(({ state }) => state === 'asked')
    if (!open) throw fail('fileReview.over')
    const review = await reviews.load(tx, scope, open.id)
    await insertComment(tx, scope, { review_id: open.id, ...comment })
    await tellOf(
      ...([tx, context, 'file-review-commented', row] as const),
      [review.created_by, row.counsellor_id].filter((id) => id !== null),
    )
    return {
      ...{ record: { kind: 'file-review', id: open.id }, before: toFacts(review) },
      after: { ...toFacts(review), step: comment.step, field: comment.field },
      answer: await standingAfter(tx, context, studentId, 'Comment added'),
    }
  })

/** Answers a comment: it keeps the file no longer. Throws `fileReview.answered`. */
export const answerReviewComment = (context: CompanyContext, { studentId, commentId, answer }: ReviewAnswer) =>
  write(context, 'file-review.answer', async (tx) => {
    const { scope } = context
    const row = await students.take(tx, scope, studentId)
    const comment = await takeComment(tx, studentId, commentId)
    if (!comment) throw fail('record.notFound', { entity: 'Comment' })
    if (comment.answered_at) throw fail('fileReview.answered')
    await answerComment(tx, commentId, scope.userId, answer)
    const review = await reviews.load(tx, scope, comment.review_id)
    if (comment.made_by) await tellOf(tx, context, 'file-review-commented', row, [comment.made_by])
    return {
      ...{ record: { kind: 'file-review', id: review.id }, before: toFacts(review) },
      after: { ...toFacts(review), comment: commentId },
      answer: await standingAfter(tx, context, studentId, 'Comment answered'),
    }
  })
