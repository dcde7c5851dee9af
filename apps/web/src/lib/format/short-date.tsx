import { isDateOnly } from '@corridor/contract/format/day'
import { formatDate, formatDateTime, formatShortDate } from './format'

/** A date or a moment where many stand below each other: 'Nov 12', '10:32 AM' today; whole on hover, as the company writes dates. */
export const ShortDate = ({ value }: { value: string }) => (
  <time dateTime={value} title={isDateOnly(value) ? formatDate(value) : formatDateTime(value)}>
    {formatShortDate(value)}
  </time>
)
