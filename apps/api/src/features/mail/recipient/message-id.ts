import type { Parts } from '../../../db/scope/context.ts'
import type { Platform } from '../../../platform.ts'
import { findHandedOver } from './store.ts'

const words = 'mail of a campaign'
const placeOf = (recipientId: string) => ({ table: 'campaign_recipient', column: 'message', rowId: recipientId })
const markBytes = 16

/** Makes the name of a mail to one person: whoever brings it back proves that it was theirs, and nobody makes one up. */
export function messageIdOf({ fields }: Pick<Platform, 'fields'>, recipientId: string, from: string): string {
  const mark = fields.mark(words, placeOf(recipientId)).subarray(0, markBytes).toString('hex')
  return `<${recipientId}.${mark}@${from.slice(from.lastIndexOf('@') + 1)}>`
}

const idShape = /^<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\da-f]{32})@[^<>@\s]+>$/

/** Finds the person to whom the mail of this Message-ID went, of whichever company; undefined for one that was not made here. */
export function recipientNamedBy({ fields }: Pick<Platform, 'fields'>, messageId: string): string | undefined {
  const [, id = '', given = ''] = idShape.exec(messageId) ?? []
  return id && fields.markFits(Buffer.from(given, 'hex'), words, placeOf(id), markBytes) ? id : undefined
}

/** The same of one of a company's own mails. */
export async function recipientOfMessageId(
  { db, platform }: Parts,
  companyId: string,
  messageId: string,
): Promise<string | undefined> {
  const id = recipientNamedBy(platform, messageId)
  return id && (await findHandedOver(db, companyId, id))?.id
}
