/** Lines that a score is made of, in the order in which it is shown. Plain data: pages carry it without the validator. */
export const matchLines = ['trade', 'skills', 'core', 'level', 'place', 'nice', 'known'] as const
export type MatchLine = (typeof matchLines)[number]

/** Demands of a job; each fits, stops, or is unknown, which stops nobody. */
export const hardFacts = ['authorization', 'place', 'availability', 'rate'] as const
export type HardFact = (typeof hardFacts)[number]

/** Facts to ask somebody for before they are sent: a demand, or the years that a title asks for. */
export const askedFacts = [...hardFacts, 'years'] as const
export type AskedFact = (typeof askedFacts)[number]

/** Bands of a match, by how far it carries, the furthest first. Nobody of whom something is still to be asked is strong. */
export const matchBands = ['strong', 'possible', 'ask-first'] as const
export type MatchBand = (typeof matchBands)[number]
