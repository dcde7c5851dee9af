import type { Campaign } from '@corridor/contract/mail/campaign/shapes'
import { formatNumber, formatShare } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RecordCard } from '../../../lib/record/record-card'
import classes from './campaign.module.css'

/** How many people each step of a mail still has: it left, it was taken, a link was followed, it was replied to. */
export function Funnel({ counts, isTest }: Pick<Campaign, 'counts' | 'isTest'>) {
  const { t } = useTranslation()
  const { accepted, bounced, refused, unknown, waiting, clicked, replied } = counts
  const all = accepted + refused + unknown + waiting
  if (all === 0) return null
  const steps = [
    { label: text('Recipients'), count: all },
    { label: isTest ? text('Kept here') : text('Delivered'), count: accepted - bounced },
    { label: text('Clicked'), count: clicked },
    { label: text('Replied'), count: replied },
  ]
  return (
    <RecordCard title="Results">
      <ol className={classes.funnel}>
        {steps.map(({ label, count }) => (
          <li key={label}>
            <span>{t(label)}</span>
            <span className={classes.bar} aria-hidden>
              <span style={{ width: `${(100 * Math.max(count, 0)) / all}%` }} />
            </span>
            <span className={classes.count}>{dotted(formatNumber(count), formatShare(count / all))}</span>
          </li>
        ))}
      </ol>
    </RecordCard>
  )
}
