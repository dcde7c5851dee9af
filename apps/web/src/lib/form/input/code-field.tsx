import { codeDigits } from '@corridor/contract/people/account/limits'
import { TextInput } from '@mantine/core'
import { useTranslation } from '../../language/i18n'
import classes from './code-field.module.css'

interface CodeFieldProps {
  form: { field: (name: 'code') => object; setValue: (name: 'code', value: string) => void }
  /** A key. */
  label: string
}

/** Six digits, of a letter or an app; a pasted code may come with spaces, which a limit of the input would count. */
export function CodeField({ form, label }: CodeFieldProps) {
  const { t } = useTranslation()
  return (
    <TextInput
      {...form.field('code')}
      label={t(label)}
      className={classes.code ?? ''}
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      onChange={(event) => form.setValue('code', event.currentTarget.value.replace(/\s/g, '').slice(0, codeDigits))}
      autoFocus
    />
  )
}
