import { kept, type Reader } from './reader.ts'

/** The signs that a language sets within a number, with Latin digits: 1,234.5 in English. */
export function numberSigns(reader: Reader): { decimal: string; group: string } {
  const parts = kept('number', reader, (locale) => new Intl.NumberFormat(locale)).formatToParts(1_234_567.8)
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? ''
  return { decimal: sign('decimal'), group: sign('group') }
}

/** An amount as people type it: '99', '99.50'; empty for none. */
export const toTypedAmount = (minor: number | null, { decimal }: { decimal: string }): string =>
  minor === null ? '' : (minor / 100).toFixed(minor % 100 === 0 ? 0 : 2).replace('.', decimal)

/** Digits and decimal signs of other scripts as those of ours: ٧٫٥ and ７．５ are 7.5. */
export const plainDigits = (typed: string): string =>
  typed
    .normalize('NFKC')
    // Both rows of Arabic digits begin where the last four bits are 0.
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/٫/g, '.')
    .replace(/٬/g, '')

/** A typed number as far as it is one with at most `decimals` of them, behind a point or a comma; what belongs to no number is left out. */
export function toDecimal(typed: string, decimals = 1): string {
  const text = plainDigits(typed).replace(/[^\d.,]/g, '')
  const [number = '', whole = '', rest] = /^(\d*)(?:[.,](\d*))?/.exec(text) ?? []
  return rest === undefined ? number : number.slice(0, whole.length + 1 + decimals)
}

/** The number that a text from `toDecimal` means; null if it holds none yet. */
export const numberIn = (text: string): number | null => (/\d/.test(text) ? Number(text.replace(',', '.')) : null)

const decimals = /[.,](\d{0,2})$/

/**
 * An amount as people type or paste it, in cents; null if it is none. Cents by the digits themselves: a fraction of a binary number is
 * never rounded. `signs` are those of the reader's language: a comma before three digits parts thousands in English alone.
 */
export function readTypedAmount(typed: string, signs: { group: string }): number | null {
  const plain = plainDigits(typed).replace(/[\s'’\p{Sc}]/gu, '')
  const cents = decimals.exec(plain)
  const whole = cents ? plain.slice(0, cents.index) : plain
  const group = cents ? /[.,]/.exec(whole)?.[0] : signs.group
  const digits = group && isGrouped(whole, group) ? whole.replaceAll(group, '') : whole
  return /^\d{1,12}$/.test(digits) ? Number(digits) * 100 + Number((cents?.[1] ?? '').padEnd(2, '0')) : null
}

/** Cents as the amount that they are. */
export const wholeUnits = (minor: number): number => minor / 100

const isGrouped = (whole: string, sign: string) => {
  const [first = '', ...rest] = whole.split(sign)
  return /^\d{1,3}$/.test(first) && rest.every((three) => /^\d{3}$/.test(three))
}
