import type { QueryNode } from '@corridor/contract/candidate/search/query-tree'
import { readWords } from '@corridor/contract/candidate/search/words'
import { pairOf } from './paired-words.ts'

/** A word's place cannot be told past this one; words behind it are not looked in. */
const placeMax = 16_000
const placesOfWordMax = 255
// Between two texts, so that no phrase reaches from one into the other.
const gap = 2
// PostgreSQL takes a megabyte; only a text that was made to be long has more.
const bytesMax = 900_000
const lexemeBytes = 4

/**
 * The words of texts as PostgreSQL's `tsvector` is written, the first 16,000 of them, and the pairs of frequent ones that stand beside each
 * other: a phrase of those is found without a look at where its words stand.
 */
export function toVector(texts: readonly string[]): string {
  const places = new Map<string, number[]>()
  const pairs = new Set<string>()
  let [place, bytes] = [0, 0]
  const fits = (lexeme: string) => {
    bytes += Buffer.byteLength(lexeme) + lexemeBytes
    return bytes < bytesMax
  }
  for (const text of texts) {
    let before: string | undefined
    for (const { word } of readWords(text)) {
      place += 1
      if (place > placeMax) return written(places, pairs)
      const known = places.get(word)
      if (!known && !fits(word)) return written(places, pairs)
      if (!known) places.set(word, [place])
      else if (known.length < placesOfWordMax) known.push(place)
      const pair = before && pairOf(before, word)
      if (pair && !pairs.has(pair) && fits(pair)) pairs.add(pair)
      before = word
    }
    place += gap
  }
  return written(places, pairs)
}

const written = (places: Map<string, number[]>, pairs: Set<string>) =>
  [...[...places].map(([word, at]) => `${quoted(word)}:${at.join(',')}`), ...[...pairs].map(quoted)].join(' ')

/** A query as PostgreSQL's `tsquery` is written; to be given as a parameter. */
export function toTsquery(node: QueryNode): string {
  if (node.kind === 'not') return `!(${toTsquery(node.part)})`
  if (node.kind !== 'term') return `(${node.parts.map(toTsquery).join(node.kind === 'and' ? ' & ' : ' | ')})`
  const { words, isPrefix } = node
  const last = (lexeme: string) => `${quoted(lexeme)}${isPrefix ? ':*' : ''}`
  const beside = `(${words.map((word, at) => (at === words.length - 1 ? last(word) : quoted(word))).join(' <-> ')})`
  const pairs = words.slice(1).flatMap((word, at) => {
    const isLast = at === words.length - 2
    // What begins like the word may be frequent where the word is not.
    const pair = isLast && isPrefix ? undefined : pairOf(words[at] ?? '', word)
    return pair ? [quoted(pair)] : []
  })
  if (words.length === 2 && pairs[0]) return `(${pairs[0]})`
  // Pairs alone do not say that three words stand in a row; they leave few texts in which to look.
  return pairs.length > 0 ? `(${pairs.join(' & ')} & ${beside})` : beside
}

// Words hold letters and digits alone; quoting keeps that from being a condition of safety.
const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`
