import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { benchOf } from './candidates.ts'

const dayMs = 86_400_000
const dayIn = (days: number) => new Date(now().getTime() + days * dayMs).toISOString().slice(0, 10)

/** The demo's placements, the latest submission first: one that runs and ends soon, and one that has ended after it was extended. */
const story = [
  { from: -80, to: 20, cycle: 'weekly', po: 'PO-2041', before: null },
  { from: -200, to: -30, cycle: 'semimonthly', po: 'PO-1877', before: -90 },
] as const

/** Who of the demo's started submissions works where, and how the right to represent some of them was proved. */
export async function demoPlacements(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  const started = await tx<{ id: string; candidate_id: string; pay_amount: string }[]>`
    select id, candidate_id, pay_amount from submission
    where company_id = ${company_id} and state = 'started' and deleted_at is null order by created_at desc limit ${story.length}`
  for (const [at, { id: submission_id, candidate_id, pay_amount }] of started.entries()) {
    const told = story[at]
    if (!told) continue
    const pay = Number(pay_amount)
    const id = newId()
    const isOver = told.to < 0
    await tx`insert into placement ${tx({
      ...{ id, company_id, submission_id, created_by: user_id, start_on: dayIn(told.from), end_on: dayIn(told.to) },
      ...{ bill_amount: Math.round(pay * 1.25), bill_currency: 'USD', bill_per: 'hour', bill_tax_term: 'C2C' },
      ...{ pay_amount: pay, pay_currency: 'USD', pay_per: 'hour', pay_tax_term: 'C2C' },
      ...{ po_number: told.po, timesheet_cycle: told.cycle, invoice_terms: 'Net 45', net_days: 45 },
      ...{ off_at: now(), back_at: isOver ? now() : null, end_reason: isOver ? 'The project was finished' : '' },
    })}`
    await tx`update candidate set bench_since = ${isOver ? dayIn(told.to + 1) : null} where id = ${candidate_id}`
    if (told.before !== null)
      await tx`insert into placement_extension ${tx({
        ...{ id: newId(), placement_id: id, company_id, from_on: dayIn(told.before), to_on: dayIn(told.to) },
        ...{ reason: 'The client added a second phase', made_by: user_id },
      })}`
  }
  const live = await tx<{ candidate_id: string; job_id: string }[]>`
    select candidate_id, job_id from submission where company_id = ${company_id} and is_live and deleted_at is null
    order by created_at desc limit 4`
  for (const work of live)
    await tx`insert into representation ${tx({
      ...{ id: newId(), company_id, created_by: user_id, ...work, proof: 'mail', state: 'agreed', decided_at: now() },
      ...{ mail_text: 'I agree to be represented by Harbor for this position.', valid_until: dayIn(60) },
    })}`
}
