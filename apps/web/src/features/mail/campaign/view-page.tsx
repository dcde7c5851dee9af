import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { askAhead, refresh } from '../../../lib/call/query-client'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { only } from '../../../lib/session/only'
import { CampaignRecord } from './campaign-record'

export const Route = createFileRoute('/company/campaign/view-campaign/$campaignId')({
  staticData: { title: 'Campaign' },
  beforeLoad: only(access.campaigns.read),
  loader: ({ params: { campaignId } }) => askAhead(api.campaign.view.queryOptions({ input: { id: campaignId } })),
  component: ViewCampaignPage,
})

function ViewCampaignPage() {
  const { campaignId } = useParams({ from: '/company/campaign/view-campaign/$campaignId' })
  const query = useQuery(api.campaign.view.queryOptions({ input: { id: campaignId } }))
  useLive('campaign', true, () => void refresh(api.campaign, api.recipient))
  return (
    <FrameQuery query={query} id={campaignId}>
      {({ data }) => <CampaignRecord campaign={data} />}
    </FrameQuery>
  )
}
