import { Button, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { entryPaths as paths } from '../entry-paths'
import { NewPasswordFields } from '../features/people/account/exports/new-password-fields'
import { toast } from '../lib/feedback/toast'
import { useShortForm } from '../lib/form/use-short-form'
import { useTranslation } from '../lib/language/i18n'
import { text } from '../lib/language/text'
import { loadPage } from '../lib/page/load-page'
import { accountClient as client } from '../lib/session/account-client'
import { signInPath } from '../lib/session/area'
import { clearSession } from '../lib/session/session'
import { Message } from '../ui/message'
import classes from './account.module.css'
import { searchText } from './address'
import { DemoMailbox } from './demo-mailbox'
import { TextLink } from './links'

const texts = { fallback: text('Something went wrong. Please try again.') }

export default function ResetPasswordPage() {
  const { t } = useTranslation()
  const token = searchText('token')
  return (
    <>
      {token ? <NewPasswordForm token={token} /> : <AskForm />}
      <p className={classes.below}>
        <TextLink to={token ? paths.resetPassword : paths.company.signIn}>
          {t(token ? 'Request a new link' : 'Return to Sign In')}
        </TextLink>
      </p>
    </>
  )
}

function AskForm() {
  const { t } = useTranslation()
  const [isSent, setIsSent] = useState(false)
  const form = useShortForm({
    initial: { email: '' },
    loadSchema: () => import('./rules').then(({ ForgotPassword }) => ForgotPassword),
    texts,
    submit: async (output) => {
      await client.account.forgotPassword(output)
      setIsSent(true)
    },
  })
  return (
    <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
      <Stack gap="md">
        <Title order={1} className={classes.title ?? ''}>
          {t('Forgot Password')}
        </Title>
        <p>{t('Tell us your e-mail address, and we send you a link to a new password.')}</p>
        {form.failure && <Message tone="danger">{form.failure}</Message>}
        {isSent && (
          <Message tone="good">
            {t(
              'If this address has an account, a link to a new password is on its way. It is valid for thirty minutes.',
            )}
          </Message>
        )}
        {isSent && <DemoMailbox />}
        <TextInput {...form.field('email')} type="email" label={t('Email')} autoComplete="username" autoFocus />
        <Button type="submit" fullWidth disabled={form.isBusy}>
          {t(form.isBusy ? 'Please wait...' : 'Send the link')}
        </Button>
      </Stack>
    </form>
  )
}

function NewPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation()
  const form = useShortForm({
    initial: { password: '', confirmPassword: '' },
    loadSchema: () => import('./rules').then(({ ResetPassword }) => ResetPassword),
    texts,
    submit: async (output) => {
      const { area } = await client.account.resetPassword({ ...output, token })
      // Every session of the person has ended, also the one in this browser.
      clearSession()
      toast.success(t('Your new password is set. Please sign in with it'))
      await loadPage(signInPath(area))
    },
  })
  return (
    <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
      <Stack gap="md">
        <Title order={1} className={classes.title ?? ''}>
          {t('New Password')}
        </Title>
        {form.failure && <Message tone="danger">{form.failure}</Message>}
        <NewPasswordFields form={form} />
        <Button type="submit" fullWidth disabled={form.isBusy}>
          {t(form.isBusy ? 'Please wait...' : 'Set the new password')}
        </Button>
      </Stack>
    </form>
  )
}
