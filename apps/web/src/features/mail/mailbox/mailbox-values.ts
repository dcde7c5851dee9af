import { type MailboxWay, type MailSecurity, usualPace } from '@corridor/contract/mail/mailbox/kinds'
import { type MailHost, proposedServers } from '@corridor/contract/mail/mailbox/known-hosts'
import type { Mailbox, MailboxAdd, MailboxUpdate } from '@corridor/contract/mail/mailbox/shapes'
import type { FieldsForm } from '../../../lib/form/use-record-form'
import { text } from '../../../lib/language/text'

/** The servers of a mailbox, as they are typed. */
export interface ServerFormValues {
  smtpHost: string
  smtpPort: number
  smtpSecurity: MailSecurity
  imapHost: string
  imapPort: number
  imapSecurity: MailSecurity
  userName: string
  password: string
}

export interface PaceFormValues {
  name: string
  perHour: number
  perDay: number
}

export interface AddFormValues extends ServerFormValues, PaceFormValues {
  way: MailboxAdd['way']
  address: string
  isOfCompany: boolean
}
export type ServerForm = FieldsForm<ServerFormValues>

export const mailboxLabels = {
  address: text('E-mail address'),
  name: text('Sender name'),
  smtpHost: text('Outgoing server (SMTP)'),
  imapHost: text('Incoming server (IMAP)'),
  smtpPort: text('Port'),
  smtpSecurity: text('Encryption'),
  imapPort: text('Port'),
  imapSecurity: text('Encryption'),
  userName: text('User name'),
  password: text('Password'),
  perHour: text('Mails an hour at most'),
  perDay: text('Mails a day at most'),
  folders: text('Folders that are read'),
  checkingServer: text('Server that checks senders'),
}

export const emptyMailbox: AddFormValues = {
  ...{ way: 'password', address: '', isOfCompany: false, name: '' },
  ...{ smtpHost: '', smtpPort: 465, smtpSecurity: 'tls', imapHost: '', imapPort: 993, imapSecurity: 'tls' },
  ...{ userName: '', password: '', ...usualPace.password },
}

const ofHosts = (smtp: MailHost, imap: MailHost, userName: string) => ({
  ...{ smtpHost: smtp.host, smtpPort: smtp.port, smtpSecurity: smtp.security },
  ...{ imapHost: imap.host, imapPort: imap.port, imapSecurity: imap.security, userName },
})

/** Proposals for the other fields by an address; nothing while it is none. */
export function proposalOf(address: string): Partial<ServerFormValues> {
  const servers = proposedServers(address)
  return servers ? ofHosts(servers.smtp, servers.imap, address.trim()) : {}
}

const emptySettings = {
  ...{ folders: [], lastError: '', readError: '' },
  ...{ checkingServer: '', usualCheckingServer: '', seenCheckingServer: '' },
}

/** Values that stand, as the form says them. */
export function toValues({
  version,
  name,
  perHour,
  perDay,
  way,
  reading,
  settings,
}: Mailbox): Omit<MailboxUpdate, 'id'> {
  const { folders, checkingServer, ...rest } = settings ?? emptySettings
  const { lastError: _lastError, readError: _readError, ...more } = rest
  const { usualCheckingServer: _usual, seenCheckingServer: _seen, ...servers } = more
  const own = { version, name, perHour, perDay, ...(reading && { folders, checkingServer }) }
  return way === 'password' && settings ? { ...own, ...servers, password: '' } : own
}

export const isConsent = (way: MailboxWay): way is 'google' | 'microsoft' => way === 'google' || way === 'microsoft'
