import type { MailPlace } from '../../mail/mailbox/read-folder.ts'

/** Reactions to the mails to many: of twenty-five, two come back, three are answered, and one person wants no more. */
type Reaction = 'question' | 'requirement' | 'absence' | 'bounce' | 'unsubscribe'

const everyMany = 25
const reactions: Readonly<Record<number, Reaction>> = {
  ...{ 0: 'question', 2: 'requirement', 4: 'bounce', 6: 'absence', 9: 'unsubscribe', 15: 'bounce' },
}

/** Reaction of somebody to a mail of the demo, by their place among those who got it: the same each time. */
export const reactionAt = (place: number): Reaction | undefined => reactions[place % everyMany]

export interface Answered {
  /** Person who answers. */
  name: string
  address: string
  /** The mail that is answered. */
  subject: string
  messageId: string
  /** Address that answers go to. */
  replyTo: string
  /** The server of the mailbox, by the name that it writes; empty if it writes none. */
  server: string
  id: string
  date: Date
}

const adTitle = 'Lead Java Engineer, Nashville TN'
const ad = `got a new one, please send your best:

Lead Java Engineer for Cumberland Health Group in Nashville TN, onsite 2 days. 9 months, $82/hr on C2C max.
Must have Java 17, Spring Boot, Kafka, AWS. Visa: any. Client interviews next week.

Need name, location, visa, rate and availability.`

interface Text {
  subject: (answered: string) => string
  head: string[]
  words: string
}

const texts: Record<Exclude<Reaction, 'bounce' | 'unsubscribe'>, Text> = {
  question: {
    subject: (answered) => `Re: ${answered}`,
    head: [],
    words: 'thank you. Is one of them open to Nashville?',
  },
  // Answers of people who have a job in mind hold the ad above the quoted mail.
  requirement: { subject: () => adTitle, head: [], words: ad },
  absence: {
    subject: (answered) => `Out of office: ${answered}`,
    head: ['Auto-Submitted: auto-replied'],
    words: 'I am out of the office and will be back next week.',
  },
}

/** An answer of a person or of their machine, as their server hands it over. */
export function answerMail(reaction: Exclude<Reaction, 'bounce' | 'unsubscribe'>, to: Answered): string {
  const { subject, head, words } = texts[reaction]
  const domain = to.address.slice(to.address.lastIndexOf('@') + 1)
  const check = `dmarc=pass header.from=${domain}`
  return [
    `Authentication-Results: ${to.server ? `${to.server}; ${check}` : check}`,
    `From: ${quoted(to.name)} <${to.address}>`,
    ...[`To: ${to.replyTo}`, `Subject: ${encoded(subject(to.subject))}`, `Message-ID: <${to.id}.answer@${domain}>`],
    ...[`In-Reply-To: ${to.messageId}`, `References: ${to.messageId}`, `Date: ${to.date.toUTCString()}`, ...head],
    ...['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', ''],
    ...[`Hello, ${words}`, '', to.name, ''],
  ].join('\r\n')
}

/** Writes a server's report on an address that is not there (RFC 3464). */
export function reportMail(to: Answered): string {
  const domain = to.address.slice(to.address.lastIndexOf('@') + 1)
  const check = `dmarc=pass header.from=mx.${domain}`
  const boundary = `report/${to.id}`
  return [
    `Authentication-Results: ${to.server ? `${to.server}; ${check}` : check}`,
    ...['Return-Path: <>', `From: Mail Delivery System <MAILER-DAEMON@mx.${domain}>`, `To: ${to.replyTo}`],
    ...['Subject: Undelivered Mail Returned to Sender', `Message-ID: <${to.id}.report@mx.${domain}>`],
    ...[`Date: ${to.date.toUTCString()}`, 'Auto-Submitted: auto-replied', 'MIME-Version: 1.0'],
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    ...['', `--${boundary}`, 'Content-Type: text/plain', '', 'Your message could not be delivered.', ''],
    ...[`--${boundary}`, 'Content-Type: message/delivery-status', '', `Reporting-MTA: dns; mx.${domain}`, ''],
    ...[`Final-Recipient: rfc822; ${to.address}`, 'Action: failed', 'Status: 5.1.1'],
    ...[`Diagnostic-Code: smtp; 550 5.1.1 <${to.address}>: Recipient address rejected: User unknown`, ''],
    ...[`--${boundary}`, 'Content-Type: text/rfc822-headers', '', `To: ${to.address}`],
    ...[`Message-ID: ${to.messageId}`, `Subject: ${encoded(to.subject)}`, '', `--${boundary}--`, ''],
  ].join('\r\n')
}

// RFC 2047.
const encoded = (text: string) => (/^[ -~]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`)
const quoted = (name: string) => (/^[\w .-]*$/.test(name) ? `"${name}"` : encoded(name))

/** Place of an answer in the mailbox: the same place is the same mail. */
export const placeOf = (campaignId: string, place: number): MailPlace => ({
  // A folder's number is one: the last digits of an id are as good as any.
  ...{ folder: 'Test', uidValidity: String(Number.parseInt(campaignId.slice(-12), 16)), uid: place + 1 },
})
