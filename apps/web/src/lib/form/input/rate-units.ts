import type { RatePer } from '@corridor/contract/field/rate-terms'
import { text } from '../../language/text'

/** The unit that a rate is paid for. */
export const rateUnits: Record<RatePer, string> = {
  hour: text('Hour'),
  day: text('Day'),
  month: text('Month'),
  year: text('Year'),
}
