import type { DemoCountry } from '../institutions.ts'
import { dayAgo, seasonDays } from '../students/days.ts'
import { type Course, coursesOf, pastStarts } from './places.ts'
import type { MoneyState, PlannedApplication } from './planned.ts'

/** An enrolment that is over, with what came of it. Counts of days go back from the first start. */
export interface Ended {
  course: Course
  startsOn: string
  enrolledDaysAgo: number
  money: NonNullable<PlannedApplication['money']>
}

const dayMs = 86_400_000
const daysAgoOf = (day: string) => Math.round((Date.parse(dayAgo(0)) - Date.parse(day)) / dayMs)
/** A student is closed ninety days after the enrolment. */
const closedDays = 91
/** Days after the start until which everybody was enrolled, and by which all of an intake are claimed together. */
const lateDays = 24
const claimedAfter = 62
const soonest = 10

/** The one of the courses at an institution that is n-th in turn. */
const at = (country: DemoCountry, place: number, nth: number): Course =>
  coursesOf(country).filter((course) => course.place === place)[nth % 3] as Course

const single = (
  course: Course,
  enrolledDaysAgo: number,
  state: MoneyState,
  days: { claimed?: number; paid?: number } = {},
): Ended => ({
  course,
  startsOn: pastStarts(course, enrolledDaysAgo)[0] ?? dayAgo(enrolledDaysAgo),
  enrolledDaysAgo,
  money: {
    state,
    ...(days.claimed !== undefined && { claimedDaysAgo: days.claimed }),
    ...(days.paid !== undefined && { paidDaysAgo: days.paid }),
  },
})

/** Nineteen whose money is not simply there (demo.md, Commission). Windows of these institutions end after 150 days. */
const told = (): Ended[] => [
  ...[148, 146, 144].map((days, nth) =>
    single([at('CA', 1, 2), at('GB', 5, 0), at('NZ', 16, 1)][nth] as Course, days, 'open'),
  ),
  // Six in Canadian dollars, which a payment list pays.
  single(at('CA', 1, 0), 106, 'claimed', { claimed: 70 }),
  single(at('CA', 1, 1), 104, 'claimed', { claimed: 70 }),
  single(at('CA', 2, 0), 97, 'claimed', { claimed: 33 }),
  single(at('CA', 2, 1), 95, 'claimed', { claimed: 33 }),
  single(at('CA', 4, 0), 94, 'claimed', { claimed: 18 }),
  single(at('CA', 4, 2), 93, 'claimed', { claimed: 18 }),
  single(at('GB', 5, 1), 120, 'claimed', { claimed: 85 }),
  single(at('GB', 6, 0), 131, 'claimed', { claimed: 96 }),
  single(at('AU', 15, 2), 100, 'claimed', { claimed: 41 }),
  single(at('NZ', 17, 0), 96, 'claimed', { claimed: 12 }),
  single(at('GB', 7, 1), 180, 'part-paid', { claimed: 140, paid: 96 }),
  single(at('US', 12, 1), 190, 'part-paid', { claimed: 150, paid: 111 }),
  single(at('CA', 4, 1), 200, 'refused', { claimed: 161 }),
  single(at('AU', 15, 0), 170, 'refused', { claimed: 128 }),
  single(at('GB', 6, 2), 240, 'clawed-back', { claimed: 200, paid: 158 }),
  single(at('AU', 14, 1), 135, 'none'),
]

// Countries of those that were paid, in shares as those of the current students.
const paid: readonly (readonly [DemoCountry, number])[] = [
  ['CA', 19],
  ['GB', 20],
  ['US', 12],
  ['AU', 14],
  ['NZ', 6],
]

/** The ninety enrolments that are over, seventy-one of them paid with the season of those who apply. */
export function endedEnrolments(): Ended[] {
  const enrolled = paid.flatMap(([country, count]) => {
    const courses = coursesOf(country)
    return Array.from({ length: count }, (_, nth) => {
      const course = courses[nth % courses.length] as Course
      const starts = pastStarts(course, closedDays + lateDays)
      const startsOn = starts[nth % starts.length] ?? dayAgo(closedDays + lateDays)
      const start = daysAgoOf(startsOn)
      return {
        course,
        startsOn,
        enrolledDaysAgo: start - 4 - ((nth * 7) % (lateDays - 4)),
        claimedDaysAgo: start - claimedAfter,
      }
    })
  })
  const inOrder = enrolled.toSorted((a, b) => b.claimedDaysAgo - a.claimedDaysAgo)
  const days = seasonDays(inOrder.length)
  const made = inOrder.map(({ claimedDaysAgo, ...one }, nth): Ended => {
    const soon = claimedDaysAgo - soonest - ((nth * 13) % 40)
    const paidDaysAgo = Math.max(2, Math.min(days[nth] ?? soon, soon))
    return { ...one, money: { state: 'paid', claimedDaysAgo, paidDaysAgo } }
  })
  return [...told(), ...made]
}
