import type { ProgrammeAdd } from '@corridor/contract/agency/programme/shapes'
import { text } from '../../../lib/language/text'

export const programmeLabels: Record<keyof ProgrammeAdd, string> = {
  name: text('Name'),
  level: text('Level'),
  studyField: text('Field of study'),
  months: text('Length in months'),
  firstYearFee: text('Fee of the first year'),
  wholeFee: text('Fee of the whole programme'),
  feeCurrency: text('Currency'),
  englishTest: text('English test'),
  englishScore: text('Least score'),
  status: text('Status'),
}
