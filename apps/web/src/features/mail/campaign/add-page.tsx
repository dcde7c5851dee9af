import { access } from '@corridor/contract/wire/access'
import { createFileRoute, useSearch } from '@tanstack/react-router'
import { FormPage } from '../../../lib/form/form-page'
import { only } from '../../../lib/session/only'
import { CampaignFields } from './campaign-fields'
import { useAddCampaign } from './use-add-campaign'

export const Route = createFileRoute('/company/campaign/add-campaign')({
  staticData: { title: 'Add Campaign' },
  beforeLoad: only(access.campaigns.manage),
  component: AddCampaignPage,
})

function AddCampaignPage() {
  const { hotlist, job } = useSearch({ strict: false }) as { hotlist?: string; job?: string }
  const form = useAddCampaign('campaign.add', {
    ...(hotlist && { kind: 'hotlist' as const, hotlist }),
    ...(job && { kind: 'requirement' as const, job }),
  })
  return (
    <FormPage
      form={form}
      title="Add Campaign"
      description="One mail to each of many. Next you see who gets it, who does not, and why."
      submitLabel="See who gets it"
    >
      <CampaignFields form={form} />
    </FormPage>
  )
}
