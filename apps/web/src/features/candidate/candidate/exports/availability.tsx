import { availabilityNames, isNamed } from '../../../../lib/form/input/availability-names'
import { formatDate } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'

/** From when a candidate can start, in words. */
export const availabilityOf = (value: string, t: ReturnType<typeof useTranslation>['t']): string =>
  isNamed(value) ? t(availabilityNames[value]) : t('From {date}', { date: formatDate(value) })

export function AvailabilityText({ value }: { value: string | null }) {
  const { t } = useTranslation()
  return value && availabilityOf(value, t)
}
