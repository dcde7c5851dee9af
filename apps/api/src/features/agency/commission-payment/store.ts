import type { CommissionPaymentRow } from '@corridor/contract/agency/commission-payment/shapes'
import { toMinor } from '@corridor/contract/format/money'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { json, type Sql } from '../../../platform/sql.ts'
import type { Meant } from './match.ts'

interface Sought {
  studentName: string
  studentNumber: string
  currency: string
}

/** Commissions in this currency that were claimed, of students of this number or name; kept from others until `tx` ends. */
export async function takeMeant(
  tx: Sql,
  { companyId }: CompanyScope,
  { studentName, studentNumber, currency }: Sought,
): Promise<Meant[]> {
  const words = studentName.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const rows = await tx<(Omit<Meant, 'claimed' | 'came'> & { claimed: string | null; came: string })[]>`
    select t.id, t.state, t.claimed, t.came, s.full_name, p.name as programme_name, a.student_number
    from student s join student_application a on a.student_id = s.id join commission t on t.application_id = a.id
      join programme p on p.id = a.programme_id
    where t.company_id = ${companyId} and s.company_id = ${companyId} and t.currency = ${currency}
      and t.deleted_at is null and a.deleted_at is null and s.deleted_at is null
      and t.state in ('claimed', 'part-paid', 'paid', 'clawed-back')
      and (${words} <> '' and s.search_words @@ plainto_tsquery('simple', search_fold(${words}))
        or ${studentNumber} <> '' and a.student_number = ${studentNumber})
    order by t.id for update of t`
  return rows.map((row) => ({ ...row, claimed: Number(row.claimed ?? 0), came: Number(row.came) }))
}

/** Counts, for each line, the payments that stand and say the same. */
export async function countSame(sql: Sql, { companyId }: CompanyScope, lines: readonly CommissionPaymentRow[]) {
  const asked = lines.map((line, at) => ({ at, ...line, amount: toMinor(line.amount, line.currency) }))
  const rows = await sql<{ at: number; count: number }[]>`
    select asked.at, count(*)::int as count from jsonb_to_recordset(${json(sql, asked)}) as asked
        (at int, "studentName" text, "programmeName" text, "studentNumber" text, amount bigint, currency text, date date, reference text)
      join commission_payment t on t.company_id = ${companyId} and t.paid_on = asked.date and t.amount = asked.amount and t.deleted_at is null
        and t.currency = asked.currency and t.student_name = asked."studentName" and t.programme_name = asked."programmeName"
        and t.student_number = asked."studentNumber" and t.reference = asked.reference
    group by asked.at`
  return new Map(rows.map(({ at, count }) => [at, count]))
}
