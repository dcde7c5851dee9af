import type { Payment } from '@corridor/contract/money/order/shapes'
import { monthsOf, type OrderState, type PlanPeriod } from '@corridor/contract/money/plan/terms'
import type { Scope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type OrderRow, orderSpec } from './tables.ts'

/** An order that the caller may see; with `forUpdate` it stays as it is until the transaction ends. */
export async function findOrder(sql: Sql, scope: Scope, id: string, forUpdate = false): Promise<OrderRow | undefined> {
  // By itself first: joined rows would be as they were before the wait.
  if (forUpdate) await sql`select 1 from plan_order where id = ${id} for update`
  const [row] = await sql<OrderRow[]>`
    select ${sql.unsafe(orderSpec.columns)} from plan_order t ${sql.unsafe(orderSpec.joins ?? '')}
    where t.id = ${id} and ${orderSpec.within(sql, scope)}`
  return row
}

interface NewOrder {
  company_id: string
  plan_id: string
  period: PlanPeriod
  amount: number
  currency: string
  created_by: string
}

export async function insertOrder(tx: Sql, order: NewOrder): Promise<string> {
  const id = newId()
  await tx`insert into plan_order ${tx({ id, ...order })}`
  return id
}

export const decideOrder = (
  tx: Sql,
  id: string,
  { status, by, reason = null }: { status: Exclude<OrderState, 'open'>; by: string; reason?: string | null },
) => tx`
  update plan_order set status = ${status}, reason = ${reason}, decided_by = ${by}, decided_at = now(), version = version + 1,
    updated_at = now() where id = ${id}`

interface NewPayment {
  order_id: string
  company_id: string
  amount: number
  currency: string
  paid_on: string
  method: string
  reference: string
  created_by: string
}

export const insertPayment = (tx: Sql, payment: NewPayment) => tx`
  insert into payment ${tx({ id: newId(), ...payment })}`

export async function listPayments(sql: Sql, orderId: string): Promise<Payment[]> {
  const rows = await sql<
    (Pick<Payment, '_id' | 'amount' | 'currency' | 'method' | 'reference'> & {
      created_at: Date
      paidDate: string
      by: string
      name: string
    })[]
  >`
    select p.id as _id, p.created_at, p.amount, p.currency, p.paid_on::text as "paidDate", p.method, p.reference, u.id as by, u.full_name as name
    from payment p join user_account u on u.id = p.created_by where p.order_id = ${orderId} order by p.created_at, p.id`
  return rows.map(({ created_at, by, name, ...payment }) => ({
    ...payment,
    createDate: created_at.toISOString(),
    userInfo: [{ _id: by, name }],
  }))
}

/** True for a day that has come anywhere on earth. */
export async function hasCome(sql: Sql, day: string): Promise<boolean> {
  const [row] = await sql<{ has_come: boolean }[]>`
    select ${day}::date <= (now() at time zone 'Pacific/Kiritimati')::date as has_come`
  return row?.has_come ?? false
}

/** Nobody else changes what plan the company has until the transaction ends. */
export const lockCompany = (tx: Sql, companyId: string) =>
  tx`select 1 from company where id = ${companyId} for no key update`

/** Adds a period: after the one that runs, if it is of the same plan; else from now on, in place of whatever ran. */
export async function beginPeriod(tx: Sql, order: Pick<OrderRow, 'id' | 'company_id' | 'plan_id' | 'period'>) {
  const months = monthsOf[order.period]
  const [row] = await tx<{ ends_at: Date }[]>`
    with begun as (
      select coalesce((select s.ends_at from subscription s
        where s.company_id = ${order.company_id} and s.plan_id = ${order.plan_id} and s.ends_at > now()), now()) as at
    ), kept as (
      update plan_order set starts_at = begun.at,
        ends_at = (begun.at at time zone 'UTC' + make_interval(months => ${months})) at time zone 'UTC'
      from begun where id = ${order.id} returning starts_at, ends_at
    )
    insert into subscription as s (company_id, plan_id, starts_at, ends_at)
    select ${order.company_id}, ${order.plan_id}, starts_at, ends_at from kept
    on conflict (company_id) do update set ends_at = excluded.ends_at, plan_id = excluded.plan_id,
      starts_at = case when s.plan_id = excluded.plan_id and s.ends_at > now() then s.starts_at else excluded.starts_at end
    returning ends_at`
  return row?.ends_at ?? null
}

/** Takes back the period that an order paid for: what was paid before it stays. */
export const endPeriod = (tx: Sql, order: Pick<OrderRow, 'company_id' | 'plan_id' | 'starts_at' | 'ends_at'>) => tx`
  update subscription set ends_at = greatest(now(), ends_at - (${order.ends_at}::timestamptz - greatest(${order.starts_at}::timestamptz, now())))
  where company_id = ${order.company_id} and plan_id = ${order.plan_id} and ends_at > now() and ${order.ends_at}::timestamptz > now()`
