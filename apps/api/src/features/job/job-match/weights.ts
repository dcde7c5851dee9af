import type { MatchLine } from '@corridor/contract/job/job-match/lines'

/** Weights of the lines of the score. A company may change them. */
export type Weights = Record<MatchLine, number>

/** Weights by default; docs/matching.md says how they were chosen and measured. */
export const defaultWeights: Weights = { skills: 20, core: 8, trade: 45, level: 15, place: 3, nice: 5, known: 4 }

/** The least score, of 100, that counts as a match. */
export const matchMin = 60

/** The least that is a strong match. */
export const strongMin = 80
