import {
  type AddressStep,
  type CommunicationAddressStep,
  notInFuture,
} from '@corridor/contract/student/enrolment/bodies'
import { stepOf } from '@corridor/contract/student/enrolment/steps'
import { findZipFault, toZipCode } from '@corridor/contract/student/enrolment/zip-code'
import { given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { invalid } from '../../company/company/entries.ts'
import { judgePlace } from '../../company/location/judge.ts'
import type { FormerAddressEntry } from '../student/values.ts'
import { assertKnown } from './assert-known.ts'
import { dayOfCompany } from './own-day.ts'
import { saveStep, type Which } from './save-step.ts'
import { listKnownCountries } from './tables.ts'

/** Step 2. An address for letters that is the same follows it by itself. */
export const saveAddress = (
  context: CompanyContext,
  { studentId, version, livedSince, formerAddresses, ...address }: AddressStep & Which,
) =>
  saveStep(context, 'address', { studentId, version }, async (tx) => {
    const student_former_address = await judgeFormer(tx, context, { livedSince, formerAddresses })
    const columns = { ...(await judgeAddress(tx, address)), ...given({ lived_since: livedSince }) }
    return { columns, rows: given({ student_former_address }) }
  })

/** Refuses months that have not begun where the company is, and countries that nobody knows; undefined if none were given. */
async function judgeFormer(
  tx: Sql,
  { scope }: CompanyContext,
  { livedSince, formerAddresses }: Pick<AddressStep, 'livedSince' | 'formerAddresses'>,
): Promise<FormerAddressEntry[] | undefined> {
  const thisMonth = (await dayOfCompany(tx, scope.companyId)).slice(0, 7)
  const dated: [string, string | null | undefined][] = [
    ['livedSince', livedSince],
    ...(formerAddresses ?? []).flatMap(({ from, to }, at): [string, string][] => [
      [`formerAddresses.${at}.from`, from],
      [`formerAddresses.${at}.to`, to],
    ]),
  ]
  const faults = dated.flatMap(([field, month]) => (month && month > thisMonth ? [[field, notInFuture.message]] : []))
  if (faults.length > 0) throw invalid(Object.fromEntries(faults), '')
  if (!formerAddresses) return undefined
  await assertKnown(
    'Country not found',
    formerAddresses.map(({ country }) => country),
    (at) => `formerAddresses.${at}.country`,
    (ids) => listKnownCountries(tx, ids),
  )
  return formerAddresses.map(({ country, place, from, to }) => ({
    country_id: country,
    city: place,
    from_month: from,
    to_month: to,
  }))
}

/** Step 3. Throws `enrolment.stepBefore` too if it is the same as an address that is not there. */
export const saveCommunicationAddress = (
  context: CompanyContext,
  { studentId, version, ...given }: CommunicationAddressStep & Which,
) =>
  saveStep(context, 'communicationAddress', { studentId, version }, async (tx, stands) => {
    if (!given.sameAsAbove) return { columns: toMail(await judgeAddress(tx, given)) }
    // A student in edit mode may have no address yet that this could be the same as.
    if (!stands.saved_steps.includes(above)) throw fail('enrolment.stepBefore', { n: above })
    return { columns: { ...noMail, same_as_above: true } }
  })

const above = stepOf('address').number

const noMail = {
  mail_line_one: null,
  mail_line_two: '',
  mail_country_id: null,
  mail_state_id: null,
  mail_state_name: null,
  mail_city_id: null,
  mail_city_name: null,
  mail_zip_code: '',
}

type Place = Omit<AddressStep, 'livedSince' | 'formerAddresses'>

async function judgeAddress(tx: Sql, { addressLineOne, addressLineTwo, zipCode, ...place }: Place) {
  const found = await judgePlace(tx, place, '', (code) => findZipFault(zipCode, code))
  return { address_line_one: addressLineOne, address_line_two: addressLineTwo, ...found, zip_code: toZipCode(zipCode) }
}

const toMail = (address: Awaited<ReturnType<typeof judgeAddress>>) => ({
  same_as_above: false,
  mail_line_one: address.address_line_one,
  mail_line_two: address.address_line_two,
  mail_country_id: address.country_id,
  mail_state_id: address.state_id,
  mail_state_name: address.state_name,
  mail_city_id: address.city_id,
  mail_city_name: address.city_name,
  mail_zip_code: address.zip_code,
})
