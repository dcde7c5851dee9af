import { likelyMin, type MatchReason } from '@corridor/contract/candidate/duplicate/reasons'
import { t, useTranslation } from '../../../lib/i18n'
import { text } from '../../../lib/text'
import { Badge } from '../../../ui/badge'
import classes from './duplicate.module.css'
import { reasonWords } from './words'

/** What speaks for two being one, as a line of its own. */
export function reasonsLine(reasons: readonly MatchReason[]): string {
  const line = reasonsText(reasons)
  return line.slice(0, 1).toLocaleUpperCase() + line.slice(1)
}

/** What speaks for two being one, in the reader's words. */
const reasonsText = (reasons: readonly MatchReason[]) => reasons.map((reason) => t(reasonWords[reason])).join(' · ')

export const isLikely = ({ score }: { score: number }) => score >= likelyMin

/** How likely two are one person; a key. */
export const likelihood = (pair: { score: number }) => (isLikely(pair) ? text('Very likely') : text('Possibly'))

interface ReasonsProps {
  score: number
  reasons: readonly MatchReason[]
  /** On a ground that has a colour of its own. */
  isPlain?: boolean
}

/** How likely two are one person, and why. */
export function Reasons({ score, reasons, isPlain = false }: ReasonsProps) {
  const { t } = useTranslation()
  const isSure = isLikely({ score })
  const sure = t(likelihood({ score }))
  return (
    <span className={classes.reasons}>
      {isPlain ? <strong>{sure}</strong> : <Badge tone={isSure ? 'attention' : 'neutral'}>{sure}</Badge>}
      {reasonsText(reasons)}
    </span>
  )
}
