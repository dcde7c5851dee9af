import type { InterviewAdd } from '@corridor/contract/job/interview/shapes'
import { isLive, type SubmissionState } from '@corridor/contract/job/submission/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { json } from '../../../platform/sql.ts'
import { moveOn } from '../submission/move-on.ts'
import { submissions } from '../submission/tables.ts'
import { isAhead, momentOf, nextReminder, refuseOthers, toTerms } from './plan.ts'
import { nextRound } from './store.ts'
import { interviews, toFacts, toWire } from './tables.ts'
import { tellGuests, tellSubmitter } from './tell.ts'

const beforeInterview: readonly SubmissionState[] = ['to-vendor', 'to-prime', 'to-client', 'unknown']

/** Plans an interview, writes to its people, and moves a submission that has not come so far to the interview. */
export const addInterview = (context: CompanyContext, { submissionId, people, round, ...input }: InterviewAdd) =>
  write(context, 'interview.add', async (tx) => {
    const { scope, platform } = context
    const above = await submissions.take(tx, scope, submissionId)
    refuseOthers(context, above.owner_id)
    if (!isLive(above.state)) throw fail('interview.submissionEnded')
    const isFirst = beforeInterview.includes(above.state)
    const terms = toTerms(input, input.zone)
    const id = await interviews.insert(tx, scope, {
      ...terms,
      submission_id: submissionId,
      round: round ?? (await nextRound(tx, submissionId)),
      people: json(tx, people),
      remind_at: nextReminder(momentOf(input.startDate, input.zone)),
      moved_from: isFirst ? above.state : null,
    })
    const moved = isFirst ? [await moveOn(context, tx, submissionId, 'interview')] : []
    const after = await interviews.load(tx, scope, id)
    if (isAhead(after.starts_at)) await tellGuests(tx, platform, id, 'planned')
    await tellSubmitter(context, tx, after, 'interview-planned')
    return {
      records: [{ record: { kind: 'interview', id }, before: null, after: toFacts(after) }, ...moved],
      answer: { success: true as const, message: 'Interview Added Successfully', data: toWire(after) },
    }
  })
