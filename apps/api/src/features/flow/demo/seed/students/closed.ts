import { type Ended, endedEnrolments } from '../agency/money.ts'
import { countryOf, wishOf } from '../agency/places.ts'
import { makeRandom } from '../people-maker.ts'
import { type Origin, type OriginCode, origins } from './origins.ts'
import { complete, type PlannedStudent } from './plan.ts'

// People who were enrolled before: about as the current ones come.
const counts: Partial<Record<OriginCode, number>> = {
  IN: 37,
  NP: 11,
  NG: 10,
  PK: 7,
  VN: 7,
  BD: 6,
  PH: 5,
  KE: 2,
  LK: 2,
  MX: 2,
  CN: 1,
}
const firstNumber = 80
const oldestDays = 374
const knownBefore = 150

/** The students of Atlas whose enrolment was over before the current ones came; `taken` are names that these have. */
export function planClosed(taken: readonly PlannedStudent[]): PlannedStudent[] {
  const random = makeRandom(90)
  const names = new Set(taken.map(({ given, family }) => `${given} ${family}`))
  const people = (Object.entries(counts) as [OriginCode, number][]).flatMap(([code, count]) =>
    namesOf(code, count, names),
  )
  return endedEnrolments().map((ended, at) => {
    const person = people[(at * 37) % people.length]
    if (!person) throw new Error('The demo has too few people.')
    const { enrolledDaysAgo } = ended
    // Those who came before Atlas did were brought in from what it kept until then.
    const daysAgo = Math.min(oldestDays - (at % 20), enrolledDaysAgo + knownBefore)
    return withEnd(complete({ ...person, daysAgo, refusals: [], note: '' }, firstNumber + at, random), ended)
  })
}

function namesOf(origin: OriginCode, count: number, names: Set<string>) {
  const { given, family }: Origin = origins[origin]
  const free = family
    .flatMap((last, turn) => given.map((_, at) => [given[(at + turn * 5) % given.length] ?? '', last] as const))
    .filter(([first, last]) => !names.has(`${first} ${last}`))
  return free.slice(0, count).map(([first, last]) => ({ origin, given: first, family: last }))
}

function withEnd(student: PlannedStudent, { course, startsOn, enrolledDaysAgo, money }: Ended): PlannedStudent {
  return {
    ...student,
    ...{ aim: [countryOf(course)], wish: wishOf(course), intake: startsOn.slice(0, 7) },
    applications: [
      { ...course, startsOn, stage: 'enrolled', stageDaysAgo: enrolledDaysAgo, authority: 'granted', money },
    ],
  }
}
