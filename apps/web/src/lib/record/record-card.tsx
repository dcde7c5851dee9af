import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../language/i18n'
import classes from './record-card.module.css'

interface RecordCardProps {
  /** A key. */
  title: string
  /** At the end of the head: what can be done with this part. */
  action?: ReactNode
  children: ReactNode
}

/** One section of a record's page. */
export function RecordCard({ title, action, children }: RecordCardProps) {
  const { t } = useTranslation()
  return (
    <section className={classes.card}>
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

/** Names and values of a record; what is not known says so. */
export function Facts({ facts }: { facts: Fact[] }) {
  const { t } = useTranslation()
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, isLong }) => (
        <div key={label} data-long={isLong}>
          <dt>{t(label)}</dt>
          <dd>{value ?? t('N/A')}</dd>
        </div>
      ))}
    </dl>
  )
}
