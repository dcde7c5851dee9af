import type { Parts } from '../../../db/context.ts'
import { fail } from '../../../platform/fail.ts'
import type { DkimKey } from '../../../platform/mail/compose.ts'
import type { Smtp } from '../../../platform/mail/smtp.ts'
import { appendToSent, openSender } from '../mailbox/sender.ts'
import { findSendingMailbox } from '../mailbox/tables.ts'
import { dkimFor } from '../sending-domain/dkim.ts'
import { returnDomainOf } from '../sending-domain/return-path.ts'

/** Through what the mails of a campaign leave. */
export interface Sender {
  smtp: Smtp
  dkim: DkimKey | undefined
  /** The domain of the return addresses that each mail has of its own; undefined where reports come to whoever sends. */
  returnDomain?: string | undefined
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
 * The mailbox of the address that a campaign comes from, if there is one; else the operator's server, under the domain's own signature. That
 * server would send in anybody's name: a domain whose DNS has the key, or a mailbox that its person confirmed, proves the address. Throws
 * `campaign.noServer`, `campaign.addressUnproved`, and `ConsentRefused` where the mailbox's provider lets nobody in any more.
 */
export async function senderOf(
  parts: Parts,
  by: { companyId: string; userId: string },
  address: string,
): Promise<Sender> {
  const mailbox = await findSendingMailbox(parts.db, by, address)
  const pace = mailbox ? { perHour: mailbox.per_hour, perDay: mailbox.per_day } : null
  if (mailbox && mailbox.way !== 'relay') {
    const smtp = await openSender(parts, mailbox)
    // What leaves through a provider is signed there.
    if (smtp)
      return {
        smtp,
        dkim: undefined,
        connections: mailboxConnections,
        pace,
        file: (raw) => appendToSent(parts, mailbox, raw),
      }
  }
  const { relay } = parts.platform
  if (!relay) throw fail('campaign.noServer')
  const domain = address.slice(address.lastIndexOf('@') + 1)
  const dkim = await dkimFor(parts, by.companyId, domain)
  if (!dkim && !mailbox) throw fail('campaign.addressUnproved')
  const returnDomain = await returnDomainOf(parts, by.companyId, domain)
  return { ...relay, dkim, returnDomain, pace, file: async () => undefined }
}
