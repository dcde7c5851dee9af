import type { OrderConfirm } from '@corridor/contract/money/order/shapes'
import { canMove, type OrderState } from '@corridor/contract/money/plan/terms'
import type postgres from 'postgres'
import { written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { write } from '../../../db/write.ts'
import { orderDecided } from '../../../letters/order-decided.ts'
import { fail } from '../../../platform/fail.ts'
import { tellOwners } from '../../told/notification/tell-owners.ts'
import { openOrder, savedOrder, toFacts } from './add.ts'
import { beginPeriod, decideOrder, endPeriod, findOrder, hasCome, insertPayment, lockCompany } from './store.ts'
import type { OrderRow } from './tables.ts'

/** Page on which a company sees the outcome of its order. */
const path = '/company/plans'

/** The money came: the company has the plan from now on, or for longer if it has it already. */
export const confirmOrder = (context: Context, { id, ...paid }: OrderConfirm) =>
  write(context, 'order.confirm', async (tx) => {
    const stands = await openTo(tx, context, id, 'paid')
    await lockCompany(tx, stands.company_id)
    await keepPayment(tx, context, stands, paid, 1)
    await decideOrder(tx, id, { status: 'paid', by: context.caller.userId })
    const until = await beginPeriod(tx, stands)
    const { company_name: company, plan_name: plan } = stands
    const settings = await settingsOf(tx, stands.company_id)
    await tellOwners(
      tx,
      context.platform,
      stands.company_id,
      orderDecided({ company, plan, until: until && { at: until, settings }, reason: null, path }),
    )
    return decided(tx, context, stands, 'Payment confirmed')
  })

export const refuseOrder = (context: Context, { id, reason }: { id: string; reason: string }) =>
  write(context, 'order.refuse', async (tx) => {
    const stands = await openTo(tx, context, id, 'refused')
    await decideOrder(tx, id, { status: 'refused', by: context.caller.userId, reason })
    const { company_name: company, plan_name: plan } = stands
    await tellOwners(
      tx,
      context.platform,
      stands.company_id,
      orderDecided({ company, plan, until: null, reason, path }),
    )
    return decided(tx, context, stands, 'Order refused')
  })

/** The company has thought of something else. */
export const withdrawOrder = (context: Context, { id }: { id: string }) =>
  write(context, 'order.withdraw', async (tx) => {
    const stands = await openTo(tx, context, id, 'withdrawn')
    await decideOrder(tx, id, { status: 'withdrawn', by: context.caller.userId })
    return decided(tx, context, stands, 'Order withdrawn')
  })

/** Money goes back. With the last of it goes what is left of the period. */
export const refundOrder = (context: Context, { id, ...paid }: OrderConfirm) =>
  write(context, 'order.refund', async (tx) => {
    const stands = await openOrder(tx, context, id)
    const left = stands.paid_amount ?? 0
    if (!canMove(stands.status, 'refunded')) throw fail('order.notPaid')
    if (paid.amount > left)
      throw fail('order.tooMuchBack', undefined, { fields: { amount: 'The refund is larger than the payment' } })
    await lockCompany(tx, stands.company_id)
    await keepPayment(tx, context, stands, paid, -1)
    if (paid.amount === left) {
      await decideOrder(tx, id, { status: 'refunded', by: context.caller.userId })
      await endPeriod(tx, stands)
    }
    return decided(tx, context, stands, 'Refund kept')
  })

async function openTo(tx: postgres.TransactionSql, context: Context, id: string, wanted: OrderState) {
  const stands = await openOrder(tx, context, id)
  if (!canMove(stands.status, wanted)) throw fail('order.decided')
  return stands
}

type Paid = Omit<OrderConfirm, 'id'>

async function keepPayment(
  tx: postgres.TransactionSql,
  { caller }: Context,
  { id, company_id, currency }: OrderRow,
  { amount, paidDate, method, reference }: Paid,
  sign: 1 | -1,
) {
  if (!(await hasCome(tx, paidDate)))
    throw fail('order.future', undefined, { fields: { paidDate: 'This day has not come yet' } })
  await insertPayment(tx, {
    order_id: id,
    company_id,
    amount: sign * amount,
    currency,
    paid_on: paidDate,
    method,
    reference,
    created_by: caller.userId,
  })
}

/** Makes the change of each of these verbs; the company's pages hear of it. */
async function decided(tx: postgres.TransactionSql, { scope, platform }: Context, stands: OrderRow, message: string) {
  const { id, company_id: companyId } = stands
  await platform.events.tell(tx, { companyId }, { kind: 'plan' })
  const after = written(await findOrder(tx, scope, id))
  return {
    record: { kind: 'order', id },
    companyId,
    before: toFacts(stands),
    after: toFacts(after),
    answer: await savedOrder(tx, message, after),
  }
}
