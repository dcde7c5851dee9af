import * as z from 'zod'
import { jobTextCharsMax } from '../../base/parse/limits.ts'
import { boundedText } from '../../field/name.ts'
import { plainDate } from '../../field/plain-date.ts'
import { rateAmount, rateCurrency } from '../../field/rate.ts'
import { updateInput } from '../../wire/endpoint.ts'
import { recordId } from '../../wire/record.ts'
import { closeReasons, jobKinds, jobPriorities } from './kinds.ts'

const optionalText = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`)
// spec 2 §5: country, state, city 2 to 50.
const placeName = z.union([z.literal(''), optionalText(50).min(2, 'Minimum 2 characters')])
const placeFields = {
  country: recordId.nullable(),
  state: placeName,
  city: placeName,
  zipCode: optionalText(20),
}
const JobPlace = z.object({
  country: placeFields.country.default(null),
  state: placeFields.state.default(''),
  city: placeFields.city.default(''),
  zipCode: placeFields.zipCode.default(''),
})
export type JobPlace = z.infer<typeof JobPlace>

/** Skills by their names. */
export const skills = z.array(boundedText('Skill', 1, 50)).max(100)
const entries = z.array(recordId).max(20)

const fields = z.object({
  kind: z.enum(jobKinds),
  businessUnit: recordId.nullable(),
  client: recordId.nullable(),
  prime: recordId.nullable(),
  vendor: recordId.nullable(),
  jobTitle: boundedText('Job Title', 3, 100),
  jobDescription: z
    .string('Job Description should be at least 50 characters long')
    .trim()
    .min(50, 'Job Description should be at least 50 characters long')
    .max(20_000, 'Maximum 20000 characters'),
  jobType: entries,
  ...placeFields,
  /** Beside the first. */
  morePlaces: z.array(JobPlace).max(20),
  relocation: z.boolean().nullable(),
  workMode: recordId.nullable(),
  /** Days of a week that are worked on site. */
  officeDays: z.int().min(1, 'From 1 to 5').max(5, 'From 1 to 5').nullable(),
  salaryDuration: recordId.nullable(),
  minSalary: rateAmount.nullable(),
  maxSalary: rateAmount.nullable(),
  /** Currency of an amount: the company's if it is left out. */
  currency: rateCurrency.nullable(),
  payType: entries,
  workAuthorization: entries,
  /** Authorizations that it does not take, whoever else it does. */
  refusedAuthorization: entries,
  /** Nobody is sponsored: whoever would need it is to be asked. */
  noSponsorship: z.boolean(),
  /** The words of the ad that say who is taken. */
  authorizationWords: optionalText(300),
  contractDuration: recordId.nullable(),
  skill: skills,
  niceSkill: skills,
  positions: z.int('Please enter a number').min(1, 'Please enter a number').max(1000, 'Please enter a number'),
  priority: z.enum(jobPriorities),
  receivedOn: plainDate.nullable(),
  dueOn: plainDate.nullable(),
  jobExpireDate: plainDate.nullable(),
  adText: z.string().max(jobTextCharsMax, 'Maximum 50000 characters'),
  reference: optionalText(100),
})
const { shape } = fields

interface Salaries {
  minSalary?: number | null | undefined
  maxSalary?: number | null | undefined
}

export const salaryFault = { path: 'minSalary', message: 'Minimum Salary must be less than Maximum Salary' }

/** True if both are told and the lesser is not the lesser. */
export const hasSalaryFault = ({ minSalary, maxSalary }: Salaries): boolean =>
  minSalary != null && maxSalary != null && minSalary >= maxSalary

const checkSalaries = (value: Salaries, check: z.RefinementCtx) => {
  if (hasSalaryFault(value)) check.addIssue({ code: 'custom', path: [salaryFault.path], message: salaryFault.message })
}

export const JobAdd = fields
  .extend({
    kind: shape.kind.default('own'),
    businessUnit: shape.businessUnit.default(null),
    client: shape.client.default(null),
    prime: shape.prime.default(null),
    vendor: shape.vendor.default(null),
    jobType: shape.jobType.default([]),
    country: shape.country.default(null),
    state: shape.state.default(''),
    city: shape.city.default(''),
    zipCode: shape.zipCode.default(''),
    morePlaces: shape.morePlaces.default([]),
    relocation: shape.relocation.default(null),
    workMode: shape.workMode.default(null),
    officeDays: shape.officeDays.default(null),
    salaryDuration: shape.salaryDuration.default(null),
    minSalary: shape.minSalary.default(null),
    maxSalary: shape.maxSalary.default(null),
    currency: shape.currency.default(null),
    payType: shape.payType.default([]),
    workAuthorization: shape.workAuthorization.default([]),
    refusedAuthorization: shape.refusedAuthorization.default([]),
    noSponsorship: shape.noSponsorship.default(false),
    authorizationWords: shape.authorizationWords.default(''),
    contractDuration: shape.contractDuration.default(null),
    skill: shape.skill.default([]),
    niceSkill: shape.niceSkill.default([]),
    positions: shape.positions.default(1),
    priority: shape.priority.default('normal'),
    receivedOn: shape.receivedOn.default(null),
    dueOn: shape.dueOn.default(null),
    jobExpireDate: shape.jobExpireDate.default(null),
    adText: shape.adText.default(''),
    reference: shape.reference.default(''),
  })
  .superRefine(checkSalaries)
export type JobAdd = z.infer<typeof JobAdd>

/** The salaries are judged with what stands, by the verb. */
export const JobUpdate = updateInput(fields)
export type JobUpdate = z.infer<typeof JobUpdate>

/** A job, at the version that was read. */
export const changed = { id: recordId, version: z.int().optional() }

export const JobClose = z.object({ ...changed, reason: z.enum(closeReasons), note: optionalText(500).default('') })
