import { againHoursMax } from '@corridor/contract/mail/campaign/kinds'
import type { MailRule } from '@corridor/contract/mail/campaign/rule'
import { keepMonthsMax, keepMonthsMin } from '@corridor/contract/mail/inbox/kinds'
import { access } from '@corridor/contract/wire/access'
import { NumberInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'

export const Route = createFileRoute('/company/setup/mail')({
  staticData: { title: 'Sending limits' },
  beforeLoad: only(access.setup.manage),
  component: RulePage,
})

const keepLabel = text('Conversations that are done are kept (months)')
const againLabel = text('Nobody gets the same hotlist again within (hours)')

function RulePage() {
  const query = useQuery({ ...api.campaign.getRule.queryOptions({ input: {} }), staleTime: 0 })
  return <RecordQuery query={query}>{({ data }) => <RuleForm rule={data} />}</RecordQuery>
}

/** Rules that the mail of the company obeys. */
function RuleForm({ rule }: { rule: MailRule }) {
  const { t } = useTranslation()
  const form = useRecordForm({
    entity: 'Mail Rules',
    schema: () => import('@corridor/contract/mail/campaign/rule').then(({ MailRuleAdd }) => MailRuleAdd),
    initial: rule,
    submit: (chosen) => client.campaign.addRule(chosen),
    onSaved: async () => {
      toast.success(t('{entity} Updated Successfully', { entity: t('Mail Rules') }))
      await refresh(api.campaign)
    },
    merging: {
      reload: async () => (await client.campaign.getRule({})).data,
      labels: { againHours: againLabel, keepMonths: keepLabel },
    },
  })
  return (
    <FormPage
      form={form}
      title="Sending limits"
      description="What the mail of the company obeys. Whom a campaign leaves out is judged when you look at who gets it, and when it starts."
      submitLabel="Save"
      busyLabel="Updating..."
    >
      <NumberInput
        {...form.field('againHours')}
        label={t(againLabel)}
        description={t('Whoever got it a shorter while ago is left out, with that mail as the reason.')}
        value={form.values.againHours}
        onChange={(value) => form.setValue('againHours', typeof value === 'number' ? value : 0)}
        min={1}
        max={againHoursMax}
        allowDecimal={false}
        w={{ base: '100%', xs: 180 }}
        hideControls
      />
      <NumberInput
        {...form.field('keepMonths')}
        label={t(keepLabel)}
        description={t('Older ones are deleted with their files. Those by which somebody was submitted stay.')}
        value={form.values.keepMonths}
        onChange={(value) => form.setValue('keepMonths', typeof value === 'number' ? value : 0)}
        min={keepMonthsMin}
        max={keepMonthsMax}
        allowDecimal={false}
        w={{ base: '100%', xs: 180 }}
        hideControls
      />
    </FormPage>
  )
}
