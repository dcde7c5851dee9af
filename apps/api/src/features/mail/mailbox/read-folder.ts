import type { ImapFlow } from 'imapflow'
import type { Parts } from '../../../db/scope/context.ts'
import { now } from '../../../platform/clock.ts'
import { withoutControls } from '../../../platform/mail/address.ts'
import { MailUnreadable, mailBytesMax, type ReadMail } from '../../../platform/mail/read-mail.ts'
import { findFolder, keepPlace, noteStuck, noteUnread, takeAgain } from './store.ts'
import type { MailboxRow } from './tables.ts'

/** Place of a mail; the same place is the same mail. */
export interface MailPlace {
  folder: string
  uidValidity: string
  uid: number
}

/** Takes each mail that is read. */
export type TakeMail = (parts: Parts, mailbox: MailboxRow, place: MailPlace, mail: ReadMail) => Promise<void>

/** A mail was read, and could not be kept now: nothing that its server did. */
export class NotTaken extends Error {
  override name = 'NotTaken'
}

export interface Reading {
  parts: Parts
  mailbox: MailboxRow
  client: ImapFlow
  take: TakeMail
}

const mailsAtOnce = 50
const firstDays = 14
/** A folder whose mails are numbered anew is read again so far back; what is known already is known by its Message-ID. */
const anewDays = 30
const dayMs = 86_400_000
const reasonCharsMax = 300

/** Reads what came into a folder since it was read last, and changes nothing there. */
export async function readFolder(reading: Reading, folder: string): Promise<void> {
  const { parts, mailbox, client } = reading
  const opened = await client.mailboxOpen(folder, { readOnly: true })
  const uidValidity = String(opened.uidValidity)
  await readAgain(reading, { folder, uidValidity })
  const stands = await findFolder(parts.db, mailbox.id, folder)
  const lastUid = stands?.uid_validity === uidValidity ? stands.last_uid : null
  const days = stands ? anewDays : firstDays
  const sought = lastUid === null ? { since: daysAgo(days) } : { uid: `${lastUid + 1}:*` }
  const found = opened.exists === 0 ? [] : await client.search(sought, { uid: true })
  // `n:*` finds the last mail even if its number is lower.
  const uids = (Array.isArray(found) ? found : [])
    .filter((uid) => uid > (lastUid ?? 0))
    .toSorted((one, other) => one - other)
  for (let from = 0; from < uids.length; from += mailsAtOnce)
    await readMails(reading, { folder, uidValidity }, uids.slice(from, from + mailsAtOnce))
  const end = Math.max(lastUid ?? 0, uids.at(-1) ?? 0, lastUid === null ? opened.uidNext - 1 : 0)
  await keepPlace(parts.db, mailbox.id, { folder, uidValidity, uid: end })
}

/** Tries what somebody asked for; what is not there any more is forgotten. */
async function readAgain(reading: Reading, at: Omit<MailPlace, 'uid'>): Promise<void> {
  const { parts, mailbox, client } = reading
  const uids = await takeAgain(parts.db, mailbox.id, at)
  const found = uids.length === 0 ? [] : await client.fetchAll(uids, { uid: true, size: true }, { uid: true })
  for (const { uid, size = 0 } of found) {
    const place = { ...at, uid }
    const reason = await readOne(reading, place, size)
    if (reason) await noteUnread(parts.db, mailbox.id, place, reason)
  }
}

const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs)

async function readMails(reading: Reading, at: Omit<MailPlace, 'uid'>, uids: number[]): Promise<void> {
  const { parts, mailbox, client } = reading
  // Its size is asked first: one that is too large is not fetched.
  const sizes = await client.fetchAll(uids, { uid: true, size: true }, { uid: true })
  for (const { uid, size = 0 } of sizes.toSorted((one, other) => one.uid - other.uid)) {
    const place = { ...at, uid }
    const reason = await readOne(reading, place, size)
    if (reason) await noteUnread(parts.db, mailbox.id, place, reason)
    await keepPlace(parts.db, mailbox.id, place)
  }
}

/** Reads one mail, or says why it was not read. A fault of the mail itself ends here, or it would stop the mails behind it for ever. */
async function readOne({ parts, mailbox, client, take }: Reading, place: MailPlace, size: number) {
  if (size > mailBytesMax) return `It is larger than ${mailBytesMax / 1024 ** 2} MB.`
  const fetched = await client.fetchOne(String(place.uid), { source: true }, { uid: true })
  // It went away meanwhile.
  const source = fetched ? fetched.source : undefined
  if (!source) return undefined
  try {
    await take(parts, mailbox, place, await parts.platform.mailReader.read(source))
    return undefined
  } catch (error) {
    // The world's matter passes, and the mail is read then; after hours of it the others are not held up any longer.
    if (!isOwnMatter(error) && (await noteStuck(parts.db, mailbox.id, place)) < triesOf(error)) throw new NotTaken()
    return withoutControls((error as Error).message).slice(0, reasonCharsMax) || 'It could not be read.'
  }
}

// Tries of a mail: an error that our own code did not expect does not pass by itself.
const triesOf = (error: unknown) => (error instanceof TypeError || error instanceof RangeError ? 3 : 20)
// Values that the database does not take (SQLSTATE).
const isOwnMatter = (error: unknown) =>
  error instanceof MailUnreadable || /^(?:22|23|54)\w{3}$/.test(String((error as { code?: unknown }).code))
