import type { OpenInvitation } from '@corridor/contract/people/invitation/shapes'
import { roleNames } from '@corridor/contract/wire/access'
import { Button, Loader, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { entryPaths as paths } from '../entry-paths'
import { NewPasswordFields } from '../features/people/account/exports/new-password-fields'
import { toast } from '../lib/feedback/toast'
import { PersonNameFields } from '../lib/form/input/person-name-fields'
import { useShortForm } from '../lib/form/use-short-form'
import { currentLanguage, errorText, useTranslation } from '../lib/language/i18n'
import { text } from '../lib/language/text'
import { loadPage, openPage } from '../lib/page/load-page'
import { accountClient as client } from '../lib/session/account-client'
import { landingPath, signInPath } from '../lib/session/area'
import { rememberReturnPath } from '../lib/session/return-path'
import { type Session, startSession, useSession } from '../lib/session/session'
import { signOut } from '../lib/session/sign-out'
import { Message } from '../ui/message'
import { lastPart } from './address'
import { TextLink } from './links'
import { useLoaded } from './use-loaded'

const texts = { fallback: text('Something went wrong. Please try again.') }

export default function InvitePage() {
  const { t } = useTranslation()
  const token = lastPart()
  const query = useLoaded(() => client.invitation.view({ token }))
  const opened = query.data?.data
  return (
    <Stack gap="md">
      <Title order={1}>{t('Invitation')}</Title>
      {query.isPending && <Loader size="sm" role="status" aria-label={t('Loading...')} />}
      {query.error !== undefined && (
        <>
          <Message tone="danger">{errorText(query.error)}</Message>
          <TextLink to={paths.home}>{t('Return Home')}</TextLink>
        </>
      )}
      {opened && (
        <>
          <p>
            {t('{inviter} invites you to Corridor.', { inviter: opened.inviter })}{' '}
            {t('Your role: {role}', {
              role: [t(roleNames[opened.role]), opened.companyName].filter(Boolean).join(', '),
            })}
          </p>
          {opened.area ? (
            <OwnAccount token={token} opened={opened} area={opened.area} />
          ) : (
            <NewAccount token={token} opened={opened} />
          )}
        </>
      )}
    </Stack>
  )
}

/** Enters with the session that an accepted invitation opened. */
function useEnter() {
  const { t } = useTranslation()
  return async (answer: Session) => {
    startSession(answer)
    toast.success(t('Invitation accepted'))
    await loadPage(landingPath(answer))
  }
}

function NewAccount({ token, opened }: { token: string; opened: OpenInvitation }) {
  const { t } = useTranslation()
  const enter = useEnter()
  const { email, firstName, lastName } = opened
  const form = useShortForm({
    initial: {
      firstName,
      lastName,
      nameConfirmed: true,
      hasOnlyOneName: lastName === '',
      password: '',
      confirmPassword: '',
    },
    loadSchema: () => import('./rules').then(({ InvitationForm }) => InvitationForm),
    texts,
    submit: async (output) => enter(await client.invitation.accept({ ...output, token, language: currentLanguage() })),
  })
  return (
    <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
      <Stack gap="md">
        {form.failure && <Message tone="danger">{form.failure}</Message>}
        <TextInput label={t('Email')} value={email} readOnly autoComplete="username" />
        <PersonNameFields form={form} oneName={text('I have only one name')} />
        <NewPasswordFields form={form} />
        <Button type="submit" fullWidth disabled={form.isBusy}>
          {t(form.isBusy ? 'Please wait...' : 'Accept the invitation')}
        </Button>
      </Stack>
    </form>
  )
}

interface OwnAccountProps {
  token: string
  opened: OpenInvitation
  area: NonNullable<OpenInvitation['area']>
}

/** For whoever has an account already: signs in with it, and accepts. */
function OwnAccount({ token, opened, area }: OwnAccountProps) {
  const { t } = useTranslation()
  const enter = useEnter()
  const session = useSession()
  const isOwn = session?.user.email.toLowerCase() === opened.email.toLowerCase()
  const [isBusy, setIsBusy] = useState(false)

  async function accept() {
    setIsBusy(true)
    try {
      await enter(await client.invitation.acceptOwn({ token }))
    } catch (error) {
      toast.error(errorText(error))
      setIsBusy(false)
    }
  }

  async function signIn() {
    // Somebody else may be signed in here; a sign-in page is for visitors.
    if (session) await signOut().catch(() => undefined)
    rememberReturnPath(paths.invite(token))
    await openPage(signInPath(area))
  }

  if (!isOwn)
    return (
      <>
        <p>{t('{email} has an account. Sign in with it to accept.', { email: opened.email })}</p>
        <Button fullWidth onClick={() => void signIn()}>
          {t('Sign In')}
        </Button>
      </>
    )
  return (
    <>
      <p>{t('You are signed in as {email}.', { email: opened.email })}</p>
      <Button fullWidth disabled={isBusy} onClick={() => void accept()}>
        {t(isBusy ? 'Please wait...' : 'Accept the invitation')}
      </Button>
    </>
  )
}
