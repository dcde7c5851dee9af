import { type HardFact, hardFacts, type MatchLine, matchLines } from '@corridor/contract/job/job-match/lines'
import type { JobProfile, PersonProfile } from './profile.ts'
import type { Verdict } from './stops.ts'
import { nearTo } from './trades.ts'
import { matchMin, type Weights } from './weights.ts'

/** What a person has of each line, from 0 to 1; null is a line that the job does not ask for. */
export type Parts = Record<MatchLine, number | null>

const nearTrade = 0.5
const unknownTrade = 0.3
/** By how many levels a person stands above the job, from three below to three above. */
const byLevel = [0, 0, 0.6, 1, 1, 0.6, 0.5]
export const levelAt = (above: number) => byLevel[Math.max(0, Math.min(byLevel.length - 1, above + 3))] ?? 0

/** How much of the asked skills a person has. */
const shareOf = (asked: readonly number[], had: ReadonlySet<number>): number | null =>
  asked.length === 0 ? null : asked.filter((key) => had.has(key)).length / asked.length

export function tradeShare(person: number, job: number): number | null {
  if (job < 0) return null
  if (person < 0) return unknownTrade
  return person === job ? 1 : nearTo(job).includes(person) ? nearTrade : 0
}

export const partsOf = (
  person: PersonProfile,
  job: JobProfile,
  verdicts: Record<HardFact, Verdict>,
  had: ReadonlySet<number> = new Set(person.skills),
): Parts => ({
  skills: shareOf(job.skills, had),
  core: shareOf(job.core, had),
  trade: tradeShare(person.trade, job.trade),
  level: levelAt(person.level - job.level),
  nice: shareOf(job.nice, had),
  known: hardFacts.filter((fact) => verdicts[fact] === 'fits').length / hardFacts.length,
})

/** All that the job asks for; what it does not ask for neither helps nor harms. */
export const possibleOf = (parts: Parts, weights: Weights): number =>
  matchLines.reduce((sum, line) => (parts[line] === null ? sum : sum + weights[line]), 0)

/** The score, from 0 to 100. */
export function scoreOf(parts: Parts, weights: Weights): number {
  const possible = possibleOf(parts, weights)
  const gained = matchLines.reduce((sum, line) => sum + (parts[line] ?? 0) * weights[line], 0)
  return possible === 0 ? 0 : (100 * gained) / possible
}

/** Whether it counts as a match: with none of the required skills nobody is one. */
export const isMatch = (parts: Parts, score: number): boolean => parts.skills !== 0 && score >= matchMin
