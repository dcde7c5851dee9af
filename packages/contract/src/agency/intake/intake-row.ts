import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { InstitutionAdd } from '../institution/shapes.ts'
import { ProgrammeAdd } from '../programme/shapes.ts'
import { IntakeAdd } from './shapes.ts'

const { country, city, zone } = InstitutionAdd.shape
const { level, studyField, months, feeCurrency, englishTest, englishScore } = ProgrammeAdd.shape
const fee = z.number('Fee must be a number, zero or more').min(0, 'Fee must be a number, zero or more')

/**
 * One row of a table of intakes: institution and programme are found by their names, or made as the row says. Fees are in whole units with
 * at most two decimals. Records that stand already stay as they are.
 */
export const IntakeRow = z.object({
  institution: boundedText('Institution', 2, 150),
  country,
  city,
  zone,
  programme: boundedText('Programme', 2, 150),
  level,
  studyField,
  months,
  firstYearFee: fee.nullable().default(null),
  wholeFee: fee.nullable().default(null),
  feeCurrency,
  englishTest,
  englishScore,
  ...IntakeAdd.shape,
})
export type IntakeRow = z.infer<typeof IntakeRow>
