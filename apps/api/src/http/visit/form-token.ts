import { now } from '../../platform/clock.ts'
import type { FieldCrypto } from '../../platform/field-crypto.ts'

const secondMs = 1_000
/** Nobody reads and fills in a form so fast. */
const soonestMs = 2 * secondMs
const markBytes = 32
const latestMs = 24 * 3_600 * secondMs

/** The form that a token is of: what it fills in, and which one of them. */
export interface FormName {
  table: string
  rowId: string
}
const place = (form: FormName) => ({ ...form, column: 'form' })

/** Says, signed, when a form was given out. */
export function newFormToken(fields: FieldCrypto, form: FormName): string {
  const at = String(now().getTime())
  return `${at}.${fields.mark(at, place(form)).toString('base64url')}`
}

/** True for a form that was given out by us, long enough ago and not too long. */
export function isTimely(fields: FieldCrypto, form: FormName, token: string): boolean {
  const [at = '', mark = ''] = token.split('.', 2)
  const given = Buffer.from(mark, 'base64url')
  if (!/^\d{1,15}$/.test(at) || given.length !== markBytes || !fields.markFits(given, at, place(form))) return false
  const age = now().getTime() - Number(at)
  return age >= soonestMs && age <= latestMs
}
