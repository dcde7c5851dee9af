import { daysAfter } from '@corridor/contract/format/day'
import type postgres from 'postgres'
import { idAt, newId } from '../../../../../platform/ids.ts'
import { columnsOf } from '../../../../../platform/sql.ts'
import { findSources } from '../../../../agency/commission/store.ts'
import { amountOf, eventDay } from '../../../../agency/commission/terms.ts'
import { dayAgo } from '../students/days.ts'
import { type ClaimedLine, makeClaims } from './claims.ts'
import { keptAgo, type MadeApplication } from './student-applications.ts'

type Tx = postgres.TransactionSql

const reached = ['deposit-paid', 'confirmed', 'visa-filed', 'enrolled']
const sharePercent = 30
const percent = 100
/** Part of a commission that came first. */
const firstPart = 0.6
const takenBackAfter = 60
/** Shares of what came longer ago were given on to the sub-agents; later ones are owed. */
const givenDays = 200
const reasons = {
  refused: 'Enrolled after the last day of the claim window',
  none: 'Onshore transfer to another institution',
} as const

interface Line {
  id: string
  made: MadeApplication
  expected: number
  tax: number
  currency: string
}

/** Commission that institutions owe Atlas (demo.md): a line for each application from *deposit paid* on. */
export async function demoCommissions(tx: Tx, made: readonly MadeApplication[], by: string): Promise<void> {
  const lines: Line[] = []
  for (const one of made) if (reached.includes(one.planned.stage)) lines.push(await addLine(tx, one, by))
  await compute(tx, lines)
  const claimed = lines.flatMap((line): ClaimedLine[] => {
    const days = line.made.planned.money?.claimedDaysAgo
    return days === undefined ? [] : [{ ...line, claimedOn: dayAgo(days) }]
  })
  await makeClaims(tx, claimed, by)
  for (const line of lines) await settle(tx, line, by)
}

async function addLine(tx: Tx, made: MadeApplication, by: string): Promise<Line> {
  const at = keptAgo(made.steps.find(({ to }) => to === 'deposit-paid')?.daysAgo ?? 0, 14)
  const id = idAt(at)
  await tx`insert into commission ${columnsOf(tx, {
    ...{ id, company_id: made.student.company_id, application_id: made.id, contract_id: made.contractId },
    ...{ unknown: 'no-contract', share_percent: made.subAgentId ? sharePercent : null },
    ...{ created_by: by, created_at: at, updated_at: at },
  })}`
  return { id, made, expected: 0, tax: 0, currency: '' }
}

/** Computes each from its contract, those first whose event came first: the n-th of a year has another rate. */
async function compute(tx: Tx, lines: Line[]): Promise<void> {
  const sources = new Map(
    (
      await findSources(
        tx,
        lines.map(({ id }) => id),
      )
    ).map((each) => [each.id, each]),
  )
  const known = lines.flatMap((line) => {
    const of = sources.get(line.id)
    return of ? [{ line, of, day: of.contract && eventDay(of.contract.event, of.moves) }] : []
  })
  const counts = new Map<string, number>()
  for (const { line, of, day } of known.toSorted((a, b) => ((a.day ?? '9') < (b.day ?? '9') ? -1 : 1))) {
    const key = `${line.made.contractId} ${(day ?? dayAgo(0)).slice(0, 4)}`
    const nth = (counts.get(key) ?? 0) + 1
    if (day) counts.set(key, nth)
    const amount = amountOf(of, nth)
    Object.assign(line, { expected: amount.expected ?? 0, tax: amount.tax ?? 0, currency: amount.currency ?? '' })
    const { contract } = of
    const days =
      contract && day
        ? {
            ...{ event_on: day, nth, claimable_on: daysAfter(day, contract.claim_from_days) },
            claim_until: contract.claim_until_days === null ? null : daysAfter(day, contract.claim_until_days),
          }
        : {}
    await tx`update commission set ${tx({ ...amount, ...days })} where id = ${line.id}`
  }
}

/** Pays, refuses or takes back a claim as the plan has it. */
async function settle(tx: Tx, line: Line, by: string): Promise<void> {
  const { money, stageDaysAgo } = line.made.planned
  if (!money || money.state === 'open' || money.state === 'claimed') return
  const { state, paidDaysAgo } = money
  const due = line.expected + line.tax
  const came = state === 'paid' ? due : state === 'part-paid' ? Math.round(due * firstPart) : 0
  const reason = state === 'refused' || state === 'none' ? reasons[state] : ''
  if (paidDaysAgo !== undefined) {
    const paid = state === 'clawed-back' ? due : came
    await addPayment(tx, line, { amount: paid, daysAgo: paidDaysAgo, by })
    if (state === 'clawed-back')
      await addPayment(tx, line, { amount: -paid, daysAgo: paidDaysAgo - takenBackAfter, by })
  }
  const isGiven = line.made.subAgentId !== null && came > 0 && (paidDaysAgo ?? 0) > givenDays
  const share_given = isGiven ? Math.round((came * sharePercent) / percent) : 0
  if (isGiven)
    await tx`insert into commission_share ${columnsOf(tx, {
      ...{
        id: newId(),
        company_id: line.made.student.company_id,
        commission_id: line.id,
        amount: share_given,
        note: '',
      },
      ...{ given_on: dayAgo(Math.max(1, (paidDaysAgo ?? 1) - 9)), created_by: by },
    })}`
  const at = keptAgo(paidDaysAgo ?? Math.max(1, (money.claimedDaysAgo ?? stageDaysAgo) - 21), 12)
  await tx`update commission set ${tx({ state, reason, came, share_given, updated_at: at, version: 3 })} where id = ${line.id}`
}

interface Paying {
  amount: number
  daysAgo: number
  by: string
}

async function addPayment(tx: Tx, { id, made, currency }: Line, { amount, daysAgo, by }: Paying): Promise<void> {
  const at = keptAgo(daysAgo, 11)
  await tx`
    insert into commission_payment (id, company_id, commission_id, student_name, programme_name, student_number, amount, currency, paid_on,
      reference, match, state, decided_by, decided_at, created_by, created_at, updated_at)
    select ${idAt(at)}, a.company_id, ${id}, ${made.student.name}, p.name, a.student_number, ${amount}, ${currency}, ${dayAgo(daysAgo)},
      ${`REM-${dayAgo(daysAgo).replaceAll('-', '')}`}, ${amount < 0 ? 'differs' : 'fits'}, 'counted', ${amount < 0 ? by : null}, ${amount < 0 ? at : null},
      ${by}, ${at}, ${at}
    from student_application a join programme p on p.id = a.programme_id where a.id = ${made.id}`
}
