import { ContactStep, type EmergencyContactStep } from '@corridor/contract/student/enrolment/bodies'
import { findPhoneFault, isOfTenDigits, phoneNotReal } from '@corridor/contract/student/enrolment/phone'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { readPhone, saysCountry, splitPhone } from '../../../platform/phone.ts'
import { invalid } from '../../company/company/entries.ts'
import { assertKnown } from './assert-known.ts'
import { saveStep, type Which } from './save-step.ts'
import { listKnownEntries } from './tables.ts'

/** True for a number that a network under its code has; ten digits say all under those codes that have ten. */
const isReal = (code: string, digits: string) => isOfTenDigits(code) || readPhone(`${code}${digits}`).isCallable

/** Step 4. */
export const saveContact = (
  context: CompanyContext,
  { studentId, version, email, countryCode, phoneNumber }: ContactStep & Which,
) =>
  saveStep(context, 'contact', { studentId, version }, async () => {
    if (!isReal(countryCode, phoneNumber)) throw invalid({ phoneNumber: phoneNotReal.message }, '')
    return { columns: toColumns({ email, countryCode, phoneNumber }) }
  })

const toColumns = ({ email, countryCode, phoneNumber }: ContactStep) => ({
  email,
  phone_code: countryCode,
  phone_number: phoneNumber,
})

/** Code and digits of a phone in a table, which may say its country itself. Throws `request.invalid` for one that step 4 refuses. */
export function judgePhone(phone: string, code: string | undefined, country: string | null) {
  const read = code && !saysCountry(phone) ? { code, digits: phone.replace(/\D/g, '') } : splitPhone(phone, country)
  if (!read) throw invalid(country || saysCountry(phone) ? { phoneNumber: phoneNotReal.message } : noCode, '')
  const fault = findPhoneFault('phoneNumber', read.digits, read.code)
  if (fault || !isReal(read.code, read.digits)) throw invalid({ phoneNumber: fault ?? phoneNotReal.message }, '')
  return { phone_code: read.code, phone_number: read.digits }
}

const noCode = { countryCode: 'Country code is required' }

/** Columns of step 4 out of a phone as somebody wrote it; undefined if the step would refuse what can be read. */
export function readContact(email: string, phone: string, country: string) {
  const read = splitPhone(phone, country)
  if (!read) return undefined
  const { data } = ContactStep.safeParse({ email, countryCode: read.code, phoneNumber: read.digits })
  return data && isReal(data.countryCode, data.phoneNumber) ? toColumns(data) : undefined
}

/** Step 5. */
export const saveEmergencyContact = (
  context: CompanyContext,
  { studentId, version, contacts }: EmergencyContactStep & Which,
) =>
  saveStep(context, 'emergencyContact', { studentId, version }, async (tx) => {
    const faults = contacts.flatMap(({ countryCode, mobileNumber }, at) =>
      isReal(countryCode, mobileNumber) ? [] : [[`contacts.${at}.mobileNumber`, phoneNotReal.message]],
    )
    if (faults.length > 0) throw invalid(Object.fromEntries(faults), '')
    const relations = contacts.map(({ relation }) => relation)
    await assertKnown(
      'Relation not found',
      relations,
      (at) => `contacts.${at}.relation`,
      (ids) => listKnownEntries(tx, 'relation', ids),
    )
    const entries = contacts.map((contact) => ({
      first_name: contact.firstName,
      last_name: contact.lastName,
      has_only_one_name: contact.hasOnlyOneName,
      phone_code: contact.countryCode,
      mobile_number: contact.mobileNumber,
      email: contact.email,
      relation_id: contact.relation,
      is_guardian: contact.isGuardian,
      notes: contact.additionalNotes,
    }))
    return { rows: { student_contact: entries } }
  })
