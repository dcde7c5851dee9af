/** A scale on which a test is scored, as the body that gives the test publishes it. Scores of two scales are never compared as numbers. */
export interface Scale {
  id: string
  min: number
  max: number
  step: number
  /** First day of tests that are scored on it; absent if all were. */
  since?: string
}

interface CoachingTest {
  name: string
  scales: readonly [Scale, ...Scale[]]
  source: string
  /** Says of a score off the scales which they are. */
  offScale: { message: string }
}

/** Day from which the table of scales is. */
export const scalesAsOf = '2026-11-29'

/** Tests that students are coached for, each with its scales and where they stand. Plain data: pages carry it without the validator. */
export const coachingTests = {
  ielts: {
    name: 'IELTS',
    scales: [{ id: 'ielts', min: 0, max: 9, step: 0.5 }],
    source: 'https://ielts.org/take-a-test/your-results/ielts-scoring-in-detail',
    offScale: { message: 'IELTS is scored 0 to 9 in steps of 0.5' },
  },
  toefl: {
    name: 'TOEFL',
    scales: [
      { id: 'toefl-120', min: 0, max: 120, step: 1 },
      { id: 'toefl-6', min: 1, max: 6, step: 0.5, since: '2026-01-21' },
    ],
    source: 'https://www.ets.org/toefl/test-takers/ibt/scores.html',
    offScale: { message: 'TOEFL is scored 0 to 120, and also 1 to 6 in steps of 0.5 since 2026-01-21' },
  },
  pte: {
    name: 'PTE',
    scales: [{ id: 'pte', min: 10, max: 90, step: 1 }],
    source: 'https://www.pearsonpte.com/scoring',
    offScale: { message: 'PTE is scored 10 to 90' },
  },
  celpip: {
    name: 'CELPIP',
    scales: [{ id: 'celpip', min: 1, max: 12, step: 1 }],
    source: 'https://www.celpip.ca/test-scoring/',
    offScale: { message: 'CELPIP is scored 1 to 12' },
  },
  duolingo: {
    name: 'Duolingo',
    scales: [{ id: 'duolingo', min: 10, max: 160, step: 5 }],
    source: 'https://englishtest.duolingo.com/scores',
    offScale: { message: 'Duolingo is scored 10 to 160 in steps of 5' },
  },
  gre: {
    name: 'GRE',
    scales: [{ id: 'gre', min: 260, max: 340, step: 1 }],
    source: 'https://www.ets.org/gre/test-takers/general-test/scores.html',
    offScale: { message: 'GRE is scored 260 to 340' },
  },
  gmat: {
    name: 'GMAT',
    scales: [{ id: 'gmat', min: 205, max: 805, step: 10 }],
    source: 'https://www.mba.com/exams/gmat-exam/scores',
    offScale: { message: 'GMAT is scored 205 to 805 in steps of 10' },
  },
  sat: {
    name: 'SAT',
    scales: [{ id: 'sat', min: 400, max: 1600, step: 10 }],
    source: 'https://satsuite.collegeboard.org/sat/scores',
    offScale: { message: 'SAT is scored 400 to 1600 in steps of 10' },
  },
  tef: {
    name: 'TEF',
    scales: [{ id: 'tef', min: 0, max: 699, step: 1 }],
    source: 'https://www.lefrancaisdesaffaires.fr/en/tests-diplomas/test-evaluation-french-tef/',
    offScale: { message: 'TEF is scored 0 to 699' },
  },
} as const satisfies Record<string, CoachingTest>
export type CoachingTestName = keyof typeof coachingTests
export const coachingTestNames = Object.keys(coachingTests) as [CoachingTestName, ...CoachingTestName[]]

const testOf = (test: CoachingTestName): CoachingTest => coachingTests[test]

const isOn = ({ min, max, step }: Scale, score: number) =>
  score >= min && score <= max && Number.isInteger((score - min) / step)

/**
 * Finds the scale that a score stands on, if its test is scored so on that day; without a day, on any. The newer of two that hold it is
 * meant: nobody reaches 5 of 120.
 */
export const scaleOf = (test: CoachingTestName, score: number, day?: string | null): Scale | undefined =>
  testOf(test).scales.findLast((scale) => isOn(scale, score) && !(day && scale.since && day < scale.since))

/** Finds the fault of a score in its test: the sentence that names the scale; null if it stands on one. */
export const findScoreFault = (test: CoachingTestName, score: number, day?: string | null): string | null =>
  scaleOf(test, score, day) ? null : testOf(test).offScale.message
