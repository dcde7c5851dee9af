import { type CampaignState, campaignStateNames } from '@corridor/contract/mail/campaign/kinds'
import type { Campaign } from '@corridor/contract/mail/campaign/shapes'
import { useTranslation } from '../../../lib/language/i18n'
import { Badge, type Tone } from '../../../ui/badge'

const tones: Record<CampaignState, Tone> = {
  draft: 'neutral',
  scheduled: 'news',
  running: 'news',
  paused: 'attention',
  done: 'neutral',
  cancelled: 'neutral',
  stopped: 'danger',
}

interface CampaignStateBadgeProps {
  state: CampaignState
  /** Numbers of its mails by their end. */
  counts?: Pick<Campaign['counts'], 'accepted' | 'refused' | 'unknown' | 'bounced'>
  isTest?: boolean
}

/** The state of a campaign, and whether nobody got it; one that is through is good news only if every mail was taken. */
export function CampaignStateBadge({ state, counts, isTest = false }: CampaignStateBadgeProps) {
  const { t } = useTranslation()
  const isWhole = !isTest && counts && counts.accepted > 0 && counts.refused + counts.unknown + counts.bounced === 0
  return (
    <>
      <Badge tone={state === 'done' && isWhole ? 'good' : tones[state]}>{t(campaignStateNames[state])}</Badge>{' '}
      {isTest && <Badge tone="news">{t('Test')}</Badge>}
    </>
  )
}
