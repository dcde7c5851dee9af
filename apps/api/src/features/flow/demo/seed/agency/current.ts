import type { DemoCountry } from '../institutions.ts'
import { dayAgo, dayIn } from '../students/days.ts'
import type { PlannedStudent } from '../students/plan.ts'
import { daysTo } from './chain.ts'
import { type Course, countryOf, coursesOf, monthsOf, nextStart, pastStarts, scoreOf, wishOf } from './places.ts'
import type { PlannedApplication } from './planned.ts'
import { type Role, rolesOf } from './roles.ts'

// demo.md, Applications: so many of the current students in each country.
const shares: Readonly<Record<DemoCountry, number>> = { US: 21, CA: 44, GB: 41, AU: 28, NZ: 12 }
const usualAims: readonly (readonly DemoCountry[])[] = [
  ['CA'],
  ['GB', 'CA'],
  ['AU', 'NZ'],
  ['US'],
  ['CA', 'US', 'GB'],
  ['AU'],
]
/** Applications of those whose story says how many. */
const counted: Readonly<Record<string, number>> = { Harpreet: 3, Stella: 2, Zoya: 1, Imtiaz: 2, Noor: 1 }
const usualCount = 2
/** Files that were refused a visa once, and applied again. */
const refusedCount = 11
const yearDays = 365
const afterEndDays = 220

/** Gives the students of the demo their applications, and a plan that fits them. */
export function withApplications(students: readonly PlannedStudent[]): PlannedStudent[] {
  const roles = rolesOf(students)
  const applying = students.flatMap((student) => {
    const role = roles.get(student.number)
    return role ? [{ student, role }] : []
  })
  const countries = countriesOf(applying.map(({ student }) => student))
  const refused = chooseRefused(applying)
  const planned = new Map(
    applying.map((one, at) => {
      const { number } = one.student
      return [number, planOf(one, countries[at] ?? [], refused.has(number))]
    }),
  )
  return students.map((student) => fit(student, planned.get(student.number) ?? []))
}

interface Applying {
  student: PlannedStudent
  role: Role
}

/** The country of each application of each student: what they aim at first, and then what brings the sums to their share. */
function countriesOf(students: readonly PlannedStudent[]): DemoCountry[][] {
  const whole = Object.values(shares).reduce((sum, share) => sum + share, 0)
  const countOf = (student: PlannedStudent) => counted[student.given] ?? (student.steps < 10 ? 1 : usualCount)
  const spare = whole - students.reduce((sum, student) => sum + countOf(student), 0)
  const free = students.filter(({ given, steps }) => counted[given] === undefined && steps === 10)
  const third = new Set(
    free.filter((_, at) => Math.floor(((at + 1) * spare) / free.length) > Math.floor((at * spare) / free.length)),
  )
  const made = students.map((student) => {
    const aims =
      (student.aim as readonly DemoCountry[] | undefined) ?? usualAims[student.number % usualAims.length] ?? []
    const count = countOf(student) + (third.has(student) ? 1 : 0)
    return Array.from({ length: count }, (_, at) => aims[at % aims.length] ?? 'CA')
  })
  const left = { ...shares }
  for (const country of made.flat()) left[country] -= 1
  for (const [at, student] of students.entries()) {
    const own = made[at] ?? []
    for (let each = own.length - 1; each > 0 && !student.aim; each--) {
      const country = own[each] as DemoCountry
      const wanted = (Object.keys(left) as DemoCountry[]).toSorted((a, b) => left[b] - left[a])[0] as DemoCountry
      if (left[country] >= 0 || left[wanted] <= 0) continue
      left[country] += 1
      left[wanted] -= 1
      own[each] = wanted
    }
  }
  return made
}

/** Those who were refused before what they apply for now: known long enough for it, and with room in step 8. */
function chooseRefused(applying: readonly Applying[]): ReadonlySet<number> {
  const can = applying.filter(
    ({ student, role }) =>
      !student.note.includes('refus') &&
      student.refusals.length < 2 &&
      ['offer', 'submitted', 'deposit-paid', 'confirmed'].includes(role.stage) &&
      !student.aim &&
      student.daysAgo > refusedDaysAgo(role) + 25,
  )
  return new Set(can.slice(0, refusedCount).map(({ student }) => student.number))
}

const refusedDaysAgo = ({ stage, stageDaysAgo }: Role) => stageDaysAgo + daysTo(stage) + 10

function planOf(
  { student, role }: Applying,
  countries: readonly DemoCountry[],
  isRefused: boolean,
): PlannedApplication[] {
  const taken = new Set<string>()
  return countries.map((country, at) => {
    const course = courseOf(student, country, { taken, isMoney: at === 0, at })
    if (at === 0) return { ...course, ...toPlanned(course, role) }
    const told = at === 1 ? (isRefused ? refusal(refusedDaysAgo(role)) : further[student.given]) : undefined
    return { ...course, ...toPlanned(course, told ?? besideOf(role, student.number + at, role.stageDaysAgo + 2 + at)) }
  })
}

const refusal = (stageDaysAgo: number): Role => ({
  ...{ stage: 'withdrawn', restedFrom: 'visa-filed', authority: 'refused', stageDaysAgo },
})

/** The second application of those whose story tells of it. Chidi was refused by the country that his letter is of, and applies there again. */
const further: Readonly<Record<string, Role>> = {
  Harpreet: { stage: 'deferred', restedFrom: 'offer', stageDaysAgo: 74 },
  Stella: { stage: 'submitted', stageDaysAgo: 12 },
  Chidi: refusal(23),
}

/** An application beside the first: none goes further than that, and none goes on beside one that is enrolled. */
function besideOf({ stage }: Role, number: number, stageDaysAgo: number): Role {
  const over: readonly Role[] = [
    { stage: 'rejected', restedFrom: 'submitted', stageDaysAgo },
    { stage: 'withdrawn', restedFrom: 'offer', stageDaysAgo },
    { stage: 'withdrawn', restedFrom: 'submitted', stageDaysAgo },
  ]
  const live: Partial<Record<Role['stage'], readonly Role[]>> = {
    draft: [{ stage: 'draft', stageDaysAgo }],
    'in-review': [{ stage: 'draft', stageDaysAgo }],
    submitted: [
      { stage: 'submitted', stageDaysAgo },
      { stage: 'draft', stageDaysAgo },
    ],
    offer: [
      { stage: 'submitted', stageDaysAgo },
      { stage: 'offer', stageDaysAgo, depositDueIn: 30 },
      { stage: 'draft', stageDaysAgo },
    ],
    'deposit-paid': [{ stage: 'offer', stageDaysAgo, depositDueIn: 34 }],
  }
  const known = [...(live[stage] ?? []), ...(stage === 'draft' || stage === 'in-review' ? [] : over)]
  return known[number % known.length] as Role
}

interface Choosing {
  taken: Set<string>
  /** Whether commission comes of it before its event may have happened. */
  isMoney: boolean
  at: number
}

// Contracts by which commission is due before somebody is enrolled (institution-contracts.ts).
const dueEarly = new Set([3, 10, 13])

function courseOf(student: PlannedStudent, country: DemoCountry, { taken, isMoney, at }: Choosing): Course {
  const ielts = student.tests.find(({ test, past_score }) => test === 'ielts' && past_score)?.past_score ?? 9
  const can = coursesOf(country).filter(
    (course) =>
      !taken.has(`${course.place} ${course.nth}`) &&
      scoreOf(course) <= ielts &&
      !(isMoney && dueEarly.has(course.place)) &&
      (!student.wish || wishOf(course).level === student.wish.level),
  )
  const chosen = can[(student.number + at) % can.length]
  if (!chosen) throw new Error(`The demo has no course in ${country} for ${student.given}`)
  taken.add(`${chosen.place} ${chosen.nth}`)
  return chosen
}

/** Days from now in which the intake of an application begins at the earliest, by its stage. */
const earliest: Partial<Record<Role['stage'], number>> = { draft: 60, 'in-review': 60, 'visa-filed': 14, confirmed: 21 }
const quietDays = 21

function toPlanned(course: Course, { authority = 'none', ...role }: Role): Omit<PlannedApplication, 'place' | 'nth'> {
  const { stage, restedFrom, stageDaysAgo } = role
  const isHere = stage === 'draft' || stage === 'in-review'
  const since = stageDaysAgo + daysTo(stage, restedFrom) - daysTo('submitted')
  const ahead = { dueIn: isHere ? quietDays : -since, startIn: earliest[stage] ?? 40 }
  if (stage === 'enrolled')
    return { ...role, authority, startsOn: pastStarts(course, stageDaysAgo)[0] ?? dayAgo(stageDaysAgo) }
  const startsOn =
    authority === 'refused' ? nextStart(course, { dueIn: -since, startIn: -30 }) : nextStart(course, ahead)
  if (stage !== 'deferred') return { ...role, authority, startsOn }
  const later = nextStart(course, { dueIn: 30, startIn: daysUntil(startsOn) + 20 })
  return { ...role, authority, startsOn: later, firstStartsOn: startsOn }
}

const daysUntil = (day: string) => Math.round((Date.parse(day) - Date.parse(dayAgo(0))) / 86_400_000)

/** The student with a plan as the first application has it, and a passport that holds until the end of all. */
function fit(student: PlannedStudent, applications: readonly PlannedApplication[]): PlannedStudent {
  const [first] = applications
  if (!first) return student
  const intake = first.startsOn.slice(0, 7)
  const ends = applications.map((one) =>
    dayIn(one.startsOn.slice(0, 7), Math.round((monthsOf(one) * yearDays) / 12) + afterEndDays),
  )
  const end = ends.reduce((last, each) => (each > last ? each : last))
  const { passportAfterIntake: after, passportEnds } = student
  return {
    ...student,
    applications,
    intake,
    aim: [...new Set(applications.map(countryOf))],
    wish: wishOf(first),
    passportEnds: after !== undefined ? dayIn(intake, after) : passportEnds < end ? end : passportEnds,
  }
}
