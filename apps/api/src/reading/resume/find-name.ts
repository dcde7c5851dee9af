import type { FoundValue } from '../answer.ts'
import type { PageText } from '../document/page-text.ts'
import { detectLanguage } from '../text/headings.ts'
import { listCandidates, type NameCandidate, type Word } from './name-candidates.ts'
import { isEastern, splitName, toCase, toLetters } from './name-parts.ts'

const scoreMin = 4
const scoreFull = 14

export interface FoundName {
  firstName?: FoundValue
  lastName?: FoundValue
}

/** The person's name: the line that size, place and the e-mail's local part agree on. Absent when none convinces. */
export function findName(pages: PageText[], email: FoundValue | undefined): FoundName {
  const first = pages[0]
  if (!first) return {}
  const local = (email?.value.split('@')[0] ?? '').replace(/\d+$/, '')
  const best = listCandidates(first)
    .map((candidate) => ({ candidate, score: rate(candidate, toLetters(local)) }))
    .sort((one, other) => other.score - one.score)[0]
  if (!best || best.score < scoreMin) return {}
  const sure = Math.min(0.98, 0.4 + (0.6 * best.score) / scoreFull)
  const language = detectLanguage(pages.flatMap(({ text }) => text.split('\n')))
  const { firstName, lastName } = splitName(best.candidate, local, language)
  const name: FoundName = {}
  if (firstName.length > 0) name.firstName = toFound(firstName, sure)
  if (lastName.length > 0) name.lastName = toFound(lastName, sure)
  return name
}

function rate({ words, depth, largest, labelled, alone, roleLike, lower }: NameCandidate, local: string): number {
  let score = depth === 0 ? 4 : Math.max(0, 3 - depth * 0.25)
  if (largest) score += depth < 12 ? 4 : 1
  if (labelled) score += 5
  if (alone) score += 1
  if (roleLike) score -= 8
  if (lower) score -= 6
  score += words.length === 1 && !isWholeName(words[0]) ? -2 : words.length <= 3 ? 1 : 0
  return score + rateAgainst(words, local)
}

const isWholeName = (word: Word | undefined) =>
  word !== undefined && isEastern(word.text) && word.text.length >= 2 && word.text.length <= 4

/** Measures the agreement of words and local part: `john.doe`, `jdoe`, `doe` and `johnd` all speak for John Doe. */
function rateAgainst(words: Word[], local: string): number {
  if (local.length < 2) return 0
  const parts = words.map((word) => toLetters(word.text)).filter((part) => part.length > 1)
  const matched = parts.filter((part) => part.length > 2 && local.includes(part)).length
  if (matched >= 2) return 8
  const joined = parts.join('')
  if (joined === local) return 8
  const first = parts[0]?.[0] ?? ''
  const last = parts.at(-1)?.[0] ?? ''
  if (matched === 1)
    return parts.some((part) => local === first + part || local === part + last || local === part + first) ? 7 : 5
  return 0
}

const toFound = (words: Word[], sure: number): FoundValue => ({
  value: toCase(words.map((word) => word.text)),
  page: 1,
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
  sure,
})
