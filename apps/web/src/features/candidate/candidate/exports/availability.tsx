import { formatDate } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'

/** Keys. */
export const availabilityNames = {
  immediate: text('Immediately'),
  unavailable: text('Not available'),
} as const

/** A word in place of a day. */
export const isNamed = (value: string): value is keyof typeof availabilityNames => value in availabilityNames

/** From when a candidate can start, in words. */
export const availabilityOf = (value: string, t: ReturnType<typeof useTranslation>['t']): string =>
  isNamed(value) ? t(availabilityNames[value]) : t('From {date}', { date: formatDate(value) })

export function AvailabilityText({ value }: { value: string | null }) {
  const { t } = useTranslation()
  return value && availabilityOf(value, t)
}
