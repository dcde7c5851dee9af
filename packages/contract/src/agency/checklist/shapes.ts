import * as z from 'zod'
import { withEveryFault } from '../../field/every-fault.ts'
import { boundedText } from '../../field/name.ts'
import { plainDate } from '../../field/plain-date.ts'
import { rateCurrency } from '../../field/rate.ts'
import { studyLevels } from '../../student/student/kinds.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { countryReference, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import {
  amountMinorMax,
  amountPers,
  amountsMax,
  checklistChanges,
  checklistConditions,
  checkWithinDays,
  tellingFields,
  visaCategories,
} from './kinds.ts'

const amount = z.object({
  /** In whole minor units of the row's currency. */
  minor: z.int('Please enter an amount').min(0, 'Please enter an amount').max(amountMinorMax, 'Please enter an amount'),
  per: z.enum(amountPers),
  persons: z.int('Please enter a number of persons').min(1).max(20).nullable(),
  note: z.string().trim().max(100, 'Maximum 100 characters'),
})

/** A row as it is told to whoever reads it: amounts whose source nobody read in time are not in it, but for administrators. */
export const ChecklistRow = z.object({
  ...recordBase,
  updateDate: moment,
  /** It is the company's own; else the platform keeps it. */
  isOwn: z.boolean(),
  country: recordId,
  countryInfo: countryReference,
  visaCategory: z.enum(visaCategories),
  condition: z.enum(checklistConditions),
  levels: z.array(z.enum(studyLevels)),
  fieldWords: z.array(z.string()),
  citizenships: z.array(recordId),
  paper: z.string(),
  rule: z.string(),
  currency: rateCurrency.nullable(),
  amounts: z.array(amount),
  /** Its amounts are hidden: nobody has read the source since `readOn`. */
  isHidden: z.boolean(),
  /** The day is past by which somebody should have read the source again. */
  isOverdue: z.boolean(),
  source: z.string(),
  readOn: z.string(),
  checkBy: z.string(),
  place: z.int(),
  /** Empty for a row of the platform. */
  userInfo,
})
export type ChecklistRow = z.infer<typeof ChecklistRow>

/** The server says so: it knows which day it is. */
export const readInFuture = { message: 'Nobody can have read it on a later day than today' }
const tooEarly = { message: 'This day must be after the day on which the source was read' }
const tooLate = { message: 'A source must be read again within a year' }
const noWord = { message: 'Please enter a word' }
const webAddress = { message: 'Please enter a valid web address' }
const noSource = { message: 'Source is required' }
const word = z.string().trim().min(1).max(50, 'Maximum 50 characters')

const fields = z.object({
  country: z.uuid('Country is required'),
  visaCategory: z.enum(visaCategories),
  condition: z.enum(checklistConditions, 'Please choose a condition'),
  levels: z.array(z.enum(studyLevels)).max(studyLevels.length),
  fieldWords: z.array(word).max(20),
  citizenships: z.array(recordId).max(100),
  paper: boundedText('Paper', 3, 100),
  rule: z.string().trim().max(500, 'Maximum 500 characters'),
  currency: rateCurrency.nullable(),
  amounts: z.array(amount).max(amountsMax),
  source: z
    .string(noSource.message)
    .trim()
    .min(1, noSource.message)
    .max(300, 'Maximum 300 characters')
    .refine((text) => z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(text).success, webAddress),
  readOn: plainDate,
  checkBy: plainDate,
  place: z.int().min(0).max(10_000),
})
const { shape } = fields

const dayMs = 86_400_000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs

export const ChecklistAdd = fields
  .extend({
    visaCategory: shape.visaCategory.default('student'),
    condition: shape.condition.default('any'),
    levels: shape.levels.default([]),
    fieldWords: shape.fieldWords.default([]),
    citizenships: shape.citizenships.default([]),
    rule: shape.rule.default(''),
    currency: shape.currency.default(null),
    amounts: shape.amounts.default([]),
    place: shape.place.default(0),
  })
  .superRefine(
    ...withEveryFault<z.infer<typeof fields>>((row, check) => {
      const fault = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message })
      if (row.condition === 'level' && row.levels?.length === 0) fault('levels', 'Please choose a level')
      if (row.condition === 'field' && row.fieldWords?.length === 0) fault('fieldWords', noWord.message)
      if (row.condition === 'citizenship' && row.citizenships?.length === 0)
        fault('citizenships', 'Country is required')
      if (row.amounts?.length && row.currency === null) fault('currency', 'Please choose a currency')
      if (!row.readOn || !row.checkBy) return
      const days = daysBetween(row.readOn, row.checkBy)
      if (days <= 0) fault('checkBy', tooEarly.message)
      if (days > checkWithinDays) fault('checkBy', tooLate.message)
    }),
  )
export type ChecklistAdd = z.infer<typeof ChecklistAdd>

const ChecklistUpdate = updateInput(fields.omit({ country: true, visaCategory: true }))
export type ChecklistUpdate = z.infer<typeof ChecklistUpdate>

/** Words of a row at a time; amounts that are hidden are not in it. */
const Said = ChecklistRow.pick({ paper: true, rule: true, currency: true, amounts: true, source: true, readOn: true })

/** One change of the table, with what the row said before and says since. */
export const ChecklistRevision = z.object({
  /** The version of the table that it made. */
  number: z.int(),
  row: recordId,
  isOwn: z.boolean(),
  kind: z.enum(checklistChanges),
  fields: z.array(z.enum(tellingFields)),
  changedOn: moment,
  isHidden: z.boolean(),
  before: Said.nullable(),
  after: Said.nullable(),
  userInfo,
})
export type ChecklistRevision = z.infer<typeof ChecklistRevision>

const place = (path: string, summary: string) => ({ path: `/checklist/${path}` as const, summary, tag: 'checklist' })
const manage = { access: access.checklists.manage }
const one = { ...manage, record: { kind: 'checklist', field: 'id' } }

export const checklist = {
  list: listEndpoint(
    place('list', 'List what countries ask of students'),
    ChecklistRow,
    {
      sort: ['place', 'paper', 'checkBy', 'updateDate'],
      filters: { country: recordId, isOverdue: z.boolean(), isOwn: z.boolean() },
      search: ['paper', 'rule'],
    },
    { access: access.checklists.read },
  ),
  /** An administrator adds a row for every company, a member one of the own. */
  add: endpoint('POST', place('add', 'Add a paper to the checklist of a country'), manage)
    .input(ChecklistAdd)
    .output(savedAnswer(ChecklistRow)),
  update: endpoint('PUT', place('update/{id}', 'Update a row of the checklist'), one)
    .input(ChecklistUpdate)
    .output(savedAnswer(ChecklistRow)),
  delete: endpoint('DELETE', place('delete/{id}', 'Take a row from the checklist'), one)
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
  history: endpoint('POST', place('history', 'Changes of the checklist of a country, newest first'), {
    access: access.checklists.read,
  })
    .input(z.object({ country: recordId, limit: z.int().min(1).max(100).default(50) }))
    .output(z.object({ success: z.literal(true), data: z.array(ChecklistRevision) })),
}
