import { kept, type Reader } from './reader.ts'

/** Names beside each other, as the reader's language divides them: 'Owner, Recruiter User', 'A、B', 'A وB'. */
export const listText = (names: readonly string[], reader: Reader): string =>
  kept('list', reader, (locale) => new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' })).format(names)
