import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { bodiesOf, type Known, makeKnown, post, viewOf } from './enrolment-desk.ts'

let run: RunningApp
let known: Known
let recruiter: Caller
let studentId: string
beforeAll(async () => {
  run = await runApp()
  known = await makeKnown(run)
  const company = await run.make.company()
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
  studentId = await run.make.student(company)
})
afterAll(() => run.close())

const long = (length: number) => 'x'.repeat(length)
const places = ['address', 'communicationaddress'] as const

type Row = [call: string, change: object, fields: Record<string, string>]

/** The sentences of spec 3 §5.6, each with what brings it. */
const rows: Row[] = [
  ['full-name', { firstName: '' }, { firstName: 'First Name is required' }],
  ['full-name', { lastName: '' }, { lastName: 'Last Name is required' }],
  ...(['firstName', 'middleName', 'lastName'] as const).flatMap((field): Row[] => [
    ['full-name', { [field]: 'x' }, { [field]: 'Minimum 2 characters' }],
    ['full-name', { [field]: long(51) }, { [field]: 'Maximum 50 characters' }],
  ]),
  ...places.flatMap((call): Row[] => [
    [call, { addressLineOne: '' }, { addressLineOne: 'Address Line One is required' }],
    [call, { addressLineOne: '12 R' }, { addressLineOne: 'Minimum 5 characters' }],
    [call, { addressLineOne: long(101) }, { addressLineOne: 'Maximum 100 characters' }],
    [call, { addressLineTwo: '12 R' }, { addressLineTwo: 'Minimum 5 characters' }],
    [call, { addressLineTwo: long(101) }, { addressLineTwo: 'Maximum 100 characters' }],
    [call, { country: '' }, { country: 'Country is required' }],
    [call, { state: '' }, { state: 'State is required' }],
    [call, { city: '' }, { city: 'City is required' }],
    [call, { zipCode: '' }, { zipCode: 'Zip Code is required' }],
    [call, { zipCode: '1234' }, { zipCode: 'Zip code must be between 5 and 10 digits' }],
    [call, { zipCode: '12345678901' }, { zipCode: 'Zip code must be between 5 and 10 digits' }],
  ]),
  ['contact', { email: 'asha@' }, { email: 'Invalid email address' }],
  ['contact', { email: '' }, { email: 'Email is required' }],
  ['contact', { countryCode: '' }, { countryCode: 'Country code is required' }],
  ['contact', { phoneNumber: '981000123' }, { phoneNumber: 'Phone number must be 10 digits' }],
  ['contact', { phoneNumber: '' }, { phoneNumber: 'Phone number is required' }],
  ...(
    [
      ['firstName', '', 'First name is required'],
      ['lastName', '', 'Last name is required'],
      ['countryCode', '', 'Country code is required'],
      ['mobileNumber', '98100', 'Mobile number must be 10 digits'],
      ['mobileNumber', '', 'Mobile number is required'],
      ['email', 'meera', 'Invalid email address'],
      ['email', '', 'Email is required'],
    ] as const
  ).map(([field, value, message]): Row => row('emergency-contact', 'contacts', field, value, message)),
  ['passport', { countryOfCitizenship: '' }, { countryOfCitizenship: 'Country of citizenship is required' }],
  ['passport', { birthDate: undefined }, { birthDate: 'Birth date is required' }],
  ['passport', { passportNumber: undefined }, { passportNumber: 'Passport number is required' }],
  ['passport', { expiresDate: undefined }, { expiresDate: 'Expiry date is required' }],
  ['passport', { expiresDate: '2020-01-01' }, { expiresDate: 'Expiry date must be in the future' }],
  ['marital-status', { maritalStatus: undefined }, { maritalStatus: 'Marital status is required' }],
  ['marital-status', { numberOfKids: -1 }, { numberOfKids: 'Number of kids cannot be negative' }],
  ['marital-status', { numberOfKids: undefined }, { numberOfKids: 'Number of kids is required' }],
  ...(
    [
      ['country', 'Country is required'],
      ['visaCategory', 'Visa category is required'],
      ['refusalReason', 'Refusal reason is required'],
      ['refusalDate', 'Refusal date is required'],
    ] as const
  ).map(([field, message]): Row => row('deportation-details', 'deportationDetails', field, '', message)),
  ...(
    [
      ['country', 'Country is required'],
      ['visaCategory', 'Visa category is required'],
      ['traveledTime', 'Traveled time is required'],
      ['traveledDate', 'Traveled date is required'],
    ] as const
  ).map(([field, message]): Row => row('previous-countries', 'previousCountries', field, '', message)),
]

/** A fault in the second of two rows. */
function row(call: string, list: string, field: string, value: string, message: string): Row {
  return [call, { [list]: { [field]: value } }, { [`${list}.1.${field}`]: message }]
}

function bodyOf(call: string, change: object): object {
  const sound = bodiesOf(known)[call === 'communicationaddress' ? 'address' : call] as Record<string, unknown>
  const [[list = '', of] = []] = Object.entries(change)
  const [entry] = Array.isArray(sound[list]) ? (sound[list] as object[]) : []
  return entry ? { ...sound, [list]: [entry, { ...entry, ...(of as object) }] } : { ...sound, ...change }
}

describe('a step of an enrolment', () => {
  it.each(rows)('%s refuses %j in the words of the specification, and writes nothing', async (call, change, fields) => {
    const { version } = await viewOf(recruiter, studentId)
    const answer = await post(recruiter, call, { ...bodyOf(call, change), studentId })
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', fields } })
    expect(Object.keys(answer.body.fields ?? {})).toEqual(Object.keys(fields))
    expect((await viewOf(recruiter, studentId)).version).toBe(version)
  })
})
