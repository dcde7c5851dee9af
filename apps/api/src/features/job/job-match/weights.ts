import type { MatchLine } from '@corridor/contract/job/job-match/lines'

/** How much each line of the score counts. A company may change them. */
export type Weights = Record<MatchLine, number>

/** Tuned on one half of the labelled ads, reported on the other: docs/matching.md. */
export const defaultWeights: Weights = { skills: 20, core: 10, trade: 45, level: 15, nice: 5, known: 5 }

/** The least score, of 100, that counts as a match. */
export const matchMin = 60
