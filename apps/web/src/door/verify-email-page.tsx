import { Button, Stack, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { entryPaths as paths } from '../entry-paths'
import { ApiError } from '../lib/call/api-error'
import { toast } from '../lib/feedback/toast'
import { CodeField } from '../lib/form/input/code-field'
import { useShortForm } from '../lib/form/use-short-form'
import { errorText, useTranslation } from '../lib/language/i18n'
import { text } from '../lib/language/text'
import { loadPage } from '../lib/page/load-page'
import { accountClient as client } from '../lib/session/account-client'
import { homeArea, landingPath, signInPath } from '../lib/session/area'
import { currentSession, rememberArea, type Session, startSession } from '../lib/session/session'
import { signOut } from '../lib/session/sign-out'
import { Message } from '../ui/message'
import classes from './account.module.css'
import { searchText } from './address'
import { noteCodeSent, secondsToResend } from './code-sent'
import { DemoMailbox } from './demo-mailbox'
import { ButtonLink, TextLink } from './links'

const leadOnMs = 3_000
const texts = { fallback: text('Email verification failed. Please try again.') }
const loadSchema = () => import('./rules').then(({ VerifyEmail }) => VerifyEmail)

export default function VerifyEmailPage() {
  const { t } = useTranslation()
  const email = searchText('email')
  const [verified, setVerified] = useState<{ step: number | undefined; signIn: string }>()
  const form = useShortForm({
    initial: { email, code: '' },
    loadSchema,
    texts,
    submit: async (output) => {
      const { currentOnBoardingStep } = await client.account.verifyEmail(output)
      const session = currentSession()
      toast.success(t('Email verified successfully!'))
      const own = session && (await verifiedSession(session, output.email))
      if (own) return enter(own)
      setVerified({
        step: currentOnBoardingStep,
        signIn: session ? signInPath(homeArea(session.roles)) : paths.company.signIn,
      })
      // It is of somebody else, or has ended: the sign-in that follows begins anew.
      if (session) await signOut().catch(() => undefined)
    },
  })
  if (verified) return <Verified {...verified} />
  return (
    <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
      <Stack gap="md">
        <Title order={1} className={classes.title ?? ''}>
          {t('Verify Email')}
        </Title>
        {email ? (
          <p>{t('We sent a code to {email}. Enter it here within ten minutes.', { email })}</p>
        ) : (
          <Message tone="danger">{t('Email address is missing. Please try signing up again.')}</Message>
        )}
        {email && <DemoMailbox />}
        {form.failure && <Message tone="danger">{form.failure}</Message>}
        <CodeField form={form} label="Verification code" />
        <Button type="submit" fullWidth disabled={form.isBusy || !email}>
          {t(form.isBusy ? 'Please wait...' : 'Verify Email')}
        </Button>
        {email && <ResendButton email={email} />}
      </Stack>
      <p className={classes.below}>
        <TextLink to={paths.company.signIn}>{t('Return to Sign In')}</TextLink>
      </p>
    </form>
  )
}

/**
 * The session that the sign-up opened in this browser, if it is of the account whose address was just verified: whoever chose the
 * password here needs no second sign-in. The server says whose it is; a code alone opens none.
 */
async function verifiedSession({ token }: Session, email: string): Promise<Session | undefined> {
  const me = await client.session.me({}).catch(() => undefined)
  const isOwn = me?.user.isEmailVerified && me.user.email.toLowerCase() === email.toLowerCase()
  return isOwn ? { token, roles: me.roles, user: me.user } : undefined
}

async function enter(session: Session) {
  rememberArea(homeArea(session.roles))
  startSession(session)
  await loadPage(landingPath(session))
}

function ResendButton({ email }: { email: string }) {
  const { t } = useTranslation()
  const [seconds, setSeconds] = useState(secondsToResend)
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(secondsToResend()), 1_000)
    return () => clearTimeout(timer)
  })

  async function resend() {
    setIsBusy(true)
    try {
      await client.account.resendVerification({ email })
      noteCodeSent()
      setSeconds(secondsToResend())
      toast.success(t('Verification code sent successfully!'))
    } catch (error) {
      // A refusal says why; what went wrong otherwise says little to a person.
      const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
      toast.error(isRefusal ? errorText(error) : t('Failed to send verification code. Please try again.'))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button variant="default" fullWidth disabled={isBusy || seconds > 0} onClick={() => void resend()}>
      {seconds > 0 ? t('Resend Verification Code ({seconds} s)', { seconds }) : t('Resend Verification Code')}
    </Button>
  )
}

function Verified({ step, signIn }: { step: number | undefined; signIn: string }) {
  const { t } = useTranslation()
  useEffect(() => {
    const timer = setTimeout(() => loadPage(signIn), leadOnMs)
    return () => clearTimeout(timer)
  }, [signIn])
  return (
    <Stack gap="md">
      <Title order={1} className={classes.title ?? ''}>
        {t('Email verified successfully!')}
      </Title>
      <Message tone="good">
        {step ? t('Sign in to continue with step {step} of the onboarding.', { step }) : t('Sign in to continue.')}
      </Message>
      <ButtonLink to={signIn}>{t('Go to Sign In')}</ButtonLink>
    </Stack>
  )
}
