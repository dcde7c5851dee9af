import type { Placement } from '@corridor/contract/job/placement/shapes'
import type { Rate } from '@corridor/contract/job/submission/shapes'
import { access } from '@corridor/contract/wire/access'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { RateText } from '../../candidate/candidate/exports/rate'
import { PlacementFields } from './placement-fields'
import { termLabels, toTerms } from './placement-values'
import { refreshPlacements } from './use-placement-actions'

export const Route = createFileRoute('/company/job/edit-placement/$placementId')({
  staticData: { title: 'Edit Placement' },
  beforeLoad: only(access.submissions.manage),
  component: EditPlacementPage,
})

function EditPlacementPage() {
  const { placementId } = useParams({ from: '/company/job/edit-placement/$placementId' })
  const query = useQuery(api.placement.view.queryOptions({ input: { placementId } }))
  return <RecordQuery query={query}>{({ data }) => <EditPlacement key={placementId} placement={data} />}</RecordQuery>
}

function EditPlacement({ placement }: { placement: Placement }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const view = paths.company.viewPlacement(placement._id)
  const toValues = (row: Placement) => ({ id: row._id, version: row.version, ...toTerms(row) })
  const form = useRecordForm({
    entity: 'Placement',
    schema: () => import('@corridor/contract/job/placement/shapes').then(({ PlacementUpdate }) => PlacementUpdate),
    initial: toValues(placement),
    submit: (change) => client.placement.update(change),
    failed: 'Placement update failed',
    onSaved: async () => {
      toast.success(t('Placement Updated Successfully'))
      await refreshPlacements()
      await navigate({ to: view })
    },
    merging: {
      reload: async () => toValues((await client.placement.view({ placementId: placement._id })).data),
      labels: termLabels,
      show: (name, value) => (name === 'bill' || name === 'pay' ? <RateText rate={value as Rate} /> : undefined),
    },
  })
  return (
    <FormPage
      form={form}
      title="Edit Placement"
      description="Another end is given on the placement's page, with a reason."
      submitLabel="Save"
      actions={
        <ButtonLink variant="default" to={view}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <TextInput {...form.field('startDate')} type="date" label={t('Start')} withAsterisk />
      <PlacementFields form={form} />
    </FormPage>
  )
}
