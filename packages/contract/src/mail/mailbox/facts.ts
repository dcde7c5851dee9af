import type { Facts } from '../../wire/facts.ts'

export const mailboxFacts = {
  errors: {
    'mailbox.taken': [409, 'Your company has a mailbox with this address already'],
    'mailbox.notYours': [403, "A mailbox is managed by its member, and the company's by an Owner"],
    'mailbox.notConnected': [409, 'The mailbox was not saved, because it does not answer as it should: {words}'],
    'mailbox.consentUnknown': [400, 'This sign-in was not begun here, or it took too long. Please start again'],
    'mailbox.consentRefused': [409, 'The provider did not let Corridor in: {words}'],
    'mailbox.consentMissing': [409, 'This installation is not registered with that provider. Ask its operator'],
    'mailbox.otherAccount': [409, 'You signed in with another account than the one of this mailbox'],
    'mailbox.inUse': [409, 'Mail came to this mailbox, left through it, or is still to be sent. Switch it off instead'],
    'mailbox.notListed': [409, 'The folders could not be listed: {words}'],
    'mailbox.isOff': [409, 'This mailbox is switched off'],
  },
  auditKinds: { mailbox: 'Mailbox' },
  auditVerbs: {
    'switch-off': 'Switched off',
    'switch-on': 'Switched on',
    'read-again': 'Unread mails tried again',
    'finish-consent': 'Connected at the provider',
  },
  notices: {
    'mailbox-reconnect': {
      title: 'Mailbox must be reconnected',
      text: 'The mailbox “{name}” does not let Corridor in any more. Reconnect it so that its mail goes out',
      tab: 'inbox',
      delivery: 'mail',
      leadsTo: { company: '/company/mailbox' },
    },
  },
} as const satisfies Facts
