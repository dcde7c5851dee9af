import type { ReactNode } from 'react'
import classes from './badge.module.css'

export type Tone = 'good' | 'attention' | 'danger' | 'news' | 'neutral'

/** A state in words on its quiet colour: `<Badge tone="good">{t('Active')}</Badge>`. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classes.badge}
      style={{ '--tone': `var(--state-${tone})`, '--quiet': `var(--state-${tone}-quiet)` }}
    >
      {children}
    </span>
  )
}
