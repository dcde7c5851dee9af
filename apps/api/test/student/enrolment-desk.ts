import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import type { Student } from '@corridor/contract/student/student/shapes'
import { newId } from '../../src/platform/ids.ts'
import type { Answer, AnyBody, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import type { RunningApp } from '../running-app.ts'

export type StudentBody = Omit<AnyBody, 'data'> & { data: Student }

/** Places and lookups that steps name, made once for a database. */
export interface Known {
  india: string
  britain: string
  emirates: string
  australia: string
  visitor: string
  mother: string
}

export const makeKnown = async ({ make }: RunningApp): Promise<Known> => ({
  india: await make.country({ name: 'India', code: 'IN' }),
  britain: await make.country({ name: 'United Kingdom', code: 'GB' }),
  emirates: await make.country({ name: 'United Arab Emirates', code: 'AE' }),
  australia: await make.country({ name: 'Australia', code: 'AU' }),
  visitor: await make.lookup('visa-category'),
  mother: await make.lookup('relation'),
})

/** A sound body for each step, by its call. */
export const bodiesOf = ({ india, britain, emirates, visitor, mother }: Known): Record<string, object> => ({
  'full-name': { firstName: 'Asha', middleName: 'Devi', lastName: 'Rao' },
  address: {
    ...{ addressLineOne: '12 Ring Road', addressLineTwo: 'Floor 3', country: india },
    ...{ state: 'Gujarat', city: 'Surat', zipCode: '395003' },
  },
  communicationaddress: { sameAsAbove: true },
  contact: { email: 'asha.rao@example.com', countryCode: '+91', phoneNumber: '9810001234' },
  'emergency-contact': {
    contacts: [
      {
        ...{ firstName: 'Meera', lastName: 'Rao', countryCode: '+91', mobileNumber: '9810004321' },
        ...{ email: 'meera.rao@example.com', relation: mother, isGuardian: true, additionalNotes: 'Evenings' },
      },
    ],
  },
  passport: {
    countryOfCitizenship: india,
    birthDate: '2001-03-01',
    passportNumber: 'K7294317',
    expiresDate: '2099-01-01',
  },
  'marital-status': { maritalStatus: 'single', numberOfKids: 0 },
  'deportation-details': {
    deportationDetails: [{ country: britain, visaCategory: visitor, refusalReason: 'Funds', refusalDate: '2022-05' }],
    further: '',
  },
  'previous-countries': {
    previousCountries: [{ country: emirates, visaCategory: visitor, traveledTime: 'A week', traveledDate: '2019-12' }],
    further: '',
  },
  coaching: { tests: [{ test: 'toefl', targetScore: 5.5, pastScore: 96, pastDate: '2025-06-01' }] },
})

export const post = (by: Caller, call: string, body: object): Promise<Answer<StudentBody>> =>
  by.post<StudentBody>(`/student/${call}`, body)

/** Begins a student and saves the first `count` steps. */
export async function enrol(
  by: Caller,
  known: Known,
  count: number,
  more: Record<string, object> = {},
): Promise<string> {
  const bodies = { ...bodiesOf(known), ...more }
  let studentId: string | undefined
  for (const { call } of enrolmentSteps.slice(0, count)) {
    const { status, body } = await post(by, call, { ...bodies[call], ...(studentId && { studentId }) })
    if (status !== 200) throw new Error(`${call} was answered ${status}: ${JSON.stringify(body)}`)
    studentId = body.data._id
  }
  return studentId ?? ''
}

export const viewOf = async (by: Caller, studentId: string): Promise<Student> =>
  (await post(by, 'view', { studentId })).body.data

/** Sets the zone in which a company lives. */
export const zoned = ({ db: { owner } }: RunningApp, company: Company, timezone: string) => owner`
  insert into company_settings ${owner({
    ...{ id: newId(), company_id: company.id, timezone, currency: 'USD' },
    ...{ default_date_format: 'mm/dd/yy', display_name_pattern: 'First Name + Last Name' },
  })}
  on conflict (company_id) do update set timezone = excluded.timezone`
