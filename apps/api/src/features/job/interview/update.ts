import type { InterviewUpdate } from '@corridor/contract/job/interview/shapes'
import { differences } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { json } from '../../../platform/sql.ts'
import { isAhead, nextReminder, refuseOthers, toTerms } from './plan.ts'
import { loadInvitation } from './store.ts'
import { type InterviewRow, type InterviewTerms, interviews, toFacts, toWire } from './tables.ts'
import { tellChanged, tellSubmitter } from './tell.ts'

/** Values that stand in the calendars of its people. */
const inCalendars: readonly (keyof InterviewTerms)[] = [
  ...(['starts_at', 'minutes', 'zone', 'candidate_zone', 'place', 'link', 'people', 'tells_candidate'] as const),
]

const termsOf = ({ round, title, kind, people, starts_at, minutes, zone, ...row }: InterviewRow): InterviewTerms => ({
  ...{ round, title, kind, people, starts_at, minutes, zone },
  candidate_zone: row.candidate_zone,
  place: row.place,
  link: row.link,
  tells_candidate: row.tells_candidate,
  note: row.note,
})

/** Changes an interview. One that is moved stays the same in the calendars of its people, who hear of it. */
export const updateInterview = (context: CompanyContext, { id, version, ...input }: InterviewUpdate) =>
  write(context, 'interview.update', async (tx) => {
    const { scope, platform } = context
    const stands = await interviews.take(tx, scope, id, version)
    refuseOthers(context, stands.submitter_id)
    const answer = (row: InterviewRow) => ({
      success: true as const,
      message: 'Interview Updated Successfully',
      data: toWire(row),
    })
    const change = differences(termsOf(stands), toTerms(input, stands.zone))
    if (!change) return unchanged(answer(stands))
    if (stands.state === 'cancelled') throw fail('interview.cancelled')
    const isInCalendars = inCalendars.some((name) => name in change)
    const before = await loadInvitation(tx, id)
    const { people, ...terms } = change
    await interviews.update(tx, id, {
      ...terms,
      ...(people && { people: json(tx, people) }),
      ...(isInCalendars && { sequence: stands.sequence + 1 }),
      ...(terms.starts_at && { remind_at: stands.state === 'planned' ? nextReminder(terms.starts_at) : null }),
    })
    const after = await interviews.load(tx, scope, id)
    if (isInCalendars && stands.state === 'planned' && isAhead(after.starts_at)) await tellChanged(tx, platform, before)
    if (terms.starts_at) await tellSubmitter(context, tx, after, 'interview-moved')
    return {
      record: { kind: 'interview', id },
      before: toFacts(stands),
      after: toFacts(after),
      answer: answer(after),
    }
  })
