import type { TwoFactorProof } from '@corridor/contract/people/two-factor/shapes'
import { TextInput } from '@mantine/core'
import { CurrentPassword } from '../../../../lib/form/input/current-password'
import { useShortForm } from '../../../../lib/form/use-short-form'
import { useTranslation } from '../../../../lib/language/i18n'
import { failed } from './failed'
import { SecurityForm } from './security-form'

interface ProofFormProps {
  /** A key: what follows. */
  words: string
  /** A key. */
  submitLabel: string
  isDanger?: boolean
  submit: (proof: TwoFactorProof) => Promise<unknown>
  cancel: () => void
}

const loadSchema = () => import('../account-rules').then(({ TwoFactorProof }) => TwoFactorProof)

/** The password and a code, before something changes how its person signs in. */
export function ProofForm({ words, submitLabel, isDanger, submit, cancel }: ProofFormProps) {
  const { t } = useTranslation()
  const form = useShortForm({ initial: { currentPassword: '', code: '' }, loadSchema, texts: failed, submit })
  return (
    <SecurityForm
      form={form}
      label={submitLabel}
      words={words}
      submitLabel={submitLabel}
      isDanger={isDanger}
      cancel={cancel}
    >
      <CurrentPassword field={form.field('currentPassword')} autoFocus />
      <TextInput
        {...form.field('code')}
        label={t('Code')}
        description={t('The code that your authenticator app shows, or a recovery code')}
        autoComplete="one-time-code"
        dir="ltr"
        withAsterisk
      />
    </SecurityForm>
  )
}
