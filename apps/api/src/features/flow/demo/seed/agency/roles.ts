import type { AuthorityStatus } from '@corridor/contract/agency/student-application/authority'
import type { ApplicationStage, LiveApplicationStage } from '@corridor/contract/student/student/kinds'
import type { PlannedStudent } from '../students/plan.ts'
import type { PlannedApplication } from './planned.ts'

/** State of the furthest application of a student. */
export interface Role {
  stage: ApplicationStage
  stageDaysAgo: number
  restedFrom?: LiveApplicationStage
  authority?: AuthorityStatus
  depositDueIn?: number
  conditionDueIn?: number
  lastDayIn?: number
  money?: NonNullable<PlannedApplication['money']>
}

// demo.md, Students: who is how far, those who came first furthest. Three of these deadlines are missed, eleven come within two weeks.
const filed: readonly AuthorityStatus[] = ['filed', 'biometrics', 'papers-asked', 'interview', 'granted']
const at = (stage: ApplicationStage, days: readonly number[], more: (nth: number) => Partial<Role> = () => ({})) =>
  days.map((stageDaysAgo, nth): Role => ({ stage, stageDaysAgo, ...more(nth) }))

const stories: Readonly<Record<string, Role>> = {
  Harpreet: { stage: 'visa-filed', stageDaysAgo: 18, authority: 'biometrics' },
  Lakshmi: { stage: 'enrolled', stageDaysAgo: 79, authority: 'granted' },
  Chidi: { stage: 'in-review', stageDaysAgo: 6 },
  'Thi Mai': { stage: 'in-review', stageDaysAgo: 4 },
  Ayesha: { stage: 'offer', stageDaysAgo: 16, depositDueIn: 12 },
  Imtiaz: { stage: 'submitted', stageDaysAgo: 15 },
  Zoya: { stage: 'in-review', stageDaysAgo: 8 },
  Bikash: { stage: 'in-review', stageDaysAgo: 3 },
  Grace: { stage: 'offer', stageDaysAgo: 11, depositDueIn: 5 },
  李娜: { stage: 'submitted', stageDaysAgo: 13 },
  José: { stage: 'deposit-paid', stageDaysAgo: 14 },
  Noor: { stage: 'in-review', stageDaysAgo: 2 },
  Stella: { stage: 'offer', stageDaysAgo: 9, depositDueIn: 8 },
}

const bySeniority: readonly Role[] = [
  ...at('enrolled', [64, 41, 52, 70, 47], (nth) => ({
    authority: 'granted',
    ...(nth === 0 && { money: { state: 'claimed', claimedDaysAgo: 8 } }),
  })),
  ...at('rejected', [33, 12], () => ({ restedFrom: 'submitted' })),
  ...at('withdrawn', [27, 18], () => ({ restedFrom: 'visa-filed', authority: 'refused' })),
  ...at('visa-filed', [44, 39, 36, 31, 28, 24, 21, 12, 38], (nth) => ({
    authority: filed[(nth < 1 ? nth : nth + 1) % 5] ?? 'filed',
  })),
  ...at('deferred', [22], () => ({ restedFrom: 'deposit-paid' })),
  ...at('confirmed', [19, 16, 11, 8, 4], (nth) => ({ lastDayIn: [6, 11, 13, 41, 60][nth] as number })),
  ...at('deposit-paid', [26, 20, 13, 7, 5], (nth) =>
    nth < 4 ? { conditionDueIn: [-3, 4, 9, 30][nth] as number } : {},
  ),
  ...at('offer', [30, 27, 18, 12, 10, 6, 3], (nth) => ({ depositDueIn: [-6, -2, 1, 3, 10, 25, 32][nth] as number })),
  ...at('submitted', [21, 17, 12, 7, 3]),
  ...at('in-review', [5]),
]

/** The role of each student who is through with the enrolment, by their number; the nine who are not have a draft at most. */
export function rolesOf(students: readonly PlannedStudent[]): ReadonlyMap<number, Role> {
  const left = [...bySeniority]
  const roles = new Map<number, Role>()
  for (const { number, given, steps } of students) {
    const role = stories[given] ?? (steps === 10 ? left.shift() : draftOf(steps))
    if (role) roles.set(number, role)
  }
  return roles
}

// Nobody without an address to write to applies yet; one of them has nothing but a name.
const draftOf = (steps: number): Role | undefined =>
  steps < 4 ? undefined : { stage: 'draft', stageDaysAgo: 1 + (steps % 3) }
