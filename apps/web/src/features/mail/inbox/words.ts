import type { InboxKind } from '@corridor/contract/mail/inbox/kinds'
import { text } from '../../../lib/language/text'
import type { Tone } from '../../../ui/badge'

export type Which = 'open' | 'mine' | 'snoozed' | 'done'

export const kindTones: Record<InboxKind, Tone> = {
  requirement: 'news',
  question: 'attention',
  no: 'neutral',
  'out-of-office': 'neutral',
  bounce: 'danger',
  other: 'neutral',
}

/** The contents of each queue. */
export const queues = {
  open: { title: text('Open'), filters: { state: 'open' } },
  mine: { title: text('Assigned to me'), filters: { state: 'open', isMine: true } },
  snoozed: { title: text('Snoozed'), filters: { state: 'snoozed' } },
  done: { title: text('Done'), filters: { state: 'done' } },
} as const
