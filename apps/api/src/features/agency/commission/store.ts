import type { Commission } from '@corridor/contract/agency/commission/shapes'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { sharedInCompany, textOf } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'
import { type CommissionRow, commissionSpec, shownState } from './tables.ts'
import type { Sources } from './terms.ts'

export const listCommissions = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, commissionSpec, query)

/** Commissions of the company, whoever sees them, kept from others until `tx` ends: what they are computed from changes also beyond one's sight. */
export const takeOfCompany = (tx: Sql, scope: Scope, ids: readonly string[]) => tx<CommissionRow[]>`
  select ${tx.unsafe(textOf(commissionSpec.columns, scope))} from commission t ${tx.unsafe(textOf(commissionSpec.joins, scope))}
  where t.id = any(${ids as string[]}::uuid[]) and ${sharedInCompany(tx, scope)} order by t.id for update of t`

/** The commission of an application; undefined if there is none. */
export async function findStanding(tx: Sql, applicationId: string): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    select id from commission where application_id = ${applicationId} and deleted_at is null`
  return row?.id
}

/** Removes one that a move which was taken back had made. */
export const removeCommission = (tx: Sql, id: string) =>
  tx`update commission set deleted_at = now(), version = version + 1 where id = ${id}`

/** Open commissions that a contract or the fee of a programme decides. */
export async function listOpenOf(
  tx: Sql,
  { companyId }: CompanyScope,
  of: { contractId: string } | { programmeId: string },
): Promise<string[]> {
  const which = 'contractId' in of ? tx`t.contract_id = ${of.contractId}` : tx`a.programme_id = ${of.programmeId}`
  const rows = await tx<{ id: string }[]>`
    select t.id from commission t join student_application a on a.id = t.application_id
    where t.company_id = ${companyId} and t.deleted_at is null and t.state = 'open' and ${which} order by t.id`
  return rows.map(({ id }) => id)
}

/** Sources from which each commission is computed. */
export const findSources = (tx: Sql, ids: readonly string[]) => tx<Sources[]>`
  select t.id, a.stage, a.scholarship_amount, a.scholarship_currency, p.first_year_fee, p.whole_fee, p.fee_currency,
    case when c.id is not null then jsonb_build_object('percent', c.percent::text, 'amount', c.amount::text, 'currency', c.currency,
      'fee', c.fee, 'scholarship', c.scholarship, 'tax_percent', c.tax_percent::text, 'event', c.event,
      'claim_from_days', c.claim_from_days, 'claim_until_days', c.claim_until_days,
      'steps', (select coalesce(jsonb_agg(jsonb_build_object('from', x.from_students, 'percent', x.percent::text, 'amount', x.amount::text)
        order by x.from_students), '[]') from institution_contract_step x where x.contract_id = c.id)) end as contract,
    (select coalesce(jsonb_agg(jsonb_build_object('of', m.of, 'to', m."to", 'on', m."on"::text) order by m.made_at, m.id), '[]')
      from student_application_move m where m.application_id = t.application_id and m.undone_at is null) as moves
  from commission t join student_application a on a.id = t.application_id join programme p on p.id = a.programme_id
    left join institution_contract c on c.id = t.contract_id
  where t.id = any(${ids as string[]}::uuid[]) order by t.id`

/** Lets others who number a student of this contract wait until `tx` ends. */
export const lockContract = (tx: Sql, id: string) => tx`select 1 from institution_contract where id = ${id} for update`

/** Counts the students of a contract whose event happened in a year, by default in this one, but for one commission. */
export async function countOfYear(tx: Sql, contractId: string, year: string | null, exceptId: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select coalesce(max(t.nth), 0)::int as count from commission t
    where t.contract_id = ${contractId} and t.deleted_at is null and t.id <> ${exceptId} and t.event_on is not null
      and extract(year from t.event_on) = coalesce(${year}::int, extract(year from company_day(t.company_id)))`
  return row?.count ?? 0
}

interface NewPayment {
  id: string
  commission_id: string | null
  student_name: string
  programme_name: string
  student_number: string
  amount: number
  currency: string
  paid_on: string
  reference: string
  match: string
  state: string
}

export const insertPayment = (tx: Sql, { companyId, userId }: CompanyScope, payment: NewPayment) => tx`
  insert into commission_payment ${columnsOf(tx, { ...payment, company_id: companyId, created_by: userId })}`

/** Sums the payments of a commission that count, and says whether any came at all. */
export async function sumPayments(tx: Sql, id: string): Promise<{ came: number; wasPaid: boolean }> {
  const [row] = await tx<{ came: string; paid: boolean }[]>`
    select coalesce(sum(amount), 0) as came, coalesce(bool_or(amount > 0), false) as paid from commission_payment
    where commission_id = ${id} and state = 'counted' and deleted_at is null`
  return { came: Number(row?.came ?? 0), wasPaid: row?.paid ?? false }
}

export async function hasSubAgent(tx: Sql, applicationId: string): Promise<boolean> {
  return (
    (await tx`select 1 from student_application where id = ${applicationId} and sub_agent_id is not null`).length > 0
  )
}

interface NewShare {
  commission_id: string
  amount: number
  given_on: string
  note: string
}

export const insertShare = (tx: Sql, { companyId, userId }: CompanyScope, share: NewShare) => tx`
  insert into commission_share ${columnsOf(tx, { ...share, id: newId(), company_id: companyId, created_by: userId })}`

interface TotalsRow {
  currency: NonNullable<Commission['currency']>
  count: number
  expected: string
  claimable: string
  claimed: string
  came: string
  share_open: string
}

/** Sums what the caller sees, by currency: of another team nothing is in any of them. */
export async function sumCommissions(
  { db, scope }: CompanyContext,
  { institution, student }: { institution?: string | undefined; student?: string | undefined },
) {
  const shown = db.unsafe(shownState)
  const due = db`t.expected + t.tax`
  const rows = await db<TotalsRow[]>`
    select t.currency, count(*)::int as count,
      coalesce(sum(${due}) filter (where ${shown} = 'expected'), 0) as expected,
      coalesce(sum(${due}) filter (where ${shown} = 'claimable'), 0) as claimable,
      coalesce(sum(t.claimed - t.came) filter (where t.state in ('claimed', 'part-paid')), 0) as claimed,
      coalesce(sum(t.came), 0) as came,
      coalesce(sum(floor(t.came * t.share_percent * 0.01 + 0.5) - t.share_given) filter (where t.share_percent is not null), 0) as share_open
    from commission t join student_application a on a.id = t.application_id
    where ${commissionSpec.within(db, scope)} and t.currency is not null
      and (${institution ?? null}::uuid is null or a.institution_id = ${institution ?? null})
      and (${student ?? null}::uuid is null or a.student_id = ${student ?? null})
    group by t.currency order by t.currency`
  const data = rows.map(({ currency, count, share_open, ...sums }) => ({
    ...{ currency, count, shareOpen: Number(share_open) },
    ...{ expected: Number(sums.expected), claimable: Number(sums.claimable) },
    ...{ claimed: Number(sums.claimed), came: Number(sums.came) },
  }))
  return { success: true as const, data }
}

/** Commissions that the caller sees, kept from others until `tx` ends. */
export const takeSeen = (tx: Sql, scope: Scope, ids: readonly string[]) => tx<CommissionRow[]>`
  select ${tx.unsafe(textOf(commissionSpec.columns, scope))} from commission t ${tx.unsafe(textOf(commissionSpec.joins, scope))}
  where t.id = any(${ids as string[]}::uuid[]) and ${commissionSpec.within(tx, scope)} order by t.id for update of t`

/** The day that it is in a company. */
export async function findToday(sql: Sql, companyId: string): Promise<string> {
  const [row] = await sql<{ day: string }[]>`select company_day(${companyId})::text as day`
  return row?.day ?? ''
}

export async function findCompanyName(sql: Sql, companyId: string): Promise<string> {
  const [row] = await sql<{ name: string }[]>`select name from company where id = ${companyId}`
  return row?.name ?? ''
}
