import type { SealedValue } from '@corridor/contract/student/passport/kinds'
import { type FieldCrypto, type FieldPlace, SealBroken } from '../../../platform/field-crypto.ts'
import type { SealedColumns, StudentFile } from '../student/values.ts'
import { personKey, type StudentName } from './person-key.ts'

export const columnOf: Record<SealedValue, keyof SealedColumns> = {
  passportNumber: 'sealed_passport',
  birthDate: 'sealed_birth_date',
}

/** Column of the mark by which a passport number is found, under its company. */
export const markColumn = 'passport_mark'

/** Place of a sealed value: it does not open in another student's row. */
const placeOf = (rowId: string, value: SealedValue): FieldPlace => ({
  table: 'student',
  column: columnOf[value],
  rowId,
})
export const placeOfMark = (companyId: string): FieldPlace => ({
  table: 'student',
  column: markColumn,
  rowId: companyId,
})

type Sealed = Pick<StudentFile, 'id' | keyof SealedColumns>

export const sealFor = (fields: FieldCrypto, id: string, value: SealedValue, text: string): string =>
  fields.seal(text, placeOf(id, value))

/** Signs of a number that stand in the open, to tell one passport from another. */
const tailChars = 3

/** Place of the mark by which two entries of one person are found: of their name with the birth date, under their company. */
export const personMark = 'person_mark'
export const placeOfPerson = (companyId: string): FieldPlace => ({
  table: 'student',
  column: personMark,
  rowId: companyId,
})

interface NamedPlace extends StudentName {
  id: string
  companyId: string
}

/** Columns that hold a birth date of a student: sealed, and marked with the name under the company. */
export const sealBirthDate = (fields: FieldCrypto, { id, companyId, ...name }: NamedPlace, birthDate: string) => ({
  sealed_birth_date: sealFor(fields, id, 'birthDate', birthDate),
  person_mark: fields.mark(personKey(name, birthDate), placeOfPerson(companyId)),
})

/** Columns that mark a student anew under another name. */
export function markUnder(fields: FieldCrypto, stands: Sealed & { company_id: string }, name: StudentName) {
  const birthDate = openOrNot(fields, stands, 'birthDate')
  return { person_mark: birthDate ? fields.mark(personKey(name, birthDate), placeOfPerson(stands.company_id)) : null }
}

/** Columns that hold a passport's number of a student: sealed, marked under the company, and its end in the open. */
export const sealNumber = (
  fields: FieldCrypto,
  { id, companyId }: { id: string; companyId: string },
  number: string,
) => ({
  sealed_passport: sealFor(fields, id, 'passportNumber', number),
  passport_mark: fields.mark(number, placeOfMark(companyId)),
  passport_tail: number.slice(-tailChars),
})

/** A value as it was typed; null if there is none. Throws `SealBroken`. */
export function openFrom(fields: FieldCrypto, row: Sealed, value: SealedValue): string | null {
  const sealed = row[columnOf[value]]
  return sealed && fields.open(sealed, placeOf(row.id, value))
}

/** The same to compare with; undefined if it does not open, which is the same as no other value. */
export function openOrNot(fields: FieldCrypto, row: Sealed, value: SealedValue): string | null | undefined {
  try {
    return openFrom(fields, row, value)
  } catch (error) {
    if (error instanceof SealBroken) return undefined
    throw error
  }
}
