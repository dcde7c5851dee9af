import type { FieldCrypto } from '../../../platform/field-crypto.ts'
import { openFrom } from '../passport/sealing.ts'
import { type EntryTable, entryColumns, type StudentFile } from '../student/values.ts'

const address = ['country_id', 'state_id', 'state_name', 'city_id', 'city_name', 'zip_code'] as const
const declaredRows = [
  'student_contact',
  'student_refusal',
  'student_visit',
  'student_test',
  'student_former_address',
] satisfies EntryTable[]

/** The values of the ten steps, always in the same order; an address for letters that follows the other one has the values of that. */
function factsOf(fields: FieldCrypto, row: StudentFile): unknown[] {
  const home = [row.address_line_one, row.address_line_two, ...address.map((name) => row[name])]
  const mail = [row.mail_line_one, row.mail_line_two, ...address.map((name) => row[`mail_${name}`])]
  return [
    [row.first_name, row.middle_name, row.last_name],
    [...home, row.lived_since],
    row.same_as_above ? home : mail,
    [row.email, row.phone_code, row.phone_number],
    [row.citizenship_id, openFrom(fields, row, 'birthDate'), openFrom(fields, row, 'passportNumber')],
    [row.passport_expires, row.marital_status, row.number_of_kids, row.refusals_further, row.visits_further],
    ...declaredRows.map((table) =>
      row[table].map((entry) => entryColumns[table].map((name) => entry[name as keyof typeof entry] as unknown)),
    ),
  ]
}

const placeOf = ({ id: rowId }: StudentFile) => ({ table: 'student_declaration', column: 'facts_hash', rowId })

/**
 * The hash of the facts of a student, in hex, with the installation's key: whoever has it alone can try birth dates against it no more than
 * against a sealed one. Throws `SealBroken`.
 */
export const hashFacts = (fields: FieldCrypto, row: StudentFile): string =>
  fields.mark(JSON.stringify(factsOf(fields, row)), placeOf(row)).toString('hex')

/** True if the hash is of these facts, with any key of the ring. */
export const isHashOfFacts = (fields: FieldCrypto, row: StudentFile, hash: string): boolean =>
  fields.marks(JSON.stringify(factsOf(fields, row)), placeOf(row)).some((mark) => mark.toString('hex') === hash)
