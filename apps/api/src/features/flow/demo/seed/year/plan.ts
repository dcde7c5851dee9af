import type { SubmissionState } from '@corridor/contract/job/submission/kinds'
import { trackOf } from '../tracks.ts'
import { endAt, pathTo } from './ways.ts'

export interface Person {
  id: string
  title: string
  years: number
  rate: number
  days: number
  resumeKey: string | null
}

/** A job that somebody may be put forward for. */
export interface Work {
  id: string
  title: string
  /** Years of the person that it asks for. */
  years: number
  clientId: string | null
  vendorId: string | null
  /** Dollars an hour. */
  least: number
  most: number
  isYearly: boolean
  /** Days since it came, and since it was closed at the latest: 0 if it is open. */
  came: number
  closed: number
  isFilled: boolean
}

export interface Step {
  state: SubmissionState
  /** Days since it happened. */
  days: number
}

export interface Put {
  person: Person
  work: Work
  pay: number
  bill: number
  steps: readonly Step[]
  placement: { from: number; to: number } | null
}

const placementsMade = 34
const submissionsMade = 240
const perJob = 3
const yearsApart = 9
const sameClientDays = 180
// Somebody who may still be hired: a submission older than this has come to an end.
const endedAfter = 45
const billedOver = 1.18
const contractDays = [95, 120, 150, 180] as const

/** Plans the submissions of a year, oldest first; the same random numbers give the same year. */
export function planYear(people: readonly Person[], jobs: readonly Work[], random: () => number): Put[] {
  const puts: Put[] = []
  const ripe = jobs.filter(({ came, closed }) => closed > 0 && came > endedAfter)
  const placed = () => puts.filter(({ placement }) => placement).length
  for (const [round, most] of [perJob, perJob + 1, perJob + 3, perJob + 6, perJob + 9].entries())
    for (const work of jobs) {
      const has = puts.filter((put) => put.work === work).length
      for (let at = has; at < most && puts.length < submissionsMade; at += 1) {
        const days = dayWithin(work, random)
        const person = choose(people, work, days, puts, random)
        if (!person) continue
        const due = ((ripe.indexOf(work) + 1) / ripe.length) * placementsMade
        const isHired =
          ripe.includes(work) && !work.isFilled && (round > 0 ? placed() < placementsMade : placed() < due)
        puts.push(putOne(person, work, days, isHired, puts, random))
      }
    }
  return puts.toSorted((a, b) => (b.steps[0]?.days ?? 0) - (a.steps[0]?.days ?? 0))
}

function putOne(person: Person, work: Work, days: number, isHired: boolean, puts: Put[], random: () => number): Put {
  const pay = Math.round(Math.min(Math.max(person.rate, work.least * 0.85), work.most))
  const bill = Math.round(Math.min(pay * billedOver, work.most * 1.15))
  const placement = isHired && days > endedAfter ? termOf(person, days, puts, random) : null
  if (placement) work.isFilled = true
  const end = placement ? 'started' : endAt(days, work.vendorId !== null, puts.length, random)
  return { person, work, pay, bill, steps: pathTo(end, days, placement?.from ?? 0, work.vendorId !== null), placement }
}

/** The days of a placement that stand in the way of no other; null if there are none. */
function termOf(person: Person, days: number, puts: readonly Put[], random: () => number): Put['placement'] {
  const from = days - 24 - Math.floor(random() * 12)
  const to = from - (contractDays[Math.floor(random() * contractDays.length)] ?? 120)
  const isFree = puts.every(
    (put) => put.person !== person || !put.placement || put.placement.to > from || put.placement.from < to,
  )
  const isQuiet = puts.every(
    (put) =>
      put.person !== person ||
      put.placement ||
      (put.steps[0]?.days ?? 0) >= from ||
      (put.steps[0]?.days ?? 0) < to + 30,
  )
  return isFree && isQuiet && from > 3 ? { from, to } : null
}

function dayWithin({ came, closed }: Work, random: () => number): number {
  const first = came - 1
  const last = Math.max(closed + 1, came - 25)
  return first <= last ? Math.max(0, first) : Math.round(last + random() * (first - last))
}

/** Somebody of the trade with about those years who is known, free, and was not put forward to the same client of late. */
function choose(
  people: readonly Person[],
  work: Work,
  days: number,
  puts: readonly Put[],
  random: () => number,
): Person | undefined {
  const trade = trackOf(work.title)
  const fitting = people.filter(
    (person) =>
      trackOf(person.title) === trade &&
      Math.abs(person.years - work.years) <= yearsApart &&
      person.days > days + 1 &&
      puts.every((put) => put.person !== person || isApart(put, work, days)),
  )
  return fitting[Math.floor(random() * fitting.length)]
}

function isApart({ work, steps, placement }: Put, other: Work, days: number): boolean {
  if (work === other) return false
  const isAway = placement && days < placement.from + 2 && days > placement.to + 20
  const isAgain = work.clientId !== null && work.clientId === other.clientId
  return !(isAway || (isAgain && Math.abs((steps[0]?.days ?? 0) - days) < sameClientDays))
}
