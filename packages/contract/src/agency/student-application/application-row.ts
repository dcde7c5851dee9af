import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { plainDate } from '../../field/plain-date.ts'
import { rateCurrency } from '../../field/rate.ts'
import { PassportStep } from '../../student/enrolment/bodies.ts'
import { applicationStages, studyLevels } from '../../student/student/kinds.ts'
import { recordId } from '../../wire/record.ts'
import { authorityStatuses } from './authority.ts'

const sumUnitsMax = 999_999_999
const noAmount = { message: 'Please enter an amount' }
const sum = z
  .number(noAmount)
  .min(0, noAmount)
  .max(sumUnitsMax, noAmount)
  // Cents, and no fraction of them.
  .overwrite((amount) => Number(amount.toFixed(2)))
  .nullable()
  .default(null)
const text = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`).default('')
const day = plainDate.nullable().default(null)
const { birthDate, passportNumber } = PassportStep.shape

/**
 * One row of a table of applications. The student is one that stands, found by passport number, by email, or by name and birth date; so are
 * institution, programme and intake, found by their names. Days of the past stay as they are. Sums are in whole units with at most two
 * decimals.
 */
export const ApplicationRow = z.object({
  studentName: text(160),
  email: text(254),
  passportNumber: passportNumber.optional(),
  birthDate: birthDate.optional(),
  institution: boundedText('Institution', 2, 150),
  country: recordId.nullable().default(null),
  programme: boundedText('Programme', 2, 150),
  level: z.enum(studyLevels).nullable().default(null),
  /** A day, or its month if only one intake of the programme begins then. */
  startDate: z.union([plainDate, z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/)], 'Please choose a date'),
  stage: z.enum(applicationStages).default('draft'),
  /** The day of the last move; today if nothing is said. */
  stageDate: day,
  /** The day of the submission, by which the contract counts. */
  submittedDate: day,
  authority: z.enum(authorityStatuses).default('none'),
  authorityDate: day,
  authorityNumber: text(60),
  studentNumber: text(60),
  scholarship: sum,
  /** Those of the company if nothing is said. */
  scholarshipCurrency: rateCurrency.nullable().default(null),
  deposit: sum,
  depositCurrency: rateCurrency.nullable().default(null),
  depositDueDate: day,
  counsellor: recordId.optional(),
  subAgent: recordId.nullable().default(null),
  refusalExplained: z.boolean().default(false),
  note: text(2000),
})
export type ApplicationRow = z.infer<typeof ApplicationRow>
