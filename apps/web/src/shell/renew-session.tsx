import { Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, Suspense, useState } from 'react'
import { errorText, useTranslation } from '../lib/language/i18n'
import { text } from '../lib/language/text'
import { late } from '../lib/late/late'
import { type Area, signInPath } from '../lib/session/area'
import { clearSession, type Session, startSession } from '../lib/session/session'
import { signIn } from '../lib/session/sign-in'
import { Message } from '../ui/message'

const SecondStep = late(() => import('../features/people/session/exports/second-step'))

/** Signs the same person in again over a kept form; nothing typed is lost (product.md, 401 while saving). */
export default function RenewSession({ area, lost }: { area: Area; lost: Session }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [challenge, setChallenge] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function renew(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setIsBusy(true)
    try {
      const answer = await signIn[area]({ email: lost.user.email, password })
      if ('secondStep' in answer) setChallenge(answer.secondStep.challenge)
      else startSession(answer)
    } catch (error) {
      setFailure(errorText(error))
      setIsBusy(false)
    }
  }

  function leave() {
    clearSession()
    // A whole page load: the kept form is given up on purpose, and its question would only be in the way.
    location.assign(signInPath(area))
  }

  function beginAnew() {
    setChallenge(undefined)
    setIsBusy(false)
    setPassword('')
  }

  if (challenge)
    return (
      <Modal opened onClose={() => {}} withCloseButton={false} title={t('Please sign in again')}>
        <Suspense>
          <SecondStep challenge={challenge} enter={startSession} leave={beginAnew} leaveLabel={text('Back')} />
        </Suspense>
      </Modal>
    )
  return (
    <Modal opened onClose={() => {}} withCloseButton={false} title={t('Please sign in again')}>
      <form onSubmit={renew}>
        <Stack gap="md">
          <Text>{t('Your session has ended. Sign in again and save: what you have typed is still here.')}</Text>
          {failure && <Message tone="danger">{failure}</Message>}
          <TextInput label={t('Email')} value={lost.user.email} readOnly autoComplete="username" />
          <PasswordInput
            label={t('Password')}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            autoComplete="current-password"
            data-autofocus
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={leave}>
              {t('Leave page')}
            </Button>
            <Button type="submit" disabled={isBusy || password === ''}>
              {t(isBusy ? 'Please wait...' : 'Sign In')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
