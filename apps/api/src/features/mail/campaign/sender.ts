import type { Parts } from '../../../db/context.ts'
import { fail } from '../../../platform/fail.ts'
import type { DkimKey } from '../../../platform/mail/compose.ts'
import type { Smtp } from '../../../platform/mail/smtp.ts'
import { appendToSent, openSender } from '../mailbox/sender.ts'
import { findSendingMailbox } from '../mailbox/tables.ts'
import { dkimFor } from '../sending-domain/dkim.ts'

/** Through what the mails of a campaign leave. */
export interface Sender {
  smtp: Smtp
  dkim: DkimKey | undefined
  /** Mails that are under way at a time. */
  connections: number
  /** Mails that may leave in an hour and in a day; null where nobody counts them. */
  pace: { perHour: number; perDay: number } | null
  /** Files a mail that went out among those that its mailbox sent. */
  file(raw: Buffer): Promise<unknown>
}

/** A provider counts connections as well as mails. */
const mailboxConnections = 2

/**
 * The mailbox of the address that a campaign comes from, if there is one; else the operator's server, under the domain's own signature.
 * Throws `campaign.noServer` where there is neither, and `ConsentRefused` where the mailbox's provider lets nobody in any more.
 */
export async function senderOf(
  parts: Parts,
  by: { companyId: string; userId: string },
  address: string,
): Promise<Sender> {
  const mailbox = await findSendingMailbox(parts.db, by, address)
  const smtp = mailbox && (await openSender(parts, mailbox))
  if (mailbox && smtp)
    return {
      smtp,
      // What leaves through a provider is signed there.
      dkim: undefined,
      connections: mailboxConnections,
      pace: { perHour: mailbox.per_hour, perDay: mailbox.per_day },
      file: (raw) => appendToSent(parts, mailbox, raw),
    }
  const { relay } = parts.platform
  if (!relay) throw fail('campaign.noServer')
  const dkim = await dkimFor(parts, by.companyId, address.slice(address.lastIndexOf('@') + 1))
  return { ...relay, dkim, pace: null, file: async () => undefined }
}
