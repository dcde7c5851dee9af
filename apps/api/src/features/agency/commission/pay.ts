import type { CommissionPay } from '@corridor/contract/agency/commission/shapes'
import { errorMessage } from '@corridor/contract/error-table'
import { plainName } from '@corridor/contract/format/person-name'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { changeCommission } from './change.ts'
import { paidState } from './paid-state.ts'
import { insertPayment, sumPayments } from './store.ts'
import { type CommissionRow, commissions, valuesOf } from './tables.ts'

/** Notes a payment by hand, or that the institution took one back. Throws `commission.notClaimed`, `commission.otherCurrency`, `commission.moreThanCame`. */
export const payCommission = (context: CompanyContext, input: CommissionPay) =>
  write(context, 'commission.pay', async (tx) => {
    const { scope } = context
    const { id, version, amount, currency, date, reference, isTakenBack, reason } = input
    const stands = await commissions.take(tx, scope, id, version)
    assertPayable(stands, currency, isTakenBack)
    if (isTakenBack && reason === '')
      throw fail('commission.reasonNeeded', undefined, { fields: { reason: errorMessage('commission.reasonNeeded') } })
    if (isTakenBack && amount > valuesOf(stands).came)
      throw fail('commission.moreThanCame', undefined, { fields: { amount: errorMessage('commission.moreThanCame') } })
    await insertPayment(tx, scope, {
      ...{ id: newId(), commission_id: id, amount: isTakenBack ? -amount : amount, currency, paid_on: date, reference },
      student_name: plainName({
        firstName: stands.first_name,
        middleName: stands.middle_name,
        lastName: stands.last_name,
      }),
      ...{
        programme_name: stands.programme_name,
        student_number: stands.student_number,
        match: 'fits',
        state: 'counted',
      },
    })
    return countPayments(tx, context, stands, isTakenBack ? { reason } : {})
  })

/** Refuses money for what was not claimed, or in another currency than the claim's. */
export function assertPayable(stands: CommissionRow, currency: string, isTakenBack: boolean) {
  const takes = isTakenBack ? ['part-paid', 'paid'] : ['claimed', 'part-paid', 'paid']
  if (!takes.includes(stands.state)) throw fail('commission.notClaimed')
  if (currency !== stands.currency) throw fail('commission.otherCurrency', { currency: stands.currency ?? '' })
}

const paying: readonly string[] = ['claimed', 'part-paid', 'paid', 'clawed-back']

/** Makes what came of the payments that count, and how far it is paid; one that was refused, or is claimed no more, stays so. */
export async function countPayments(
  tx: postgres.TransactionSql,
  context: CompanyContext,
  stands: CommissionRow,
  more: { reason?: string } = {},
) {
  const { came, wasPaid } = await sumPayments(tx, stands.id)
  const state = paying.includes(stands.state) ? paidState(valuesOf(stands), came, wasPaid) : stands.state
  return changeCommission(tx, context, stands, { came, state, ...more }, 'Commission Updated Successfully')
}
