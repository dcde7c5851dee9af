import { mailTopicNames, mailTopics } from '@corridor/contract/mail/campaign/kinds'
import { suppressionReasonNames, writtenReasons } from '@corridor/contract/mail/suppression/kinds'
import type { SuppressionAdd } from '@corridor/contract/mail/suppression/shapes'
import { access } from '@corridor/contract/wire/access'
import { Group, Radio, Textarea, TextInput } from '@mantine/core'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { everything } from './words'

export const Route = createFileRoute('/company/suppression/add-suppression')({
  staticData: { title: 'Add Address' },
  beforeLoad: only(access.suppressions.manage),
  component: AddSuppressionPage,
})

const initial: SuppressionAdd = { value: '', topic: null, reason: 'do-not-contact', note: '' }
const all = 'all'

function AddSuppressionPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Suppressed Address',
    schema: () => import('@corridor/contract/mail/suppression/shapes').then(({ SuppressionAdd }) => SuppressionAdd),
    initial,
    submit: (values) => client.suppression.add(values),
    onSaved: async ({ data }) => {
      toast.success(t(data.version === 1 ? 'Suppressed Successfully' : 'This was suppressed already'))
      await refresh(api.suppression)
      await navigate({ to: paths.company.viewSuppression(data._id), replace: true })
    },
  })
  return (
    <FormPage
      form={form}
      title="Add Address"
      description="Nothing that goes to many is sent there, from now on. Letters that a person writes themselves are not held up."
      submitLabel="Add Address"
    >
      <TextInput
        {...form.field('value')}
        label={t('Address or domain')}
        description={t('A domain holds for all addresses of it, and of the domains below it.')}
        dir="ltr"
        withAsterisk
        autoFocus
        autoComplete="off"
        spellCheck={false}
      />
      <Radio.Group
        label={t('Topic')}
        value={form.values.topic ?? all}
        onChange={(topic) => form.setValue('topic', mailTopics.find((one) => one === topic) ?? null)}
      >
        <Group mt="xs" gap="lg">
          <Radio value={all} label={t(everything)} />
          {mailTopics.map((topic) => (
            <Radio key={topic} value={topic} label={t(mailTopicNames[topic])} />
          ))}
        </Group>
      </Radio.Group>
      <Radio.Group
        label={t('Reason')}
        value={form.values.reason}
        onChange={(reason) => form.setValue('reason', reason as SuppressionAdd['reason'])}
      >
        <Group mt="xs" gap="lg">
          {writtenReasons.map((reason) => (
            <Radio key={reason} value={reason} label={t(suppressionReasonNames[reason])} />
          ))}
        </Group>
      </Radio.Group>
      <Textarea
        {...form.field('note')}
        label={t('Note')}
        description={t('What was said, by whom and when: it is the evidence.')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={500}
      />
    </FormPage>
  )
}
