import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fa } from './fa.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { Language } from './language.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { sv } from './sv.ts'
import { tr } from './tr.ts'
import { zh } from './zh.ts'

/**
 * The languages in which resumes are read; a further one is a file of the same shape. All count in every document, for many a resume has
 * its headings in one language and its text in another. If two claim a word, the one that stands first has it.
 */
export const languages: readonly Language[] = [en, es, fr, de, pt, it, nl, pl, sv, tr, ru, zh, ja, ko, ar, he, fa]

export const wordsOf = (list = '') =>
  list
    .replaceAll('\u200c', '')
    .split('|')
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/** Gathers the words of all languages for one kind. */
export const allWords = (of: (language: Language) => string | undefined) => [
  ...new Set(languages.flatMap((language) => wordsOf(of(language)))),
]

/** The words as one choice of a pattern, the longest first. */
export const choice = (words: readonly string[]) =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|')

/** Letters of scripts that part words otherwise than by blanks, or not at all. */
export const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

const stemCharsMin = 4

/** A pattern that finds the words where one begins, a short one only whole, as TU is not Turismo; in scripts without blanks, anywhere. */
export function beginning(words: readonly string[]): RegExp {
  const [joined, spaced] = [words.filter((word) => unspaced.test(word)), words.filter((word) => !unspaced.test(word))]
  const stems = spaced.filter((word) => word.length >= stemCharsMin)
  const short = spaced.filter((word) => word.length < stemCharsMin)
  const begun = `(?:${choice(stems)})|(?:${choice(short)})(?![\\p{L}\\p{M}])`
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${begun})|${choice(joined)}`, 'iu')
}

/** A pattern that finds the words where they stand whole; in scripts without blanks, anywhere. */
export function whole(words: readonly string[]): RegExp {
  const [joined, spaced] = [words.filter((word) => unspaced.test(word)), words.filter((word) => !unspaced.test(word))]
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${choice(spaced)})(?![\\p{L}\\p{M}])|${choice(joined)}`, 'iu')
}
