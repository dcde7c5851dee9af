import { matchLines } from '@corridor/contract/job/job-match/lines'
import type { MatchWeights } from '@corridor/contract/job/job-match/shapes'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { DecimalInput } from '../../../lib/form/input/decimal-input'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { lineHints, lineNames } from './words'

export const Route = createFileRoute('/company/setup/matching')({
  staticData: { title: 'Matching' },
  beforeLoad: only(access.setup.manage),
  component: WeightsPage,
})

const weightMax = 100

function WeightsPage() {
  const query = useQuery({ ...api.jobMatch.getWeights.queryOptions({ input: {} }), staleTime: 0 })
  return <RecordQuery query={query}>{({ data }) => <WeightsForm weights={data} />}</RecordQuery>
}

/** How much each line of a score counts. */
function WeightsForm({ weights }: { weights: MatchWeights }) {
  const { t } = useTranslation()
  const form = useRecordForm({
    entity: 'Weights',
    schema: () => import('@corridor/contract/job/job-match/shapes').then(({ MatchWeightsAdd }) => MatchWeightsAdd),
    initial: weights,
    submit: (chosen) => client.jobMatch.addWeights(chosen),
    onSaved: async () => {
      toast.success(t('{entity} Updated Successfully', { entity: t('Weights') }))
      await refresh(api.jobMatch)
    },
    merging: { reload: async () => (await client.jobMatch.getWeights({})).data, labels: lineNames },
  })
  return (
    <FormPage
      form={form}
      title="Matching"
      description="How much each line counts when people and jobs are matched. Only their share of the whole matters."
      submitLabel="Save"
      busyLabel="Updating..."
    >
      {matchLines.map((line) => (
        <DecimalInput
          key={line}
          {...form.field(line)}
          label={t(lineNames[line])}
          description={t(lineHints[line])}
          max={weightMax}
          decimals={0}
          value={form.values[line]}
          onChange={(next) => form.setValue(line, next ?? 0)}
        />
      ))}
    </FormPage>
  )
}
