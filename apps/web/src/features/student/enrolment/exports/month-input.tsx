import { TextInput } from '@mantine/core'
import { todayDate } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import type { FieldProps } from '../field-props'

interface MonthInputProps<Name extends string> {
  form: { field: (name: Name) => FieldProps }
  name: Name
  /** A key. */
  label: string
  isOptional?: boolean
}

/** A month of the past, `YYYY-MM`. */
export function MonthInput<Name extends string>({ form, name, label, isOptional = false }: MonthInputProps<Name>) {
  const { t } = useTranslation()
  return (
    <TextInput
      {...form.field(name)}
      type="month"
      label={t(label)}
      max={todayDate().slice(0, 7)}
      // Browsers without a picker of months take it as text.
      placeholder="2025-06"
      autoComplete="off"
      withAsterisk={!isOptional}
    />
  )
}
