import { type DemoCountry, demoInstitutionList } from '../institutions.ts'
import { deadlineOf, startsOf } from '../intakes.ts'
import { sampleOf } from '../programmes.ts'
import { dayAgo } from '../students/days.ts'

/** An institution and one of its programmes, by their places. */
export interface Course {
  place: number
  nth: number
}

const programmesEach = 3

/** The courses of a country, those of one institution after those of the other. */
export const coursesOf = (country: DemoCountry): readonly Course[] =>
  Array.from({ length: programmesEach }, (_, nth) =>
    demoInstitutionList.flatMap((one, place) => (one.country === country ? [{ place, nth }] : [])),
  ).flat()

export const countryOf = ({ place }: Course): DemoCountry => demoInstitutionList[place]?.country ?? 'CA'

/** First day of the next intake that one may still apply for so many days from now, and that begins in so many at the earliest. */
export function nextStart({ place, nth }: Course, { dueIn, startIn }: { dueIn: number; startIn: number }): string {
  const country = countryOf({ place, nth })
  const starts = startsOf(country).filter(
    (start) => start >= dayAgo(-startIn) && deadlineOf(country, nth, start) >= dayAgo(-dueIn),
  )
  const [first] = starts
  if (!first) throw new Error(`The demo has no intake in ${country} to apply for`)
  return first
}

/** First days of the intakes of a course that began so many days ago at the latest, the last one first. */
export const pastStarts = (course: Course, daysAgo: number): string[] =>
  startsOf(countryOf(course))
    .filter((start) => start <= dayAgo(daysAgo))
    .reverse()

/** Least score in IELTS that a course asks. */
export const scoreOf = ({ place, nth }: Course): number => sampleOf(place, nth)[5]
/** Months that a course takes. */
export const monthsOf = ({ place, nth }: Course): number => sampleOf(place, nth)[3]
export const wishOf = ({ place, nth }: Course) => {
  const [, level, study_field] = sampleOf(place, nth)
  return { level, study_field }
}
