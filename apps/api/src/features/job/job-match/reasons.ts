import { type AskedFact, type HardFact, hardFacts } from '@corridor/contract/job/job-match/lines'
import type { Reason } from '@corridor/contract/job/job-match/shapes'
import { asksYears, isBelow, levelStrong, yearsAsked } from './levels.ts'
import { placeOf } from './place.ts'
import type { PersonProfile } from './profile.ts'
import { type Parts, skillsStrong } from './score.ts'
import type { Verdict } from './stops.ts'
import type { ShownPerson } from './store.ts'
import type { ReadJob } from './tables.ts'

interface Judged {
  shown: ShownPerson
  person: PersonProfile
  job: ReadJob
  verdicts: Record<HardFact, Verdict>
  parts: Parts
}

const shownOfEach = 2

/** Picks the facts that speak most for somebody and most against them. */
export const reasonsOf = (judged: Judged) => ({
  for: forThem(judged).slice(0, shownOfEach),
  against: againstThem(judged).slice(0, shownOfEach),
})

/** Lists the facts to ask somebody for. */
export const unknownOf = ({ person, job, verdicts }: Pick<Judged, 'person' | 'job' | 'verdicts'>): AskedFact[] => [
  ...hardFacts.filter((fact) => verdicts[fact] === 'unknown'),
  ...(person.years === null && asksYears(job.profile.level) ? (['years'] as const) : []),
]

function forThem({ shown, person, job, verdicts, parts }: Judged): Reason[] {
  const { years } = person
  const asked = yearsAsked(job.profile.level)
  const demands = job.profile.authorizations.length > 0
  return [
    ...((parts.skills ?? 0) >= skillsStrong ? [skillsReason(person, job)] : []),
    ...(years !== null && fitsYears(years, asked) ? [{ about: 'years' as const, years, ...asked }] : []),
    ...placeReasons('here', shown, person, job),
    ...(parts.trade === 1 ? [titleReason(shown, 'same')] : []),
    ...(demands && verdicts.authorization === 'fits'
      ? [{ about: 'met' as const, fact: 'authorization' as const }]
      : []),
    ...(job.profile.maxRate !== null && verdicts.rate === 'fits'
      ? [{ about: 'met' as const, fact: 'rate' as const }]
      : []),
    ...placeReasons('remote', shown, person, job),
    ...(verdicts.availability === 'fits' ? [{ about: 'met' as const, fact: 'availability' as const }] : []),
  ]
}

function againstThem({ shown, person, job, parts }: Judged): Reason[] {
  const { years, level } = person
  const asked = yearsAsked(job.profile.level)
  const isShort = years !== null && !fitsYears(years, asked) && (asked.least !== null || asked.most !== null)
  const below = isBelow(level, years, job.profile.level)
  const isWrongLevel = below || (parts.level ?? 1) <= levelStrong
  return [
    ...(isShort ? [{ about: 'years' as const, years, ...asked }] : []),
    ...((parts.skills ?? 1) < skillsStrong ? [skillsReason(person, job)] : []),
    ...(isWrongLevel && !isShort
      ? [{ about: 'level' as const, title: shown.job_title ?? '', is: below ? ('below' as const) : ('above' as const) }]
      : []),
    ...(parts.trade !== null && parts.trade < 1 && shown.job_title
      ? [titleReason(shown, parts.trade > 0 && person.trade >= 0 ? 'near' : 'other')]
      : []),
    ...placeReasons('moves', shown, person, job),
  ]
}

const fitsYears = (years: number, { least, most }: ReturnType<typeof yearsAsked>) =>
  years >= (least ?? 0) && years <= (most ?? Number.POSITIVE_INFINITY)

const skillsReason = ({ skills }: PersonProfile, { profile }: ReadJob): Reason => ({
  about: 'skills',
  has: profile.skills.filter((key) => skills.includes(key)).length,
  of: profile.skills.length,
})

const titleReason = ({ job_title: title }: ShownPerson, is: 'same' | 'near' | 'other'): Reason => ({
  about: 'title',
  title: title ?? '',
  is,
})

function placeReasons(
  at: 'here' | 'remote' | 'moves',
  { location }: ShownPerson,
  person: PersonProfile,
  { profile, placeNames }: ReadJob,
): Reason[] {
  if (placeOf(person, profile) !== at) return []
  return [{ about: 'place', at, place: location ?? '', asked: placeNames[0] ?? '' }]
}
