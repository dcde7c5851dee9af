import { createHash } from 'node:crypto'
import type { ShownText } from '@corridor/contract/trust/proof/shapes'
import type { Language } from '@corridor/contract/wire/language'
import type { TextRow, Words } from './tables.ts'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The SHA-256 of a text as it is shown. */
export const hashText = ({ title, body }: Words): string => sha256(`${title}\n\n${body}`)

/** A text in the reader's language. */
export function toShownText({ version, holds_from, texts }: TextRow, language: Language): ShownText {
  const words = texts[language]
  return { version, holdsFrom: holds_from, language, ...words, textHash: hashText(words) }
}
