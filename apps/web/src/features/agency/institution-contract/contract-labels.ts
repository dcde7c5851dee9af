import type { InstitutionContractAdd } from '@corridor/contract/agency/institution-contract/shapes'
import { text } from '../../../lib/language/text'

export const contractLabels: Record<keyof InstitutionContractAdd, string> = {
  through: text('Through'),
  startDate: text('From'),
  endDate: text('Until'),
  levels: text('Levels'),
  countries: text('Countries of students'),
  percent: text('Percentage'),
  amount: text('Sum'),
  currency: text('Currency'),
  fee: text('Of which fee'),
  scholarship: text('Scholarship'),
  event: text('Due when'),
  claimFromDays: text('Claim from, in days after'),
  claimUntilDays: text('Claim until, in days after'),
  taxPercent: text('Tax in percent'),
  steps: text('Steps by number of students a year'),
  notes: text('Note'),
}
