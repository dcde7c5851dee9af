import { Button, Group } from '@mantine/core'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { useTranslation } from '../../../../lib/language/i18n'
import { Message } from '../../../../ui/message'
import classes from './security.module.css'

interface SecurityFormProps {
  form: {
    element: RefObject<HTMLFormElement | null>
    submit: (event: FormEvent<HTMLFormElement>) => unknown
    isBusy: boolean
    failure?: string | undefined
  }
  /** A key: what the form is called. */
  label: string
  /** A key: what it asks and why. */
  words: string
  /** A key. */
  submitLabel: string
  isDanger?: boolean | undefined
  cancel?: () => void
  /** Content between the words and a failure. */
  before?: ReactNode
  children: ReactNode
}

/** A form of the security page: its words, what went wrong, its fields and its buttons. */
export function SecurityForm(props: SecurityFormProps) {
  const { form, label, words, submitLabel, isDanger, cancel, before, children } = props
  const { t } = useTranslation()
  return (
    <form
      ref={form.element}
      onSubmit={form.submit}
      noValidate
      aria-busy={form.isBusy}
      className={classes.form}
      aria-label={t(label)}
    >
      <p className={classes.words}>{t(words)}</p>
      {before}
      {form.failure && <Message tone="danger">{form.failure}</Message>}
      {children}
      <Group gap="xs">
        <Button type="submit" disabled={form.isBusy} {...(isDanger ? { color: 'var(--danger-button)' } : {})}>
          {t(form.isBusy ? 'Please wait...' : submitLabel)}
        </Button>
        {cancel && (
          <Button variant="default" onClick={cancel}>
            {t('Cancel')}
          </Button>
        )}
      </Group>
    </form>
  )
}
