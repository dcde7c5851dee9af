import type { ApplicationRow as Incoming } from '@corridor/contract/agency/student-application/application-row'
import { errorMessage } from '@corridor/contract/error-table'
import { personName, plainName } from '@corridor/contract/format/person-name'
import type { CompanySettings } from '@corridor/contract/format/settings'
import { fold } from '@corridor/contract/records/transfer/cell'
import type { KeptFault } from '@corridor/contract/records/transfer/faults'
import { toRowFault } from '../../../../db/record/transfer-rules.ts'
import type { CompanyContext } from '../../../../db/scope/context.ts'
import { settingsOf } from '../../../../db/scope/settings.ts'
import type { FieldCrypto } from '../../../../platform/field-crypto.ts'
import type { Sql } from '../../../../platform/sql.ts'
import { splitFullName } from '../../../candidate/candidate/full-name.ts'
import { invalid } from '../../../company/company/entries.ts'
import { personKey } from '../../../student/passport/person-key.ts'
import { placeOfMark, placeOfPerson } from '../../../student/passport/sealing.ts'
import { type FoundStudent, findPeople } from './store.ts'

type Named = Pick<Incoming, 'studentName' | 'email' | 'passportNumber' | 'birthDate'>

/** The student whom a row names, or why that is not known. */
export type Student = { id: string } | { fault: KeptFault }

const noStudent = () => ({
  fault: toRowFault(invalid({ studentName: errorMessage('studentApplication.noKey') }, '')),
})
const twoStudents = () => ({
  fault: toRowFault(invalid({ studentName: errorMessage('studentApplication.notOne') }, '')),
})

/**
 * Finds the student of each row whom the caller sees: by the whole passport number, by the email with the name if there is one, and by name
 * and birth date. All that a row says has to mean the same student. No sealed value stands in a fault.
 */
export async function findStudents(sql: Sql, context: CompanyContext, rows: readonly Named[]): Promise<Student[]> {
  const { scope, platform } = context
  const settings = await settingsOf(sql, scope.companyId)
  const marks = (of: 'passport' | 'person') =>
    rows.flatMap((row, at) => marksOf(platform.fields, scope.companyId, row)[of].map((mark) => ({ at, mark })))
  const marked = { passports: marks('passport'), persons: marks('person') }
  const found = await findPeople(sql, scope, { emails: rows.map(({ email }) => email), ...marked })
  return rows.map((row, at) =>
    meant(
      row,
      found.filter((one) => one.at === at),
      settings,
    ),
  )
}

function marksOf(fields: FieldCrypto, companyId: string, { studentName, email, passportNumber, birthDate }: Named) {
  const { firstName, lastName } = splitFullName(studentName, email)
  const name = { first_name: firstName, middle_name: '', last_name: lastName }
  const hexOf = (marks: Buffer[]) => marks.map((mark) => mark.toString('hex'))
  return {
    passport: passportNumber ? hexOf(fields.marks(passportNumber, placeOfMark(companyId))) : [],
    person: studentName && birthDate ? hexOf(fields.marks(personKey(name, birthDate), placeOfPerson(companyId))) : [],
  }
}

function meant(row: Named, found: readonly FoundStudent[], settings: CompanySettings | null): Student {
  const { studentName, email, passportNumber, birthDate } = row
  if (!passportNumber && !email && !(studentName && birthDate)) return noStudent()
  const isNamed = (one: FoundStudent) =>
    [plainName(one), plainName({ ...one, middleName: '' }), personName(one, settings)].some(
      (known) => fold(known) === fold(studentName),
    )
  // People of a family share an address.
  const fits = found.filter((one) => one.by !== 'email' || studentName === '' || isNamed(one))
  const sets = Map.groupBy(fits, ({ by }) => by)
  const inAll = fits.filter(({ id }) => [...sets.values()].every((set) => set.some((one) => one.id === id)))
  const [one, ...others] = new Set(inAll.map(({ id }) => id))
  const name = studentName || email
  if (one === undefined)
    return fits.length > 0
      ? twoStudents()
      : { fault: { field: 'studentName', code: 'reference.unknown', params: { entity: 'Student', name } } }
  if (others.length === 0) return { id: one }
  const [example = name] = inAll.map((each) => plainName(each)).sort()
  return { fault: { field: 'studentName', code: 'reference.ambiguous', params: { name, example } } }
}
