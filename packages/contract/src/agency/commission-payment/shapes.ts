import * as z from 'zod'
import { plainDate } from '../../field/plain-date.ts'
import { rateCurrency } from '../../field/rate.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { joined, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { amountUnitsMax } from '../commission/states.ts'
import { paymentMatches, paymentStates } from './kinds.ts'

/** A line of what an institution paid, or took back (below zero). Amounts are in the smallest unit of the currency. */
export const CommissionPayment = z.object({
  ...recordBase,
  /** The commission that it pays, or seems to pay. */
  commission: recordId.nullable(),
  commissionInfo: joined({
    _id: recordId,
    studentName: z.string(),
    institution: z.string(),
    programme: z.string(),
    claimed: z.int().nullable(),
    came: z.int(),
  }),
  studentName: z.string(),
  programmeName: z.string(),
  studentNumber: z.string(),
  amount: z.int(),
  currency: rateCurrency,
  date: z.string(),
  reference: z.string(),
  match: z.enum(paymentMatches),
  state: z.enum(paymentStates),
  userInfo,
})
export type CommissionPayment = z.infer<typeof CommissionPayment>

const text = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`).default('')
const noAmount = 'Please enter an amount'

/** A row of a payment list. Its amount is in whole units with at most two decimals, as lists have it. */
export const CommissionPaymentRow = z.object({
  studentName: text(160),
  programmeName: text(200),
  studentNumber: text(60),
  amount: z
    .number(noAmount)
    .min(-amountUnitsMax, noAmount)
    .max(amountUnitsMax, noAmount)
    // Cents, and no fraction of them.
    .overwrite((amount) => Number(amount.toFixed(2)))
    .refine((amount) => amount !== 0, noAmount),
  currency: rateCurrency,
  date: plainDate,
  reference: text(100),
})
export type CommissionPaymentRow = z.infer<typeof CommissionPaymentRow>

/** Counts it for a commission, by default the one that was found, or sets it aside. */
export const PaymentDecision = z.object({
  id: recordId,
  version: z.int().optional(),
  isCounted: z.boolean(),
  commission: recordId.nullable().default(null),
})
export type PaymentDecision = z.infer<typeof PaymentDecision>

const place = (path: string, summary: string) => ({
  path: `/commission-payment/${path}` as const,
  summary,
  tag: 'commission-payment',
})
const manage = { access: access.commissions.manage }
const one = { ...manage, record: { kind: 'commission-payment', field: 'id' } }

export const commissionPayment = {
  list: listEndpoint(
    place('list', 'List payments of institutions'),
    CommissionPayment,
    {
      sort: ['date', 'studentName'],
      filters: { match: z.enum(paymentMatches), state: z.enum(paymentStates), commission: recordId },
      search: ['studentName', 'programmeName', 'studentNumber', 'reference'],
    },
    manage,
  ),
  add: endpoint('POST', place('add', 'Note a line of what an institution paid'), manage)
    .input(CommissionPaymentRow)
    .output(savedAnswer(CommissionPayment)),
  decide: endpoint('POST', place('decide/{id}', 'Count a payment for a commission, or set it aside'), one)
    .input(PaymentDecision)
    .output(savedAnswer(CommissionPayment)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a payment that counts no more'), one)
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
