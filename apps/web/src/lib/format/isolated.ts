import { currentLanguage, languages } from '../language/i18n'

const fromTheRight = /\p{Script=Arabic}|\p{Script=Hebrew}/u

/** A name, or words of a person, inside a sentence: in its own direction, if either may run from right to left. */
export const isolated = (words: string) =>
  languages[currentLanguage()].dir === 'rtl' || fromTheRight.test(words) ? `\u2068${words}\u2069` : words

/** Short facts in one line, each in its own direction: 'Harbor Inc. · Round 2'. Unknown facts are left out. */
export const dotted = (...facts: (string | false | null | undefined)[]) =>
  facts
    .filter((fact) => typeof fact === 'string' && fact !== '')
    .map((fact) => isolated(fact as string))
    .join(' · ')
