import type { CoachingTestName } from '../../student/enrolment/scores.ts'

/** Tests of English, of those that students are coached for. Plain data: pages carry it without the validator. */
export const englishTests = [
  'ielts',
  'toefl',
  'pte',
  'celpip',
  'duolingo',
] as const satisfies readonly CoachingTestName[]
export type EnglishTest = (typeof englishTests)[number]

/** Tuition in the smallest unit of its currency. */
export const tuitionMinorMax = 99_999_999_999
/** Months of a programme. */
export const monthsMax = 120
