import type { PaymentDecision } from '@corridor/contract/agency/commission-payment/shapes'
import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, removed, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { assertPayable } from '../commission/pay.ts'
import { commissions, valuesOf } from '../commission/tables.ts'
import { count } from './add.ts'
import { nameOfPayment, payments, toFacts, toWire } from './tables.ts'

/**
 * Counts a payment for a commission, or sets it aside; what was counted can be set aside too. Throws `commissionPayment.noCommission`,
 * `commissionPayment.decided`, and as a payment by hand does.
 */
export const decidePayment = (context: CompanyContext, { id, version, isCounted, commission }: PaymentDecision) =>
  write(context, 'commission-payment.decide', async (tx) => {
    const { scope, caller } = context
    const stands = await payments.take(tx, scope, id, version)
    const state = isCounted ? 'counted' : 'set-aside'
    if (stands.state === state) throw fail('commissionPayment.decided')
    const meant = commission ?? stands.commission_id
    if (isCounted && !meant) throw fail('commissionPayment.noCommission')
    if (isCounted && meant) {
      const pays = await commissions.take(tx, scope, meant)
      const isTakenBack = Number(stands.amount) < 0
      assertPayable(pays, stands.currency, isTakenBack)
      if (isTakenBack && -Number(stands.amount) > valuesOf(pays).came) throw fail('commission.moreThanCame')
    }
    const decided = { decided_by: caller.userId, decided_at: now() }
    await payments.update(tx, id, { state, commission_id: meant, ...decided })
    const records: RecordChange[] = []
    // A line that neither counted nor does now says nothing of the commission.
    const isOf = isCounted || stands.state === 'counted'
    if (meant && isOf) records.push(...(await count(tx, context, meant)))
    const row = await payments.load(tx, scope, id)
    records.push({ record: { kind: 'commission-payment', id }, before: toFacts(stands), after: toFacts(row) })
    return {
      records,
      answer: { success: true as const, message: 'Commission Payment Updated Successfully', data: toWire(row) },
    }
  })

/** Deletes a payment; one that counted does so no more. */
export const deletePayment = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'commission-payment.delete', async (tx) => {
    const stands = await payments.take(tx, context.scope, id)
    // One that comes back from the bin waits for a person.
    if (stands.state === 'counted') await payments.update(tx, id, { state: 'waiting' })
    await putIntoBin(tx, context, {
      ...{ kind: 'commission-payment', table: 'commission_payment', id, name: nameOfPayment(stands) },
    })
    const gone = removed({ kind: 'commission-payment', toFacts }, stands)
    const { answer, ...change } = gone
    const counted =
      stands.state === 'counted' && stands.commission_id ? await count(tx, context, stands.commission_id) : []
    return { records: [change, ...counted], answer }
  })
