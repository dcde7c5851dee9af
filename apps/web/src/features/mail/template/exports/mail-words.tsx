import { braced } from '@corridor/contract/mail/template/merge-fields'
import { Input, Skeleton, TextInput } from '@mantine/core'
import { type ReactNode, Suspense, useRef } from 'react'
import { useTranslation } from '../../../../lib/language/i18n'
import { late } from '../../../../lib/late/late'
import { SubjectFields } from '../subject-fields'
import classes from '../template.module.css'

const BodyEditor = late(() => import('../body-editor'))

/** A form that holds the words of a mail. */
interface WordsForm {
  values: { subject: string; body: string }
  field(name: 'subject' | 'body'): { error?: ReactNode; onBlur: () => void }
  setValue(name: 'subject' | 'body', value: string): void
  clearError(name: 'body'): void
}

interface MailWordsProps {
  form: WordsForm
  /** Keys. */
  labels: Record<'subject' | 'body', string>
}

/** The words of a mail: a subject and a body, both with fields that are filled for each person. */
export function MailWords({ form, labels }: MailWordsProps) {
  const { t } = useTranslation()
  const subject = useRef<HTMLInputElement>(null)
  const { values } = form

  function intoSubject(key: string) {
    const input = subject.current
    const [from, to] = [input?.selectionStart ?? values.subject.length, input?.selectionEnd ?? values.subject.length]
    form.setValue('subject', values.subject.slice(0, from) + key + values.subject.slice(to))
    requestAnimationFrame(() => {
      input?.focus()
      input?.setSelectionRange(from + key.length, from + key.length)
    })
  }

  return (
    <>
      <TextInput
        {...form.field('subject')}
        ref={subject}
        label={t(labels.subject)}
        withAsterisk
        autoComplete="off"
        rightSection={<SubjectFields choose={(field) => intoSubject(braced(field))} />}
      />
      <MailBody form={form} label={t(labels.body)} />
    </>
  )
}

interface BodyForm {
  values: { body: string }
  field(name: 'body'): { error?: ReactNode; onBlur: () => void }
  setValue(name: 'body', value: string): void
  clearError(name: 'body'): void
}

/** The body alone, of a mail whose subject is another's. */
export function MailBody({ form, label }: { form: BodyForm; label: string }) {
  const { t } = useTranslation()
  const { error, onBlur } = form.field('body')
  return (
    <Input.Wrapper label={label} error={error} withAsterisk labelElement="div">
      <Suspense fallback={<Skeleton height={320} radius={6} />}>
        <BodyEditor
          label={label}
          value={form.values.body}
          isInvalid={Boolean(error)}
          onChange={(html) => {
            form.setValue('body', html)
            form.clearError('body')
          }}
          onBlur={onBlur}
        />
      </Suspense>
      <p className={classes.hint}>{t('Type two opening braces for a field that is filled for each person.')}</p>
    </Input.Wrapper>
  )
}
