import { momentIn, wallTimeIn } from '@corridor/contract/format/day'
import { TextInput } from '@mantine/core'
import { timeZone } from '../format'
import { useTranslation } from '../i18n'
import type { DateForm } from './day-input'

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
  const moment = form.values[name]
  return (
    <TextInput
      {...form.field(name)}
      type="datetime-local"
      label={t(label)}
      description={zone}
      value={moment ? wallTimeIn(zone, moment) : ''}
      onChange={({ currentTarget: { value } }) =>
        form.setValue(name, value ? momentIn(zone, value).toISOString() : null)
      }
    />
  )
}
