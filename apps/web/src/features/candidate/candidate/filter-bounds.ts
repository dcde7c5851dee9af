/** What the filters of candidates take. */
export const yearsMax = 80
export const placeCharsMin = 2
export const isYears = (value: string) => /^\d{1,2}(\.\d)?$/.test(value) && Number(value) <= yearsMax
