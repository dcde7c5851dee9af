import type { Platform } from '../../../platform.ts'

const words = 'mail of a campaign'
const placeOf = (recipientId: string) => ({ table: 'campaign_recipient', column: 'message', rowId: recipientId })
const markBytes = 16

/** What names a mail to one person: whoever brings it back proves that it was theirs, and nobody makes one up. */
export function messageIdOf({ fields }: Pick<Platform, 'fields'>, recipientId: string, from: string): string {
  const mark = fields.mark(words, placeOf(recipientId)).subarray(0, markBytes).toString('hex')
  return `<${recipientId}.${mark}@${from.slice(from.lastIndexOf('@') + 1)}>`
}
