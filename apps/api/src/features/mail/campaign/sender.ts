import type { Parts } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import type { DkimKey } from '../../../platform/mail/compose.ts'
import type { MailTaker } from '../../../platform/mail/test-mail.ts'
import { appendToSent, openSender } from '../mailbox/sender.ts'
import { findSendingMailbox } from '../mailbox/tables.ts'
import { dkimFor } from '../sending-domain/dkim.ts'
import { returnDomainOf } from '../sending-domain/return-path.ts'

/** Through what the mails of a campaign leave. */
export interface Sender {
  smtp: MailTaker
  /** True if nothing leaves: mails are kept here, and nobody gets them. */
  isTest: boolean
  dkim: DkimKey | undefined
  /** The domain of the return addresses that each mail has of its own; undefined if reports come to whoever sends. */
  returnDomain?: string | undefined
  /** Mails that are under way at a time. */
  connections: number
  /** Mails that may leave in an hour and in a day; null if nobody counts them. */
  pace: { perHour: number; perDay: number } | null
  /** Files a mail that went out among those that its mailbox sent. */
  file(raw: Buffer): Promise<unknown>
}

interface Sending {
  companyId: string
  userId: string
  /** True if it began in test mode, and stays there; undefined for what begins now. */
  isTest?: boolean
}

/** A provider counts connections as well as mails. */
const mailboxConnections = 2
const keptAtOnce = 10

/**
 * The mailbox of the address that a campaign comes from, if there is one; else the installation's server, under the domain's own signature.
 * The installation's server would send in anybody's name: a domain whose DNS has the key, or a mailbox that its person confirmed, proves
 * the address. In test mode nothing leaves, and nothing needs to be proved. Throws `campaign.noServer` for what began in earnest if there
 * is no server any more, `campaign.addressUnproved`, and `ConsentRefused` if the mailbox's provider lets nobody in any more.
 */
export async function senderOf(parts: Parts, by: Sending, address: string): Promise<Sender> {
  const { house } = parts.platform
  const kept = {
    smtp: house.keep(by.companyId),
    isTest: true,
    dkim: undefined,
    connections: keptAtOnce,
    pace: null,
    file: nowhere,
  }
  if (by.isTest) return kept
  const mailbox = await findSendingMailbox(parts.db, by, address)
  const pace = mailbox ? { perHour: mailbox.per_hour, perDay: mailbox.per_day } : null
  if (mailbox && mailbox.way !== 'relay')
    return {
      smtp: await openSender(parts, mailbox),
      isTest: false,
      // Leaves the signing to the provider.
      dkim: undefined,
      connections: mailboxConnections,
      pace,
      file: (raw) => appendToSent(parts, mailbox, raw),
    }
  const server = await house.now()
  if (!server && by.isTest === false) throw fail('campaign.noServer')
  if (!server) return kept
  const domain = address.slice(address.lastIndexOf('@') + 1)
  const dkim = await dkimFor(parts, by.companyId, domain)
  if (!dkim && !mailbox) throw fail('campaign.addressUnproved')
  const returnDomain = await returnDomainOf(parts, by.companyId, domain)
  return { smtp: server.many, isTest: false, dkim, returnDomain, connections: server.connections, pace, file: nowhere }
}

const nowhere = async () => undefined
