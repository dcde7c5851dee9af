import { likelyMin } from '@corridor/contract/records/merge/kinds'
import { t, useTranslation } from '../language/i18n'
import { text } from '../language/text'
import type { Likeness } from './doubles'
import classes from './duplicate.module.css'

type Words<Reason extends string> = Readonly<Record<Reason, string>>

/** Reasons why two may be one, as a line of their own. */
export function reasonsLine<Reason extends string>(reasons: readonly Reason[], words: Words<Reason>): string {
  const line = reasonsText(reasons, words)
  return line.slice(0, 1).toLocaleUpperCase() + line.slice(1)
}

/** Reasons why two may be one, in the reader's words. */
export const reasonsText = <Reason extends string>(reasons: readonly Reason[], words: Words<Reason>) =>
  reasons.map((reason) => t(words[reason])).join(' · ')

export const isLikely = ({ score }: { score: number }) => score >= likelyMin

/** How likely two are one; a key. */
export const likelihood = (pair: { score: number }) => (isLikely(pair) ? text('Very likely') : text('Possibly'))

interface ReasonsProps<Reason extends string> extends Likeness<Reason> {
  words: Words<Reason>
}

/** How likely two are one, and why, on a ground that has a colour of its own. */
export function Reasons<Reason extends string>({ score, reasons, words }: ReasonsProps<Reason>) {
  const { t } = useTranslation()
  return (
    <span className={classes.reasons}>
      <strong>{t(likelihood({ score }))}</strong>
      {reasonsText(reasons, words)}
    </span>
  )
}
