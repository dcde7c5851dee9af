import type { Submission } from '@corridor/contract/job/submission/shapes'
import { access } from '@corridor/contract/wire/access'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { FormPage } from '../../../lib/form/form-page'
import { DayInput } from '../../../lib/form/input/day-input'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { dayIn } from '../../../lib/format/day-in'
import { formatName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { ofAnyStatus } from '../../../lib/list/filter/record-filter'
import { useSearchText } from '../../../lib/page/use-search-text'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { PlacementFields } from './placement-fields'
import { refreshPlacements } from './use-placement-actions'

export const Route = createFileRoute('/company/job/add-placement')({
  staticData: { title: 'Add Placement' },
  beforeLoad: only(access.submissions.manage),
  component: AddPlacementPage,
})

function AddPlacementPage() {
  const submissionId = useSearchText('submission')
  const query = useQuery({
    ...api.submission.view.queryOptions({ input: { submissionId: submissionId ?? '' } }),
    enabled: submissionId !== undefined,
  })
  if (submissionId === undefined) return <AddPlacement />
  return <RecordQuery query={query}>{({ data }) => <AddPlacement key={submissionId} submission={data} />}</RecordQuery>
}

const noRate = { rateAmount: null, rateCurrency: null, ratePer: null, taxTerm: null }
const nameOf = ({ candidateInfo: [person], jobInfo: [job] }: Submission) =>
  dotted(person && formatName(person), job?.name)

/** Places somebody whose submission was accepted; its rates stand there already. */
function AddPlacement({ submission }: { submission?: Submission }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [hop] = submission?.hops ?? []
  const form = useRecordForm({
    entity: 'Placement',
    schema: () => import('@corridor/contract/job/placement/shapes').then(({ PlacementAdd }) => PlacementAdd),
    initial: {
      submissionId: submission?._id ?? '',
      startDate: dayIn(0),
      endDate: null as string | null,
      bill: hop
        ? { rateAmount: hop.rateAmount, rateCurrency: hop.rateCurrency, ratePer: hop.ratePer, taxTerm: hop.taxTerm }
        : noRate,
      pay: submission?.pay ?? noRate,
      ...{ poNumber: '', timesheetCycle: null, invoiceTerms: '', note: '', overlap: false },
      netDays: hop?.netDays ?? null,
    },
    submit: (values) => client.placement.add(values),
    failed: 'Placement addition failed',
    onSaved: async ({ data }) => {
      toast.success(t('Placement Added Successfully'))
      await refreshPlacements()
      await navigate({ to: paths.company.viewPlacement(data._id), replace: true })
    },
  })
  return (
    <FormPage
      form={form}
      title="Add Placement"
      description="A submission that was accepted, with its days and rates. Its person leaves the bench on the first day, and comes back to it after the last."
      submitLabel="Add Placement"
    >
      <RecordSelect
        source={confirmed}
        label="Submission"
        nameOf={nameOf}
        {...(submission && { chosen: { _id: submission._id, name: nameOf(submission) } })}
        filters={{ ...ofAnyStatus, state: 'confirmed' }}
        field={form.field('submissionId')}
        required
      />
      <TextInput {...form.field('startDate')} type="date" label={t('Start')} withAsterisk />
      <DayInput form={form} name="endDate" label="End" />
      <PlacementFields form={form} />
    </FormPage>
  )
}

// Submissions are found by their person, which other lists call a name.
const confirmed = {
  key: () => api.submission.list.key(),
  call: ({ sortBy: _, ...body }: { sortBy?: string }, options?: { signal?: AbortSignal }) =>
    api.submission.list.call({ ...body, sortBy: 'candidate' }, options),
}
