/** A day, `YYYY-MM-DD`, some years later, as a text to compare with: who was born on 29 February comes of age on 1 March. */
export const yearsLater = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** True if somebody born on a day is younger than so many years on another. */
export const isUnder = (years: number, birthDate: string, today: string): boolean =>
  today < yearsLater(birthDate, years)
