import { AddressStep, expired, notInFuture } from '@corridor/contract/student/enrolment/bodies'
import { type EnrolmentPart, stepOf } from '@corridor/contract/student/enrolment/steps'
import { findZipFault, toZipCode } from '@corridor/contract/student/enrolment/zip-code'
import { noRefusalCountry, noRefusalDate, type StudentRow } from '@corridor/contract/student/student/student-row'
import { given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { invalid } from '../../company/company/entries.ts'
import { placeOfMark } from '../passport/sealing.ts'
import { fundsOf, judgePlan } from '../student/plan.ts'
import type { OpenValues } from '../student/values.ts'
import { assertKnown } from './assert-known.ts'
import { judgePhone } from './contact.ts'
import { toColumns } from './full-name.ts'
import { dayOfCompany } from './own-day.ts'
import { isPassportTaken } from './store.ts'
import { findCountry, findPlace, listKnownCountries } from './tables.ts'

/** A student as a row of a table knows them: the columns that are not sealed, and the steps of which nothing is missing. */
export interface Incoming {
  columns: Partial<OpenValues>
  steps: number[]
}

/**
 * Judges a row by the rules of the steps and the plan: each value that came must be sound, and a step is saved if all that it needs came.
 * Throws `request.invalid` beside the first field, and `passport.takenByAnother`.
 */
export async function judgeIncoming(tx: Sql, context: CompanyContext, row: StudentRow): Promise<Incoming> {
  const { scope } = context
  const home = await judgeHome(tx, row)
  const phone = row.phoneNumber ? judgePhone(row.phoneNumber, row.countryCode, home.code) : {}
  await judgePassport(tx, context, row)
  await judgeRefusal(tx, context, row)
  await judgePlan(tx, scope, row)
  const funds = await fundsOf(tx, scope, row, { funds_amount: null, funds_currency: null })
  const isWhole: Partial<Record<EnrolmentPart, boolean>> = {
    fullName: true,
    address: home.isWhole,
    contact: Boolean(row.email && row.phoneNumber),
    passport: Boolean(row.countryOfCitizenship && row.birthDate && row.passportNumber && row.expiresDate),
    maritalStatus: row.maritalStatus !== undefined && row.numberOfKids !== undefined,
  }
  return {
    columns: {
      ...toColumns(row),
      ...home.columns,
      ...phone,
      ...funds,
      ...given({
        email: row.email,
        citizenship_id: row.countryOfCitizenship,
        passport_expires: row.expiresDate,
        marital_status: row.maritalStatus,
        number_of_kids: row.numberOfKids,
        level: row.level,
        study_field: row.field,
        intake: row.intake,
        occupied_until: row.occupiedUntil,
        counsellor_id: row.counsellor,
      }),
    },
    steps: Object.entries(isWhole)
      .flatMap(([part, whole]) => (whole ? [stepOf(part as EnrolmentPart).number] : []))
      .sort((one, other) => one - other),
  }
}

/** The address, whose state and city are names, and the code of its country. */
async function judgeHome(tx: Sql, { country, state = '', city = '', ...row }: StudentRow) {
  const found = country ? await findCountry(tx, country) : undefined
  if (country && !found) throw invalid({ country: 'Country not found' }, '')
  const { addressLineOne, addressLineTwo, zipCode } = row
  const zipFault = found ? findZipFault(zipCode, found.code) : null
  if (zipFault && zipCode) throw invalid({ zipCode: zipFault }, '')
  const { stateId, cityId } = country ? await findPlace(tx, country, { state, city }) : { stateId: null, cityId: null }
  const columns = {
    address_line_one: addressLineOne ?? null,
    address_line_two: addressLineTwo,
    country_id: country ?? null,
    state_id: stateId,
    state_name: stateId ? null : state || null,
    city_id: cityId,
    city_name: cityId ? null : city || null,
    zip_code: toZipCode(zipCode),
  }
  const isWhole =
    !zipFault && AddressStep.safeParse({ addressLineOne, addressLineTwo, country, state, city, zipCode }).success
  return { columns, isWhole, code: found?.code ?? null }
}

/** Refuses half a refusal, one that has not come, and a country that nobody knows. */
async function judgeRefusal(tx: Sql, { scope }: CompanyContext, { refusedBy, refusalDate }: StudentRow): Promise<void> {
  if (!refusedBy && !refusalDate) return
  if (!refusalDate) throw invalid({ refusalDate: noRefusalDate.message }, '')
  if (!refusedBy) throw invalid({ refusedBy: noRefusalCountry.message }, '')
  const thisMonth = (await dayOfCompany(tx, scope.companyId)).slice(0, 7)
  if (refusalDate > thisMonth) throw invalid({ refusalDate: notInFuture.message }, '')
  await assertKnown(
    'Country not found',
    [refusedBy],
    () => 'refusedBy',
    (ids) => listKnownCountries(tx, ids),
  )
}

async function judgePassport(tx: Sql, { scope, platform }: CompanyContext, row: StudentRow): Promise<void> {
  const today = await dayOfCompany(tx, scope.companyId)
  if (row.birthDate && row.birthDate > today) throw invalid({ birthDate: notInFuture.message }, '')
  if (row.expiresDate && row.expiresDate <= today) throw invalid({ expiresDate: expired.message }, '')
  await assertKnown(
    'Country not found',
    [row.countryOfCitizenship ?? null],
    () => 'countryOfCitizenship',
    (ids) => listKnownCountries(tx, ids),
  )
  if (!row.passportNumber) return
  const marks = platform.fields.marks(row.passportNumber, placeOfMark(scope.companyId))
  // Whose it is, the form says to those who may see it; a row that lies here for days names nobody.
  if (await isPassportTaken(tx, scope, marks)) throw fail('passport.takenByAnother')
}
