import * as z from 'zod'
import { plainMonth } from '../../field/plain-month.ts'
import { rateCurrency } from '../../field/rate.ts'
import { recordId } from '../../wire/record.ts'
import { fundsMax, studyLevels, targetCountriesMax } from './kinds.ts'

const unknownMonth = { message: 'Please choose a month' }
const noFunds = { message: 'Funds must be a whole number, zero or more' }
const tooRich = { message: 'Funds must be below one billion' }

/** The server says so: it knows which month it is where the company is. */
export const intakeTooFar = { message: 'Intake must be within ten years' }
export const unknownCountry = 'Country not found'

const targetCountry = z.uuid(unknownCountry)
/** A month, `YYYY-MM`, in which somebody wants to begin. */
export const intake = plainMonth(unknownMonth).refine((month) => month >= '2000-01', {
  message: 'Intake cannot be before 2000',
})

const listedTwice = (countries: readonly string[]) =>
  countries.flatMap((country, at) => (countries.indexOf(country) < at ? [at] : []))

/** Plan of a student: what, where, and with which means. A part that is left out stays. */
export const StudentPlan = z.object({
  /** In the order of preference. */
  targetCountries: z
    .array(targetCountry, unknownCountry)
    .max(targetCountriesMax, 'At most 10 countries')
    .superRefine((countries, check) => {
      for (const at of listedTwice(countries))
        check.addIssue({ code: 'custom', path: [at], message: 'This country is listed twice' })
    })
    .optional(),
  level: z.enum(studyLevels, 'Please choose a level').nullable().optional(),
  field: z.string('Maximum 100 characters').trim().max(100, 'Maximum 100 characters').optional(),
  intake: intake.nullable().optional(),
  /** The month, `YYYY-MM`, in which the student last studied or worked; the server refuses one that has not begun. */
  occupiedUntil: plainMonth(unknownMonth).nullable().optional(),
  /** In whole units of the currency. */
  fundsAmount: z.int(noFunds.message).min(0, noFunds.message).max(fundsMax, tooRich.message).nullable().optional(),
  /** The company's if an amount has none; without an amount there is no currency. */
  fundsCurrency: rateCurrency.nullable().optional(),
})
export type StudentPlan = z.infer<typeof StudentPlan>

/** The plan of a student that stands. */
export const StudentPlanEdition = StudentPlan.extend({ studentId: recordId, version: z.int().optional() })

/** The member who leads a student; null if nobody does. */
const counsellor = recordId.nullable()
/** Hands a student over. */
export const ChangeCounsellor = z.object({ studentId: recordId, version: z.int().optional(), counsellor })
/** The same as a bulk action sets it. */
export const CounsellorUpdate = z.object({ id: recordId, counsellor: counsellor.optional() })
