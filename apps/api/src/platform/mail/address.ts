import * as z from 'zod'
import { withoutDirectionMarks } from '../direction-marks.ts'
import { fail } from '../fail.ts'

export interface MailAddress {
  name: string
  address: string
}

// One plain address: no quotes, comments, routes or lists, so that no server can read a second recipient out of it.
const oneAddress = z.email().max(254)
const nameCharsMax = 100

/** True for one plain address. */
export const isAddress = (text: string): boolean => oneAddress.safeParse(text).success

/** One person to write to; the name loses what could end a header's line. Throws `request.invalid` for anything but one plain address. */
export function toOneAddress({ name, address }: MailAddress): MailAddress {
  if (!isAddress(address)) throw fail('request.invalid', undefined, { fields: { email: 'Wrong email format' } })
  return { name: withoutControls(name).slice(0, nameCharsMax), address }
}

/** A text as one line, without characters that control or turn what stands beside them. */
export const withoutControls = (text: string): string =>
  withoutDirectionMarks(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')).trim()
