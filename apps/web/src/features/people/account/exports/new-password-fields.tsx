import { PasswordInput } from '@mantine/core'
import { useTranslation } from '../../../../lib/language/i18n'

type Field = 'password' | 'confirmPassword'

interface NewPasswordFieldsProps {
  form: { field: (name: Field) => object }
  /** A key. */
  label?: string
}

/** A new password, twice, with what is asked of it. */
export function NewPasswordFields({ form, label = 'Password' }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  const toggle = { 'aria-label': t('Show or hide the password') }
  return (
    <>
      <PasswordInput
        {...form.field('password')}
        label={t(label)}
        description={t(
          '8 to 32 characters, with an uppercase and a lowercase letter, a number and one of @ $ ! % * ? &',
        )}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        withAsterisk
      />
      <PasswordInput
        {...form.field('confirmPassword')}
        label={t('Confirm Password')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        withAsterisk
      />
    </>
  )
}
