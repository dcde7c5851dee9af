import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { companyInfo, joined, moment, recordBase, recordId } from '../../wire/record.ts'
import { minorUnits } from '../plan/shapes.ts'
import { currencies, orderStates, paymentMethods, planPeriods } from '../plan/terms.ts'

const person = joined({ _id: recordId, name: z.string() })
const money = { amount: minorUnits, currency: z.enum(currencies) }

/** A company's wish for a plan, and what became of it. */
export const Order = z.object({
  ...recordBase,
  ...money,
  companyInfo,
  planInfo: joined({ _id: recordId, name: z.string() }),
  period: z.enum(planPeriods),
  status: z.enum(orderStates),
  /** Reason of the refusal. */
  reason: z.string().nullable(),
  /** Money that came in, less the money that went back; null before any came. */
  paidAmount: minorUnits.nullable(),
  /** The day of the first payment. */
  paidDate: z.iso.date().nullable(),
  /** From when, and until when the plan was paid for. */
  startDate: moment.nullable(),
  endDate: moment.nullable(),
  askedByInfo: person,
  decidedByInfo: person,
  decidedDate: moment.nullable(),
})
export type Order = z.infer<typeof Order>

/** Money that came; a negative amount went back. */
export const Payment = z.object({
  _id: recordId,
  createDate: moment,
  ...money,
  /** The day on which the money moved: a date without a time zone. */
  paidDate: z.iso.date(),
  method: z.enum(paymentMethods),
  reference: z.string(),
  userInfo: person,
})
export type Payment = z.infer<typeof Payment>

export const OrderRecord = Order.extend({ payments: z.array(Payment) })
export type OrderRecord = z.infer<typeof OrderRecord>

const amountMax = 100_000_000_00
/** Money that came, or that goes back: the same is said of both. */
export const OrderConfirm = z.object({
  id: recordId,
  /** In minor units of the order's currency, whichever way the money went. */
  amount: z
    .int('Please enter an amount')
    .min(1, 'Please enter more than zero')
    .max(amountMax, 'The amount is too large'),
  paidDate: z.iso.date('Please enter a date'),
  method: z.enum(paymentMethods, 'Please choose a method'),
  reference: z.string().trim().max(100, 'Maximum 100 characters').default(''),
})
export type OrderConfirm = z.infer<typeof OrderConfirm>
export const OrderRefuse = z.object({ id: recordId, reason: boundedText('Reason', 3, 50) })
export const OrderAdd = z.object({ plan: recordId, period: z.enum(planPeriods) })
export type OrderAdd = z.infer<typeof OrderAdd>

const place = (path: string, summary: string) => ({ path: `/order/${path}` as const, summary, tag: 'order' })
const record = { record: { kind: 'order', field: 'id' } }
const asked = { access: access.orders.ask }
const decided = { access: access.orders.decide, ...record }
const byId = z.object({ id: recordId })

export const order = {
  list: listEndpoint(
    place('list', 'List orders'),
    Order,
    {
      sort: ['company', 'amount', 'status', 'paidDate'],
      filters: {
        status: z.enum(orderStates),
        plan: recordId,
        period: z.enum(planPeriods),
        company: recordId,
      },
      search: ['company', 'plan'],
    },
    { access: access.orders.read },
  ),
  view: endpoint('GET', place('view/{id}', 'View an order with its payments'), {
    access: access.orders.read,
    ...record,
  })
    .input(byId)
    .output(z.object({ success: z.literal(true), data: OrderRecord })),
  add: endpoint('POST', place('add', 'Ask for a plan'), asked).input(OrderAdd).output(savedAnswer(OrderRecord)),
  withdraw: endpoint('POST', place('withdraw/{id}', 'Take back an order that is not decided'), { ...asked, ...record })
    .input(byId)
    .output(savedAnswer(OrderRecord)),
  confirm: endpoint('POST', place('confirm/{id}', 'Confirm the payment: the plan begins'), decided)
    .input(OrderConfirm)
    .output(savedAnswer(OrderRecord)),
  refuse: endpoint('POST', place('refuse/{id}', 'Refuse an order, with a reason'), decided)
    .input(OrderRefuse)
    .output(savedAnswer(OrderRecord)),
  refund: endpoint('POST', place('refund/{id}', 'Give money back, all of it or a part'), decided)
    .input(OrderConfirm)
    .output(savedAnswer(OrderRecord)),
}
