import type { Campaign, CampaignAdd } from '@corridor/contract/mail/campaign/shapes'
import { access } from '@corridor/contract/wire/access'
import { Skeleton } from '@mantine/core'
import { createFileRoute, useSearch } from '@tanstack/react-router'
import { FormPage } from '../../../lib/form/form-page'
import { useTranslation } from '../../../lib/language/i18n'
import { subjectWords } from '../../../lib/mail/subject-text'
import { only } from '../../../lib/session/only'
import { Message } from '../../../ui/message'
import { CampaignFields } from './campaign-fields'
import { useAddCampaign } from './use-add-campaign'
import { useLastSending } from './use-last-sending'

export const Route = createFileRoute('/company/campaign/add-campaign')({
  staticData: { title: 'Add Campaign' },
  beforeLoad: only(access.campaigns.manage),
  component: AddCampaignPage,
})

/** A campaign; where the address says of what, it begins with the recipients and words of the last one of its kind. */
function AddCampaignPage() {
  const { hotlist, job } = useSearch({ strict: false }) as { hotlist?: string; job?: string }
  const begun: Partial<CampaignAdd> = {
    ...(hotlist && { kind: 'hotlist', hotlist }),
    ...(job && { kind: 'requirement', job }),
  }
  const { last, isLoading } = useLastSending(begun.kind)
  if (isLoading) return <Skeleton height={320} radius="lg" />
  return <CampaignForm key={hotlist ?? job} begun={{ ...last?.values, ...begun }} like={last?.campaign} />
}

function CampaignForm({ begun, like }: { begun: Partial<CampaignAdd>; like: Campaign | undefined }) {
  const { t } = useTranslation()
  const form = useAddCampaign('campaign.add', begun)
  return (
    <FormPage
      form={form}
      title="Add Campaign"
      description="One email to many people. Next you review recipients, and why some are skipped."
      submitLabel="Review recipients"
    >
      {like && (
        <Message tone="news">
          {t('Recipients and words are those of "{subject}", which was sent last.', {
            subject: subjectWords(like.subject, t),
          })}
        </Message>
      )}
      <CampaignFields form={form} {...(like && { campaign: like })} />
    </FormPage>
  )
}
