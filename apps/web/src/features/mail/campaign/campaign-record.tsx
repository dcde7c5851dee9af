import { campaignKindNames } from '@corridor/contract/mail/campaign/kinds'
import type { Campaign } from '@corridor/contract/mail/campaign/shapes'
import { IconPlayerPlay, IconRepeat, IconSend } from '@tabler/icons-react'
import { formatDateTime, formatNumber, ownerName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { type Translate, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { subjectWords } from '../../../lib/mail/subject-text'
import type { Act } from '../../../lib/record/frame/act-button'
import type { DecidingFact } from '../../../lib/record/frame/band'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import classes from './campaign.module.css'
import { CampaignRecipients } from './campaign-recipients'
import { CampaignSteps } from './campaign-steps'
import { FilesAlong } from './files-along'
import { Funnel } from './funnel'
import { CampaignStateBadge } from './state-badge'
import { useCampaignActions } from './use-campaign-actions'

/** One campaign: what was sent, how far it is, and what happened to the mail of each. */
export function CampaignRecord({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const { mayManage, actionsOf, sendAgain, goOn } = useCampaignActions()
  const isDraft = campaign.state === 'draft'
  return (
    <RecordFrame
      name={subjectWords(campaign.subject, t)}
      state={<CampaignStateBadge {...campaign} />}
      line={<Progress campaign={campaign} />}
      order={undefined}
      facts={decidingFacts(campaign, t)}
      act={mayManage && nextAct()}
      menu={actionsOf(campaign)}
      notices={
        campaign.reason && (
          <Message tone="attention">
            {t(campaign.reason)} {campaign.reasonWords && <bdi>{campaign.reasonWords}</bdi>}
          </Message>
        )
      }
    >
      {!isDraft && <Funnel counts={campaign.counts} isTest={campaign.isTest} />}
      {campaign.steps.length > 0 && <CampaignSteps campaign={campaign} />}
      {!isDraft && (
        <div className={classes.recipients}>
          <CampaignRecipients id={campaign._id} />
        </div>
      )}
      <RecordCard title="Details">
        <Facts facts={factsOf(campaign)} />
      </RecordCard>
    </RecordFrame>
  )

  function nextAct(): Act | undefined {
    if (isDraft)
      return { label: text('Review recipients'), icon: IconSend, to: paths.company.checkCampaign(campaign._id) }
    if (campaign.state === 'paused') return { label: text('Go on'), icon: IconPlayerPlay, run: () => goOn(campaign) }
    if (campaign.state === 'done' && !campaign.first)
      return { label: text('Send again'), icon: IconRepeat, run: () => sendAgain(campaign, false) }
    return undefined
  }
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
    counts.clicked > 0 && t('{n} clicked', { n: formatNumber(counts.clicked) }),
    counts.replied > 0 && t('{n} replied', { n: formatNumber(counts.replied) }),
    counts.unsubscribed > 0 && t('{n} unsubscribed', { n: formatNumber(counts.unsubscribed) }),
    counts.leftOut > 0 && t('{n} skipped', { n: formatNumber(counts.leftOut) }),
    counts.cancelled > 0 && t('{n} cancelled', { n: formatNumber(counts.cancelled) }),
  )
}

function decidingFacts(campaign: Campaign, t: Translate): DecidingFact[] {
  const [hotlist] = campaign.hotlistInfo
  const [job] = campaign.jobInfo
  const { startedDate, endedDate, startsAt } = campaign
  return [
    {
      label: text('What is sent'),
      value: hotlist ? (
        <TextLink to={paths.company.viewHotlist(hotlist._id)}>{hotlist.name}</TextLink>
      ) : job ? (
        <TextLink to={paths.company.viewJob(job._id)}>{job.name}</TextLink>
      ) : (
        t(campaignKindNames[campaign.kind])
      ),
      note: (hotlist || job) && t(campaignKindNames[campaign.kind]),
    },
    { label: text('Vendor Groups'), value: campaign.groupInfo.map(({ name }) => name).join(', ') },
    { label: text('From'), value: campaign.fromInfo[0]?.name ?? t('The whole company') },
    startedDate
      ? {
          label: text('Started'),
          value: formatDateTime(startedDate),
          note: endedDate && dotted(t('Ended'), formatDateTime(endedDate)),
        }
      : { label: text('Start'), value: startsAt && formatDateTime(startsAt) },
  ]
}

/** Facts that nobody decides by. */
const factsOf = (campaign: Campaign): Fact[] => [
  ...campaign.firstInfo.map((first) => ({
    label: text('Follows up'),
    value: <TextLink to={paths.company.viewCampaign(first._id)}>{first.name}</TextLink>,
  })),
  ...(campaign.files.length > 0
    ? [{ label: text('Attachments'), value: <FilesAlong files={campaign.fileInfo} /> }]
    : []),
  { label: text('Added by'), value: ownerName(campaign.userInfo) },
]
