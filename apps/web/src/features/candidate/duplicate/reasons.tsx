import type { MatchReason } from '@corridor/contract/match-reasons'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge'
import classes from './duplicate.module.css'
import { likelyMin, reasonWords } from './words'

/** How likely two are one person, and why. */
export function Reasons({ score, reasons }: { score: number; reasons: readonly MatchReason[] }) {
  const { t } = useTranslation()
  const isLikely = score >= likelyMin
  return (
    <span className={classes.reasons}>
      <Badge tone={isLikely ? 'attention' : 'neutral'}>{t(isLikely ? 'Very likely' : 'Possibly')}</Badge>
      {reasons.map((reason) => t(reasonWords[reason])).join(' · ')}
    </span>
  )
}
