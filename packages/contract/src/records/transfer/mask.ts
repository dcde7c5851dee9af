import type { TransferColumn } from './column.ts'

const mask = '••••'
const tailChars = 3
// A shorter one would be told by its end.
const charsMin = 5

/** Signs that stand for a sealed value in the place of it: `•••• 317`, or `••••` if nothing of it is shown. Empty if there is none. */
export function maskValue(sealed: TransferColumn['sealed'], value: string): string {
  const written = value.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  if (value === '') return ''
  return sealed === 'tail' && written.length >= charsMin ? `${mask} ${written.slice(-tailChars)}` : mask
}

/** A text of a column that nobody has mapped yet: it may be a number or a date that is sealed. */
export const maskUnknown = (value: string): string => (/\p{N}/u.test(value) ? mask : value)
