/** What a score is made of, in the order in which it is shown. Plain data: pages carry it without the validator. */
export const matchLines = ['trade', 'skills', 'core', 'level', 'nice', 'known'] as const
export type MatchLine = (typeof matchLines)[number]

/** What a job demands; each fits, stops, or is unknown, which stops nobody. */
export const hardFacts = ['authorization', 'place', 'availability', 'rate'] as const
export type HardFact = (typeof hardFacts)[number]
