import type { Campaign } from '@corridor/contract/mail/campaign/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconEye, IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { refresh } from '../../../lib/call/query-client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { subjectWords } from '../../../lib/mail/subject-text'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { campaignColumns, campaignFilters } from './columns'
import { useCampaignActions } from './use-campaign-actions'

export const Route = createFileRoute('/company/campaign/list-campaign')({
  staticData: { title: 'Campaigns' },
  beforeLoad: only(access.campaigns.read),
  component: ListCampaignPage,
})

function ListCampaignPage() {
  const { t } = useTranslation()
  const list = useList(api.campaign.list, { columns: campaignColumns, filters: campaignFilters, name: 'campaign' })
  const { mayManage, actionsOf } = useCampaignActions()
  useLive('campaign', true, () => void refresh(api.campaign))
  const rowActions = (row: Campaign): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewCampaign(row._id) },
    ...actionsOf(row),
  ]
  return (
    <ListPage
      title="Campaigns"
      description="What was sent to many, and what happened to each mail."
      list={list}
      rowName={(row) => subjectWords(row.subject, t)}
      rowTo={(row) => paths.company.viewCampaign(row._id)}
      rowActions={rowActions}
      searchPlaceholder="Search by subject"
      emptyDescription="Hotlists and requirements that you send to many appear here."
      primaryAction={
        mayManage && (
          <ButtonLink to={paths.company.addCampaign} leftSection={<IconPlus size={18} aria-hidden />}>
            {t('Add Campaign')}
          </ButtonLink>
        )
      }
    />
  )
}
