import type { TwoFactorProof } from '@corridor/contract/two-factor'
import { Button, Group, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useShortForm } from '../../../lib/form/use-short-form'
import { Message } from '../../../ui/message'
import { CurrentPassword } from './current-password'
import { failed } from './failed'
import classes from './security.module.css'

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
    <form
      ref={form.element}
      onSubmit={form.submit}
      noValidate
      aria-busy={form.isBusy}
      className={classes.form}
      aria-label={t(submitLabel)}
    >
      <p className={classes.words}>{t(words)}</p>
      {form.failure && <Message tone="danger">{form.failure}</Message>}
      <CurrentPassword field={form.field('currentPassword')} autoFocus />
      <TextInput
        {...form.field('code')}
        label={t('Code')}
        description={t('The code that your authenticator app shows, or a recovery code')}
        autoComplete="one-time-code"
        dir="ltr"
        withAsterisk
      />
      <Group gap="xs">
        <Button type="submit" disabled={form.isBusy} {...(isDanger ? { color: 'var(--danger-button)' } : {})}>
          {t(form.isBusy ? 'Please wait...' : submitLabel)}
        </Button>
        <Button variant="default" onClick={cancel}>
          {t('Cancel')}
        </Button>
      </Group>
    </form>
  )
}
