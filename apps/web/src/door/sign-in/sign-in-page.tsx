import { Button, Checkbox, PasswordInput, Stack, TextInput, Title } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { entryPaths as paths } from '../../entry-paths'
import { useTranslation } from '../../lib/language/i18n'
import { text } from '../../lib/language/text'
import { loadPage } from '../../lib/page/load-page'
import { type Area, landingPath, mayEnter } from '../../lib/session/area'
import { useSession } from '../../lib/session/session'
import { Message } from '../../ui/message'
import { TextLink } from '../links'
import classes from './sign-in.module.css'
import { useLook } from './use-look'
import { type SignInTexts, useSignIn } from './use-sign-in'

// Nobody needs them outside the demo.
const DemoCard = lazy(() => import('./demo-card'))
const LookQuestion = lazy(() => import('./look-question'))
// Few need it, and nobody at first.
const SecondStep = lazy(() => import('../../features/people/session/exports/second-step'))

interface SignInPageProps {
  area: Area
  /** A key. */
  title: string
  texts: SignInTexts
  /** Below the form: another way in. */
  children?: ReactNode
}

/** Whoever is signed in already, in another tab too, goes where they belong. */
function Leave({ to }: { to: string }) {
  useEffect(() => void loadPage(to), [to])
  return null
}

/** The one sign-in page; the three areas differ in title, texts, rules and links. */
export function SignInPage({ area, title, texts, children }: SignInPageProps) {
  const { t } = useTranslation()
  const session = useSession()
  const form = useSignIn(area, texts)
  const { demo, question, isPending } = useLook(area, form.send)
  if (form.secondStep)
    return (
      <Suspense>
        <Title order={1} className={classes.title ?? ''}>
          {t('Two-Factor Sign-In')}
        </Title>
        <SecondStep {...form.secondStep} leaveLabel={text('Back to sign in')} />
      </Suspense>
    )
  if (session && !form.isBusy) {
    if (question)
      return (
        <Suspense>
          <LookQuestion {...question} />
        </Suspense>
      )
    if (isPending) return null
    if (mayEnter(area, session.roles)) return <Leave to={landingPath(session)} />
  }

  return (
    <>
      <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
        <Stack gap="md">
          <Title order={1} className={classes.title ?? ''}>
            {t(title)}
          </Title>
          {form.failure && <Message tone="danger">{form.failure}</Message>}
          <TextInput {...form.field('email')} type="email" label={t('Email')} autoComplete="username" autoFocus />
          <PasswordInput
            {...form.field('password')}
            label={t('Password')}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
          />
          <div className={classes.row}>
            <Checkbox {...form.remember} label={t('Remember me')} />
            <TextLink to={paths.resetPassword}>{t('Forgot Password')}</TextLink>
          </div>
          <Button type="submit" fullWidth disabled={form.isBusy}>
            {t(form.isBusy ? 'Please wait...' : 'Sign In')}
          </Button>
        </Stack>
      </form>
      {children}
      {/* It comes late: nothing stands below it that could move away. */}
      {demo && (
        <Suspense>
          <DemoCard demo={demo} area={area} choose={(email, password) => form.fill({ email, password })} />
        </Suspense>
      )}
    </>
  )
}
