import PostalMime, { type Address, type Attachment, addressParser, type Email, type Header } from 'postal-mime'
import { type MailAddress, withoutControls } from './address.ts'
import { type DeliveryReport, readReport } from './delivery-report.ts'

/** A file that came with a mail. */
export interface MailFile {
  name: string
  type: string
  content: Buffer
  /** It belongs into the text, as a picture of a signature does. */
  isInline: boolean
}

/** A mail that was received, as plain data. Everything in it was written by a stranger. */
export interface ReadMail {
  /** With its angle brackets, as the two that follow; empty if the mail has none. */
  messageId: string
  inReplyTo: string
  /** The oldest first. */
  references: string[]
  /** Its address is empty if the mail names no plain one. */
  from: MailAddress
  replyTo: MailAddress[]
  to: MailAddress[]
  cc: MailAddress[]
  subject: string
  date: Date | null
  /** No person wrote it now: an answering machine, a list, a server. */
  isAutomatic: boolean
  text: string
  /** As it came: clean it before anybody sees it. */
  html: string
  attachments: MailFile[]
  /** Report of a server on a mail that it could not deliver, or not yet. */
  report?: DeliveryReport
  /** The topmost header by which a server says how it checked the sender; empty if there is none. Its writer is not known. */
  authentication: string
  /** True if it names one sender, in one header. */
  isFromOne: boolean
  /** Addresses to which the servers on its way delivered it. */
  envelopeTo: string[]
}

/** A mail that is not read, with the reason. */
export class MailUnreadable extends Error {
  override name = 'MailUnreadable'
}

const megabyte = 1024 * 1024
export const mailBytesMax = 25 * megabyte
const linesMax = 1_000_000
// Each may begin a part, which is made before anybody knows how many there will be.
const partLinesMax = 20_000
const depthMax = 32
const filesMax = 200
const headerBytesMax = megabyte / 4
const addressesMax = 1_000
const referencesMax = 100
const idCharsMax = 998
const subjectCharsMax = 1_000
const nameCharsMax = 200

/**
 * Reads a mail as it came (RFC 5322, MIME). A mail within a mail stays a file. Throws `MailUnreadable` for one that is too large, has too
 * many parts or headers, or goes too deep.
 */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  assertBounded(raw)
  const email = await parsed(raw)
  if (email.attachments.length > filesMax) throw new MailUnreadable(`It has more than ${filesMax} parts.`)
  const all = (name: string) => valuesOf(email.headers, name)
  const report = readReport(email.attachments)
  const from = addressesIn(email.from ? [email.from] : [])[0] ?? { name: '', address: '' }
  return {
    messageId: idsIn(all('message-id'))[0] ?? '',
    inReplyTo: idsIn(all('in-reply-to'))[0] ?? '',
    references: idsIn(all('references')).slice(-referencesMax),
    from,
    replyTo: addressesIn(email.replyTo),
    to: addressesIn(email.to),
    cc: addressesIn(email.cc),
    subject: withoutControls(toText(email.subject)).slice(0, subjectCharsMax),
    date: toDate(all('date')[0]),
    isAutomatic: report !== undefined || isAutomatic(email.headers),
    text: toText(email.text),
    html: toText(email.html),
    attachments: email.attachments.map(toFile),
    ...(report && { report }),
    authentication: toText(all('authentication-results')[0]),
    isFromOne:
      all('from').length === 1 && addressesIn(addressParser(all('from')[0] ?? '', { flatten: true })).length === 1,
    envelopeTo: envelopeNames.flatMap((name) =>
      all(name).flatMap((value) => addressesIn(addressParser(value, { flatten: true })).map(({ address }) => address)),
    ),
  }
}

const envelopeNames = ['delivered-to', 'x-original-to', 'envelope-to']

function assertBounded(raw: Buffer): void {
  if (raw.length > mailBytesMax) throw new MailUnreadable(`It is larger than ${mailBytesMax / megabyte} MB.`)
  let [at, lines, partLines] = [0, 0, 0]
  do {
    lines += 1
    if (raw[at] === dash && raw[at + 1] === dash) partLines += 1
    if (lines > linesMax || partLines > partLinesMax) throw new MailUnreadable('It has too many lines or parts.')
    at = raw.indexOf(lineEnd, at) + 1
  } while (at > 0)
}

const [dash, lineEnd] = [0x2d, 0x0a]

async function parsed(raw: Buffer): Promise<Email> {
  try {
    return await PostalMime.parse(raw, {
      maxNestingDepth: depthMax,
      maxHeadersSize: headerBytesMax,
      // A mail in a mail is evidence, or somebody else's words: never what this one says.
      forceRfc822Attachments: true,
    })
  } catch (error) {
    throw new MailUnreadable(withoutControls((error as Error).message).slice(0, nameCharsMax))
  }
}

const valuesOf = (headers: readonly Header[], name: string) =>
  headers.filter(({ key }) => key === name).map(({ value }) => value)

// The database takes neither, and nobody reads them.
const toText = (given: string | undefined) => (given ?? '').replaceAll('\0', '\uFFFD').toWellFormed()

const idsIn = (values: readonly string[]): string[] =>
  values.flatMap((value) => toText(value).match(/<[^<>\s]{1,996}>/g) ?? []).filter((id) => id.length <= idCharsMax)

function addressesIn(given: readonly Address[] | undefined): MailAddress[] {
  return (given ?? [])
    .flatMap((one) => one.group ?? [one])
    .slice(0, addressesMax)
    .map(({ name, address }) => ({
      name: withoutControls(toText(name)).slice(0, nameCharsMax),
      address: toAddress(address),
    }))
    .filter(({ address }) => address !== '')
}

const plainAddress = /^[^\s<>"(),:;\\@\p{Cc}]{1,64}@[^\s<>"(),:;\\@\p{Cc}]{1,255}$/u
const toAddress = (given: string) => (plainAddress.test(given) ? given : '')

function toDate(value: string | undefined): Date | null {
  const date = new Date(value ?? '')
  const year = date.getUTCFullYear()
  return year >= 1970 && year < 3000 ? date : null
}

const automaticWords: Record<string, RegExp> = {
  'auto-submitted': /^(?!\s*no\b)/i,
  precedence: /^\s*(?:auto[_-]reply|bulk|junk|list)\b/i,
  'x-autoreply': /^(?!\s*no\b)/i,
  'x-autorespond': /^/,
  'list-id': /^/,
  'list-unsubscribe': /^/,
  // An empty return path: nothing that answers may be answered (RFC 3834).
  'return-path': /^\s*<\s*>\s*$/,
}

const isAutomatic = (headers: readonly Header[]) =>
  headers.some(({ key, value }) => automaticWords[key]?.test(value) === true)

function toFile({ filename, mimeType, content, disposition, related }: Attachment): MailFile {
  const name = withoutControls(toText(filename ?? '').replaceAll(/[/\\]/g, ' ')).slice(0, nameCharsMax)
  return {
    name: name || (mimeType === 'message/rfc822' ? 'message.eml' : 'file'),
    type: /^[\w.+-]+\/[\w.+-]+$/.test(mimeType) ? mimeType : 'application/octet-stream',
    content: Buffer.from(content as ArrayBuffer),
    isInline: disposition !== 'attachment' && (disposition === 'inline' || related === true),
  }
}
