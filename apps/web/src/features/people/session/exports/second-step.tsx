import type { SignedIn } from '@corridor/contract/people/session/shapes'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../../../lib/call/api-error'
import { toast } from '../../../../lib/feedback/toast'
import { CodeField } from '../../../../lib/form/input/code-field'
import { useShortForm } from '../../../../lib/form/use-short-form'
import { errorText, useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { takeSecondStep } from '../../../../lib/session/sign-in'
import { Message } from '../../../../ui/message'

interface SecondStepProps {
  challenge: string
  enter: (answer: SignedIn) => unknown
  leave: () => void
  /** A key. */
  leaveLabel: string
}

const loadSchema = () => import('../sign-in-rules').then(({ SecondStep }) => SecondStep)
const texts = { fallback: text('Sign in failed. Please try again.') }

/** The second step of a sign-in: a code of the authenticator app, or a recovery code where that is lost. */
export default function SecondStep({ challenge, enter, leave, leaveLabel }: SecondStepProps) {
  const { t } = useTranslation()
  const [isRecovering, setIsRecovering] = useState(false)
  const form = useShortForm({
    initial: { code: '' },
    loadSchema,
    texts,
    submit: async ({ code }) => {
      try {
        await enter(await takeSecondStep(challenge, code))
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'twoFactor.stepDead') throw error
        toast.error(errorText(error))
        leave()
      }
    },
  })

  function change() {
    setIsRecovering(!isRecovering)
    form.fill({ code: '' })
  }

  return (
    <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
      <Stack gap="md">
        <p>
          {isRecovering
            ? t('Enter one of the recovery codes that you kept when you set this up. Each works once.')
            : t('Enter the six digits that your authenticator app shows for Corridor.')}
        </p>
        {form.failure && <Message tone="danger">{form.failure}</Message>}
        {isRecovering ? (
          <TextInput
            key="recovery"
            {...form.field('code')}
            label={t('Recovery code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            autoFocus
          />
        ) : (
          <CodeField key="app" form={form} label="Code" />
        )}
        <Button type="submit" fullWidth disabled={form.isBusy}>
          {t(form.isBusy ? 'Please wait...' : 'Sign In')}
        </Button>
        <Group justify="space-between" gap="xs">
          <Button variant="subtle" size="compact-sm" onClick={change}>
            {t(isRecovering ? 'Use the authenticator app' : 'Use a recovery code')}
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={leave}>
            {t(leaveLabel)}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
