import { createHash } from 'node:crypto'
import type { ShownText } from '@corridor/contract/trust/proof/shapes'
import type { Language } from '@corridor/contract/wire/language'
import type { Block } from '../../../pdf/blocks.ts'
import type { TextRow, Words } from './tables.ts'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The SHA-256 of a text as it is shown. */
export const hashText = ({ title, body }: Words): string => sha256(`${title}\n\n${body}`)

/** A text in the reader's language. */
export function toShownText({ version, holds_from, texts }: TextRow, language: Language): ShownText {
  const words = texts[language]
  return { version, holdsFrom: holds_from, language, ...words, textHash: hashText(words) }
}

/** A text as a paper draws it. */
export const toBlocks = ({ body }: Words): Block[] =>
  body
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (line.startsWith('# ') ? { heading: line.slice(2), level: 2 } : { paragraph: line }))
