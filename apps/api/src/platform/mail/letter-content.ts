import * as z from 'zod'
import { type FieldCrypto, SealBroken } from '../field-crypto.ts'

export const sealedLetters = { table: 'mail', column: 'sealed_content' }

/** Content of a letter, as it is sealed in the outbox. */
const Content = z.object({
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.string().nullable(),
  /** Letters that were sealed before there were any have none. */
  calendar: z
    .object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() })
    .nullable()
    .default(null),
})
export type Content = z.infer<typeof Content>

/** The part of a letter's row that holds what it says; letters from before are in plain text. */
export interface ContentRow {
  id: string
  sealed_content: string | null
  text_body: string
  html_body: string
  unsubscribe_url: string | null
}

const placeOf = (id: string) => ({ ...sealedLetters, rowId: id })

export const sealContent = (fields: FieldCrypto, id: string, content: Content): string =>
  fields.seal(JSON.stringify(content), placeOf(id))

/** Opens the content of a letter; undefined if it was emptied, or sealed with a key that is not there any more. */
export function openContent(fields: FieldCrypto, row: ContentRow): Content | undefined {
  if (row.sealed_content === null)
    return row.text_body
      ? { text: row.text_body, html: row.html_body, unsubscribeUrl: row.unsubscribe_url, calendar: null }
      : undefined
  try {
    return Content.parse(JSON.parse(fields.open(row.sealed_content, placeOf(row.id))))
  } catch (error) {
    if (error instanceof SealBroken) return undefined
    throw error
  }
}
