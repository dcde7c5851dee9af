import type { CheckedServer, CheckStep, ConsentWay, MailboxState } from '@corridor/contract/mail/mailbox/kinds'
import { text } from '../../../lib/language/text'
import type { Tone } from '../../../ui/badge'

export const stateTones: Record<MailboxState, Tone> = {
  working: 'good',
  reconnect: 'danger',
  failing: 'attention',
  off: 'neutral',
}

export const serverNames: Record<CheckedServer, string> = {
  smtp: text('Outgoing server'),
  imap: text('Incoming server'),
}
export const stepNames: Record<CheckStep, string> = { connect: text('Connection'), 'sign-in': text('Sign-in') }

export const consentLabels: Record<ConsentWay, string> = {
  google: text('Sign in with Google'),
  microsoft: text('Sign in with Microsoft'),
}
