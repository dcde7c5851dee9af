import type { IntakeAdd } from '@corridor/contract/agency/intake/shapes'
import { text } from '../../../lib/language/text'

export const intakeLabels: Record<keyof IntakeAdd, string> = {
  startDate: text('First day'),
  endDate: text('Last day'),
  openDate: text('Applications open'),
  deadlineDate: text('Deadline'),
  deadlineTime: text('Time of the deadline there'),
}
