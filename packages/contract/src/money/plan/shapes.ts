import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { joined, moment, recordBase, recordId } from '../../wire/record.ts'
import { backupTerms, currencies, planPeriods, supportTerms } from './terms.ts'

/** Money on the wire: whole minor units (cents) of the currency beside it. */
export const minorUnits = z.int()
const priceMax = 100_000_000_00
const price = z
  .int('Please enter an amount')
  .min(0, 'The amount cannot be negative')
  .max(priceMax, 'The amount is too large')
const limitMax = 1_000_000_000
/** Null: no limit. */
const limit = z
  .int('Please enter a whole number')
  .min(1, 'Please enter 1 or more, or leave it empty')
  .max(limitMax, 'The number is too large')
  .nullable()

export const planStates = ['active', 'retired'] as const

export const Plan = z.object({
  ...recordBase,
  name: z.string(),
  description: z.string(),
  currency: z.enum(currencies),
  /** In minor units, for a month. */
  monthlyPrice: minorUnits,
  /** In minor units, for a month of a year that is paid at once. */
  annualPrice: minorUnits,
  usersMax: z.int().nullable(),
  storageGb: z.int().nullable(),
  /** In a month. */
  apiCallsMax: z.int().nullable(),
  support: z.enum(supportTerms),
  backup: z.enum(backupTerms),
  /** In percent, as it is promised: '99.9'. */
  uptime: z.string(),
  hasReports: z.boolean(),
  hasMobile: z.boolean(),
  hasBranding: z.boolean(),
  /** Plans are listed in this order. */
  place: z.int(),
  status: z.enum(planStates),
  /** The plan of every company that pays for no other. It is free, and is never retired. */
  isDefault: z.boolean(),
  /** Number of companies that have it now; only administrators learn it. */
  companyCount: z.int().nullable(),
})
export type Plan = z.infer<typeof Plan>

export const PlanAdd = z.object({
  name: boundedText('Name', 3, 50),
  description: boundedText('Description', 3, 100),
  currency: z.enum(currencies, 'Currency is required'),
  monthlyPrice: price,
  annualPrice: price,
  usersMax: limit,
  storageGb: limit,
  apiCallsMax: limit,
  support: z.enum(supportTerms),
  backup: z.enum(backupTerms),
  uptime: z
    .string()
    .trim()
    .regex(/^\d{1,2}(\.\d{1,5})?$|^100$/, 'Please enter a percentage, such as 99.9'),
  hasReports: z.boolean(),
  hasMobile: z.boolean(),
  hasBranding: z.boolean(),
  place: z.int('Please enter a whole number').min(1, 'Please enter 1 or more').max(1_000, 'The number is too large'),
})
export type PlanAdd = z.infer<typeof PlanAdd>
export const PlanUpdate = updateInput(PlanAdd.extend({ status: z.enum(planStates) }))
export type PlanUpdate = z.infer<typeof PlanUpdate>

const use = z.object({ used: z.int(), max: z.int().nullable() })

/** Use that a company makes of its plan, counted now. */
export const PlanUsage = z.object({
  plan: Plan,
  /** Null without an end: the free plan, or one that was given. */
  endDate: moment.nullable(),
  users: use,
  storageBytes: use,
  /** The order that waits for its payment, if there is one. */
  openOrderInfo: joined({
    _id: recordId,
    createDate: moment,
    planName: z.string(),
    period: z.enum(planPeriods),
    amount: minorUnits,
    currency: z.enum(currencies),
  }),
})
export type PlanUsage = z.infer<typeof PlanUsage>

const place = (path: string, summary: string) => ({ path: `/plan/${path}` as const, summary, tag: 'plan' })
const manage = { access: access.plans.manage }
const one = { ...manage, record: { kind: 'plan', field: 'id' } }

export const plan = {
  list: listEndpoint(
    place('list', 'List plans'),
    Plan,
    {
      sort: ['name', 'place', 'monthlyPrice', 'annualPrice', 'status'],
      filters: { status: z.enum(planStates) },
      search: ['name'],
      allowAll: true,
    },
    { access: access.plans.read },
  ),
  usage: endpoint('GET', place('usage', "The company's plan, and what it has of it"), { access: access.plans.own })
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), data: PlanUsage })),
  add: endpoint('POST', place('add', 'Add a plan'), manage).input(PlanAdd).output(savedAnswer(Plan)),
  update: endpoint('PUT', place('update/{id}', 'Update a plan'), one).input(PlanUpdate).output(savedAnswer(Plan)),
  retire: endpoint('POST', place('retire/{id}', 'Offer a plan no more; whoever has it keeps it'), one)
    .input(z.object({ id: recordId }))
    .output(savedAnswer(Plan)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a plan that no order names'), one)
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
