import type { QueryNode } from '@corridor/contract/candidate/search/query-tree'
import { readWords } from '@corridor/contract/candidate/search/words'
import { pairOf, tripleOf } from './paired-words.ts'

/** A word's place cannot be told past this one; words behind it are not looked in. */
const placeMax = 16_000
const placesOfWordMax = 255
// Between two texts, so that no phrase reaches from one into the other.
const gap = 2
// PostgreSQL takes a megabyte; only a text that was made to be long has more.
const bytesMax = 900_000
const lexemeBytes = 4

/**
 * The words of texts as PostgreSQL's `tsvector` is written, the first 16,000 of them, and the frequent ones that stand in a row by twos and
 * threes: a phrase of those is found without a look at where its words stand.
 */
export function toVector(texts: readonly string[]): string {
  const places = new Map<string, number[]>()
  const rows = new Set<string>()
  let [place, bytes] = [0, 0]
  const fits = (lexeme: string) => {
    bytes += Buffer.byteLength(lexeme) + lexemeBytes
    return bytes < bytesMax
  }
  for (const text of texts) {
    let [first, before]: (string | undefined)[] = []
    for (const { word } of readWords(text)) {
      place += 1
      if (place > placeMax) return written(places, rows)
      const known = places.get(word)
      if (!known && !fits(word)) return written(places, rows)
      if (!known) places.set(word, [place])
      else if (known.length < placesOfWordMax) known.push(place)
      const pair = before && pairOf(before, word)
      const triple = first && before && tripleOf(first, before, word)
      for (const row of [pair, triple]) if (row && !rows.has(row) && fits(row)) rows.add(row)
      ;[first, before] = [before, word]
    }
    place += gap
  }
  return written(places, rows)
}

const written = (places: Map<string, number[]>, rows: Set<string>) =>
  [...[...places].map(([word, at]) => `${quoted(word)}:${at.join(',')}`), ...[...rows].map(quoted)].join(' ')

/**
 * A query as PostgreSQL's `tsquery` is written; to be given as a parameter. `byTriples` is for texts that were all gathered since threes
 * are kept; without it the same is found, slower if a phrase has three words.
 */
export function toTsquery(node: QueryNode, { byTriples }: { byTriples: boolean }): string {
  const partOf = (part: QueryNode) => toTsquery(part, { byTriples })
  if (node.kind === 'not') return `!(${partOf(node.part)})`
  if (node.kind !== 'term') return `(${node.parts.map(partOf).join(node.kind === 'and' ? ' & ' : ' | ')})`
  const { words, isPrefix } = node
  const last = (lexeme: string) => `${quoted(lexeme)}${isPrefix ? ':*' : ''}`
  const beside = `(${words.map((word, at) => (at === words.length - 1 ? last(word) : quoted(word))).join(' <-> ')})`
  // Keeps an unfinished last word out of the rows: its beginnings may be frequent though the word is not.
  const rows = rowsIn(isPrefix ? words.slice(0, -1) : words, byTriples)
  const [row] = rows
  if (row === ` ${words.join(' ')}`) return `(${quoted(row)})`
  // Rows of two or three do not say that more words stand in a row; they leave few texts in which to look.
  return row ? `(${rows.map(quoted).join(' & ')} & ${beside})` : beside
}

/** The threes of words that are kept, and the pairs that are not within them. */
function rowsIn(words: readonly string[], byTriples: boolean): string[] {
  const wordAt = (at: number) => words[at] ?? ''
  const triples = words.slice(2).map((last, at) => (byTriples ? tripleOf(wordAt(at), wordAt(at + 1), last) : undefined))
  const pairs = words
    .slice(1)
    .map((next, at) => (triples[at] || triples[at - 1] ? undefined : pairOf(wordAt(at), next)))
  return [...triples, ...pairs].filter((row) => row !== undefined)
}

// Words hold letters and digits alone; quoting keeps that from being a condition of safety.
const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`
