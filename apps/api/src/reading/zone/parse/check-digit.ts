const weights = [7, 3, 1]

/** The check digit of ICAO 9303, part 3, 4.9: signs weighted by 7, 3, 1; `<` counts 0, letters from A as 10. */
export function checkDigit(text: string): string {
  const sum = [...text].reduce((total, sign, at) => total + numberOf(sign) * (weights[at % 3] ?? 0), 0)
  return String(sum % 10)
}

const numberOf = (sign: string) => (sign === '<' ? 0 : Number.parseInt(sign, 36))

/** Whether a check digit fits; behind an empty field `<` may stand in the place of 0. */
export const fits = (text: string, digit: string): boolean =>
  digit === checkDigit(text) || (digit === '<' && /^<*$/.test(text))
