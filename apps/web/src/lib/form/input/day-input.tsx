import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from '../../language/i18n'

/** The part of `useRecordForm` that an input of a day needs. */
export interface DateForm<Name extends string> {
  values: Record<Name, string | null>
  field: (name: Name) => TextInputProps
  setValue: (name: Name, value: string | null) => void
}

interface DayInputProps<Name extends string> {
  form: DateForm<Name>
  name: Name
  /** A key. */
  label: string
}

/** A day that may be unknown. */
export function DayInput<Name extends string>({ form, name, label }: DayInputProps<Name>) {
  const { t } = useTranslation()
  return (
    <TextInput
      {...form.field(name)}
      type="date"
      label={t(label)}
      value={form.values[name] ?? ''}
      onChange={(event) => form.setValue(name, event.currentTarget.value || null)}
    />
  )
}
