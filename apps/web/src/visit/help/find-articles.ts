import type { HelpArticle } from './article'
import { themes } from './themes'

const articles = themes.flatMap((theme) => theme.articles)

export const findArticle = (id: string): HelpArticle | undefined => articles.find((one) => one.id === id)

/** The address of the article that a page of the product leads to: the one with the longest matching beginning, else Help itself. */
export function helpFor(pathname: string): string {
  const [best] = articles
    .flatMap(({ id, pages = [] }) =>
      pages.filter((start) => pathname.startsWith(start)).map((start) => ({ id, start })),
    )
    .sort((a, b) => b.start.length - a.start.length)
  return best ? `/help/${best.id}` : '/help'
}

type Translated = (key: string) => string

/** The articles that hold every word that is asked for, in the reader's language; those with the words in their title first. */
export function searchArticles(asked: string, t: Translated): HelpArticle[] {
  const words = folded(asked).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return articles
    .map((article) => ({ article, score: scoreOf(article, words, t) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ article }) => article)
}

const titleWeight = 10

/** Nothing if a word is missing. */
function scoreOf(article: HelpArticle, words: string[], t: Translated): number {
  const title = folded(plain(article.title, t))
  const rest = folded(
    [article.answer, ...(article.steps ?? []), ...(article.notes ?? [])].map((one) => plain(one, t)).join(' '),
  )
  const scores = words.map((word) => (holds(title, word) ? titleWeight : 0) + (holds(rest, word) ? 1 : 0))
  return scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0)
}

const typoFrom = 5

/** True if a text has a word; a long one also with one letter too many, too few or wrong. */
function holds(text: string, word: string): boolean {
  if (text.includes(word)) return true
  if (word.length < typoFrom) return false
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .some((other) => other.length >= typoFrom && isNear(word, other.slice(0, word.length + 1)))
}

/** True if one letter makes one of the other, or of its beginning. */
function isNear(word: string, other: string): boolean {
  let at = 0
  while (at < word.length && word[at] === other[at]) at++
  const rest = word.slice(at)
  const otherRest = other.slice(at)
  return [
    [rest.slice(1), otherRest.slice(1)],
    [rest.slice(1), otherRest],
    [rest, otherRest.slice(1)],
  ].some(([one = '', two = '']) => two.startsWith(one))
}

/** A text with its labels in the reader's language and without its marks. */
export const plain = (key: string, t: Translated): string =>
  t(key).replace(/\[\[(.+?)\]\]|\(\((.+?)\)\)/g, (_, label?: string, keys?: string) =>
    label ? t(label) : (keys ?? ''),
  )

// Accents and vowel marks are no difference to whoever searches.
const folded = (words: string) => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
