import { text } from '../../lib/language/text'

/** Whom an article is for, as Help tells them apart. */
export const readers = {
  visitor: text('Without an account'),
  owner: text('Owner'),
  recruiter: text('Recruiter User'),
  bench: text('Bench Sales User'),
  member: text('Company User'),
  administrator: text('Administrator'),
  candidate: text('Student or candidate'),
}
export type Reader = keyof typeof readers

/** Everybody who works for a company. */
export const members = ['owner', 'recruiter', 'bench', 'member'] as const satisfies Reader[]
/** Everybody who has an account. */
export const everybody = [...members, 'administrator', 'candidate'] as const satisfies Reader[]

/** One question with a short answer. In its texts `[[Add Candidate]]` is a label of the product and `((Ctrl K))` a key to press. */
export interface HelpArticle {
  /** Its address is `/help/{id}`. */
  id: string
  readers: readonly Reader[]
  title: string
  answer: string
  /** Steps to take, in order. */
  steps?: readonly string[]
  /** Further facts that one should know. */
  notes?: readonly string[]
  /** Beginnings of the addresses whose pages lead here; the longest one counts. */
  pages?: readonly string[]
  /** A committed picture of the product, `/help/{picture}-light.webp` and `-dark.webp`, with what it shows. */
  picture?: { name: string; shows: string }
  /** Pages of the product to which it leads, by what they do there. */
  ways?: readonly { title: string; to: string }[]
  /** Articles that one reads next. */
  next?: readonly string[]
}

export interface HelpTheme {
  title: string
  articles: readonly HelpArticle[]
}
