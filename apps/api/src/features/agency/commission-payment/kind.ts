import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { addPayment } from './add.ts'
import { deletePayment } from './decide.ts'
import { nameOfPayment, type PaymentRow, paymentSpec, payments, toWire } from './tables.ts'
import { paymentTransfer } from './transfer.ts'

export const paymentRules: KindRules<PaymentRow> = {
  kind: 'commission-payment',
  table: 'commission_payment',
  list: paymentSpec,
  nameOf: nameOfPayment,
  add: (context, input) => addPayment(toCompanyContext(context), input),
  update: async (context, { id }) => toWire(await payments.load(context.db, context.scope, id)),
  remove: (context, input) => deletePayment(toCompanyContext(context), input),
  transfer: paymentTransfer,
}
