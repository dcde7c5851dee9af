import {
  type HardFact,
  hardFacts,
  type MatchBand,
  type MatchLine,
  matchLines,
} from '@corridor/contract/job/job-match/lines'
import { asksYears, bandOf, levelShare, levelStrong } from './levels.ts'
import { placeOf, placeShares } from './place.ts'
import type { JobProfile, PersonProfile } from './profile.ts'
import type { Verdict } from './stops.ts'
import { nearTo } from './trades.ts'
import { matchMin, strongMin, type Weights } from './weights.ts'

/** Share of each line that a person has, from 0 to 1; null is a line that the job does not ask for. */
export type Parts = Record<MatchLine, number | null>

const nearTrade = 0.5
const unknownTrade = 0.3

/** Measures the share of the asked skills that a person has. */
const shareOf = (asked: readonly number[], had: ReadonlySet<number>): number | null =>
  asked.length === 0 ? null : asked.filter((key) => had.has(key)).length / asked.length

export function tradeShare(person: number, job: number): number | null {
  if (job < 0) return null
  if (person < 0) return unknownTrade
  return person === job ? 1 : nearTo(job).includes(person) ? nearTrade : 0
}

/** True if a job asks for a place that some are at and some are not. */
export const asksPlace = ({ isRemote, places }: JobProfile): boolean => !isRemote && places.length > 0

export const partsOf = (
  person: PersonProfile,
  job: JobProfile,
  verdicts: Record<HardFact, Verdict>,
  had: ReadonlySet<number> = new Set(person.skills),
): Parts => ({
  skills: shareOf(job.skills, had),
  core: shareOf(job.core, had),
  trade: tradeShare(person.trade, job.trade),
  level: levelShare(person.level, bandOf(person.years), job.level),
  place: asksPlace(job) ? placeShares[placeOf(person, job)] : null,
  nice: shareOf(job.nice, had),
  known: hardFacts.filter((fact) => verdicts[fact] === 'fits').length / hardFacts.length,
})

/** True if something is to be asked of this person before anybody sends them; a place that the job does not say is not theirs to answer. */
export const isUnsure = (person: PersonProfile, job: JobProfile, verdicts: Record<HardFact, Verdict>): boolean =>
  hardFacts.some((fact) => verdicts[fact] === 'unknown' && (fact !== 'place' || asksPlace(job))) ||
  (person.years === null && asksYears(job.level))

/** All that the job asks for; what it does not ask for neither helps nor harms. */
export const possibleOf = (parts: Parts, weights: Weights): number =>
  matchLines.reduce((sum, line) => (parts[line] === null ? sum : sum + weights[line]), 0)

/** Factor on the sum for whoever stands too far below or above the job, and for whoever has no skill of its title. */
export const wrongLevel = 0.6
export const wrongCore = 0.8
/** Share of the other skills at which somebody may have that of the title unsaid. */
export const coreInstead = 0.25
/** With less than this of the required skills nobody is a strong match. */
export const skillsStrong = 0.5
/** Factor that draws points above `matchMin` together below `strongMin`, so that people who are capped keep their order. */
export const cappedShare = (strongMin - 1 - matchMin) / (100 - matchMin)

type Decisive = Pick<Parts, 'level' | 'core' | 'skills'>

/** Lowers the points of people whom it would be laughable to send. */
export const lowering = (level: number, core: number | null, skills: number | null): number =>
  (level === 0 ? wrongLevel : 1) * (core === 0 && (skills ?? 0) < coreInstead ? wrongCore : 1)

/** The score of a sum of points, from 0 to 100: what makes a match laughable lowers it, and what keeps it from being strong caps it. */
export function settle(sum: number, { level, core, skills }: Decisive, unsure: boolean): number {
  const score = sum * lowering(level ?? 1, core, skills)
  const isCapped = unsure || (level ?? 1) < levelStrong || (skills ?? 1) < skillsStrong
  return isCapped && score > matchMin ? matchMin + (score - matchMin) * cappedShare : score
}

/** The score, from 0 to 100. */
export function scoreOf(parts: Parts, weights: Weights, unsure: boolean): number {
  const possible = possibleOf(parts, weights)
  const gained = matchLines.reduce((sum, line) => sum + (parts[line] ?? 0) * weights[line], 0)
  return possible === 0 ? 0 : settle((100 * gained) / possible, parts, unsure)
}

/** True if it counts as a match: with none of the required skills nobody is one. */
export const isMatch = (parts: Parts, score: number): boolean => parts.skills !== 0 && score >= matchMin

export const matchBandOf = (score: number, unsure: boolean): MatchBand =>
  unsure ? 'ask-first' : score >= strongMin ? 'strong' : 'possible'
