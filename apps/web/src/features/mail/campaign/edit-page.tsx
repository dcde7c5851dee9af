import type { Campaign } from '@corridor/contract/mail/campaign/shapes'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { CampaignFields } from './campaign-fields'
import { campaignLabels, toValues } from './campaign-values'

export const Route = createFileRoute('/company/campaign/edit-campaign/$campaignId')({
  staticData: { title: 'Edit Campaign' },
  beforeLoad: only(access.campaigns.manage),
  component: EditCampaignPage,
})

function EditCampaignPage() {
  const { campaignId } = useParams({ from: '/company/campaign/edit-campaign/$campaignId' })
  const query = useQuery(api.campaign.view.queryOptions({ input: { id: campaignId } }))
  return <RecordQuery query={query}>{({ data }) => <EditCampaign key={campaignId} campaign={data} />}</RecordQuery>
}

function EditCampaign({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const id = campaign._id
  const form = useRecordForm({
    entity: 'Campaign',
    draft: 'campaign.edit',
    schema: () => import('@corridor/contract/mail/campaign/shapes').then(({ CampaignUpdate }) => CampaignUpdate),
    initial: toValues(campaign),
    submit: (change) => client.campaign.update(change),
    failed: 'Campaign update failed',
    onSaved: async () => {
      await refresh(api.campaign)
      await navigate({ to: paths.company.checkCampaign(id) })
    },
    merging: {
      reload: async () => toValues((await client.campaign.view({ id })).data),
      labels: campaignLabels,
    },
  })
  return (
    <FormPage
      form={form}
      title="Edit Campaign"
      submitLabel="Review recipients"
      actions={
        <ButtonLink variant="default" to={paths.company.viewCampaign(id)}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <CampaignFields form={form} campaign={campaign} />
    </FormPage>
  )
}
