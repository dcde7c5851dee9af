import { inOneDirection, kept, type Reader } from './reader.ts'

/** An amount in whole minor units, such as cents, always with its currency. */
export interface Money {
  readonly minor: number
  readonly currency: string
}

const toMajor = (currency: string) => {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  return 10 ** digits
}

/** An amount in whole units, as rates are kept, in minor ones. */
export const toMinor = (amount: number, currency: string): number => Math.round(amount * toMajor(currency))

/** An amount in minor units in whole ones. */
export const toUnits = (minor: number, currency: string): number => minor / toMajor(currency)

/** '$1,299', '₹99.50': in the reader's words, with the amount's own currency. */
export const moneyText = ({ minor, currency }: Money, reader: Reader): string =>
  inOneDirection(
    kept(
      `money ${currency}`,
      reader,
      (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
    ).format(toUnits(minor, currency)),
    reader,
  )

/** The sum of amounts of one currency. Throws if two currencies meet: no rate is known here. */
export function sumOf(currency: string, amounts: readonly Money[]): Money {
  const other = amounts.find((amount) => amount.currency !== currency)
  if (other) throw new TypeError(`${other.currency} cannot be added to ${currency}`)
  return { minor: amounts.reduce((sum, { minor }) => sum + minor, 0), currency }
}
