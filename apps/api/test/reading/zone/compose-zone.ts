/** An invented holder; dates are YYMMDD as a zone writes them. */
export interface ZoneHolder {
  issuer: string
  citizenship: string
  number: string
  birth: string
  expiry: string
  sex: string
  /** With `<` between its words. */
  surname: string
  given: string
  optional?: string
}

/** The check digit of ICAO 9303, part 3: weights 7, 3, 1, the rest of a division by ten. */
export const digitOf = (text: string): string =>
  String(
    [...text].reduce(
      (sum, sign, at) => sum + (sign === '<' ? 0 : Number.parseInt(sign, 36)) * ([7, 3, 1][at % 3] ?? 0),
      0,
    ) % 10,
  )

const pad = (text: string, length: number) => text.padEnd(length, '<').slice(0, length)
const withDigit = (text: string) => text + digitOf(text)
const nameOf = ({ surname, given }: ZoneHolder) => (given === '' ? surname : `${surname}<<${given}`)

/** The number of a card and what follows it: one longer than nine signs goes on in the optional data (part 5). */
function longNumber({ number, optional = '' }: ZoneHolder, length: number): [number: string, optional: string] {
  if (number.length <= 9) return [withDigit(pad(number, 9)), pad(optional, length)]
  return [`${number.slice(0, 9)}<`, pad(`${number.slice(9)}${digitOf(number)}<${optional}`, length)]
}

export type ComposedFormat = 'TD3' | 'TD2' | 'TD1' | 'MRV-A' | 'MRV-B'

/** The lines of a zone with right digits. */
export function composeZone(format: ComposedFormat, holder: ZoneHolder): string[] {
  const { issuer, citizenship, birth, expiry, sex, number, optional = '' } = holder
  const [state, nation] = [pad(issuer, 3), pad(citizenship, 3)]
  const dates = `${withDigit(birth)}${sex}${withDigit(expiry)}`
  if (format === 'TD3') {
    const own = withDigit(pad(number, 9))
    const more = withDigit(pad(optional, 14))
    const checked = `${own}${withDigit(birth)}${withDigit(expiry)}${more}`
    return [pad(`P<${state}${nameOf(holder)}`, 44), `${own}${nation}${dates}${more}${digitOf(checked)}`]
  }
  if (format === 'MRV-A')
    return [pad(`V<${state}${nameOf(holder)}`, 44), `${withDigit(pad(number, 9))}${nation}${dates}${pad(optional, 16)}`]
  if (format === 'MRV-B')
    return [pad(`V<${state}${nameOf(holder)}`, 36), `${withDigit(pad(number, 9))}${nation}${dates}${pad(optional, 8)}`]
  if (format === 'TD2') {
    const [own, more] = longNumber(holder, 7)
    const checked = `${own}${withDigit(birth)}${withDigit(expiry)}${more}`
    return [pad(`I<${state}${nameOf(holder)}`, 36), `${own}${nation}${dates}${more}${digitOf(checked)}`]
  }
  const [own, more] = longNumber(holder, 15)
  const checked = `${own}${more}${withDigit(birth)}${withDigit(expiry)}${pad('', 11)}`
  return [`I<${state}${own}${more}`, `${dates}${nation}${pad('', 11)}${digitOf(checked)}`, pad(nameOf(holder), 30)]
}
