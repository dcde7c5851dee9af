import { jobSourceNames, jobSources, proofKindNames, proofKinds } from '@corridor/contract/job/representation/kinds'
import type { RepresentationRule } from '@corridor/contract/job/representation/shapes'
import { againDaysMax } from '@corridor/contract/job/submission/kinds'
import { access } from '@corridor/contract/wire/access'
import { Checkbox, NumberInput, Stack } from '@mantine/core'
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

export const Route = createFileRoute('/company/setup/representation')({
  staticData: { title: 'Submission rules' },
  beforeLoad: only(access.setup.manage),
  component: RulePage,
})

const againLabel = text('Ask for a reason if the same end client saw the person within (days)')

function RulePage() {
  const query = useQuery({ ...api.representation.getRule.queryOptions({ input: {} }), staleTime: 0 })
  return <RecordQuery query={query}>{({ data }) => <RuleForm rule={data} />}</RecordQuery>
}

/** Which proofs open the way for a submission, for each kind of job. */
function RuleForm({ rule }: { rule: RepresentationRule }) {
  const { t } = useTranslation()
  const form = useRecordForm({
    entity: 'Proof Rules',
    schema: () =>
      import('@corridor/contract/job/representation/shapes').then(({ RepresentationRuleAdd }) => RepresentationRuleAdd),
    initial: rule,
    submit: (chosen) => client.representation.addRule(chosen),
    onSaved: async () => {
      toast.success(t('{entity} Updated Successfully', { entity: t('Proof Rules') }))
      await refresh(api.representation)
    },
    merging: {
      reload: async () => (await client.representation.getRule({})).data,
      labels: { ...jobSourceNames, againDays: againLabel },
    },
  })
  return (
    <FormPage
      form={form}
      title="Submission rules"
      description="What is asked before somebody is submitted: a proof of the right to represent them, and a reason where the same end client has seen them. Without a choice no proof is asked for."
      submitLabel="Save"
      busyLabel="Updating..."
    >
      {jobSources.map((source) => (
        <Checkbox.Group
          key={source}
          label={t(jobSourceNames[source])}
          value={form.values[source]}
          onChange={(chosen) =>
            form.setValue(
              source,
              proofKinds.filter((kind) => chosen.includes(kind)),
            )
          }
        >
          <Stack gap="xs" mt="xs">
            {proofKinds.map((kind) => (
              <Checkbox key={kind} value={kind} label={t(proofKindNames[kind])} />
            ))}
          </Stack>
        </Checkbox.Group>
      ))}
      <NumberInput
        {...form.field('againDays')}
        label={t(againLabel)}
        description={t('0 never asks.')}
        value={form.values.againDays}
        onChange={(value) => form.setValue('againDays', typeof value === 'number' ? value : 0)}
        min={0}
        max={againDaysMax}
        allowDecimal={false}
        w={{ base: '100%', xs: 180 }}
        hideControls
      />
    </FormPage>
  )
}
