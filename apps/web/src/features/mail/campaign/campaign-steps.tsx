import type { Campaign } from '@corridor/contract/mail/campaign/shapes'
import { formatDateTime, formatNumber } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './campaign.module.css'
import { CampaignStateBadge } from './state-badge'

/** The follow-ups of a campaign that was started, each with a page of its own. */
export function CampaignSteps({ campaign: { steps, isTest } }: { campaign: Campaign }) {
  const { t } = useTranslation()
  return (
    <RecordCard title="Follow-ups">
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step._id}>
            <TextLink to={paths.company.viewCampaign(step._id)}>{t('Follow-up {n}', { n: step.step })}</TextLink>
            <CampaignStateBadge state={step.state} />
            <span className={classes.when}>
              {step.state === 'scheduled'
                ? t('Not before {moment}', { moment: formatDateTime(step.startsAt) })
                : dotted(
                    t(isTest ? '{n} kept here' : '{n} accepted', { n: formatNumber(step.accepted) }),
                    step.waiting > 0 && t('{n} wait', { n: formatNumber(step.waiting) }),
                    step.replied > 0 && t('{n} replied', { n: formatNumber(step.replied) }),
                    step.leftOut > 0 && t('{n} skipped', { n: formatNumber(step.leftOut) }),
                  )}
            </span>
          </li>
        ))}
      </ol>
    </RecordCard>
  )
}
