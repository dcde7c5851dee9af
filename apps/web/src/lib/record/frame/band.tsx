import type { ReactNode } from 'react'
import type { Tone } from '../../../ui/badge'
import { useTranslation } from '../../language/i18n'
import classes from './band.module.css'
import { type Way, WayLink } from './way-link'

export interface DecidingFact {
  /** A key. */
  label: string
  /** Nothing, if it is not known. */
  value: ReactNode
  /** A second line, smaller. */
  note?: ReactNode
  /** The colour of the note: a day that has passed is danger. */
  tone?: Tone | undefined
  /** The way to tell it, for those who may. */
  add?: Way | false | undefined
  /** Takes what room is left: a list of words. */
  isWide?: boolean
}

const isKnown = ({ value }: DecidingFact) =>
  value !== undefined && value !== null && value !== '' && value !== false && !(Array.isArray(value) && !value.length)

/** Facts that decide, side by side. One that is not known asks to be told; it is not there for who may not tell it. */
export function Band({ facts }: { facts: readonly DecidingFact[] }) {
  const { t } = useTranslation()
  const shown = facts.filter((fact) => isKnown(fact) || fact.add)
  if (shown.length === 0) return null
  return (
    <dl className={classes.band} aria-label={t('Details')}>
      {shown.map((fact) => (
        <div key={fact.label} className={classes.fact} data-wide={fact.isWide || undefined}>
          <dt>{t(fact.label)}</dt>
          <dd>
            {isKnown(fact)
              ? fact.value
              : fact.add && <WayLink way={fact.add} name={t(fact.label)} className={classes.add} />}
          </dd>
          {fact.note && (
            <dd className={classes.note} style={fact.tone && { color: `var(--state-${fact.tone})` }}>
              {fact.note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
