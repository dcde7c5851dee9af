import type { Parts } from '../../../db/context.ts'
import type { Platform } from '../../../platform.ts'
import { isRecipientOf } from './store.ts'

const words = 'mail of a campaign'
const placeOf = (recipientId: string) => ({ table: 'campaign_recipient', column: 'message', rowId: recipientId })
const markBytes = 16

/** What names a mail to one person: whoever brings it back proves that it was theirs, and nobody makes one up. */
export function messageIdOf({ fields }: Pick<Platform, 'fields'>, recipientId: string, from: string): string {
  const mark = fields.mark(words, placeOf(recipientId)).subarray(0, markBytes).toString('hex')
  return `<${recipientId}.${mark}@${from.slice(from.lastIndexOf('@') + 1)}>`
}

const shape = /^<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\da-f]{32})@/

/** Whose mail of a campaign a Message-ID names, where it was made here and for this company. */
export async function recipientOfMessageId(
  { db, platform }: Parts,
  companyId: string,
  messageId: string,
): Promise<string | undefined> {
  const [, id, mark] = shape.exec(messageId) ?? []
  if (!id || !mark) return undefined
  const isOurs = messageIdOf(platform, id, messageId.slice(messageId.indexOf('@'))).startsWith(`<${id}.${mark}@`)
  return isOurs && (await isRecipientOf(db, companyId, id)) ? id : undefined
}
