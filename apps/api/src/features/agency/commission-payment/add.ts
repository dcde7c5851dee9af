import type { CommissionPaymentRow } from '@corridor/contract/agency/commission-payment/shapes'
import { toMinor } from '@corridor/contract/format/money'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, write } from '../../../db/write.ts'
import { countPayments } from '../commission/pay.ts'
import { commissions } from '../commission/tables.ts'
import { matchPayment } from './match.ts'
import { takeMeant } from './store.ts'
import { payments, toFacts, toWire } from './tables.ts'

/** Notes a line of what an institution paid. One that fits a commission counts at once; any other waits for a person. */
export const addPayment = (context: CompanyContext, input: CommissionPaymentRow) =>
  write(context, 'commission-payment.add', async (tx) => {
    const { id, records } = await insertLine(tx, context, input)
    const data = toWire(await payments.load(tx, context.scope, id))
    return { records, answer: { success: true as const, message: 'Commission Payment Added Successfully', data } }
  })

/** The same in the transaction of another verb: answers its id, and all that changed. */
export async function insertLine(tx: postgres.TransactionSql, context: CompanyContext, line: CommissionPaymentRow) {
  const { scope } = context
  const amount = toMinor(line.amount, line.currency)
  const found = matchPayment({ ...line, amount }, await takeMeant(tx, scope, line))
  const isCounted = found.match === 'fits'
  const id = await payments.insert(tx, scope, {
    ...{ student_name: line.studentName, programme_name: line.programmeName, student_number: line.studentNumber },
    ...{ amount, currency: line.currency, paid_on: line.date, reference: line.reference },
    ...{ commission_id: found.commissionId, match: found.match, state: isCounted ? 'counted' : 'waiting' },
  })
  const after = toFacts(await payments.load(tx, scope, id))
  const records: RecordChange[] = [{ record: { kind: 'commission-payment', id }, before: null, after }]
  if (isCounted && found.commissionId) records.push(...(await count(tx, context, found.commissionId)))
  return { id, records }
}

/** Counts a commission's payments anew, and tells what that changed. */
export async function count(tx: postgres.TransactionSql, context: CompanyContext, id: string): Promise<RecordChange[]> {
  const done = await countPayments(tx, context, await commissions.take(tx, context.scope, id))
  const changes: readonly RecordChange[] = 'records' in done ? done.records : [done]
  return changes.map(({ record, before, after }) => ({ record, before, after, action: 'commission.pay' }))
}
