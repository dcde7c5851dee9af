import { mailTopicNames, mailTopics } from '@corridor/contract/mail/campaign/kinds'
import { braced } from '@corridor/contract/mail/template/merge-fields'
import type { EmailTemplateAdd } from '@corridor/contract/mail/template/shapes'
import { Group, Input, Radio, Skeleton, TextInput } from '@mantine/core'
import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from '../../../lib/i18n'
import { UnitSelect } from '../../vendor/vendor/exports/unit-select'
import { SubjectFields } from './subject-fields'
import classes from './template.module.css'
import { type TemplateForm, templateLabels } from './template-values'

const BodyEditor = lazy(() => import('./body-editor'))

/** The fields of a template, for adding and editing. */
export function TemplateFields({ form }: { form: TemplateForm }) {
  const { t } = useTranslation()
  const subject = useRef<HTMLInputElement>(null)
  const { values } = form
  const { error, ...body } = form.field('body')

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
      <TextInput {...form.field('name')} label={t(templateLabels.name)} withAsterisk autoFocus autoComplete="off" />
      <Radio.Group
        label={t(templateLabels.topic)}
        description={t('Whoever stopped mails of this topic does not get it.')}
        value={values.topic}
        onChange={(topic) => form.setValue('topic', topic as EmailTemplateAdd['topic'])}
      >
        <Group mt="xs" gap="lg">
          {mailTopics.map((topic) => (
            <Radio key={topic} value={topic} label={t(mailTopicNames[topic])} />
          ))}
        </Group>
      </Radio.Group>
      <UnitSelect label={templateLabels.businessUnit} field={form.field('businessUnit')} />
      <TextInput
        {...form.field('email')}
        label={t(templateLabels.email)}
        description={t('Answers go to this address. Without one they go to whoever sends the mail.')}
        type="email"
        autoComplete="off"
        dir="ltr"
      />
      <TextInput
        {...form.field('subject')}
        ref={subject}
        label={t(templateLabels.subject)}
        withAsterisk
        autoComplete="off"
        rightSection={<SubjectFields choose={(field) => intoSubject(braced(field))} />}
      />
      <Input.Wrapper label={t(templateLabels.body)} error={error} withAsterisk labelElement="div">
        <Suspense fallback={<Skeleton height={320} radius={6} />}>
          <BodyEditor
            label={t(templateLabels.body)}
            value={values.body}
            isInvalid={Boolean(error)}
            onChange={(html) => {
              form.setValue('body', html)
              form.clearError('body')
            }}
            onBlur={body.onBlur}
          />
        </Suspense>
        <p className={classes.hint}>{t('Type two opening braces for a field that is filled for each person.')}</p>
      </Input.Wrapper>
      <Radio.Group
        label={t(templateLabels.status)}
        value={values.status}
        onChange={(status) => form.setValue('status', status as EmailTemplateAdd['status'])}
      >
        <Group mt="xs" gap="lg">
          <Radio value="active" label={t('Active')} />
          <Radio value="inactive" label={t('Inactive')} />
        </Group>
      </Radio.Group>
    </>
  )
}
