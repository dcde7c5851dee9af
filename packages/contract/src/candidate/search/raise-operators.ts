import { readLexemes } from './lexemes.ts'
import { readQuery } from './query.ts'

const operators = ['and', 'or', 'not']

interface Raised {
  /** The words as they stand, in their order: `and`. */
  words: string[]
  /** The query in which they are operators, or without them. */
  query: string
  /** True if they are left out: at its end or beginning they have nothing to join. */
  isLeftOut: boolean
}

/**
 * Rewrites a query as if the `and`, `or` and `not` that it looks for as words were operators, or were left out; undefined if it has none,
 * or would be wrong.
 */
export function raiseOperators(text: string): Raised | undefined {
  if (!readQuery(text).tree) return undefined
  const places = readLexemes(text).filter(
    ({ kind, start, end }) => kind === 'term' && operators.includes(text.slice(start, end).toLowerCase()),
  )
  if (places.length === 0) return undefined
  const query = places.reduce(
    (raised, { start, end }) => raised.slice(0, start) + raised.slice(start, end).toUpperCase() + raised.slice(end),
    text,
  )
  const words = [...new Set(places.map(({ start, end }) => text.slice(start, end)))]
  if (readQuery(query).tree) return { words, query, isLeftOut: false }
  // Drops the offer for a query with `not`: without that word it would look for a term that must not be there.
  if (words.some((word) => word.toLowerCase() === 'not')) return undefined
  const rest = places
    .reduceRight((left, { start, end }) => `${left.slice(0, start)}${left.slice(end)}`, text)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return readQuery(rest).tree ? { words, query: rest, isLeftOut: true } : undefined
}
