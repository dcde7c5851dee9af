import type postgres from 'postgres'
import { newId } from '../../../../platform/ids.ts'

type Tx = postgres.TransactionSql

interface DemoOrder {
  company: string
  plan: string
  period: 'monthly' | 'annual'
  monthsAgo: number
  outcome: 'paid' | 'refused' | 'refunded' | 'open'
}

const order = (
  company: string,
  plan: string,
  monthsAgo: number,
  outcome: DemoOrder['outcome'] = 'paid',
  period: DemoOrder['period'] = 'monthly',
): DemoOrder => ({ company, plan, monthsAgo, outcome, period })

/** The same twelve months at each first start: a renewal each month, an upgrade and the way back, a refusal, a refund, and an order that waits. */
const orders: DemoOrder[] = [
  order('Atlas Study Abroad', 'Premium', 11, 'paid', 'annual'),
  ...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((ago) =>
    order('Harbor Staffing', ago > 4 && ago < 8 ? 'Premium' : 'Pro', ago),
  ),
  ...[6, 5, 3].map((ago) => order('Summit Talent', 'Pro', ago)),
  order('Summit Talent', 'Premium', 4, 'refused'),
  order('Summit Talent', 'Enterprise', 2, 'refunded'),
  order('Summit Talent', 'Pro', 0, 'open'),
]

/** Orders and payments of the demo's companies over twelve months. Harbor Staffing has Pro now, Atlas Study Abroad has Premium. */
export async function demoOrders(tx: Tx): Promise<void> {
  for (const one of orders.toSorted((a, b) => b.monthsAgo - a.monthsAgo)) await addOrder(tx, one)
  await tx`
    insert into subscription (company_id, plan_id, starts_at, ends_at)
    select distinct on (company_id) company_id, plan_id, starts_at, ends_at from plan_order
    where status = 'paid' and ends_at > now() order by company_id, ends_at desc`
}

async function addOrder(tx: Tx, { company, plan, period, monthsAgo, outcome }: DemoOrder): Promise<void> {
  const id = newId()
  const isPaid = outcome === 'paid' || outcome === 'refunded'
  const annual = period === 'annual'
  await tx`
    insert into plan_order (id, company_id, plan_id, period, amount, currency, status, reason, starts_at, ends_at, decided_by,
      decided_at, created_by, created_at)
    select ${id}, c.id, p.id, ${period}, case when ${annual} then p.annual_price * 12 else p.monthly_price end, p.currency, ${outcome},
      ${outcome === 'refused' ? 'No payment came within a month' : null},
      case when ${isPaid} then made.at end, case when ${isPaid} then made.at + make_interval(months => ${annual ? 12 : 1}) end,
      case when ${outcome !== 'open'} then admin.id end, case when ${outcome !== 'open'} then made.at end, c.created_by, made.at
    from company c, plan p, user_account admin, (select now() - make_interval(months => ${monthsAgo}) as at) made
    where c.name = ${company} and p.name = ${plan} and admin.email = 'admin@corridor.example'`
  if (isPaid) await addPayment(tx, id, 1)
  if (outcome === 'refunded') await addPayment(tx, id, -1)
}

const addPayment = (tx: Tx, orderId: string, sign: 1 | -1) => tx`
  insert into payment (id, order_id, company_id, amount, currency, paid_on, method, reference, created_by, created_at)
  select ${newId()}, id, company_id, ${sign}::int * amount, currency, (decided_at at time zone 'UTC')::date, 'bank-transfer',
    'Transfer ' || to_char(decided_at at time zone 'UTC', 'YYYYMM'), decided_by, decided_at
  from plan_order where id = ${orderId}`
