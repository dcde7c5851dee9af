import {
  type ComboboxData,
  NumberInput,
  type NumberInputProps,
  type SelectProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import { useTranslation } from '../../language/i18n'
import { LateSelect } from '../../late/late-select'
import classes from './server-line.module.css'

interface ServerLineProps {
  /** A key, such as *Outgoing server (SMTP)*. */
  label: string
  /** A key. */
  hint?: string | undefined
  isNeeded?: boolean
  host: TextInputProps
  port: Omit<NumberInputProps, 'onChange'>
  setPort: (port: number) => void
  security: Omit<SelectProps, 'data'>
  securities: ComboboxData
}

/** A mail server as it is typed: name, port and how it is spoken to, in one line. Each takes what `form.field(…)` gives. */
export function ServerLine({
  label,
  hint,
  isNeeded = true,
  host,
  port,
  setPort,
  security,
  securities,
}: ServerLineProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={classes.server} aria-label={t(label)}>
      <TextInput
        {...host}
        label={t(label)}
        description={hint && t(hint)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        withAsterisk={isNeeded}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <NumberInput
        {...port}
        label={t('Port')}
        onChange={(value) => setPort(value as number)}
        min={1}
        max={65_535}
        allowDecimal={false}
        hideControls
        withAsterisk
      />
      <LateSelect {...security} label={t('Encryption')} data={securities} allowDeselect={false} withAsterisk />
    </fieldset>
  )
}
