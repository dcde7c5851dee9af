import { formatNumber } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'

/** Total experience as the candidate gave it; never added up from date ranges. */
export function Years({ count }: { count: number | null }) {
  const { t } = useTranslation()
  if (count === null) return null
  return t('{count} years', { count, shown: formatNumber(count) })
}
