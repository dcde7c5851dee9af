import { campaignKindNames } from '@corridor/contract/mail/campaign/kinds'
import type { Campaign } from '@corridor/contract/mail/campaign/shapes'
import { Button } from '@mantine/core'
import { IconRepeat, IconSend } from '@tabler/icons-react'
import { formatDateTime, formatNumber, ownerName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RowMenu } from '../../../lib/list/row/row-menu'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import { PageHeader } from '../../../ui/page-header'
import classes from './campaign.module.css'
import { CampaignRecipients } from './campaign-recipients'
import { CampaignSteps } from './campaign-steps'
import { FilesAlong } from './files-along'
import { CampaignStateBadge } from './state-badge'
import { useCampaignActions } from './use-campaign-actions'

/** One campaign: what was sent, how far it is, and what happened to the mail of each. */
export function CampaignRecord({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const { mayManage, actionsOf, sendAgain, goOn } = useCampaignActions()
  const isDraft = campaign.state === 'draft'
  return (
    <>
      <PageHeader
        title={
          <>
            <bdi>{campaign.subject}</bdi> <CampaignStateBadge {...campaign} />
          </>
        }
        description={<Progress campaign={campaign} />}
      >
        {mayManage && isDraft && (
          <ButtonLink to={paths.company.checkCampaign(campaign._id)} leftSection={<IconSend size={18} aria-hidden />}>
            {t('See who gets it')}
          </ButtonLink>
        )}
        {mayManage && campaign.state === 'done' && !campaign.first && (
          <Button leftSection={<IconRepeat size={18} aria-hidden />} onClick={() => void sendAgain(campaign, false)}>
            {t('Again today')}
          </Button>
        )}
        {mayManage && <RowMenu name={campaign.subject} actions={actionsOf(campaign)} />}
      </PageHeader>
      {campaign.reason && (
        <Message
          tone="attention"
          action={
            mayManage &&
            campaign.state === 'paused' && <Button onClick={() => void goOn(campaign)}>{t('Go on')}</Button>
          }
        >
          {t(campaign.reason)} {campaign.reasonWords && <bdi>{campaign.reasonWords}</bdi>}
        </Message>
      )}
      <div className={classes.parts}>
        <RecordCard title="Details">
          <Facts facts={factsOf(campaign, t)} />
        </RecordCard>
        {campaign.steps.length > 0 && <CampaignSteps campaign={campaign} />}
        {!isDraft && <CampaignRecipients id={campaign._id} />}
      </div>
    </>
  )
}

/** How far it is, in a sentence. */
function Progress({ campaign: { state, counts, startsAt, isTest } }: { campaign: Campaign }) {
  const { t } = useTranslation()
  if (state === 'draft') return t('Not sent yet.')
  if (state === 'scheduled' && startsAt)
    return t('Begins {moment}: {count} mails wait.', {
      moment: formatDateTime(startsAt),
      count: counts.waiting,
      shown: formatNumber(counts.waiting),
    })
  return dotted(
    t(isTest ? '{n} kept here' : '{n} accepted', { n: formatNumber(counts.accepted) }),
    counts.waiting > 0 && t('{n} wait', { n: formatNumber(counts.waiting) }),
    counts.refused > 0 && t('{n} refused', { n: formatNumber(counts.refused) }),
    counts.bounced > 0 && t('{n} came back', { n: formatNumber(counts.bounced) }),
    counts.unknown > 0 && t('{n} unknown', { n: formatNumber(counts.unknown) }),
    counts.clicked > 0 && t('{n} followed a link', { n: formatNumber(counts.clicked) }),
    counts.replied > 0 && t('{n} replied', { n: formatNumber(counts.replied) }),
    counts.unsubscribed > 0 && t('{n} unsubscribed', { n: formatNumber(counts.unsubscribed) }),
    counts.leftOut > 0 && t('{n} left out', { n: formatNumber(counts.leftOut) }),
    counts.cancelled > 0 && t('{n} cancelled', { n: formatNumber(counts.cancelled) }),
  )
}

function factsOf(campaign: Campaign, t: (key: string) => string): Fact[] {
  const [hotlist] = campaign.hotlistInfo
  const [job] = campaign.jobInfo
  return [
    { label: text('What is sent'), value: t(campaignKindNames[campaign.kind]) },
    {
      label: text('Follows up'),
      value: campaign.firstInfo[0] && (
        <TextLink to={paths.company.viewCampaign(campaign.firstInfo[0]._id)}>{campaign.firstInfo[0].name}</TextLink>
      ),
    },
    {
      label: text('Hotlist'),
      value: hotlist && <TextLink to={paths.company.viewHotlist(hotlist._id)}>{hotlist.name}</TextLink>,
    },
    { label: text('Job'), value: job && <TextLink to={paths.company.viewJob(job._id)}>{job.name}</TextLink> },
    { label: text('From'), value: campaign.fromInfo[0]?.name },
    {
      label: text('Attachments'),
      value: campaign.files.length > 0 ? <FilesAlong files={campaign.fileInfo} /> : undefined,
    },
    { label: text('Vendor Groups'), value: campaign.groupInfo.map(({ name }) => name).join(', ') || undefined },
    { label: text('Started'), value: campaign.startedDate ? formatDateTime(campaign.startedDate) : undefined },
    { label: text('Ended'), value: campaign.endedDate ? formatDateTime(campaign.endedDate) : undefined },
    { label: text('Added by'), value: ownerName(campaign.userInfo) },
  ].filter(({ label, value }) => value !== undefined || label === 'From')
}
