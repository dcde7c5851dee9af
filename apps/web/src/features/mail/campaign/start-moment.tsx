import { momentIn, wallTimeIn } from '@corridor/contract/format/day'
import { TextInput } from '@mantine/core'
import { timeZone } from '../../../lib/format'
import { useTranslation } from '../../../lib/i18n'

/** When a campaign begins, by the company's clock; empty is now. */
export function StartMoment({ value, onChange }: { value: string | null; onChange: (moment: string | null) => void }) {
  const { t } = useTranslation()
  const zone = timeZone()
  return (
    <TextInput
      type="datetime-local"
      aria-label={t('Start at, by the clock of {zone}; empty is now', { zone })}
      title={t('Start at, by the clock of {zone}; empty is now', { zone })}
      value={value ? wallTimeIn(zone, value) : ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value ? momentIn(zone, currentTarget.value).toISOString() : null)
      }
    />
  )
}
