import { mailTopicNames, mailTopics } from '@corridor/contract/mail/campaign/kinds'
import type { EmailTemplateAdd } from '@corridor/contract/mail/template/shapes'
import { Group, Radio, TextInput } from '@mantine/core'
import { useTranslation } from '../../../lib/language/i18n'
import { UnitSelect } from '../../people/unit/exports/unit-select'
import { MailWords } from './exports/mail-words'
import { type TemplateForm, templateLabels } from './template-values'

/** The fields of a template, for adding and editing. */
export function TemplateFields({ form }: { form: TemplateForm }) {
  const { t } = useTranslation()
  const { values } = form
  return (
    <>
      <TextInput {...form.field('name')} label={t(templateLabels.name)} withAsterisk autoFocus autoComplete="off" />
      <Radio.Group
        label={t(templateLabels.topic)}
        description={t('People who unsubscribed from this topic are skipped.')}
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
      <MailWords form={form} labels={templateLabels} />
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
