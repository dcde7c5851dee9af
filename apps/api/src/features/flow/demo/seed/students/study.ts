import type { Currency } from '@corridor/contract/format/settings'
import { now } from '../../../../../platform/clock.ts'
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
export function studyOf(
  { number, steps, aim = aims[number % aims.length] ?? [], wish = wishes[number % wishes.length] }: PlannedStudent,
  { countries }: Known,
): Partial<Filled> {
  if (steps < 2) return {}
  return {
    ...wish,
    intake: intakeOf(number),
    funds_amount: 18_000 + ((number * 7) % 40) * 500,
    funds_currency: currencies[aim[0] ?? ''] ?? 'USD',
    student_target: aim.flatMap((code) => countries.get(code) ?? []).map((country_id) => ({ country_id })),
  }
}

const intakeMonths = [1, 5, 9]

/** One of the next intakes that are far enough away to be applied for, in January, May or September. */
function intakeOf(number: number): string {
  const at = now()
  const first = at.getUTCFullYear() * 12 + at.getUTCMonth() + 4
  const intakes = Array.from({ length: 16 }, (_, ahead) => first + ahead).filter((month) =>
    intakeMonths.includes((month % 12) + 1),
  )
  const month = intakes[number % intakes.length] ?? first
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}
