import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import type { DuplicateQuery } from '@corridor/contract/candidate/duplicate/shapes'
import { readPhone, saysCountry } from '../../../platform/phone.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findCountry } from './store.ts'
import { type CandidateRow, type CandidateValues, emailsOf, phonesOf } from './tables.ts'

type Given = Partial<Pick<CandidateAdd, 'email' | 'phone' | 'emails' | 'phones'>>
type ContactRow = Pick<CandidateRow, 'email' | 'phone' | 'more_emails' | 'more_phones'>

/** The phones of a body, as they were written. */
export const writtenPhones = ({ phone, phones = [] }: Pick<DuplicateQuery, 'phone' | 'phones'>): string[] =>
  [phone ?? [], ...phones].flat()

/** The country that a company's people leave out of phones; not asked for if they leave none out. */
export const countryOfPhones = async (sql: Sql, companyId: string, written: readonly string[]) =>
  written.every(saysCountry) ? null : await findCountry(sql, companyId)

/**
 * The columns behind the addresses and phones of a body: each once, however it is written, phones as numbers. A preferred one without a
 * list takes the place of the one that stands, or comes before the others if it is among them.
 */
export function toContacts(
  given: Given,
  stands: ContactRow | undefined,
  country: string | null,
): Partial<CandidateValues> {
  const toNumber = (written: string) => readPhone(written, country).number
  const [email, ...more_emails] = arrange(given.email, given.emails, stands ? emailsOf(stands) : [], sameEmail)
  const [phone, ...more_phones] = arrange(
    given.phone === undefined ? undefined : toNumber(given.phone),
    given.phones?.map(toNumber),
    stands ? phonesOf(stands) : [],
    samePhone,
  )
  return {
    ...(email === undefined ? {} : { email, more_emails }),
    ...(phone === undefined ? {} : { phone, more_phones }),
  }
}

type KeyOf = (value: string) => string
export const sameEmail: KeyOf = (address) => address.toLowerCase()
export const samePhone: KeyOf = (phone) => readPhone(phone).number

/** All of them, the preferred first; none if a body names none. */
function arrange(
  preferred: string | undefined,
  all: readonly string[] | undefined,
  stands: readonly string[],
  keyOf: KeyOf,
): readonly string[] {
  const first = preferred === undefined ? [] : [preferred]
  if (all) {
    const given = [...first, ...all]
    // Without further ones the preferred is left.
    return onceEach(given.length > 0 ? given : stands.slice(0, 1), keyOf)
  }
  if (preferred === undefined) return []
  const isKnown = stands.some((value) => keyOf(value) === keyOf(preferred))
  return onceEach([preferred, ...(isKnown ? stands : stands.slice(1))], keyOf)
}

/** Each value once, as it is written first. */
export const onceEach = (values: readonly string[], keyOf: KeyOf): string[] =>
  values.filter((value, at) => values.findIndex((other) => keyOf(other) === keyOf(value)) === at)
