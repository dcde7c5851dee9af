import type { Reason } from '@corridor/contract/candidate/candidate/shapes'
import { findHits, wantedTerms } from '@corridor/contract/candidate/search/hits'
import type { QueryNode } from '@corridor/contract/candidate/search/query-tree'
import { foldWord } from '@corridor/contract/candidate/search/words'

/** Characters that one row of a list has room for. */
const lineCharsMax = 160
const beforeFirstMax = 40
const hitsMax = 20
/** A resume is read no further than this for its row. */
export const readCharsMax = 20_000
/** As many words make a sentence: it says more than a line that only lists. */
const sentenceWordsMin = 5

interface Candidate {
  line: string
  hits: Reason['hits']
  weight: number
}

/** Finds the reason why a query found somebody, in their skills and the text of their resume. */
export function toReason(tree: QueryNode, skills: readonly string[], text: string): Reason {
  const best = findBestLine(tree, text)
  return {
    skills: skills.filter((skill) => findHits(skill, tree, 1).length > 0),
    ...(best ? cut(best) : { line: null, hits: [] }),
  }
}

function findBestLine(tree: QueryNode, text: string): Candidate | undefined {
  const terms = wantedTerms(tree)
  const firstWords = terms.map(({ words }) => words[0] ?? '')
  // Weight that no line can exceed: for whole words, all of them in a sentence; beginnings and phrases are written in many ways.
  const isBounded = terms.every(({ words, isPrefix }) => words.length === 1 && !isPrefix)
  const weightMax = isBounded ? terms.length * 2 + 1 : Number.POSITIVE_INFINITY
  let best: Candidate | undefined
  for (const raw of text.split('\n')) {
    if (!mayHold(raw, firstWords)) continue
    const line = raw
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/^[•▪‣·*–-]\s*/u, '')
    const hits = findHits(line, tree, hitsMax)
    if (hits.length === 0) continue
    const different = new Set(hits.map(({ start, end }) => foldWord(line.slice(start, end)))).size
    const isSentence = line.split(' ').length >= sentenceWordsMin
    const weight = different * 2 + (isSentence ? 1 : 0)
    if (!best || weight > best.weight) best = { line, hits, weight }
    if (weight === weightMax) break
  }
  return best
}

// Folding is what costs; a line of plain letters shows by itself whether it is worth it.
function mayHold(line: string, firstWords: readonly string[]): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain letters are those up to 0x7f.
  if (/[^\x00-\x7f]/.test(line)) return true
  const lower = line.toLowerCase()
  return firstWords.some((word) => lower.includes(word))
}

/** A long line begins shortly before its first hit, and ends between words. */
function cut({ line, hits }: Candidate): Pick<Reason, 'line' | 'hits'> {
  if (line.length <= lineCharsMax) return { line, hits }
  const first = hits[0]?.start ?? 0
  const from = first <= beforeFirstMax ? 0 : line.indexOf(' ', first - beforeFirstMax) + 1
  const whole = line.slice(from, from + lineCharsMax)
  const isLast = from + lineCharsMax >= line.length
  const end = isLast ? whole.length : Math.max(whole.lastIndexOf(' '), (hits[0]?.end ?? 0) - from)
  const start = from === 0 ? '' : '… '
  return {
    line: `${start}${whole.slice(0, end)}${isLast ? '' : ' …'}`,
    hits: hits
      .filter((hit) => hit.end <= from + end)
      .map((hit) => ({ start: hit.start - from + start.length, end: hit.end - from + start.length })),
  }
}
