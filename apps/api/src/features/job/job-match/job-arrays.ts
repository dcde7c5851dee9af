import { hardFacts, type MatchLine } from '@corridor/contract/job/job-match/lines'
import { bandOf, levelShare } from './levels.ts'
import { placeOf, placeShares } from './place.ts'
import type { JobProfile, PersonProfile } from './profile.ts'
import { asksPlace, isUnsure, lowering, possibleOf, settle, tradeShare } from './score.ts'
import { isStopped, verdictsOf } from './stops.ts'
import { tradeNames } from './trades.ts'
import { matchMin, type Weights } from './weights.ts'

type Asked = 'skills' | 'nice' | 'core'
const askedLines: readonly Asked[] = ['skills', 'core', 'nice']
type Postings = ReadonlyMap<number, Uint32Array>

/** Many jobs side by side, so that one person is compared with all of them in a few steps each. */
export interface JobArrays {
  profiles: readonly JobProfile[]
  trade: Int8Array
  level: Int8Array
  /** Number of each line that a job asks for. */
  asked: Record<Asked, Uint8Array>
  /** Lines that a job asks for, a bit each. */
  lines: Uint8Array
  /** Jobs that ask for a key, by their places. */
  postings: Record<Asked, Postings>
}

export function toArrays(profiles: readonly JobProfile[]): JobArrays {
  const countsOf = (line: Asked) => Uint8Array.from(profiles, (profile) => profile[line].length)
  const asked = { skills: countsOf('skills'), core: countsOf('core'), nice: countsOf('nice') }
  const trade = Int8Array.from(profiles, (profile) => profile.trade)
  return {
    profiles,
    trade,
    level: Int8Array.from(profiles, ({ level }) => level),
    asked,
    lines: Uint8Array.from(profiles, (profile, at) => linesOf(asked, profile, at)),
    postings: {
      skills: toPostings(profiles, 'skills'),
      core: toPostings(profiles, 'core'),
      nice: toPostings(profiles, 'nice'),
    },
  }
}

function toPostings(profiles: readonly JobProfile[], line: Asked): Postings {
  const places = new Map<number, number[]>()
  for (const [at, profile] of profiles.entries())
    for (const key of profile[line]) {
      const known = places.get(key)
      if (known) known.push(at)
      else places.set(key, [at])
    }
  return new Map([...places].map(([key, all]) => [key, Uint32Array.from(all)]))
}

export interface Matched {
  at: number
  score: number
}

/** The jobs that match a person by the rules of `partsOf`, `scoreOf` and `isMatch`, in no order. */
export function matchesIn(person: PersonProfile, arrays: JobArrays, weights: Weights, day: string): Matched[] {
  const { profiles, trade, level, asked, lines } = arrays
  const [skills, core, nice] = askedLines.map((line) => countHad(person, arrays, line)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  const trades = Float64Array.from(
    { length: tradeNames.length + 1 },
    (_, at) => weights.trade * (tradeShare(person.trade, at - 1) ?? 0),
  )
  const levels = Float64Array.from({ length: 6 }, (_, at) => levelShare(person.level, bandOf(person.years), at))
  const possible = Float64Array.from(possibleByAsked(weights))
  // Points that a job can still gain once its demands and its distance are judged.
  const open = possible.map((_, mask) => weights.known + (mask & placeBit ? weights.place : 0))
  const matched: Matched[] = []
  for (let at = 0; at < profiles.length; at += 1) {
    if (skills[at] === 0 && asked.skills[at] !== 0) continue
    const had = shareAt(skills, asked.skills, at)
    const hasCore = shareAt(core, asked.core, at)
    const mask = lines[at] ?? 0
    const levelIs = levels[level[at] ?? 0] ?? 0
    const gained =
      (had ?? 0) * weights.skills +
      (hasCore ?? 0) * weights.core +
      (shareAt(nice, asked.nice, at) ?? 0) * weights.nice +
      (trades[(trade[at] ?? 0) + 1] ?? 0) +
      levelIs * weights.level
    // Judges demands and distance last, for that takes longest.
    const most = 100 * (gained + (open[mask] ?? 0)) * lowering(levelIs, hasCore, had)
    if (most < matchMin * (possible[mask] ?? 0)) continue
    const profile = profiles[at]
    if (!profile) continue
    const verdicts = verdictsOf(person, profile, day)
    if (isStopped(verdicts)) continue
    let fitting = 0
    for (const fact of hardFacts) if (verdicts[fact] === 'fits') fitting += 1
    const known = (weights.known * fitting) / hardFacts.length
    const place = mask & placeBit ? placeShares[placeOf(person, profile)] * weights.place : 0
    const score = settle(
      (100 * (gained + known + place)) / (possible[mask] ?? 0),
      {
        level: levelIs,
        skills: had,
        core: hasCore,
      },
      isUnsure(person, profile, verdicts),
    )
    if (score >= matchMin) matched.push({ at, score })
  }
  return matched
}

/** Null of what a job does not ask for. */
function shareAt(had: Uint8Array, asked: Uint8Array, at: number): number | null {
  const all = asked[at] ?? 0
  return all === 0 ? null : (had[at] ?? 0) / all
}

/** Counts the keys of a line that each job asks for and somebody has. */
function countHad(person: PersonProfile, { postings, trade }: JobArrays, line: Asked): Uint8Array {
  const counts = new Uint8Array(trade.length)
  for (const key of person.skills) {
    const places = postings[line].get(key)
    if (!places) continue
    for (let place = 0; place < places.length; place += 1) {
      const at = places[place] ?? 0
      counts[at] = (counts[at] ?? 0) + 1
    }
  }
  return counts
}

const maskLines: readonly MatchLine[] = ['skills', 'core', 'nice', 'trade', 'place']
const placeBit = 1 << maskLines.indexOf('place')
const linesOf = (asked: Record<Asked, Uint8Array>, job: JobProfile, at: number) =>
  (asked.skills[at] ? 1 : 0) +
  (asked.core[at] ? 2 : 0) +
  (asked.nice[at] ? 4 : 0) +
  (job.trade === -1 ? 0 : 8) +
  (asksPlace(job) ? placeBit : 0)

/** The points that can be had, by which lines a job asks for. */
function possibleByAsked(weights: Weights): number[] {
  return Array.from({ length: 1 << maskLines.length }, (_, mask) => {
    const part = (line: MatchLine) => (mask & (1 << maskLines.indexOf(line)) ? 0 : null)
    return possibleOf(
      {
        skills: part('skills'),
        core: part('core'),
        nice: part('nice'),
        trade: part('trade'),
        place: part('place'),
        level: 0,
        known: 0,
      },
      weights,
    )
  })
}
