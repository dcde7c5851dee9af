import type { MailboxRow } from './tables.ts'

// By the server that mail is read from. Microsoft's checks carry no name.
const usualCheckers: Record<string, string> = {
  'imap.gmail.com': 'mx.google.com',
  'outlook.office365.com': '',
  'imap.fastmail.com': 'messagingengine.com',
  'imap.mail.yahoo.com': 'yahoo.com',
}

/** The server that checks senders unless somebody says otherwise; empty if it writes no name. */
export const usualCheckerOf = (imapHost: string): string => usualCheckers[imapHost] ?? imapHost

/** The server whose word about senders counts in a mailbox, it and those beneath it. */
export const checkingServerOf = (row: Pick<MailboxRow, 'imap_host' | 'checking_server'>): string =>
  row.checking_server || usualCheckerOf(row.imap_host)

// Mails by which a server must lead the others before it is proposed.
const seenTimesMin = 5

/**
 * Finds the server that the mails of a mailbox name, if most of them agree. Anybody may write its name: it is proposed, and never believed
 * by itself.
 */
export const seenCheckerOf = (row: Pick<MailboxRow, 'seen_checker' | 'seen_checks'>): string =>
  row.seen_checks >= seenTimesMin ? row.seen_checker : ''
