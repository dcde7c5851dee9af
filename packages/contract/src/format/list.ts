import type { Reader } from './reader.ts'

/** Dividers between the items of a list. `Intl.ListFormat` has none without a word before the last, and in Chinese no sign at all. */
const dividers = { en: ', ', fr: ', ', ar: '، ', zh: '、' } as const

/** Names, roles or words beside each other: 'Owner, Recruiter User', '所有者、招聘用户'. */
export const listText = (texts: readonly string[], { language }: Pick<Reader, 'language'>): string =>
  texts.join(dividers[language])
