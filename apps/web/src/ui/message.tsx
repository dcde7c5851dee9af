import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Tone } from './badge'
import classes from './message.module.css'

interface MessageProps {
  tone: Exclude<Tone, 'neutral'>
  children: ReactNode
  /** A button beside the words. */
  action?: ReactNode
}

/** Something to know, inside the page. A danger is read out at once. */
export function Message({ tone, children, action }: MessageProps) {
  const Icon = tone === 'danger' || tone === 'attention' ? IconAlertTriangle : IconInfoCircle
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classes.message}
      style={{ '--tone': `var(--state-${tone})`, '--quiet': `var(--state-${tone}-quiet)` }}
    >
      <Icon size={18} aria-hidden className={classes.icon} />
      <span className={classes.words}>{children}</span>
      {action}
    </div>
  )
}
