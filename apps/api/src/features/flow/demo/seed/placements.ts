import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { benchOf } from './candidates.ts'
import type { Made } from './submissions.ts'
import { yearlyOf } from './year/jobs-of-year.ts'

const dayMs = 86_400_000
const ago = (days: number) => new Date(now().getTime() - days * dayMs)
const dayAgo = (days: number) => ago(days).toISOString().slice(0, 10)
const cycles = ['weekly', 'semimonthly', 'biweekly', 'monthly']
const extendedEach = 6
const extendedDays = 60
const proofsMade = 4

/** Makes the placements of the demo's started submissions, and the proofs of the right to represent some of them. */
export async function demoPlacements(tx: postgres.TransactionSql, puts: readonly Made[]): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  const placed = puts.flatMap((put) => (put.placement ? [{ ...put, term: put.placement }] : []))
  for (const [at, put] of placed.toSorted((a, b) => b.term.from - a.term.from).entries())
    await addPlacement(tx, company_id, put, at)
  const live = await tx<{ candidate_id: string; job_id: string; at: Date }[]>`
    select candidate_id, job_id, created_at as at from submission where company_id = ${company_id} and is_live and deleted_at is null
    order by created_at desc limit ${proofsMade}`
  for (const { at, ...work } of live)
    await tx`insert into representation ${tx({
      ...{
        id: newId(),
        company_id,
        created_by: user_id,
        ...work,
        proof: 'mail',
        state: 'agreed',
        decided_at: at,
        created_at: at,
      },
      ...{ mail_text: 'I agree to be represented by Harbor for this position.', valid_until: dayAgo(-60) },
    })}`
}

async function addPlacement(
  tx: postgres.TransactionSql,
  company_id: string,
  { id: submission_id, by, person, work, pay, bill, term }: Made & { term: { from: number; to: number } },
  at: number,
): Promise<void> {
  const id = newId()
  const [from_on, end_on] = [dayAgo(term.from), dayAgo(term.to)]
  const isOver = end_on < dayAgo(0)
  const per = work.isYearly ? 'year' : 'hour'
  const amount = (hourly: number) => (work.isYearly ? yearlyOf(hourly) : hourly)
  const made = ago(term.from + 2)
  await tx`insert into placement ${tx({
    ...{ id, company_id, submission_id, created_by: by, start_on: from_on, end_on, created_at: made },
    ...{ bill_amount: amount(bill), bill_currency: 'USD', bill_per: per, bill_tax_term: 'C2C' },
    ...{ pay_amount: amount(pay), pay_currency: 'USD', pay_per: per, pay_tax_term: 'C2C' },
    ...{ po_number: `PO-${1800 + at * 7}`, timesheet_cycle: cycles[at % cycles.length] ?? 'weekly' },
    ...{ invoice_terms: 'Net 45', net_days: 45, off_at: ago(term.from), back_at: isOver ? ago(term.to) : null },
    ...{ end_reason: isOver ? 'The project was finished' : '', updated_at: isOver ? ago(term.to) : made },
  })}`
  const bench = isOver
    ? { bench_since: dayAgo(term.to - 1) }
    : { bench_since: null, available_from: dayAgo(term.to - 1) }
  await tx`update candidate set ${tx(bench)} where id = ${person.id}`
  if (at % extendedEach === 1)
    await tx`insert into placement_extension ${tx({
      ...{ id: newId(), placement_id: id, company_id, from_on: dayAgo(term.to + extendedDays), to_on: end_on },
      ...{ reason: 'The client added a second phase', made_by: by, made_at: ago(Math.max(0, term.to + extendedDays)) },
    })}`
}
