/** Bounds of the filters of candidates. */
export const yearsMax = 80
export const placeCharsMin = 2
export const rateMax = 1_000_000
export const isAmount = (value: string) => /^\d{1,7}(\.\d{1,2})?$/.test(value) && Number(value) <= rateMax
export const isYears = (value: string) => /^\d{1,2}(\.\d)?$/.test(value) && Number(value) <= yearsMax
