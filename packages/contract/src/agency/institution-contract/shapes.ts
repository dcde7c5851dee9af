import * as z from 'zod'
import { plainDate } from '../../field/plain-date.ts'
import { rateCurrency } from '../../field/rate.ts'
import { studyLevels } from '../../student/student/kinds.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { countryReference, joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { judgeTerms } from './judge-terms.ts'
import {
  commissionMinorMax,
  contractCountriesMax,
  contractEvents,
  contractFees,
  scholarshipSides,
  stepsMax,
} from './kinds.ts'

/** From so many students of a calendar year on, another part or sum is paid. */
const Step = z.object({
  fromStudents: z.int(),
  percent: z.number().nullable(),
  amount: z.int().nullable(),
})

/** Terms on which an institution pays for students, directly or through another agency. */
export const InstitutionContract = z.object({
  ...recordBase,
  updateDate: moment,
  institution: recordId,
  institutionInfo: joined({ _id: recordId, name: z.string() }),
  /** The agency whose contract it is, a vendor; null if it is the company's own. */
  through: recordId.nullable(),
  /** Empty if the reader does not see that vendor. */
  throughInfo: joined({ _id: recordId, name: z.string() }),
  startDate: z.string(),
  /** The last day; null if it has no end. */
  endDate: z.string().nullable(),
  /** Levels that it pays for; all if none is named. */
  levels: z.array(z.enum(studyLevels)),
  /** Countries of citizenship that it pays for; all if none is named. */
  countries: z.array(recordId),
  countriesInfo: countryReference,
  /** A part of the fee, or a sum in whole minor units of the currency. */
  percent: z.number().nullable(),
  amount: z.int().nullable(),
  currency: rateCurrency.nullable(),
  fee: z.enum(contractFees),
  scholarship: z.enum(scholarshipSides),
  event: z.enum(contractEvents),
  /** Days after that move from which, and until which, it can be claimed; without end if null. */
  claimFromDays: z.int(),
  claimUntilDays: z.int().nullable(),
  taxPercent: z.number().nullable(),
  steps: z.array(Step),
  notes: z.string(),
  userInfo,
})
export type InstitutionContract = z.infer<typeof InstitutionContract>

const commissionWords = { message: 'Commission must be more than 0 and at most 100 percent' }
const taxWords = { message: 'Tax must be 0 to 100 percent' }
const sumWords = { message: 'Commission must be a sum above 0' }
const daysWords = { message: 'Days must be a whole number' }
const stepWords = { message: 'A step begins at 2 students or more' }
const thousandths = (given: number) => Number(given.toFixed(3))

const percent = z
  .number(commissionWords)
  .overwrite(thousandths)
  .gt(0, commissionWords)
  .max(100, commissionWords)
  .nullable()
const amount = z.int(sumWords).min(1, sumWords).max(commissionMinorMax, 'Commission is too high').nullable()

const StepEntry = z.object({
  fromStudents: z.int(stepWords).min(2, stepWords).max(100_000, 'Maximum 100000 students'),
  percent: percent.default(null),
  amount: amount.default(null),
})

const fields = z.object({
  through: recordId.nullable(),
  startDate: plainDate,
  endDate: plainDate.nullable(),
  levels: z.array(z.enum(studyLevels)).max(studyLevels.length),
  countries: z.array(z.uuid('Country not found')).max(contractCountriesMax),
  percent,
  amount,
  currency: rateCurrency.nullable(),
  fee: z.enum(contractFees),
  scholarship: z.enum(scholarshipSides),
  event: z.enum(contractEvents, 'Please choose an event'),
  claimFromDays: z.int(daysWords).min(0, daysWords).max(1000, 'Maximum 1000 days'),
  claimUntilDays: z.int(daysWords).min(0, daysWords).max(3000, 'Maximum 3000 days').nullable(),
  taxPercent: z.number(taxWords).overwrite(thousandths).min(0, taxWords).max(100, taxWords).nullable(),
  steps: z.array(StepEntry).max(stepsMax, 'At most 20 steps'),
  notes: z.string().trim().max(2000, 'Maximum 2000 characters'),
})
const { shape } = fields

/** A whole contract: its terms go together (`judgeTerms`). */
export const InstitutionContractAdd = fields
  .extend({
    through: shape.through.default(null),
    endDate: shape.endDate.default(null),
    levels: shape.levels.default([]),
    countries: shape.countries.default([]),
    percent: percent.default(null),
    amount: amount.default(null),
    currency: shape.currency.default(null),
    fee: shape.fee.default('first-year'),
    scholarship: shape.scholarship.default('after'),
    claimFromDays: shape.claimFromDays.default(0),
    claimUntilDays: shape.claimUntilDays.default(null),
    taxPercent: shape.taxPercent.default(null),
    steps: shape.steps.default([]),
    notes: shape.notes.default(''),
  })
  .superRefine(...judgeTerms)
export type InstitutionContractAdd = z.infer<typeof InstitutionContractAdd>

export const InstitutionContractUpdate = updateInput(fields)
export type InstitutionContractUpdate = z.infer<typeof InstitutionContractUpdate>

const place = (path: string, summary: string) => ({
  path: `/institution-contract/${path}` as const,
  summary,
  tag: 'institution-contract',
})
const one = (field: string) => ({ record: { kind: 'institution-contract', field } })
const { read, manage } = access.institutionContracts

export const institutionContract = {
  list: listEndpoint(
    place('list', 'List contracts of institutions'),
    InstitutionContract,
    {
      sort: ['startDate', 'endDate', 'institution', 'updateDate'],
      filters: {
        institution: recordId,
        through: recordId,
        /** Contracts that hold on this day. */
        currentOn: plainDate,
        /** Contracts whose last day is this one or earlier. */
        endsBy: plainDate,
      },
      search: ['institution', 'notes'],
    },
    { access: read },
  ),
  add: endpoint('POST', place('add', 'Add a contract to an institution'), {
    access: manage,
    record: { kind: 'institution', field: 'institutionId' },
  })
    .input(InstitutionContractAdd.safeExtend({ institutionId: recordId }))
    .output(savedAnswer(InstitutionContract)),
  view: endpoint('POST', place('view', 'View a contract of an institution'), { access: read, ...one('contractId') })
    .input(z.object({ contractId: recordId }))
    .output(z.object({ success: z.literal(true), data: InstitutionContract })),
  update: endpoint('PUT', place('update/{id}', 'Update a contract of an institution'), {
    access: manage,
    ...one('id'),
  })
    .input(InstitutionContractUpdate)
    .output(savedAnswer(InstitutionContract)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a contract of an institution'), {
    access: manage,
    ...one('id'),
  })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
