import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { faultsOf } from '../../field/faults-of.ts'
import {
  AddressStep,
  CoachingStep,
  CommunicationAddressStep,
  ContactStep,
  DeportationStep,
  EmergencyContactStep,
  FullNameStep,
  MaritalStatusStep,
  PassportEdition,
  PassportStep,
  PreviousCountriesStep,
} from './bodies.ts'

const id = '0198f0f0-0000-7000-8000-000000000001'
const name = { firstName: 'Asha', lastName: 'Rao' }
const address = { addressLineOne: '12 Ring Road', country: id, state: 'Gujarat', city: 'Surat', zipCode: '395003' }
const contact = { email: 'asha@example.com', countryCode: '+91', phoneNumber: '9810001234' }
const person = {
  ...{ firstName: 'Meera', lastName: 'Rao', countryCode: '+91', mobileNumber: '9810001234' },
  email: 'meera@example.com',
}
const passport = {
  ...{ countryOfCitizenship: id, birthDate: '2001-03-01', passportNumber: 'p 1234-567', expiresDate: '2031-01-01' },
}
const refusal = { country: id, visaCategory: id, refusalReason: 'Funds', refusalDate: '2022-05' }
const visit = { country: id, visaCategory: id, traveledTime: 'Two weeks', traveledDate: '2022-05' }

type Row = [what: string, schema: z.ZodType, body: object, faults: Record<string, string>]

const withContact = (more: object) => ({ contacts: [{ ...person, ...more }] })
const withRefusal = (more: object) => ({ deportationDetails: [{ ...refusal, ...more }] })
const withVisit = (more: object) => ({ previousCountries: [{ ...visit, ...more }] })
const long = (length: number) => 'x'.repeat(length)

// spec 3 §5.6: every sentence of every step.
const refused: Row[] = [
  ['no first name', FullNameStep, { lastName: 'Rao' }, { firstName: 'First Name is required' }],
  ['an empty first name', FullNameStep, { ...name, firstName: ' ' }, { firstName: 'First Name is required' }],
  ['no last name', FullNameStep, { firstName: 'Asha' }, { lastName: 'Last Name is required' }],
  [
    'names of one letter',
    FullNameStep,
    { firstName: 'A', middleName: 'B', lastName: 'C' },
    { firstName: 'Minimum 2 characters', middleName: 'Minimum 2 characters', lastName: 'Minimum 2 characters' },
  ],
  [
    'names of 51 letters',
    FullNameStep,
    { firstName: long(51), middleName: long(51), lastName: long(51) },
    { firstName: 'Maximum 50 characters', middleName: 'Maximum 50 characters', lastName: 'Maximum 50 characters' },
  ],
  [
    'no address',
    AddressStep,
    {},
    {
      addressLineOne: 'Address Line One is required',
      country: 'Country is required',
      state: 'State is required',
      city: 'City is required',
      zipCode: 'Zip Code is required',
    },
  ],
  [
    'short lines',
    AddressStep,
    { ...address, addressLineOne: '12 R', addressLineTwo: 'Flat' },
    { addressLineOne: 'Minimum 5 characters', addressLineTwo: 'Minimum 5 characters' },
  ],
  [
    'lines of 101',
    AddressStep,
    { ...address, addressLineOne: long(101), addressLineTwo: long(101) },
    { addressLineOne: 'Maximum 100 characters', addressLineTwo: 'Maximum 100 characters' },
  ],
  [
    'no address for letters',
    CommunicationAddressStep,
    { sameAsAbove: false },
    {
      addressLineOne: 'Address Line One is required',
      country: 'Country is required',
      state: 'State is required',
      city: 'City is required',
      zipCode: 'Zip Code is required',
    },
  ],
  [
    'no contact',
    ContactStep,
    {},
    {
      email: 'Email is required',
      countryCode: 'Country code is required',
      phoneNumber: 'Phone number is required',
    },
  ],
  [
    'an empty contact',
    ContactStep,
    { email: '', countryCode: '', phoneNumber: '' },
    { email: 'Email is required', countryCode: 'Country code is required', phoneNumber: 'Phone number is required' },
  ],
  ['a wrong email', ContactStep, { ...contact, email: 'asha@' }, { email: 'Invalid email address' }],
  ...['+1', '+91'].flatMap((countryCode) =>
    ['981000123', '98100012345'].map(
      (phoneNumber): Row => [
        `${countryCode} ${phoneNumber}`,
        ContactStep,
        { ...contact, countryCode, phoneNumber },
        { phoneNumber: 'Phone number must be 10 digits' },
      ],
    ),
  ),
  [
    'nobody to call',
    EmergencyContactStep,
    { contacts: [] },
    { contacts: 'At least one emergency contact is required' },
  ],
  [
    'nothing of whom to call',
    EmergencyContactStep,
    { contacts: [{}] },
    {
      'contacts.0.firstName': 'First name is required',
      'contacts.0.lastName': 'Last name is required',
      'contacts.0.countryCode': 'Country code is required',
      'contacts.0.mobileNumber': 'Mobile number is required',
      'contacts.0.email': 'Email is required',
    },
  ],
  [
    'no last name of whom to call',
    EmergencyContactStep,
    withContact({ lastName: '' }),
    { 'contacts.0.lastName': 'Last name is required' },
  ],
  [
    'a mobile of nine digits',
    EmergencyContactStep,
    withContact({ mobileNumber: '981000123' }),
    { 'contacts.0.mobileNumber': 'Mobile number must be 10 digits' },
  ],
  [
    'a wrong email of whom to call',
    EmergencyContactStep,
    withContact({ email: 'meera' }),
    { 'contacts.0.email': 'Invalid email address' },
  ],
  [
    '51 to call',
    EmergencyContactStep,
    { contacts: Array.from({ length: 51 }, () => person) },
    { contacts: 'At most 50 entries' },
  ],
  [
    'no passport',
    PassportStep,
    {},
    {
      countryOfCitizenship: 'Country of citizenship is required',
      birthDate: 'Birth date is required',
      passportNumber: 'Passport number is required',
      expiresDate: 'Expiry date is required',
    },
  ],
  [
    'an empty passport',
    PassportStep,
    { countryOfCitizenship: '', birthDate: '', passportNumber: '', expiresDate: '' },
    {
      countryOfCitizenship: 'Country of citizenship is required',
      birthDate: 'Birth date is required',
      passportNumber: 'Passport number is required',
      expiresDate: 'Expiry date is required',
    },
  ],
  ['a day that is none', PassportStep, { ...passport, birthDate: '2001-02-29' }, { birthDate: 'Please choose a date' }],
  [
    'no marital status',
    MaritalStatusStep,
    {},
    { maritalStatus: 'Marital status is required', numberOfKids: 'Number of kids is required' },
  ],
  [
    'fewer kids than none',
    MaritalStatusStep,
    { maritalStatus: 'single', numberOfKids: -1 },
    { numberOfKids: 'Number of kids cannot be negative' },
  ],
  [
    'an empty refusal',
    DeportationStep,
    { deportationDetails: [{}] },
    {
      'deportationDetails.0.country': 'Country is required',
      'deportationDetails.0.visaCategory': 'Visa category is required',
      'deportationDetails.0.refusalReason': 'Refusal reason is required',
      'deportationDetails.0.refusalDate': 'Refusal date is required',
    },
  ],
  [
    'a refusal of empty texts',
    DeportationStep,
    withRefusal({ country: '', visaCategory: '', refusalReason: '', refusalDate: '' }),
    {
      'deportationDetails.0.country': 'Country is required',
      'deportationDetails.0.visaCategory': 'Visa category is required',
      'deportationDetails.0.refusalReason': 'Refusal reason is required',
      'deportationDetails.0.refusalDate': 'Refusal date is required',
    },
  ],
  [
    'a refusal on a day',
    DeportationStep,
    withRefusal({ refusalDate: '2022-05-01' }),
    { 'deportationDetails.0.refusalDate': 'Please choose a month' },
  ],
  [
    'five refusals',
    DeportationStep,
    { deportationDetails: Array.from({ length: 5 }, () => refusal) },
    { deportationDetails: 'At most 4 entries' },
  ],
  [
    'more in 501 characters',
    DeportationStep,
    { deportationDetails: [], further: long(501) },
    { further: 'Maximum 500 characters' },
  ],
  [
    'an empty visit',
    PreviousCountriesStep,
    { previousCountries: [{}] },
    {
      'previousCountries.0.country': 'Country is required',
      'previousCountries.0.visaCategory': 'Visa category is required',
      'previousCountries.0.traveledTime': 'Traveled time is required',
      'previousCountries.0.traveledDate': 'Traveled date is required',
    },
  ],
  [
    'a visit of empty texts',
    PreviousCountriesStep,
    withVisit({ traveledTime: '', traveledDate: '' }),
    {
      'previousCountries.0.traveledTime': 'Traveled time is required',
      'previousCountries.0.traveledDate': 'Traveled date is required',
    },
  ],
  [
    'five visits',
    PreviousCountriesStep,
    { previousCountries: Array.from({ length: 5 }, () => visit) },
    { previousCountries: 'At most 4 entries' },
  ],
  ['no test', CoachingStep, { tests: [{}] }, { 'tests.0.test': 'Test is required' }],
  [
    'a score off the scale',
    CoachingStep,
    { tests: [{ test: 'ielts', targetScore: 7.3, pastScore: 9.5 }] },
    {
      'tests.0.targetScore': 'IELTS is scored 0 to 9 in steps of 0.5',
      'tests.0.pastScore': 'IELTS is scored 0 to 9 in steps of 0.5',
    },
  ],
]

describe('an enrolment', () => {
  it.each(refused)('refuses %s', (_, schema, body, faults) => {
    expect(faultsOf(schema, body)).toEqual(faults)
  })

  const taken: [what: string, schema: z.ZodType, body: object][] = [
    ['a name of two letters, and of fifty', FullNameStep, { firstName: 'Li', middleName: '', lastName: long(50) }],
    ['names of other scripts', FullNameStep, { firstName: '小明', middleName: 'محمد', lastName: "O'Brien-Śmith" }],
    ['a kept short name', FullNameStep, { firstName: 'Ö', lastName: 'X', nameConfirmed: true }],
    ['one name alone', FullNameStep, { firstName: 'Suharto', hasOnlyOneName: true }],
    ['an address without a second line and a postcode', AddressStep, { ...address, zipCode: undefined }],
    ['the same address, whatever stands beside it', CommunicationAddressStep, { sameAsAbove: true, city: '' }],
    ['another address', CommunicationAddressStep, address],
    ['a phone as it is written', ContactStep, { ...contact, countryCode: '1', phoneNumber: '(212) 555-0100' }],
    ['fewer digits under another code', ContactStep, { ...contact, countryCode: '+45', phoneNumber: '32123456' }],
    ['somebody to call with one name', EmergencyContactStep, withContact({ lastName: '', hasOnlyOneName: true })],
    ['fifty to call', EmergencyContactStep, { contacts: Array.from({ length: 50 }, () => person) }],
    ['a passport whose sealed values stay', PassportEdition, { countryOfCitizenship: id, expiresDate: '2031-01-01' }],
    ['no kids', MaritalStatusStep, { maritalStatus: 'widowed', numberOfKids: 0 }],
    ['nothing to declare', DeportationStep, { deportationDetails: [] }],
    [
      'four refusals and further ones',
      DeportationStep,
      { deportationDetails: Array(4).fill(refusal), further: 'More' },
    ],
    ['four visits', PreviousCountriesStep, { previousCountries: Array(4).fill(visit) }],
    ['no coaching', CoachingStep, { tests: [] }],
  ]
  it.each(taken)('takes %s', (_, schema, body) => expect(faultsOf(schema, body)).toEqual({}))

  it('keeps a passport number without spaces and hyphens, in capitals', () => {
    expect(PassportStep.parse(passport)).toMatchObject({ passportNumber: 'P1234567' })
  })

  it('keeps a birth date as the text that it is', () => {
    expect(PassportStep.parse(passport)).toMatchObject({ birthDate: '2001-03-01' })
  })

  it('drops what stands beside an address that is the same', () => {
    expect(CommunicationAddressStep.parse({ ...address, sameAsAbove: true })).toEqual({ sameAsAbove: true })
  })
})
