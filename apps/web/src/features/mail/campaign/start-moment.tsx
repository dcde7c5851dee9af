import { WallTimeInput } from '../../../lib/form/input/wall-time-input'
import { timeZone } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'

/** When a campaign begins, by the company's clock; empty is now. */
export function StartMoment({ value, onChange }: { value: string | null; onChange: (moment: string | null) => void }) {
  const { t } = useTranslation()
  const zone = timeZone()
  return (
    <WallTimeInput
      zone={zone}
      moment={value}
      take={onChange}
      aria-label={t('Start at, by the clock of {zone}; empty is now', { zone })}
      title={t('Start at, by the clock of {zone}; empty is now', { zone })}
    />
  )
}
