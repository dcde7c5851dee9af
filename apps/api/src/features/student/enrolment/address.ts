import type { AddressStep, CommunicationAddressStep } from '@corridor/contract/student/enrolment/bodies'
import { stepOf } from '@corridor/contract/student/enrolment/steps'
import { findZipFault, toZipCode } from '@corridor/contract/student/enrolment/zip-code'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { judgePlace } from '../../company/location/judge.ts'
import { saveStep, type Which } from './save-step.ts'

/** Step 2. An address for letters that is the same follows it by itself. */
export const saveAddress = (context: CompanyContext, { studentId, version, ...address }: AddressStep & Which) =>
  saveStep(context, 'address', { studentId, version }, async (tx) => ({ columns: await judgeAddress(tx, address) }))

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

async function judgeAddress(tx: Sql, { addressLineOne, addressLineTwo, zipCode, ...place }: AddressStep) {
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
