import { hardFacts, type MatchLine } from '@corridor/contract/job/job-match/lines'
import type { JobProfile, PersonProfile } from './profile.ts'
import { levelAt, possibleOf, tradeShare } from './score.ts'
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
  /** How many of each line a job asks for. */
  asked: Record<Asked, Uint8Array>
  /** Which lines a job asks for, a bit each. */
  lines: Uint8Array
  /** Which jobs ask for a key, by their places. */
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
    lines: Uint8Array.from(profiles, (_, at) => linesOf(asked, trade, at)),
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
  const [skills, core, nice] = askedLines.map((line) => pointsOf(person, arrays, line, weights[line])) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const trades = Float64Array.from(
    { length: tradeNames.length + 1 },
    (_, at) => weights.trade * (tradeShare(person.trade, at - 1) ?? 0),
  )
  const levels = Float64Array.from({ length: 6 }, (_, at) => weights.level * levelAt(person.level - at))
  const possible = Float64Array.from(possibleByAsked(weights))
  // Below this, in hundredths, a job is no match even if all that it demands is known of the person.
  const gainedMin = possible.map((whole) => matchMin * whole - 100 * weights.known)
  const matched: Matched[] = []
  for (let at = 0; at < profiles.length; at += 1) {
    const had = skills[at] ?? 0
    if (had === 0 && asked.skills[at] !== 0) continue
    const mask = lines[at] ?? 0
    const gained =
      had + (core[at] ?? 0) + (nice[at] ?? 0) + (trades[(trade[at] ?? 0) + 1] ?? 0) + (levels[level[at] ?? 0] ?? 0)
    // What is known of the demands is judged last, for that takes longest.
    if (100 * gained < (gainedMin[mask] ?? 0)) continue
    const profile = profiles[at]
    if (!profile) continue
    const verdicts = verdictsOf(person, profile, day)
    if (isStopped(verdicts)) continue
    let fitting = 0
    for (const fact of hardFacts) if (verdicts[fact] === 'fits') fitting += 1
    const score = (100 * (gained + (weights.known * fitting) / hardFacts.length)) / (possible[mask] ?? 0)
    if (score >= matchMin) matched.push({ at, score })
  }
  return matched
}

/** What somebody's keys are worth in each job that asks for them. */
function pointsOf(
  person: PersonProfile,
  { asked, postings, trade }: JobArrays,
  line: Asked,
  weight: number,
): Float32Array {
  const points = new Float32Array(trade.length)
  const counts = asked[line]
  for (const key of person.skills) {
    const places = postings[line].get(key)
    if (!places) continue
    for (let place = 0; place < places.length; place += 1) {
      const at = places[place] ?? 0
      points[at] = (points[at] ?? 0) + weight / (counts[at] ?? 0)
    }
  }
  return points
}

const linesOf = (asked: Record<Asked, Uint8Array>, trade: Int8Array, at: number) =>
  (asked.skills[at] ? 1 : 0) + (asked.core[at] ? 2 : 0) + (asked.nice[at] ? 4 : 0) + (trade[at] === -1 ? 0 : 8)

/** The points that can be had, by which lines a job asks for. */
function possibleByAsked(weights: Weights): number[] {
  const lines: MatchLine[] = ['skills', 'core', 'nice', 'trade']
  return Array.from({ length: 16 }, (_, mask) => {
    const part = (line: MatchLine) => (mask & (1 << lines.indexOf(line)) ? 0 : null)
    return possibleOf(
      { skills: part('skills'), core: part('core'), nice: part('nice'), trade: part('trade'), level: 0, known: 0 },
      weights,
    )
  })
}
