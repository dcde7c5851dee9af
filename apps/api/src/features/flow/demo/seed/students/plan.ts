import type { MaritalStatus } from '@corridor/contract/student/enrolment/kinds'
import { now } from '../../../../../platform/clock.ts'
import type { TestEntry } from '../../../../student/student/values.ts'
import { withApplications } from '../agency/current.ts'
import type { PlannedApplication } from '../agency/planned.ts'
import { makeRandom } from '../people-maker.ts'
import { dayAgo, dayIn, monthAgo, seasonDays } from './days.ts'
import { type Origin, type OriginCode, origins } from './origins.ts'
import { atlasStories, stella } from './stories.ts'
import { intakeOf, type Wish } from './study.ts'

export interface Contact {
  given: string
  family: string
  relation: string
  isGuardian: boolean
}

/** A country that somebody was refused by, or visited; `text` is the reason, or the length of the stay. */
export interface Declared {
  country: string
  category: string
  text: string
  /** `YYYY-MM`. */
  month: string
}

type Test = Partial<TestEntry> & Pick<TestEntry, 'test'>

/** A student as the demo tells of them. Days are `YYYY-MM-DD`. */
export interface PlannedStudent {
  origin: OriginCode
  given: string
  middle: string
  family: string
  email: string
  /** Place among all: numbers and addresses are made of it. */
  number: number
  /** Days since the enrolment began. */
  daysAgo: number
  /** Steps that are saved, the first so many. */
  steps: number
  born: string
  passportEnds: string
  /** Days from the intake to the end of the passport, of somebody whose story that is. */
  passportAfterIntake?: number
  marital: MaritalStatus
  kids: number
  contacts: readonly Contact[]
  refusals: readonly Declared[]
  refusalsFurther: string
  visits: readonly Declared[]
  tests: readonly Test[]
  note: string
  /** Codes of the countries that a story is about; without them any will do. */
  aim?: readonly string[]
  /** Level and field that a story is about; without them any will do. */
  wish?: Wish
  /** Name of the relative of the story whose address is theirs. */
  livesWith?: string
  /** Number by which the address is made. */
  homeNumber: number
  applications: readonly PlannedApplication[]
  /** Month of the intake that the first application is for, `YYYY-MM`. */
  intake?: string
}
export type Story = Pick<PlannedStudent, 'origin' | 'given' | 'family'> & Partial<PlannedStudent>

const allSteps = 10
/** Days after the intake for which a passport holds at least: authorities ask for six months. */
const usualAfterIntake = 220
const yearDays = 365.25
const afterAtlas = 71

// People of Atlas beside those with a story.
const further: Partial<Record<OriginCode, number>> = { IN: 21, NP: 7, NG: 6, PK: 2, VN: 4, BD: 4, PH: 3, KE: 1, LK: 2 }
/** Steps that are saved of those who are not through, by their place among the further ones; Rahul is the ninth. */
const drafts: Readonly<Record<number, { steps: number; daysAgo: number }>> = {
  3: { steps: 7, daysAgo: 12 },
  11: { steps: 2, daysAgo: 4 },
  18: { steps: 9, daysAgo: 27 },
  24: { steps: 4, daysAgo: 9 },
  30: { steps: 1, daysAgo: 2 },
  37: { steps: 6, daysAgo: 19 },
  42: { steps: 3, daysAgo: 6 },
  47: { steps: 8, daysAgo: 34 },
}

const juniper: readonly Story[] = [
  { origin: 'MX', given: 'Mateo', family: 'Ruiz', daysAgo: 210 },
  { origin: 'PH', given: 'Liza', family: 'Ocampo', daysAgo: 151 },
  { origin: 'IN', given: 'Rhea', family: 'Kulkarni', daysAgo: 74 },
  { origin: 'VN', given: 'Bao Long', family: 'Ho', daysAgo: 33 },
  { origin: 'NG', given: 'Obinna', family: 'Anozie', daysAgo: 8, steps: 5 },
]

/** The current students of Atlas Study Abroad, who came first standing first. */
export function planAtlas(): PlannedStudent[] {
  const stories = atlasStories()
  const random = makeRandom(88)
  const people = (Object.entries(further) as [OriginCode, number][]).flatMap(([code, count]) => {
    const { given, family }: Origin = origins[code]
    return Array.from({ length: count }, (_, at): Story => {
      const [first = '', last = ''] = [given[at % given.length], family[(at * 3 + 1) % family.length]]
      return { origin: code, given: first, family: last }
    })
  })
  const days = seasonDays(people.length)
  const made = people.map((person, at) =>
    complete({ ...person, daysAgo: days[(at * 23) % days.length] ?? 30, ...drafts[at] }, at + 1, random),
  )
  const told = stories.map((story, at) => complete(story, people.length + at + 1, random))
  const numberOf = (name: string) => told.find(({ given, family }) => `${given} ${family}` === name)?.number ?? 0
  const housed = told.map((one) => (one.livesWith ? { ...one, homeNumber: numberOf(one.livesWith) } : one))
  return withApplications([...made, ...housed].toSorted((a, b) => b.daysAgo - a.daysAgo || a.number - b.number))
}

/** Those of Juniper Placement, which knows Stella too. */
export function planJuniper(): PlannedStudent[] {
  const random = makeRandom(89)
  return [{ ...stella(), daysAgo: 96, aim: ['AU'] }, ...juniper].map((story, at) =>
    complete(story, afterAtlas + at, random),
  )
}

const reasons = ['Funds were not shown clearly', 'Ties to the home country', 'Papers were missing']
const stays = ['One week', 'Two weeks', 'One month']
const visited = ['GB', 'US', 'CA', 'AU']
const notes = [
  'Prefers to be called after six in the evening.',
  'The parents come along to the next meeting.',
  'Wants a co-op programme, and a city rather than a town.',
  'Has asked twice about scholarships: send the list.',
  'Speaks with us in English, with the family we write.',
]

/** The end of a passport: as it comes, if it holds long enough after the intake. */
function passportEnd(given: string, number: number, { passportAfterIntake: after }: Story): string {
  const least = dayIn(intakeOf(number), after ?? usualAfterIntake)
  return after !== undefined || given < least ? least : given
}

/** Fills what a story does not say; the same random numbers fill it alike. */
export function complete(story: Story, number: number, random: () => number): PlannedStudent {
  const { origin, given, family, daysAgo = 120 } = story
  const age = 19 + Math.floor(random() * 8)
  const isMarried = age > 22 && random() < 0.3
  const { fathers, mothers, family: families }: Origin = origins[origin]
  const parent = (relation: 'Father' | 'Mother', names: readonly string[]) => ({
    ...{ given: names[number % names.length] ?? '', family: family || (families[number % families.length] ?? '') },
    ...{ relation, isGuardian: false },
  })
  const month = () => monthAgo(daysAgo + 90 + Math.floor(random() * 500))
  const declared = (text: readonly string[], category: string): Declared => ({
    country: visited[Math.floor(random() * visited.length)] ?? 'GB',
    category,
    text: text[number % text.length] ?? '',
    month: month(),
  })
  return {
    middle: '',
    email: emailOf(given, family),
    ...{ number, homeNumber: number, applications: [] },
    daysAgo,
    steps: allSteps,
    born: dayAgo(Math.round(age * yearDays) + 20 + Math.floor(random() * 300)),
    passportEnds: passportEnd(dayAgo(-500 - Math.floor(random() * 2_400)), number, story),
    marital: isMarried ? 'married' : 'single',
    kids: isMarried && random() < 0.4 ? 1 : 0,
    contacts: [parent('Father', fathers), ...(number % 2 === 0 ? [parent('Mother', mothers)] : [])],
    refusals: number % 6 === 0 ? [declared(reasons, 'Student')] : [],
    refusalsFurther: '',
    visits: number % 3 === 0 ? [declared(stays, 'Visitor')] : [],
    tests: testsOf(number, daysAgo),
    note: number % 3 === 1 ? (notes[number % notes.length] ?? '') : '',
    ...story,
  }
}

function testsOf(number: number, daysAgo: number): Test[] {
  const sat = dayAgo(daysAgo + 30 + ((number * 7) % 60))
  const kinds: readonly Test[][] = [
    [{ test: 'ielts', target_score: 7, past_score: 6.5, past_date: sat }],
    [{ test: 'ielts', target_score: 6.5, mode: 'classroom', batch: 'Morning', start_date: dayAgo(daysAgo - 10) }],
    [{ test: 'pte', target_score: 65, past_score: 58, past_date: sat, mode: 'online' }],
    [{ test: 'duolingo', target_score: 120, past_score: 115, past_date: sat }],
    [],
    [
      { test: 'ielts', target_score: 7.5, past_score: 7, past_date: sat },
      { test: 'gre', target_score: 320, past_score: 312, past_date: sat },
    ],
  ]
  return kinds[number % kinds.length] ?? []
}

const emailOf = (given: string, family: string) =>
  `${[given, family].filter(Boolean).join('.')}@mail.example`
    .normalize('NFKD')
    .replace(/[^a-zA-Z.@ ]/g, '')
    .replaceAll(' ', '.')
    .toLowerCase()

/** Moment of an enrolment's beginning, in the working hours of its day; nobody begins one on a Sunday. */
export function beganAt({ daysAgo, number }: PlannedStudent): Date {
  const day = new Date(now().getTime() - daysAgo * 86_400_000)
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() - 1)
  day.setUTCHours(4 + (number % 7), (number * 11) % 60, (number * 17) % 60, 0)
  return day
}
