import type { PlacementAdd } from '@corridor/contract/job/placement/shapes'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { isTaken } from '../../../platform/sql.ts'
import { type SubmissionRow, submissions, toFacts as toSubmissionFacts } from '../submission/tables.ts'
import { refuseOverlap, toRates } from './judge.ts'
import { findDay } from './store.ts'
import { type PlacementValues, placements, toFacts, toWire } from './tables.ts'
import { notePast, turnOne } from './turn.ts'

type Told = Omit<PlacementAdd, 'submissionId'>

/** Places somebody: the submission is started, and they leave the bench on the first day. Throws `placement.overlaps`. */
export const addPlacement = (context: CompanyContext, input: PlacementAdd) =>
  write(context, 'placement.add', async (tx) => {
    const submission = await submissions.take(tx, context.scope, input.submissionId)
    const { after, records } = await insertPlacement(tx, context, submission, input)
    return { records, answer: { success: true as const, message: 'Placement Added Successfully', data: toWire(after) } }
  })

/** The same in the transaction of another verb: answers the placement, and all that changed. */
export async function insertPlacement(
  tx: postgres.TransactionSql,
  context: CompanyContext,
  submission: SubmissionRow,
  input: Told,
  more: Partial<PlacementValues> = {},
) {
  const { scope, caller } = context
  if (submission.state !== 'confirmed' && submission.state !== 'started') throw fail('placement.notConfirmed')
  const { startDate: from, endDate: to, overlap } = input
  await refuseOverlap(tx, context, submission, { from, to, overlap })
  const day = await findDay(tx, scope.companyId)
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
      ...more,
    })
    .catch(refusePlaced)
  const moved = submission.state !== 'started'
  if (moved) await submissions.update(tx, submission.id, { state: 'started', state_reason: '', state_at: now() })
  if (to !== null && to < day) {
    const past = { id, candidateId: submission.candidate_id, companyId: scope.companyId, lastDay: to }
    await notePast(context, tx, past, caller.userId)
  } else await turnOne(context, tx, id, caller.userId)
  const after = await placements.load(tx, scope, id)
  const started = moved && (await submissions.load(tx, scope, submission.id))
  const records: RecordChange[] = [{ record: { kind: 'placement', id }, before: null, after: toFacts(after) }]
  if (started)
    records.push({
      action: 'submission.update',
      record: { kind: 'submission', id: submission.id },
      before: toSubmissionFacts(submission),
      after: toSubmissionFacts(started),
    })
  return { after, records }
}

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
