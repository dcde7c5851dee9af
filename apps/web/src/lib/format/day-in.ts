import { dateIn } from '@corridor/contract/format/day'
import { timeZone } from './format'

const dayMs = 86_400_000

/** The day in so many days, by the company's clock. */
export const dayIn = (days: number) => dateIn(timeZone(), new Date(Date.now() + days * dayMs))
