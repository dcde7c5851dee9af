/** Values of a student that are stored sealed. Plain data: pages carry it without the validator. */
export const sealedValues = ['passportNumber', 'birthDate'] as const
export type SealedValue = (typeof sealedValues)[number]

/** Revealing more than these in an hour is told to the Owners of the company. */
export const revealsAnHour = 20
