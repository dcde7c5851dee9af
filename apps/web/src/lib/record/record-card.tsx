import { Button, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../format/format'
import { useTranslation } from '../language/i18n'
import classes from './record-card.module.css'
import { useShownPlace } from './use-shown-place'

interface RecordCardProps {
  /** A key. */
  title: string
  /** The name by which an address leads to it: `?show=plan`. */
  place?: string
  /** At the end of the head: what can be done with this part. */
  action?: ReactNode
  children: ReactNode
}

/** One section of a record's page. */
export function RecordCard({ title, place, action, children }: RecordCardProps) {
  const { t } = useTranslation()
  const shown = useShownPlace(place)
  return (
    <section
      ref={shown}
      className={classes.card}
      data-section
      {...(place ? { tabIndex: -1, 'aria-label': t(title) } : {})}
    >
      <div className={classes.head}>
        <Title order={2}>{t(title)}</Title>
        {action}
      </div>
      {children}
    </section>
  )
}

export interface Fact {
  /** A key. */
  label: string
  value: ReactNode
  /** Takes a line of its own on phones. */
  isLong?: boolean
}

const isKnown = ({ value }: Fact) => value !== undefined && value !== null && value !== '' && value !== false

/** Names and values of a record. Those that are not known stand behind a press. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? facts : facts.filter(isKnown)
  const count = facts.length - facts.filter(isKnown).length
  return (
    <>
      {shown.length > 0 && (
        <dl className={classes.facts}>
          {shown.map((fact) => (
            <div key={fact.label} data-long={fact.isLong}>
              <dt>{t(fact.label)}</dt>
              <dd>{isKnown(fact) ? fact.value : <span className={classes.unknown}>{t('Not set')}</span>}</dd>
            </div>
          ))}
        </dl>
      )}
      {count > 0 && (
        <Button
          className={classes.more}
          size="compact-sm"
          variant="subtle"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('Hide empty fields') : t('Show {count} empty fields', { count, shown: formatNumber(count) })}
        </Button>
      )}
    </>
  )
}
