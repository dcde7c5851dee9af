import { plainName } from '@corridor/contract/format/person-name'
import type postgres from 'postgres'
import { idAt } from '../../../../../platform/ids.ts'
import { columnsOf, json } from '../../../../../platform/sql.ts'
import type { ClaimLine } from '../../../../agency/commission/claim/tables.ts'
import type { MadeApplication } from './student-applications.ts'

type Tx = postgres.TransactionSql

export interface ClaimedLine {
  id: string
  made: MadeApplication
  expected: number
  tax: number
  currency: string
  /** `YYYY-MM-DD`. */
  claimedOn: string
}

/** Claims the lines, those of one institution and day in one letter, in the order of their days. */
export async function makeClaims(tx: Tx, lines: readonly ClaimedLine[], by: string): Promise<void> {
  const letters = Map.groupBy(
    lines,
    ({ made, claimedOn, currency }) => `${claimedOn} ${made.course.institution_id} ${currency}`,
  )
  const inOrder = [...letters.values()].toSorted(([a], [b]) => ((a?.claimedOn ?? '') < (b?.claimedOn ?? '') ? -1 : 1))
  const counts = new Map<string, number>()
  for (const letter of inOrder) {
    const [first] = letter
    if (!first) continue
    const year = first.claimedOn.slice(0, 4)
    const nth = (counts.get(year) ?? 0) + 1
    counts.set(year, nth)
    await makeClaim(tx, { letter, first, number: `${year}-${String(nth).padStart(4, '0')}`, by })
  }
}

interface Claiming {
  letter: readonly ClaimedLine[]
  first: ClaimedLine
  number: string
  by: string
}

async function makeClaim(tx: Tx, { letter, first, number, by }: Claiming): Promise<void> {
  const { company_id } = first.made.student
  const at = new Date(`${first.claimedOn}T10:30:00Z`)
  const id = idAt(at)
  const lines = await linesOf(tx, letter)
  await tx`insert into commission_claim ${columnsOf(tx, {
    ...{ id, company_id, institution_id: first.made.course.institution_id, number, currency: first.currency },
    ...{ made_on: first.claimedOn, lines: json(tx, lines), created_by: by, created_at: at, updated_at: at },
  })}`
  for (const { id: line, expected, tax } of letter)
    await tx`update commission set state = 'claimed', claim_id = ${id}, claimed = ${expected + tax}, claimed_on = ${first.claimedOn},
      updated_at = ${at}, version = 2 where id = ${line}`
}

interface LineRow extends Omit<ClaimLine, 'name' | 'base' | 'percent' | 'amount' | 'tax'> {
  first_name: string
  middle_name: string
  last_name: string
  base: string | null
  percent: string | null
  amount: string
  tax: string
}

async function linesOf(tx: Tx, letter: readonly ClaimedLine[]): Promise<ClaimLine[]> {
  const rows = await tx<LineRow[]>`
    select t.id as commission, s.first_name, s.middle_name, s.last_name, p.name as programme, k.starts_on::text as "startsOn",
      a.student_number as "studentNumber", t.base, t.percent, t.fee, t.scholarship, t.expected as amount, t.tax
    from commission t join student_application a on a.id = t.application_id join student s on s.id = a.student_id
      join programme p on p.id = a.programme_id join intake k on k.id = a.intake_id
    where t.id = any(${letter.map(({ id }) => id)}::uuid[]) order by s.full_name`
  return rows.map(({ first_name, middle_name, last_name, base, percent, amount, tax, ...row }) => ({
    ...row,
    name: plainName({ firstName: first_name, middleName: middle_name, lastName: last_name }),
    base: base === null ? null : Number(base),
    percent: percent === null ? null : Number(percent),
    ...{ amount: Number(amount), tax: Number(tax) },
  }))
}
