import type { Order, order } from '@corridor/contract/money/order/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import { type RecordRow, toRecordBase } from '../../../db/record/record.ts'
import { keptInCompany } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'

export interface OrderRow extends RecordRow {
  company_id: string
  company_name: string
  plan_id: string
  plan_name: string
  period: Order['period']
  amount: number
  currency: Order['currency']
  status: Order['status']
  reason: string | null
  paid_amount: number | null
  paid_on: string | null
  starts_at: Date | null
  ends_at: Date | null
  asked_by: string
  asker: string
  decided_by: string | null
  decider: string | null
  decided_at: Date | null
}

const paidOn = '(select min(p.paid_on) from payment p where p.order_id = t.id)'

export const orderSpec: ListSpec<OrderRow, typeof order.list> = {
  table: 'plan_order',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.company_id, c.name as company_name, t.plan_id, plan.name as plan_name,
    t.period, t.amount, t.currency, t.status, t.reason, t.starts_at, t.ends_at, t.decided_at, asker.id as asked_by,
    asker.full_name as asker, decider.id as decided_by, decider.full_name as decider, ${paidOn}::text as paid_on,
    (select sum(p.amount)::bigint from payment p where p.order_id = t.id) as paid_amount`,
  joins: `join company c on c.id = t.company_id join plan on plan.id = t.plan_id
    join user_account asker on asker.id = t.created_by left join user_account decider on decider.id = t.decided_by`,
  searchJoins: 'join company c on c.id = t.company_id join plan on plan.id = t.plan_id',
  within: keptInCompany,
  sort: {
    createDate: { by: 't.created_at' },
    company: { by: 'o.name collate corridor_text', join: 'join company o on o.id = t.company_id' },
    amount: { by: 't.amount' },
    status: { by: 't.status' },
    paidDate: { by: paidOn, nullable: true },
  },
  filters: {
    status: (sql, value) => sql`t.status = ${value}`,
    plan: (sql, id) => sql`t.plan_id = ${id}`,
    period: (sql, value) => sql`t.period = ${value}`,
    company: (sql, id) => sql`t.company_id = ${id}`,
  },
  search: { company: 'c.name', plan: 'plan.name' },
  toWire,
}

export function toWire(row: OrderRow): Order {
  return {
    ...toRecordBase(row),
    amount: row.amount,
    currency: row.currency,
    companyInfo: [{ _id: row.company_id, name: row.company_name }],
    planInfo: [{ _id: row.plan_id, name: row.plan_name }],
    period: row.period,
    status: row.status,
    reason: row.reason,
    paidAmount: row.paid_amount,
    paidDate: row.paid_on,
    startDate: row.starts_at?.toISOString() ?? null,
    endDate: row.ends_at?.toISOString() ?? null,
    askedByInfo: [{ _id: row.asked_by, name: row.asker }],
    decidedByInfo: row.decided_by ? [{ _id: row.decided_by, name: row.decider ?? '' }] : [],
    decidedDate: row.decided_at?.toISOString() ?? null,
  }
}

/** The order of a company that waits for its payment, as the page of plans names it. */
export async function findOpenOrder(sql: Sql, companyId: string) {
  const [row] = await sql<
    (Pick<OrderRow, 'period' | 'amount' | 'currency' | 'created_at'> & { _id: string; planName: string })[]
  >`
    select o.id as _id, o.created_at, o.period, o.amount, o.currency, p.name as "planName"
    from plan_order o join plan p on p.id = o.plan_id where o.company_id = ${companyId} and o.status = 'open'`
  if (!row) return undefined
  const { created_at, ...order } = row
  return { ...order, createDate: created_at.toISOString() }
}
