import { personName } from '@corridor/contract/format/person-name'
import {
  expired,
  missingBirthDate,
  missingPassportNumber,
  notInFuture,
  type PassportEdition,
} from '@corridor/contract/student/enrolment/bodies'
import { type PassportForm, unconfirmed } from '@corridor/contract/student/passport/form'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { invalid } from '../../company/company/entries.ts'
import { assertKnown } from '../enrolment/assert-known.ts'
import { dayOfCompany } from '../enrolment/own-day.ts'
import { saveStep, type Which } from '../enrolment/save-step.ts'
import { listKnownCountries } from '../enrolment/tables.ts'
import type { StudentFile, StudentValues } from '../student/values.ts'
import { openOrNot, placeOfMark, sealBirthDate, sealNumber } from './sealing.ts'
import { findHolder } from './store.ts'
import { type TakenReading, takeReading } from './take-reading.ts'

/** Step 6. Sealed values that are left out stay. Throws as `saveStep`, and `passport.taken` and its kin for a number that the company has. */
export const savePassport = (
  context: CompanyContext,
  { studentId, version, parseId, keepsPicture, isConfirmed, ...given }: PassportForm & Which,
) =>
  // A kept key holds a hash of the body, from which a birth date could be guessed.
  saveStep({ ...context, idempotency: null }, 'passport', { studentId, version }, async (tx, stands) => {
    if (parseId && !isConfirmed) throw invalid({ isConfirmed: unconfirmed.message }, '')
    await judge(tx, context, given, stands)
    const number = await newNumber(tx, context, given, stands)
    const taken = parseId && (await takeReading(tx, context, { parseId, studentId: stands.id, keepsPicture }))
    return {
      columns: {
        citizenship_id: given.countryOfCitizenship,
        passport_expires: given.expiresDate,
        ...newBirthDate(context, given, stands),
        ...number,
        ...(taken ? zoneColumns(taken.zone) : number.sealed_passport ? noZone : {}),
      },
      also: taken ? taken.changes : [],
    }
  })

// Another passport has another zone.
const noZone = { zone_surname: '', zone_given_names: '', zone_citizenship: '' }

const zoneColumns = ({ surname, givenNames, citizenship }: TakenReading['zone']): typeof noZone => ({
  zone_surname: surname.value ?? '',
  zone_given_names: givenNames.value ?? '',
  zone_citizenship: citizenship.value ?? '',
})

async function judge(tx: Sql, { scope }: CompanyContext, given: PassportEdition, stands: StudentFile): Promise<void> {
  const today = await dayOfCompany(tx, scope.companyId)
  const faults: Record<string, string> = {}
  if (given.birthDate === undefined && !stands.sealed_birth_date) faults.birthDate = missingBirthDate.message
  if (given.birthDate !== undefined && given.birthDate > today) faults.birthDate = notInFuture.message
  if (given.passportNumber === undefined && !stands.sealed_passport)
    faults.passportNumber = missingPassportNumber.message
  if (given.expiresDate <= today) faults.expiresDate = expired.message
  if (Object.keys(faults).length > 0) throw invalid(faults, '')
  await assertKnown(
    'Country not found',
    [given.countryOfCitizenship],
    () => 'countryOfCitizenship',
    (ids) => listKnownCountries(tx, ids),
  )
}

type Sealing = Partial<StudentValues>

// A value that is the same as the sealed one is left alone: nothing has changed.
function newBirthDate({ platform }: CompanyContext, { birthDate }: PassportEdition, stands: StudentFile): Sealing {
  const { fields } = platform
  if (birthDate === undefined || birthDate === openOrNot(fields, stands, 'birthDate')) return {}
  return sealBirthDate(fields, { ...stands, companyId: stands.company_id }, birthDate)
}

async function newNumber(
  tx: Sql,
  { scope, platform }: CompanyContext,
  { passportNumber }: PassportEdition,
  stands: StudentFile,
): Promise<Sealing> {
  const { fields } = platform
  if (passportNumber === undefined || passportNumber === openOrNot(fields, stands, 'passportNumber')) return {}
  const place = placeOfMark(scope.companyId)
  const holder = await findHolder(tx, scope, fields.marks(passportNumber, place), stands.id)
  if (holder?.is_seen) {
    const { first_name: firstName, middle_name: middleName, last_name: lastName } = holder
    const student = personName({ firstName, middleName, lastName }, await settingsOf(tx, scope.companyId))
    throw fail('passport.taken', { student })
  }
  if (holder) throw holder.unit ? fail('passport.takenIn', { unit: holder.unit }) : fail('passport.takenBeyond')
  return sealNumber(fields, { id: stands.id, companyId: scope.companyId }, passportNumber)
}
