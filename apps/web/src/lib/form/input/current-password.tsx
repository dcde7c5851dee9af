import { PasswordInput } from '@mantine/core'
import { useTranslation } from '../../language/i18n'

interface CurrentPasswordProps {
  field: object
  /** True if the form has just taken the place of the button that asked for it. */
  autoFocus?: boolean
}

/** The password that proves who changes how they sign in. */
export function CurrentPassword({ field, autoFocus = false }: CurrentPasswordProps) {
  const { t } = useTranslation()
  return (
    <PasswordInput
      {...field}
      label={t('Current Password')}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
      withAsterisk
      autoFocus={autoFocus}
    />
  )
}
