import type { CampaignAdd } from '@corridor/contract/mail/campaign/shapes'
import { useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { paths } from '../../../paths'
import { emptyCampaign } from './campaign-values'

/** A form whose draft leads on to whom it reaches: nothing is sent before that was seen. */
export function useAddCampaign(draft: string, begun: Partial<CampaignAdd>) {
  const navigate = useNavigate()
  return useRecordForm({
    entity: 'Campaign',
    draft,
    schema: () => import('@corridor/contract/mail/campaign/shapes').then(({ CampaignAdd }) => CampaignAdd),
    initial: { ...emptyCampaign, ...begun },
    submit: (campaign) => client.campaign.add(campaign),
    failed: 'Campaign addition failed',
    onSaved: async ({ data }) => {
      await refresh(api.campaign)
      await navigate({ to: paths.company.checkCampaign(data._id) })
    },
  })
}
