import { readLexemes } from './lexemes.ts'
import { readQuery } from './query.ts'

const operators = ['and', 'or', 'not']

interface Raised {
  /** The words as they stand, in their order: `and`. */
  words: string[]
  /** The query in which they are operators. */
  query: string
}

/** What a query would be if the `and`, `or` and `not` that it looks for as words were operators; nothing if it has none, or would be wrong. */
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
  return readQuery(query).tree ? { words, query } : undefined
}
