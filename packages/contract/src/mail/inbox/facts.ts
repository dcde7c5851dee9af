import type { Facts } from '../../wire/facts.ts'

export const inboxFacts = {
  errors: {
    'inbox.assigneeBlind': [409, 'Only somebody who answers mail and sees this conversation can be given it'],
    'inbox.noSender': [409, 'This conversation has no sender whom mail could go to'],
    'inbox.snoozeWrong': [400, 'Please choose a moment within the next year'],
  },
  auditKinds: { inbox: 'Conversation' },
  auditVerbs: {
    'read-thread': 'Marked as read',
    'assign-thread': 'Assigned',
    'snooze-thread': 'Snoozed',
    'finish-thread': 'Marked done',
    'reopen-thread': 'Opened again',
    'correct-kind': 'Kind corrected',
    'join-job': 'Joined to a job',
    'stop-sender': 'Sender not to be contacted',
  },
} as const satisfies Facts
