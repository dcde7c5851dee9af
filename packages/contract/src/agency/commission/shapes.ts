import * as z from 'zod'
import { plainDate } from '../../field/plain-date.ts'
import { rateCurrency } from '../../field/rate.ts'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { languages } from '../../wire/language.ts'
import { joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { amountMax, claimLinesMax, commissionStates, unknownReasons } from './states.ts'

const minor = z.int()
const named = joined({ _id: recordId, name: z.string() })
const person = joined({ _id: recordId, firstName: z.string(), middleName: z.string(), lastName: z.string() })

/** Commission that an institution owes for one application. Amounts are in the smallest unit of the one currency. */
export const Commission = z.object({
  ...recordBase,
  updateDate: moment,
  application: recordId,
  student: recordId,
  studentInfo: person,
  institution: recordId,
  institutionInfo: named,
  programmeInfo: named,
  intakeDate: z.string(),
  /** The institution's own number of the student. */
  studentNumber: z.string(),
  contract: recordId.nullable(),
  /** The agency whose contract it is; empty if it is the company's own. */
  throughInfo: named,
  subAgentInfo: named,
  state: z.enum(commissionStates),
  reason: z.string(),
  currency: rateCurrency.nullable(),
  /** As the contract computes it; null if it cannot be said, with the reason in `unknown`. */
  expected: z
    .object({
      amount: minor,
      tax: minor,
      base: minor.nullable(),
      percent: z.number().nullable(),
      fee: z.enum(['first-year', 'whole']),
      scholarship: z.enum(['before', 'after']),
      step: z.int().nullable(),
    })
    .nullable(),
  unknown: z.enum(unknownReasons).nullable(),
  /** Days of the contract's event, and from and until when it can be claimed. */
  eventDate: z.string().nullable(),
  nth: z.int().nullable(),
  claimableDate: z.string().nullable(),
  claimUntil: z.string().nullable(),
  claim: recordId.nullable(),
  claimNumber: z.string(),
  claimed: minor.nullable(),
  claimedDate: z.string().nullable(),
  came: minor,
  /** The sub-agent's part: of what came, what they were given, and what is left to give (below zero: to be taken back). */
  share: z.object({ percent: z.number(), owed: minor, given: minor, open: minor }).nullable(),
})
export type Commission = z.infer<typeof Commission>

const why = z.string().trim().max(500, 'Maximum 500 characters').default('')
const amount = (least: number, message: string) => z.int(message).min(least, message).max(amountMax, message)

export const CommissionMove = z.object({
  id: recordId,
  version: z.int().optional(),
  to: z.enum(['none', 'open', 'claimable', 'claimed', 'refused']),
  reason: why,
})
export type CommissionMove = z.infer<typeof CommissionMove>

const noShare = { message: 'Please enter a share in per cent' }
export const CommissionShare = z.object({
  id: recordId,
  version: z.int().optional(),
  /** Null: the sub-agent has no part of it. */
  percent: z.number(noShare.message).gt(0, noShare.message).max(100, noShare.message).nullable(),
})
export type CommissionShare = z.infer<typeof CommissionShare>

export const ShareGiven = z.object({
  id: recordId,
  version: z.int().optional(),
  /** Below zero if the sub-agent gave back. */
  amount: z
    .int('Please enter an amount')
    .min(-amountMax, 'Please enter an amount')
    .max(amountMax, 'Please enter an amount')
    .refine((given) => given !== 0, 'Please enter an amount'),
  date: plainDate,
  note: why,
})
export type ShareGiven = z.infer<typeof ShareGiven>

export const CommissionPay = z.object({
  id: recordId,
  version: z.int().optional(),
  amount: amount(1, 'Please enter an amount'),
  currency: rateCurrency,
  date: plainDate,
  reference: z.string().trim().max(100, 'Maximum 100 characters').default(''),
  /** True if the institution took it back. */
  isTakenBack: z.boolean().default(false),
  reason: why,
})
export type CommissionPay = z.infer<typeof CommissionPay>

/** A letter to an institution that asks for what it owes, as it was made. */
export const Claim = z.object({
  ...recordBase,
  number: z.string(),
  institution: recordId,
  institutionInfo: named,
  currency: rateCurrency,
  date: z.string(),
  lines: z.int(),
  total: minor,
  userInfo,
})
export type Claim = z.infer<typeof Claim>

export const ClaimAdd = z.object({
  commissions: z
    .array(recordId)
    .min(1, 'Please choose what to claim')
    .max(claimLinesMax, `At most ${claimLinesMax} in one claim`),
})

/** Sums of one currency, of what the caller sees. */
const CurrencyTotals = z.object({
  currency: rateCurrency,
  count: z.int(),
  expected: minor,
  claimable: minor,
  claimed: minor,
  came: minor,
  shareOpen: minor,
})
export type CurrencyTotals = z.infer<typeof CurrencyTotals>

const filters = {
  state: z.enum(commissionStates),
  institution: recordId,
  student: recordId,
  application: recordId,
  contract: recordId,
  subAgent: recordId,
  currency: rateCurrency,
  claim: recordId,
  /** Claimable, and at the end of its window by this day. */
  endsBy: plainDate,
  /** Claimed before this day, and not paid. */
  claimedBefore: plainDate,
}

const place = (path: string, summary: string) => ({ path: `/commission/${path}` as const, summary, tag: 'commission' })
const read = { access: access.commissions.read }
const manage = { access: access.commissions.manage }
const one = { ...manage, record: { kind: 'commission', field: 'id' } }

export const commission = {
  list: listEndpoint(
    place('list', 'List commissions'),
    Commission,
    {
      sort: ['updateDate', 'claimUntil', 'student', 'institution'],
      filters,
      search: ['student', 'institution', 'programme', 'studentNumber'],
    },
    read,
  ),
  view: endpoint('POST', place('view', 'View a commission'), {
    ...read,
    record: { kind: 'commission', field: 'commissionId' },
  })
    .input(z.object({ commissionId: recordId }))
    .output(z.object({ success: z.literal(true), data: Commission })),
  totals: endpoint('POST', place('totals', 'Sums of the commissions that the caller sees, by currency'), read)
    .input(z.object({ institution: recordId.optional(), student: recordId.optional() }))
    .output(z.object({ success: z.literal(true), data: z.array(CurrencyTotals) })),
  move: endpoint('POST', place('move/{id}', 'Move a commission'), one)
    .input(CommissionMove)
    .output(savedAnswer(Commission)),
  pay: endpoint('POST', place('pay/{id}', 'Note a payment, or that one was taken back'), one)
    .input(CommissionPay)
    .output(savedAnswer(Commission)),
  share: endpoint('PUT', place('share/{id}', "Say a sub-agent's part of a commission"), one)
    .input(CommissionShare)
    .output(savedAnswer(Commission)),
  giveShare: endpoint('POST', place('give-share/{id}', 'Note what a sub-agent was given'), one)
    .input(ShareGiven)
    .output(savedAnswer(Commission)),
  claim: endpoint('POST', place('claim', 'Claim commissions of one institution and currency'), manage)
    .input(ClaimAdd)
    .output(savedAnswer(Claim)),
  listClaim: listEndpoint(
    place('list-claim', 'List claims'),
    Claim,
    { sort: ['number', 'date'], filters: { institution: recordId }, search: ['number'] },
    manage,
  ),
  /** Base64 of a PDF or workbook with names, programmes and the institution's own student numbers. */
  claimFile: endpoint('POST', place('claim-file/{id}', 'The file of a claim'), {
    ...manage,
    record: { kind: 'commission-claim', field: 'id' },
  })
    .input(z.object({ id: recordId, as: z.enum(['pdf', 'xlsx']), language: z.enum(languages).default('en') }))
    .output(z.object({ success: z.literal(true), fileName: z.string(), file: z.string() })),
  /** Its commissions can be claimed again. Refused once something of it was paid. */
  withdrawClaim: endpoint('DELETE', place('claim/{id}', 'Take a claim back'), {
    ...manage,
    record: { kind: 'commission-claim', field: 'id' },
  })
    .input(z.object({ id: recordId }))
    .output(z.object({ success: z.literal(true), message: z.string() })),
}
