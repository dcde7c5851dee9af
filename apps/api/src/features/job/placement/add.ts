import type { PlacementAdd } from '@corridor/contract/job/placement/shapes'
import type { CompanyContext } from '../../../db/context.ts'
import { write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { isTaken } from '../../../platform/sql.ts'
import { type SubmissionRow, submissions, toFacts as toSubmissionFacts } from '../submission/tables.ts'
import { refuseOverlap, toRates } from './judge.ts'
import { findDay } from './store.ts'
import { placements, toFacts, toWire } from './tables.ts'
import { turnOne } from './turn.ts'

/** Places somebody: the submission is started, and they leave the bench on the first day. Throws `placement.overlaps`. */
export const addPlacement = (context: CompanyContext, input: PlacementAdd) =>
  write(context, 'placement.add', async (tx) => {
    const { scope, caller } = context
    const submission = await submissions.take(tx, scope, input.submissionId)
    if (submission.state !== 'confirmed' && submission.state !== 'started') throw fail('placement.notConfirmed')
    const { startDate: from, endDate: to, overlap } = input
    await refuseOverlap(tx, context, submission, { from, to, overlap })
    const day = await findDay(tx, scope.companyId)
    // One that is noted after its end moves nobody.
    const isOver = to !== null && to < day
    const id = await placements
      .insert(tx, scope, {
        submission_id: submission.id,
        start_on: from,
        end_on: to,
        ...(await toRates(tx, scope, { bill: input.bill ?? billOf(submission), pay: input.pay ?? payOf(submission) })),
        po_number: input.poNumber,
        timesheet_cycle: input.timesheetCycle,
        invoice_terms: input.invoiceTerms,
        net_days: input.netDays === undefined ? (submission.hops[0]?.netDays ?? null) : input.netDays,
        note: input.note,
        ...(isOver && { off_at: now(), back_at: now() }),
      })
      .catch(refusePlaced)
    const moved = submission.state !== 'started'
    if (moved) await submissions.update(tx, submission.id, { state: 'started', state_reason: '', state_at: now() })
    await turnOne(context, tx, id, caller.userId)
    const after = await placements.load(tx, scope, id)
    const started = moved && (await submissions.load(tx, scope, submission.id))
    return {
      records: [
        { record: { kind: 'placement', id }, before: null, after: toFacts(after) },
        ...(started
          ? [
              {
                action: 'submission.update',
                record: { kind: 'submission', id: submission.id },
                before: toSubmissionFacts(submission),
                after: toSubmissionFacts(started),
              },
            ]
          : []),
      ],
      answer: { success: true as const, message: 'Placement Added Successfully', data: toWire(after) },
    }
  })

/** Refuses a second placement of one submission, also one that comes back from the bin. */
export function refusePlaced(error: unknown): never {
  throw isTaken(error, 'placement_once') ? fail('placement.there') : error
}

const noRate = { rateAmount: null, rateCurrency: null, ratePer: null, taxTerm: null }

const billOf = ({ hops: [hop] }: SubmissionRow) =>
  hop
    ? { rateAmount: hop.rateAmount, rateCurrency: hop.rateCurrency, ratePer: hop.ratePer, taxTerm: hop.taxTerm }
    : noRate

const payOf = (row: SubmissionRow) => ({
  rateAmount: row.pay_amount === null ? null : Number(row.pay_amount),
  rateCurrency: row.pay_currency,
  ratePer: row.pay_per,
  taxTerm: row.pay_tax_term,
})
