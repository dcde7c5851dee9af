import { type CampaignState, campaignStateNames } from '@corridor/contract/mail/campaign/kinds'
import { useTranslation } from '../../../lib/i18n'
import { Badge, type Tone } from '../../../ui/badge'

const tones: Record<CampaignState, Tone> = {
  draft: 'neutral',
  scheduled: 'news',
  running: 'news',
  paused: 'attention',
  done: 'good',
  cancelled: 'neutral',
  stopped: 'danger',
}

/** Where a campaign stands, and whether nobody got it. */
export function CampaignStateBadge({ state, isTest = false }: { state: CampaignState; isTest?: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <Badge tone={tones[state]}>{t(campaignStateNames[state])}</Badge>{' '}
      {isTest && <Badge tone="news">{t('Test')}</Badge>}
    </>
  )
}
