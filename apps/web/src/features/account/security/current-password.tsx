import { PasswordInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The password that proves who changes how they sign in. */
export function CurrentPassword({ field }: { field: object }) {
  const { t } = useTranslation()
  return (
    <PasswordInput
      {...field}
      label={t('Current Password')}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
      withAsterisk
    />
  )
}
