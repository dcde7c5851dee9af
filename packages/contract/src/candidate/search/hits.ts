import type { QueryNode, QueryTerm } from './query-tree.ts'
import { type FoundWord, readWords } from './words.ts'

export interface Hit {
  start: number
  end: number
}

/**
 * Finds the terms of a query in a text, in its order and without overlap, at most `hitsMax`; terms that must not be there are not marked.
 */
export function findHits(text: string, tree: QueryNode, hitsMax: number): Hit[] {
  const terms = wantedTerms(tree)
  const words = [...readWords(text)]
  const hits: Hit[] = []
  for (let at = 0; at < words.length && hits.length < hitsMax; ) {
    let length = 0
    for (const term of terms) length = Math.max(length, lengthAt(words, at, term))
    const [first, last] = [words[at], words[at + length - 1]]
    if (length > 0 && first && last) hits.push({ start: first.start, end: last.end })
    at += Math.max(length, 1)
  }
  return hits
}

/** Lists the terms that a query wants to be there. */
export function wantedTerms(node: QueryNode): QueryTerm[] {
  if (node.kind === 'term') return [node]
  return node.kind === 'not' ? [] : node.parts.flatMap(wantedTerms)
}

/** Counts the words from `at` on that meet the term: all of its own, or none. */
function lengthAt(words: FoundWord[], at: number, { words: wanted, isPrefix }: QueryTerm): number {
  for (let index = 0; index < wanted.length; index += 1) {
    const [word, found] = [wanted[index] as string, words[at + index]?.word]
    const isBegun = isPrefix && index === wanted.length - 1 && found?.startsWith(word)
    if (found !== word && !isBegun) return 0
  }
  return wanted.length
}
