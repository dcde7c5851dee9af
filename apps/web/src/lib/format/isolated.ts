import { currentLanguage, languages } from '../language/i18n'

const fromTheRight = /\p{Script=Arabic}|\p{Script=Hebrew}/u

const noLetter = /^\P{L}*$/u

/**
 * A name, or words of a person, inside a sentence: in its own direction, if either may run from right to left. Signs without a letter, as a
 * phone or a masked number, have none of their own and run from the left.
 */
export function isolated(words: string): string {
  if (languages[currentLanguage()].dir !== 'rtl' && !fromTheRight.test(words)) return words
  return noLetter.test(words) ? `\u2066${words}\u2069` : `\u2068${words}\u2069`
}

/** Short facts in one line, each in its own direction: 'Harbor Inc. · Round 2'. Unknown facts are left out. */
export const dotted = (...facts: (string | false | null | undefined)[]) =>
  facts
    .filter((fact) => typeof fact === 'string' && fact !== '')
    .map((fact) => isolated(fact as string))
    .join(' · ')
