import type { ReviewOverride } from '@corridor/contract/agency/file-review/shapes'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { students } from '../../student/student/tables.ts'
import { judgeStanding, standingAfter } from './standing.ts'
import { decide, insertDecided, listReviewsOf } from './store.ts'
import { reviews, toFacts } from './tables.ts'
import { tellOf } from './tell.ts'

interface Approve {
  studentId: string
  note: string
}

/**
 * Approves a file as it is now. Throws `fileReview.another` for whoever changed it since the last approval, unless the firm has nobody else,
 * and `fileReview.comments` while one waits.
 */
export const approveFile = (context: CompanyContext, { studentId, note }: Approve) =>
  write(context, 'file-review.approve', async (tx) => {
    const { scope } = context
    const row = await students.take(tx, scope, studentId)
    const { authors, openComments, isFirmOfOne } = await judgeStanding(tx, context, row)
    if (!isFirmOfOne && authors.some(({ id }) => id === scope.userId)) throw fail('fileReview.another')
    if (openComments > 0) throw fail('fileReview.comments', { n: openComments })
    const change = await close(tx, context, studentId, { state: 'approved', reason: '', note })
    await tellOf(
      ...([tx, context, 'file-review-approved', row] as const),
      [row.counsellor_id, ...authors.map(({ id }) => id)].filter((id) => id !== null),
    )
    return { ...change, answer: await standingAfter(tx, context, studentId, 'File approved') }
  })

/** Lets a file go without a second person, for a reason that the audit keeps. Throws `fileReview.nothingToOverride`. */
export const overrideReview = (context: CompanyContext, { studentId, reason }: ReviewOverride) =>
  write(context, 'file-review.override-review', async (tx) => {
    const row = await students.take(tx, context.scope, studentId)
    const { lacks } = await judgeStanding(tx, context, row)
    if (!lacks.includes('not-reviewed') && !lacks.includes('changed')) throw fail('fileReview.nothingToOverride')
    const change = await close(tx, context, studentId, { state: 'overridden', reason, note: '' })
    return { ...change, answer: await standingAfter(tx, context, studentId, 'Review overridden') }
  })

interface Decision {
  state: 'approved' | 'overridden'
  reason: string
  note: string
}

// The review that was asked for, or one of its own if nobody asked.
async function close(tx: postgres.TransactionSql, { scope }: CompanyContext, studentId: string, decision: Decision) {
  const open = (await listReviewsOf(tx, studentId)).find(({ state }) => state === 'asked')
  const id = open?.id ?? newId()
  const before = open ? toFacts(await reviews.take(tx, scope, open.id)) : null
  if (open) await decide(tx, id, { ...decision, by: scope.userId })
  else await insertDecided(tx, scope, studentId, { id, ...decision })
  return { record: { kind: 'file-review', id }, before, after: toFacts(await reviews.load(tx, scope, id)) }
}
