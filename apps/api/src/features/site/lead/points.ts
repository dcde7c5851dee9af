import { type Answers, pointsTables } from '@corridor/contract/site/lead/questions'

/**
 * Canada's selection grid for federal skilled workers, of 100 points with a pass mark of 67. It stands in the regulations and changes
 * seldom, but only the source says what holds today: whoever reads it again sets `date` and `dueOn`.
 */
export const skilledWorkers = {
  table: pointsTables.skilledWorkers,
  /** The day to which the source says that it was current when it was read. */
  date: '2024-10-30',
  /** From this day on nobody is shown an estimate until the table has been read again. */
  dueOn: '2027-10-30',
  source: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/page-12.html',
  of: 100,
  pass: 67,
  education: {
    less: 0,
    secondary: 5,
    oneYear: 15,
    twoYears: 19,
    threeYears: 21,
    several: 22,
    master: 23,
    doctorate: 25,
  },
  experience: { none: 0, one: 9, two: 11, four: 13, six: 15 },
  /** Points of each of four abilities. */
  language: { below: 0, clb7: 4, clb8: 5, clb9: 6 },
  abilities: 4,
  secondLanguage: 4,
  jobOffer: 10,
  age: { from: 18, until: 35, points: 12, lessEachYear: 1 },
  adaptability: { none: 0, relative: 5, studied: 5, worked: 10, jobOffer: 5, most: 10 },
} as const

export interface Estimate {
  points: number
  of: number
  pass: number
  table: string
  tableDate: string
  source: string
  /** True if the table is too old to be shown to a visitor. */
  isDue: boolean
}

/** Counts the points of these answers on a day; undefined if the table is not about them, or they leave something out. */
export function estimate(answers: Answers, today: string): Estimate | undefined {
  const { destination, purpose, age, education, experience, language, ties = 'none' } = answers
  if (destination !== 'CA' || purpose !== 'residence') return undefined
  if (!age || !education || !experience || !language) return undefined
  const grid = skilledWorkers
  const of = (table: object, answer: string) => Number((table as Record<string, number>)[answer] ?? 0)
  const hasOffer = answers.jobOffer === 'yes'
  const adaptability = of(grid.adaptability, ties) + (hasOffer ? grid.adaptability.jobOffer : 0)
  const points =
    of(grid.education, education) +
    of(grid.experience, experience) +
    of(grid.language, language) * grid.abilities +
    (answers.secondLanguage === 'yes' ? grid.secondLanguage : 0) +
    pointsOfAge(Number(age)) +
    (hasOffer ? grid.jobOffer : 0) +
    Math.min(adaptability, grid.adaptability.most)
  const { of: most, pass, table, date, dueOn, source } = grid
  return { points, of: most, pass, table, tableDate: date, source, isDue: today >= dueOn }
}

function pointsOfAge(age: number): number {
  const { from, until, points, lessEachYear } = skilledWorkers.age
  if (age < from) return 0
  return Math.max(0, points - Math.max(0, age - until) * lessEachYear)
}
