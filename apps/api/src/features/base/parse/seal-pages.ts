import type { PageText } from '@corridor/contract/base/parse/shapes'
import { type FieldCrypto, SealBroken } from '../../../platform/field-crypto.ts'

const placeOf = (rowId: string) => ({ table: 'parse_text', column: 'sealed_pages', rowId })

/** Text and places of a reading as they lie: sealed, or plain if it was read before readings were sealed. */
export interface LyingPages {
  parse_id: string
  pages: PageText[] | null
  sealed_pages: string | null
}

export const sealPages = (fields: FieldCrypto, parseId: string, pages: PageText[]): string =>
  fields.seal(JSON.stringify(pages), placeOf(parseId))

/** The pages that were read; none if nothing was. Throws `SealBroken`. */
export const openPages = (fields: FieldCrypto, { parse_id, pages, sealed_pages }: LyingPages): PageText[] =>
  sealed_pages === null ? (pages ?? []) : JSON.parse(fields.open(sealed_pages, placeOf(parse_id)))

/** The text of a reading; none if it does not open: what only compares it goes on without. */
export function openText(fields: FieldCrypto, lying: LyingPages): string {
  try {
    return openPages(fields, lying)
      .map(({ text }) => text)
      .join('\n')
  } catch (error) {
    if (error instanceof SealBroken) return ''
    throw error
  }
}
