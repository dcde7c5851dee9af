import type { Platform } from '../../../platform.ts'

/** A link of the mail that somebody got. */
export interface Click {
  recipientId: string
  /** Number of the link among those that are counted, from nought. */
  link: number
}

const words = 'link of a campaign'
const idBytes = 16
const markBytes = 32

/** Names a link in one person's mail. It is stored nowhere, and leads to what stands in the campaign and nowhere else. */
export function clickPath({ fields }: Pick<Platform, 'fields'>, { recipientId, link }: Click): string {
  const body = Buffer.concat([Buffer.from(recipientId.replaceAll('-', ''), 'hex'), Buffer.from([link])])
  return `/c/${Buffer.concat([body, fields.mark(words, placeOf(body))]).toString('base64url')}`
}

/** Reads the link that a token names; undefined for any that was not made here. */
export function readClick({ fields }: Pick<Platform, 'fields'>, token: string): Click | undefined {
  const bytes = Buffer.from(token, 'base64url')
  const body = bytes.subarray(0, -markBytes)
  if (body.length !== idBytes + 1 || bytes.toString('base64url') !== token) return undefined
  if (!fields.markFits(bytes.subarray(-markBytes), words, placeOf(body))) return undefined
  const id = body.subarray(0, idBytes).toString('hex')
  return {
    recipientId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    link: body[idBytes] ?? 0,
  }
}

const placeOf = (body: Buffer) => ({ table: 'campaign_recipient', column: 'click', rowId: body.toString('hex') })
