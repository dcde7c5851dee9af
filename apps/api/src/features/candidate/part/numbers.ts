import { readPhone } from '../../../platform/phone.ts'
import type { Sql } from '../../../platform/sql.ts'
import { countryOfPhones } from '../candidate/contacts.ts'
import { numberFields } from './tables.ts'

/** Entries with their phones as numbers, however they were written; entries of most kinds have none. */
export async function readNumbers<Entry extends object>(
  sql: Sql,
  companyId: string,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const numbersOf = (entry: Entry): [string, string][] =>
    Object.entries(entry).filter(([field, value]) => numberFields.has(field) && value)
  const country = await countryOfPhones(
    sql,
    companyId,
    entries.flatMap((entry) => numbersOf(entry).map(([, written]) => written)),
  )
  const read = (entry: Entry) =>
    Object.fromEntries(numbersOf(entry).map(([field, written]) => [field, readPhone(written, country).number]))
  return entries.map((entry) => ({ ...entry, ...read(entry) }))
}
