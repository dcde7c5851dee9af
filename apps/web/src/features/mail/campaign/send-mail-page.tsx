import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { FormPage } from '../../../lib/form/form-page'
import { only } from '../../../lib/session/only'
import { CampaignFields } from './campaign-fields'
import { useAddCampaign } from './use-add-campaign'

export const Route = createFileRoute('/company/send-mail')({
  staticData: { title: 'Send Mail' },
  beforeLoad: only(access.campaigns.manage),
  component: SendMailPage,
})

function SendMailPage() {
  const form = useAddCampaign('campaign.send-mail', { kind: 'plain' })
  return (
    <FormPage
      form={form}
      title="Send Mail"
      description="Send one email to many people. You review recipients first."
      submitLabel="Send Mail"
    >
      <CampaignFields form={form} hasOneKind />
    </FormPage>
  )
}
