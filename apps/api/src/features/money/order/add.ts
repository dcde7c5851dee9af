import type { OrderAdd } from '@corridor/contract/money/order/shapes'
import { monthsOf } from '@corridor/contract/money/plan/terms'
import { written } from '../../../db/record/record.ts'
import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { isTaken, type Sql } from '../../../platform/sql.ts'
import { lockPlan } from '../plan/tables.ts'
import { findOrder, insertOrder, listPayments } from './store.ts'
import { type OrderRow, toWire } from './tables.ts'

/** Asks for a plan at the price of today. One order of a company waits at a time. */
export const addOrder = (context: CompanyContext, { plan: planId, period }: OrderAdd) =>
  write(context, 'order.add', async (tx) => {
    const plan = await lockPlan(tx, planId)
    if (!plan) throw fail('record.notFound', { entity: 'Plan' })
    if (plan.status !== 'active') throw fail('plan.notOffered')
    const amount = (period === 'annual' ? plan.annual_price : plan.monthly_price) * monthsOf[period]
    if (amount === 0) throw fail('plan.free')
    const { companyId } = context.scope
    const id = await insertOrder(tx, {
      company_id: companyId,
      plan_id: planId,
      period,
      amount,
      currency: plan.currency,
      created_by: context.caller.userId,
    }).catch((error) => {
      throw isTaken(error, 'plan_order_open') ? fail('order.stands') : error
    })
    await context.platform.events.tell(tx, { companyId }, { kind: 'plan' })
    const after = written(await findOrder(tx, context.scope, id))
    return {
      record: { kind: 'order', id },
      before: null,
      after: toFacts(after),
      answer: await savedOrder(tx, 'Order sent', after),
    }
  })

export const savedOrder = async (sql: Sql, message: string, row: OrderRow) => ({
  success: true as const,
  message,
  data: { ...toWire(row), payments: await listPayments(sql, row.id) },
})

/** Values of an order that the audit keeps. */
export const toFacts = ({ plan_name, period, amount, currency, status, reason, paid_amount }: OrderRow) => ({
  name: plan_name,
  period,
  amount,
  currency,
  status,
  reason,
  paidAmount: paid_amount,
})

/** An order that the caller may see, locked; of two who decide it at once, the second sees what the first did. */
export async function openOrder(tx: Sql, { scope }: Context, id: string): Promise<OrderRow> {
  const row = await findOrder(tx, scope, id, true)
  if (!row) throw orderNotFound()
  return row
}

export const orderNotFound = () => fail('record.notFound', { entity: 'Order' })
