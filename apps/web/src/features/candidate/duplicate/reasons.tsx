import { likelyMin, type MatchReason } from '@corridor/contract/candidate/duplicate/reasons'
import { useTranslation } from '../../../lib/i18n'
import { Badge } from '../../../ui/badge'
import classes from './duplicate.module.css'
import { reasonWords } from './words'

interface ReasonsProps {
  score: number
  reasons: readonly MatchReason[]
  /** On a ground that has a colour of its own. */
  isPlain?: boolean
}

/** How likely two are one person, and why. */
export function Reasons({ score, reasons, isPlain = false }: ReasonsProps) {
  const { t } = useTranslation()
  const isLikely = score >= likelyMin
  const sure = t(isLikely ? 'Very likely' : 'Possibly')
  return (
    <span className={classes.reasons}>
      {isPlain ? <strong>{sure}</strong> : <Badge tone={isLikely ? 'attention' : 'neutral'}>{sure}</Badge>}
      {reasons.map((reason) => t(reasonWords[reason])).join(' · ')}
    </span>
  )
}
