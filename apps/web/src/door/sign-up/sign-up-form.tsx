import type { CandidateSignUp } from '@corridor/contract/people/account/shapes'
import type { SignedIn } from '@corridor/contract/people/session/shapes'
import { Button, Checkbox, Stack, TextInput, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { entryPaths as paths } from '../../entry-paths'
import { NewPasswordFields } from '../../features/people/account/exports/new-password-fields'
import { PersonNameFields } from '../../lib/form/input/person-name-fields'
import type { FormSchema } from '../../lib/form/schema'
import { useShortForm } from '../../lib/form/use-short-form'
import { currentLanguage, useTranslation } from '../../lib/language/i18n'
import { text } from '../../lib/language/text'
import { loadPage } from '../../lib/page/load-page'
import { landingPath } from '../../lib/session/area'
import { startSession } from '../../lib/session/session'
import { Message } from '../../ui/message'
import classes from '../account.module.css'
import { noteCodeSent } from '../code-sent'
import { TextLink } from '../links'

interface SignUpFormProps<Output, More extends object> {
  /** A key. */
  title: string
  more: More
  loadSchema: () => Promise<FormSchema<Output>>
  call: (output: Output) => Promise<SignedIn>
  above?: ReactNode
  /** Inputs of this sign-up alone. */
  children?: (more: { values: More; setValue: (name: keyof More & string, value: string) => void }) => ReactNode
}

const texts = {
  fallback: text('Signup failed. Please try again.'),
  status: text('Sign-up failed. Please try again.'),
}

/** The one sign-up form; the areas differ in what they ask beside the person. */
export function SignUpForm<Output extends CandidateSignUp, More extends object>(props: SignUpFormProps<Output, More>) {
  const { title, more, loadSchema, call, above, children } = props
  const { t } = useTranslation()
  const form = useShortForm({
    initial: { ...person, ...more },
    loadSchema,
    texts,
    submit: async (output: Output) => {
      const answer = await call({ ...output, language: currentLanguage() })
      noteCodeSent()
      startSession(answer)
      await loadPage(landingPath(answer))
    },
  })
  return (
    <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
      <Stack gap="md">
        <Title order={1} className={classes.title ?? ''}>
          {t(title)}
        </Title>
        {above}
        {form.failure && <Message tone="danger">{form.failure}</Message>}
        {children?.({ values: form.values as More, setValue: form.setValue })}
        <PersonNameFields form={form} oneName={text('I have only one name')} />
        <TextInput {...form.field('email')} type="email" label={t('Email')} autoComplete="username" withAsterisk />
        <NewPasswordFields form={form} />
        <div>
          <Checkbox {...form.tick('acceptTerms')} label={t('I accept the Terms & Conditions')} />
          <TextLink to={paths.terms} target="_blank" className={classes.terms ?? ''}>
            {t('Read the Terms & Conditions')}
          </TextLink>
        </div>
        <Button type="submit" fullWidth disabled={form.isBusy}>
          {t(form.isBusy ? 'Please wait...' : 'Sign Up')}
        </Button>
      </Stack>
    </form>
  )
}

const person = {
  firstName: '',
  lastName: '',
  nameConfirmed: false,
  hasOnlyOneName: false,
  email: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
}
