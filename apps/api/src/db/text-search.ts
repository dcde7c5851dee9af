import type { QueryNode } from '@corridor/contract/search/query-tree'
import { readWords } from '@corridor/contract/search/words'

/** A word's place cannot be told past this one; words behind it are not looked in. */
const placeMax = 16_000
const placesOfWordMax = 255
// Between two texts, so that no phrase reaches from one into the other.
const gap = 2

/** The words of texts as PostgreSQL's `tsvector` is written; the first 16,000 of them. */
export function toVector(texts: readonly string[]): string {
  const places = new Map<string, number[]>()
  let place = 0
  for (const text of texts) {
    for (const { word } of readWords(text)) {
      place += 1
      if (place > placeMax) return written(places)
      const known = places.get(word)
      if (!known) places.set(word, [place])
      else if (known.length < placesOfWordMax) known.push(place)
    }
    place += gap
  }
  return written(places)
}

const written = (places: Map<string, number[]>) =>
  [...places].map(([word, at]) => `${quoted(word)}:${at.join(',')}`).join(' ')

/** A query as PostgreSQL's `tsquery` is written; to be given as a parameter. */
export function toTsquery(node: QueryNode): string {
  if (node.kind === 'not') return `!(${toTsquery(node.part)})`
  if (node.kind !== 'term') return `(${node.parts.map(toTsquery).join(node.kind === 'and' ? ' & ' : ' | ')})`
  const last = node.words.length - 1
  return `(${node.words.map((word, at) => `${quoted(word)}${node.isPrefix && at === last ? ':*' : ''}`).join(' <-> ')})`
}

// Words hold letters and digits alone; quoting keeps that from being a condition of safety.
const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`
