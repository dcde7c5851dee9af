import { timeZone } from '../../format/format'
import { useTranslation } from '../../language/i18n'
import type { DateForm } from './day-input'
import { WallTimeInput } from './wall-time-input'

/** A day with a time by the company's clock, that may be empty; the form holds the moment. */
export function MomentInput<Name extends string>({
  form,
  name,
  label,
}: {
  form: DateForm<Name>
  name: Name
  label: string
}) {
  const { t } = useTranslation()
  const zone = timeZone()
  return (
    <WallTimeInput
      {...form.field(name)}
      zone={zone}
      moment={form.values[name]}
      take={(moment) => form.setValue(name, moment)}
      label={t(label)}
      description={zone}
    />
  )
}
