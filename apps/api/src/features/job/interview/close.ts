import type { OutcomeInput } from '@corridor/contract/job/interview/shapes'
import { differences } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { isAhead, refuseOthers } from './plan.ts'
import { type InterviewRow, interviews, toFacts, toWire } from './tables.ts'
import { tellGuests, tellSubmitter } from './tell.ts'

/** Cancels an interview and takes it out of the calendars of its people. */
export const cancelInterview = (
  context: CompanyContext,
  { id, version, reason }: { id: string; version?: number | undefined; reason: string },
) =>
  write(context, 'interview.cancel', async (tx) => {
    const stands = await interviews.take(tx, context.scope, id, version)
    refuseOthers(context, stands.submitter_id)
    if (stands.state === 'cancelled') return unchanged(answered(stands, cancelled))
    if (stands.state !== 'planned') throw fail('interview.over')
    await interviews.update(tx, id, {
      ...{ state: 'cancelled', state_at: now(), state_reason: reason, remind_at: null },
      sequence: stands.sequence + 1,
    })
    if (isAhead(stands.starts_at)) await tellGuests(tx, context.platform, id, 'cancelled')
    await tellSubmitter(context, tx, stands, 'interview-cancelled')
    return saved(tx, context, stands, cancelled)
  })

/** Notes what came of an interview; it may be noted otherwise later. */
export const noteOutcome = (context: CompanyContext, { id, version, state, outcome, note }: OutcomeInput) =>
  write(context, 'interview.outcome', async (tx) => {
    const stands = await interviews.take(tx, context.scope, id, version)
    refuseOthers(context, stands.submitter_id)
    if (stands.state === 'cancelled') throw fail('interview.cancelled')
    const { state: stood, outcome: was, outcome_note } = stands
    if (!differences({ state: stood, outcome: was, outcome_note }, { state, outcome, outcome_note: note }))
      return unchanged(answered(stands, noted))
    await interviews.update(tx, id, {
      ...{ state, outcome, outcome_note: note, outcome_by: context.caller.userId, remind_at: null },
      ...(state !== stood && { state_at: now() }),
    })
    return saved(tx, context, stands, noted)
  })

const cancelled = 'Interview Cancelled Successfully'
const noted = 'Outcome Noted Successfully'

const answered = (row: InterviewRow, message: string) => ({ success: true as const, message, data: toWire(row) })

async function saved(tx: Sql, { scope }: CompanyContext, stands: InterviewRow, message: string) {
  const after = await interviews.load(tx, scope, stands.id)
  return {
    record: { kind: 'interview', id: stands.id },
    before: toFacts(stands),
    after: toFacts(after),
    answer: answered(after, message),
  }
}
