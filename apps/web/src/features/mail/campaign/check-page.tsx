import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { CheckCampaign } from './check-campaign'

export const Route = createFileRoute('/company/campaign/check-campaign/$campaignId')({
  staticData: { title: 'Check and Send' },
  beforeLoad: only(access.campaigns.manage),
  component: CheckCampaignPage,
})

function CheckCampaignPage() {
  const { campaignId } = useParams({ from: '/company/campaign/check-campaign/$campaignId' })
  const query = useQuery(api.campaign.view.queryOptions({ input: { id: campaignId } }))
  return (
    <RecordQuery query={query}>
      {({ data }) =>
        data.state === 'draft' ? (
          <CheckCampaign campaign={data} />
        ) : (
          <Navigate to={paths.company.viewCampaign(campaignId)} replace />
        )
      }
    </RecordQuery>
  )
}
