/** A typed number as far as it is one with at most one decimal: a comma is its point, and what is no digit is left out. */
export const toDecimal = (typed: string): string =>
  /^\d*(\.\d?)?/.exec(typed.replace(',', '.').replace(/[^\d.]/g, ''))?.[0] ?? ''

/** The number that a text from `toDecimal` means; null if it holds none yet. */
export const numberIn = (text: string): number | null => (/\d/.test(text) ? Number(text) : null)
