import { dateTimeText } from '@corridor/contract/format/date'
import type { Reader } from '@corridor/contract/format/reader'
import type { SectionPart, SectionReview } from '@corridor/contract/trust/verification/shapes'
import { sectionNames } from '../../../letters/section-names.ts'
import type { Block, Fact } from '../../../pdf/blocks.ts'
import { choiceNames } from './choice-names.ts'
import { fieldNames } from './field-names.ts'
import { inLanguage, type Texts, words } from './words.ts'

/** Writes the content of a section, and the part of it that was verified, when and by whom. */
export function sectionBlocks(review: SectionReview, reader: Reader): Block[] {
  const { language } = reader
  const say = (texts: Texts) => inLanguage(texts, language)
  const verified: Fact[] =
    review.state === 'verified' && review.verifiedDate
      ? [
          [say(words.verifiedAt), dateTimeText(review.verifiedDate, reader)],
          [say(words.verifiedBy), review.verifiedByInfo.map(({ name }) => name).join('')],
        ]
      : []
  return [
    { heading: sectionNames[language][review.section], level: 1 },
    { facts: [[say(words.state), say(words[review.state])], ...verified] },
    { rule: true },
    ...(review.now.length === 0 ? [{ paragraph: say(words.nothing) }] : []),
    ...review.now.map((part) => ({ facts: partFacts(part, reader) })),
  ]
}

const moments = new Set(['uploaded', 'accountEntered', 'signed', 'issued', 'validUntil'])

const partFacts = ({ facts }: SectionPart, reader: Reader): Fact[] =>
  facts.map(({ field, value }) => {
    const names = fieldNames[field]
    const choice = choiceNames[field]?.[value]
    const said = choice ? inLanguage(choice, reader.language) : moments.has(field) ? dateTimeText(value, reader) : value
    return [names ? inLanguage(names, reader.language) : field, said]
  })
