import { formatDate, formatDateTime } from '../../format/format'

/** A date, with its time on hover. */
export const Moment = ({ moment }: { moment: string }) => (
  <span title={formatDateTime(moment)}>{formatDate(moment)}</span>
)
