import { isLive } from '@corridor/contract/agency/student-application/stages'
import type { Currency } from '@corridor/contract/format/settings'
import { askedFunds } from '@corridor/contract/student/enrolment/asked'
import { monthAfter } from '@corridor/contract/student/enrolment/consistency'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import { now } from '../../../../../platform/clock.ts'
import { monthAgo } from './days.ts'
import type { Filled, Known } from './fill.ts'
import type { PlannedStudent } from './plan.ts'

export type Wish = Pick<Filled, 'level' | 'study_field'>

const wishes: readonly Wish[] = [
  { level: 'master', study_field: 'Computer Science' },
  { level: 'bachelor', study_field: 'Business Administration' },
  { level: 'postgraduate-diploma', study_field: 'Project Management' },
  { level: 'master', study_field: 'Public Health' },
  { level: 'diploma', study_field: 'Hospitality' },
  { level: 'bachelor', study_field: 'Nursing' },
  { level: 'language-course', study_field: 'English' },
]
const aims: readonly (readonly string[])[] = [['CA'], ['GB', 'CA'], ['AU', 'NZ'], ['US'], ['CA', 'US', 'GB'], ['AU']]
const currencies: Readonly<Record<string, Currency>> = { CA: 'CAD', GB: 'GBP', AU: 'AUD', US: 'USD' }

/** Makes the plan of somebody of the demo; a student with nothing but a name has none. */
export function studyOf(of: PlannedStudent, { countries }: Known): Partial<Filled> {
  const { number, steps, aim = aims[number % aims.length] ?? [], wish = wishes[number % wishes.length] } = of
  if (steps < 2) return {}
  const intake = of.intake ?? intakeOf(number)
  return {
    ...wish,
    intake,
    occupied_until: steps < enrolmentSteps.length ? null : occupiedUntil(of, intake),
    funds_amount: Math.max(18_000 + ((number * 7) % 40) * 500, askedOf(aim[0] ?? '', of)),
    funds_currency: currencies[aim[0] ?? ''] ?? 'USD',
    student_target: aim.flatMap((code) => countries.get(code) ?? []).map((country_id) => ({ country_id })),
  }
}

/** Money that the first country asks for, in round thousands: files of the demo contradict themselves in their stories alone. */
const askedOf = (code: string, { marital, kids }: PlannedStudent) =>
  Math.ceil((askedFunds[code]?.of(marital === 'married' ? 1 : 0, kids) ?? 0) / 1_000) * 1_000

const gapMonthsMax = 6

/** A month before the intakes that needs no word: at most six months before the last of them, and begun. Null if they are too far away. */
function occupiedUntil({ number, applications }: PlannedStudent, intake: string): string | null {
  const live = applications.filter(({ stage }) => isLive(stage)).map(({ startsOn }) => startsOn.slice(0, 7))
  const intakes = (live.length > 0 ? live : [intake]).toSorted()
  const [first = intake, last = first] = [intakes[0], intakes.at(-1)]
  const [earliest = '', latest = ''] = [
    monthAfter(last, -gapMonthsMax),
    [monthAfter(first, -1), monthAgo(1)].toSorted()[0],
  ]
  const usual = [monthAfter(first, -1 - (number % 3)), latest].toSorted()[0] ?? latest
  return latest < earliest ? null : usual < earliest ? earliest : usual
}

const intakeMonths = [1, 5, 9]

/** One of the next intakes that are far enough away to be applied for, in January, May or September. */
export function intakeOf(number: number): string {
  const at = now()
  const first = at.getUTCFullYear() * 12 + at.getUTCMonth() + 4
  const intakes = Array.from({ length: 16 }, (_, ahead) => first + ahead).filter((month) =>
    intakeMonths.includes((month % 12) + 1),
  )
  const month = intakes[number % intakes.length] ?? first
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}
