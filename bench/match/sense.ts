import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type JobProfile,
  type PersonProfile,
  rateKey,
  wordsOfJob,
  wordsOfPerson,
} from '../../apps/api/src/features/job/job-match/profile.ts'
import { toPlace } from '../../apps/api/src/features/job/job-match/regions.ts'

type Sense = 'send' | 'maybe' | 'laughable'
const senses: readonly Sense[] = ['send', 'maybe', 'laughable']

export interface SensePerson {
  title: string
  skills: string[]
  place: string | null
  years: number | null
  authorization: string | null
  relocates: boolean
  /** Null is what nobody asked yet. */
  available: boolean | null
  rate: { amount: number; per: string; taxTerm: string } | null
}

interface SenseJob {
  title: string
  skills: string[]
  nice: string[]
  /** None if the work is remote. */
  place: string | null
  authorizations: string[]
  maxRate: number
  pairs: Record<string, { label: Sense; rule: string }>
}

interface Labels {
  people: Record<string, SensePerson>
  jobs: Record<string, SenseJob>
}

export const readSense = async (): Promise<Labels> =>
  JSON.parse(await readFile(join(import.meta.dirname, 'sense.json'), 'utf8'))

/** The score of each person for a job; null is who is stopped or no match, and so not listed. */
export type Judge = (person: PersonProfile, job: JobProfile) => number | null

export interface JobSense {
  id: string
  /** Labelled as laughable, among the first ten. */
  laughable: string[]
  /** People who are to be sent and are not among the first ten. */
  missing: string[]
  /** Pairs of two people with different labels, and how many of them stand the wrong way round or equal. */
  ordered: number
  wrong: number
  scores: [string, Sense, number | null][]
}

const shown = 10

/** Ranks for every job all labelled people and `others` beside them. */
export function measureSense({ people, jobs }: Labels, others: SensePerson[], judge: Judge): JobSense[] {
  const all = [...Object.entries(people), ...others.map((one, at) => [`other-${at}`, one] as const)]
  return Object.entries(jobs).map(([id, job]) => {
    const asked = toJob(job)
    const scores = new Map(all.map(([name, one]) => [name, judge(toPerson(one), asked)]))
    const first = [...scores]
      .flatMap(([name, score]) => (score === null ? [] : [{ name, score }]))
      .sort((one, other) => other.score - one.score || (one.name < other.name ? -1 : 1))
      .slice(0, shown)
      .map(({ name }) => name)
    const labelled = Object.entries(job.pairs).map(([name, { label }]): JobSense['scores'][number] => [
      name,
      label,
      scores.get(name) ?? null,
    ])
    const pairs = labelled.flatMap((one) =>
      labelled.flatMap((other) => (senses.indexOf(one[1]) < senses.indexOf(other[1]) ? [[one, other] as const] : [])),
    )
    return {
      id,
      laughable: first.filter((name) => job.pairs[name]?.label === 'laughable'),
      missing: labelled.flatMap(([name, label]) => (label === 'send' && !first.includes(name) ? [name] : [])),
      ordered: pairs.length,
      wrong: pairs.filter(([[, , better], [, , worse]]) => (better ?? worse) !== null && (better ?? 0) <= (worse ?? 0))
        .length,
      scores: labelled,
    }
  })
}

function toJob({ title, skills, nice, place, authorizations, maxRate }: SenseJob): JobProfile {
  return {
    ...wordsOfJob(title, skills, nice),
    authorizations,
    takesCitizens: true,
    places: place ? [toPlace(place)] : [],
    refused: [],
    toAsk: [],
    isRemote: place === null,
    relocation: null,
    maxRate,
    rateKeys: [rateKey('USD', 'hour', 'C2C')],
  }
}

const toPerson = ({
  title,
  skills,
  place,
  years,
  authorization,
  relocates,
  available,
  rate,
}: SensePerson): PersonProfile => ({
  ...wordsOfPerson({ title, skills, location: place }),
  years,
  authorization,
  isCitizen: false,
  authorizationEnds: null,
  relocates,
  availableFrom: available === null ? null : available ? '-infinity' : 'infinity',
  rate: rate?.amount ?? null,
  rateKey: rate ? rateKey('USD', rate.per, rate.taxTerm) : null,
})
