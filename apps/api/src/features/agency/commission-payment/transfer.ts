import type { CommissionPaymentRow } from '@corridor/contract/agency/commission-payment/shapes'
import { putAllIntoBin } from '../../../db/record/bin.ts'
import { addEach, takeFound } from '../../../db/record/transfer-rows.ts'
import type { TransferRules } from '../../../db/record/transfer-rules.ts'
import { judgeUntouched } from '../../../db/record/untouched.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail } from '../../../db/write.ts'
import { count, insertLine } from './add.ts'
import { countSame } from './store.ts'
import { nameOfPayment, payments, toFacts } from './tables.ts'

/** The list of an institution: each line is noted, whether it fits or not, and nothing twice when the same list comes again. */
export const paymentTransfer: TransferRules<CommissionPaymentRow> = {
  references: {},
  nameOf: ({ studentName, studentNumber }) => String(studentName || studentNumber || ''),
  async identify(sql, context, inputs) {
    const standing = await countSame(sql, toCompanyContext(context).scope, inputs)
    const met = new Map<string, number>()
    return inputs.map((line, at) => {
      const same = [line.studentName, line.programmeName, line.studentNumber, line.amount, line.currency].join('\n')
      const key = [same, line.date, line.reference].join('\n')
      // Two lines of one list that say the same are two payments, the second of which a person has to judge.
      const nth = (met.get(key) ?? 0) + 1
      met.set(key, nth)
      return { key: nth === 1 ? key : `${key}\n${nth}`, stands: (standing.get(at) ?? 0) >= nth }
    })
  },
  addMany: (context, tx, inputs) =>
    addEach(context, tx, { action: 'commission-payment.add', inputs }, (inner, input) =>
      insertLine(inner, toCompanyContext(context), input),
    ),
  async removeUntouched(context, tx, ids) {
    const company = toCompanyContext(context)
    const standing = await takeFound(payments, tx, company.scope, ids)
    const { outcomes, untouched } = judgeUntouched(ids, standing, new Map())
    for (const { id, state } of untouched) if (state === 'counted') await payments.update(tx, id, { state: 'waiting' })
    const records = untouched.map((row) => ({ id: row.id, name: nameOfPayment(row) }))
    await putAllIntoBin(tx, context, { kind: 'commission-payment', table: 'commission_payment', records })
    for (const { state, commission_id } of untouched)
      if (state === 'counted' && commission_id)
        await leaveTrail(context, tx, 'commission.pay', await count(tx, company, commission_id))
    const gone = untouched.map((row) => ({
      ...{ record: { kind: 'commission-payment', id: row.id }, before: toFacts(row), after: null },
    }))
    await leaveTrail(context, tx, 'commission-payment.delete', gone)
    return outcomes
  },
}
