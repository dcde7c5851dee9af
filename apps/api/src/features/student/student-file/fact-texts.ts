import { pointText } from '@corridor/contract/format/date'
import type { Reader } from '@corridor/contract/format/reader'
import { countryText } from '@corridor/contract/format/region'
import type { SealedValue } from '@corridor/contract/student/passport/kinds'
import type { Fact } from '../../../pdf/blocks.ts'
import { say, type Word } from './words.ts'

/** Sealed values that were opened for this paper. */
export type Opened = Partial<Record<SealedValue, string>>

/** Facts that are known: an empty one is not drawn. */
export const known = (reader: Reader, facts: readonly (readonly [Word, string | null | undefined])[]): Fact[] =>
  facts.flatMap(([word, value]): Fact[] => (value ? [[say(word, reader), value]] : []))

/** A month, `YYYY-MM`, in words. */
export const monthText = (month: string, reader: Reader) => pointText(`${month}-01`, 'wholeMonth', reader)

/** A country that a part of the file names, in the reader's language. */
export const countryOf = ([country]: { name: string; code?: string | null }[], { language }: Reader) =>
  country && countryText(country, language)

/** A number as it is dialled. */
export const phoneText = (code: string, digits: string) => digits && `${code} ${digits}`
