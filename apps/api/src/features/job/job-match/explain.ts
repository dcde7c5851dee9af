import { type HardFact, hardFacts, matchLines } from '@corridor/contract/job/job-match/lines'
import type { Found, Match, ScoreLine } from '@corridor/contract/job/job-match/shapes'
import { besideOf } from './beside.ts'
import { skillKeys } from './keys.ts'
import { titleKeys } from './profile.ts'
import { reasonsOf, unknownOf } from './reasons.ts'
import { isUnsure, matchBandOf, partsOf, possibleOf, scoreOf } from './score.ts'
import { verdictsOf } from './stops.ts'
import type { Position, ShownPerson } from './store.ts'
import { type ReadJob, toPerson } from './tables.ts'
import type { Weights } from './weights.ts'

/** Explains why somebody and a job were brought together: the lines of the score with where each was found, and the facts to ask for. */
export function explain(
  shown: ShownPerson,
  job: ReadJob,
  weights: Weights,
  day: string,
): Pick<Match, 'score' | 'band' | 'reasons' | 'lines' | 'deducted' | 'unknown' | 'beside'> & { stops: HardFact[] } {
  const person = toPerson(shown)
  const verdicts = verdictsOf(person, job.profile, day)
  const parts = partsOf(person, job.profile, verdicts)
  const unsure = isUnsure(person, job.profile, verdicts)
  const score = Math.round(scoreOf(parts, weights, unsure))
  const possible = possibleOf(parts, weights)
  const of = { skills: job.skills, core: [...job.skills, ...job.niceSkills], nice: job.niceSkills }
  const had = new Set(person.skills)
  const lines = matchLines.flatMap((line): ScoreLine[] => {
    const part = parts[line]
    if (part === null || weights[line] === 0) return []
    const points = {
      line,
      points: round((100 * part * weights[line]) / possible),
      of: round((100 * weights[line]) / possible),
    }
    if (line === 'known' || line === 'place') return [{ ...points, has: [], lacks: [] }]
    if (line === 'trade' || line === 'level') return [{ ...points, has: byTitle(shown), lacks: [] }]
    const asked = namesOf(of[line], job.profile[line])
    return [
      {
        ...points,
        has: asked.filter(({ key }) => had.has(key)).map(({ key, name }) => toFound(shown, key, name)),
        lacks: asked.filter(({ key }) => !had.has(key)).map(({ name }) => name),
      },
    ]
  })
  return {
    score,
    band: matchBandOf(score, unsure),
    reasons: reasonsOf({ shown, person, job, verdicts, parts }),
    lines,
    deducted: Math.max(0, round(lines.reduce((sum, { points }) => sum + points, 0) - score)),
    unknown: unknownOf({ person, job, verdicts }),
    beside: besideOf({ shown, person, job, verdicts, day }),
    stops: hardFacts.filter((fact) => verdicts[fact] === 'stops'),
  }
}

const round = (points: number) => Math.round(points * 10) / 10

const byTitle = ({ job_title: name }: ShownPerson): Found[] => (name ? [{ name, source: 'title', position: null }] : [])

/** Names that these keys have in the job; `HTML/CSS` names both. */
function namesOf(names: readonly string[], keys: readonly number[]) {
  const called = new Map(
    names.flatMap((name) => name.split('/').map((part) => [skillKeys([part])[0], part.trim()] as const)).reverse(),
  )
  return keys.map((key) => ({ key, name: called.get(key) ?? '' }))
}

/** The latest position that speaks of a skill says most of it; no years are added up. */
function toFound({ positions, skill_names: skills }: ShownPerson, key: number, name: string): Found {
  const position = positions.find(({ words }) => titleKeys(words).includes(key))
  if (position) return { name, source: 'position', position: toPeriod(position) }
  return { name, source: skillKeys(skills).includes(key) ? 'skills' : 'title', position: null }
}

const toPeriod = ({ title, employer, from, to, isCurrent }: Position) => ({
  name: employer ?? title ?? '',
  from,
  to: isCurrent ? null : to,
})
