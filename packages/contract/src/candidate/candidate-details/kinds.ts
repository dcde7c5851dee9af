/** Details of a candidate that are stored sealed. Plain data: pages carry it without the validator. */
export const sealedDetails = ['birthday', 'ssnLastFour'] as const
export type SealedDetail = (typeof sealedDetails)[number]

export const refereesMax = 5
