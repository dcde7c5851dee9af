import { type MailTopic, mailTopics } from '@corridor/contract/mail/campaign/kinds'
import type { Platform } from '../../../platform.ts'

/** Person whom a link names, the topic of the mail, and its recipient of a campaign, if it was one. */
export interface MailLink {
  addresseeId: string
  topic: MailTopic
  recipientId: string | null
}

// Numbers of topics in links that went out: one is never given to another topic.
const topicNumbers: Record<MailTopic, number> = { hotlists: 1, requirements: 2, news: 3 }
const words = 'mail of a company'
const markBytes = 32
const idBytes = 16

/**
 * A token that lets whoever holds it choose what mail an addressee gets, and do nothing else. It is stored nowhere, says nothing of the
 * person, and stays good as long as its key is in the ring.
 */
export function unsubscribeToken({ fields }: Pick<Platform, 'fields'>, link: MailLink): string {
  const ids = [link.addresseeId, ...(link.recipientId ? [link.recipientId] : [])].map(toBytes)
  const body = Buffer.concat([Buffer.from([topicNumbers[link.topic]]), ...ids])
  return Buffer.concat([body, fields.mark(words, placeOf(body))]).toString('base64url')
}

/** The page of a token; a mail program posts to the same address (RFC 8058). */
export const unsubscribePath = (token: string) => `/unsubscribe/${token}`

/** Reads the person that a token names; undefined for any that was not made here. */
export function readToken({ fields }: Pick<Platform, 'fields'>, token: string): MailLink | undefined {
  const bytes = Buffer.from(token, 'base64url')
  const body = bytes.subarray(0, -markBytes)
  const isWhole = body.length === 1 + idBytes || body.length === 1 + 2 * idBytes
  // Several spellings of one token would count as several in the limits.
  if (!isWhole || bytes.toString('base64url') !== token) return undefined
  if (!fields.markFits(bytes.subarray(-markBytes), words, placeOf(body))) return undefined
  const topic = mailTopics.find((one) => topicNumbers[one] === body[0])
  const [addresseeId = '', recipientId = null] = [1, 1 + idBytes]
    .filter((at) => at < body.length)
    .map((at) => toId(body.subarray(at, at + idBytes)))
  return topic && { addresseeId, topic, recipientId }
}

const placeOf = (body: Buffer) => ({ table: 'mail_addressee', column: 'unsubscribe', rowId: body.toString('hex') })

const toBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const toId = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
