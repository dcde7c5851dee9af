import type { Parts } from '../../../db/scope/context.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { fileAsSent, withImap } from '../../../platform/mail/imap.ts'
import { type Outcome, openSmtp, type Smtp, usualSmtpLimits } from '../../../platform/mail/smtp.ts'
import { isSignInRefused, type MailboxAuth, toImap, toSmtp, wordsOf } from './check-servers.ts'
import { noteState } from './note-state.ts'
import type { MailboxRow } from './tables.ts'
import { authOf } from './token.ts'

/** A provider counts connections as well as mails. */
const connectionsMax = 2

/**
 * Opens the sender of a mailbox with a server of its own, with a token that holds. Its connections are shared in this process, and opened
 * anew when its settings change: ask before each mail, and close nothing. Throws `ConsentRefused` if the provider lets nobody in any more.
 */
export async function openSender(parts: Parts, row: MailboxRow): Promise<Smtp> {
  const { memberServers } = parts.platform
  const auth = await authOf(parts, row)
  const key = `${row.version} ${hashToken(secretOf(auth)).toString('base64url')}`
  const smtp = memberServers.pool.take(row.id, key, () =>
    openSmtp(toSmtp(memberServers.guard, row, auth), usualSmtpLimits, connectionsMax),
  )
  const noted = async (work: Promise<Outcome>) => {
    const outcome = await work
    await noteOutcome(parts, row, smtp, outcome)
    return outcome
  }
  return {
    ...smtp,
    deliver: (letter, beforeContent) => noted(smtp.deliver(letter, beforeContent)),
    deliverWritten: (written, beforeContent) => noted(smtp.deliverWritten(written, beforeContent)),
  }
}

const secretOf = (auth: MailboxAuth) => ('pass' in auth ? auth.pass : auth.accessToken)

// A mail that was put off may be the letter's matter or the mailbox's: a greeting tells which.
async function noteOutcome(parts: Parts, row: MailboxRow, smtp: Smtp, { state }: Outcome): Promise<void> {
  if (state === 'accepted') await noteState(parts, row, 'working', '', ['sending'])
  if (state !== 'deferred') return
  try {
    await smtp.greet()
  } catch (error) {
    await noteState(parts, row, isSignInRefused(error) ? 'reconnect' : 'failing', wordsOf(error), ['sending'])
  }
}

/** Servers that put into the folder of what was sent themselves whatever is sent through them. */
const filingHosts = ['smtp.gmail.com', 'smtp.googlemail.com', 'smtp.office365.com', 'smtp-mail.outlook.com']

/**
 * Puts a mail that went out into the mailbox's folder of what was sent, once, however often it is asked. Answers whether it stands there
 * by our doing; that it does not says nothing about the mail, so this never throws.
 */
export async function appendToSent(parts: Parts, row: MailboxRow, raw: Buffer): Promise<boolean> {
  const messageId = messageIdOf(raw)
  if (!messageId || !row.imap_host || row.way !== 'password' || filingHosts.includes(row.smtp_host)) return false
  try {
    const server = toImap(row, await authOf(parts, row))
    return await withImap(server, parts.platform.memberServers.guard, (client) => fileAsSent(client, messageId, raw))
  } catch {
    return false
  }
}

function messageIdOf(raw: Buffer): string | undefined {
  const [head = ''] = raw.toString('latin1').split('\r\n\r\n', 1)
  return /^message-id:\s*(<[^>\s]+>)/im.exec(head)?.[1]
}
