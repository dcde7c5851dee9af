import * as z from 'zod'
import { withEveryFault } from '../../field/every-fault.ts'
import { personName } from '../../field/name.ts'
import { plainDate } from '../../field/plain-date.ts'
import { plainMonth } from '../../field/plain-month.ts'
import { recordId } from '../../wire/record.ts'
import {
  coachingModes,
  coachingTestsMax,
  declaredRowsMax,
  emergencyContactsMax,
  formerAddressesMax,
  maritalStatuses,
} from './kinds.ts'
import { findPhoneFault, type PhoneField, phoneCode, phoneDigits } from './phone.ts'
import { type CoachingTestName, coachingTestNames, findScoreFault } from './scores.ts'

// Bodies of the ten steps with the specification's messages (spec 3 §5.6); its slips and openings are in docs/deviations.md.

interface Message {
  message: string
}
const optionalText = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`).default('')
const email = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Maximum 254 characters')
  .pipe(z.email('Invalid email address'))

/** Length of a student's names; a shorter one is kept if `nameConfirmed` says that it is the full name. */
export const studentNameBounds = { min: 2, max: 50 } as const
const tooShort = { message: 'Minimum 2 characters' }

interface StudentName {
  firstName: string
  middleName: string
  lastName: string
  nameConfirmed: boolean
  hasOnlyOneName: boolean
}

/** Step 1. */
export const FullNameStep = z
  .object({
    firstName: personName('First Name').min(1, 'First Name is required'),
    middleName: personName('Middle Name').default(''),
    lastName: personName('Last Name').default(''),
    nameConfirmed: z.boolean().default(false),
    hasOnlyOneName: z.boolean().default(false),
  })
  .superRefine(
    ...withEveryFault<StudentName>((name, check) => {
      const refuse = (field: string, { message }: { message: string }) =>
        check.addIssue({ code: 'custom', path: [field], message })
      for (const field of ['firstName', 'middleName', 'lastName'] as const) {
        const text = name[field]
        if (text && [...text].length < studentNameBounds.min && !name.nameConfirmed) refuse(field, tooShort)
      }
      if (!name.lastName && !name.hasOnlyOneName) refuse('lastName', { message: 'Last Name is required' })
    }),
  )
export type FullNameStep = z.infer<typeof FullNameStep>

const addressLine = z.string().trim().max(100, 'Maximum 100 characters')
/** State and city are ids of the data set, or texts where it has none. */
const place = {
  addressLineOne: z
    .string('Address Line One is required')
    .trim()
    .min(1, 'Address Line One is required')
    .min(5, 'Minimum 5 characters')
    .max(100, 'Maximum 100 characters'),
  addressLineTwo: addressLine
    .refine((line) => line === '' || line.length >= 5, { message: 'Minimum 5 characters' })
    .default(''),
  country: z.uuid('Country is required'),
  state: z.string('State is required').trim().min(1, 'State is required').max(50, 'Maximum 50 characters'),
  city: z.string('City is required').trim().min(1, 'City is required').max(50, 'Maximum 50 characters'),
  /** Judged with its country: `findZipFault`. */
  zipCode: z.string().trim().max(20, 'Zip code must be between 5 and 10 digits').default(''),
}

// Without a country nothing says that there is no postcode.
const judgeZipCode = withEveryFault<{ zipCode: string; country: string }>(({ zipCode, country }, check) => {
  if (zipCode || z.uuid().safeParse(country).success) return
  check.addIssue({ code: 'custom', path: ['zipCode'], message: 'Zip Code is required' })
})

const noMonth = { message: 'Please choose a month' }
const backwards = { message: 'The end cannot be before the beginning' }

/** An address that a student left. */
const FormerAddress = z
  .object({
    country: z.uuid('Country is required'),
    place: z.string('Place is required').trim().min(1, 'Place is required').max(100, 'Maximum 100 characters'),
    /** Months, `YYYY-MM`. */
    from: plainMonth(noMonth),
    to: plainMonth(noMonth),
  })
  .superRefine(
    ...withEveryFault<{ from: string; to: string }>(({ from, to }, check) => {
      if (from && to && to < from) check.addIssue({ code: 'custom', path: ['to'], ...backwards })
    }),
  )

/** Step 2. The time of living there and addresses before may be left out, and then stay as they are. */
export const AddressStep = z
  .object({
    ...place,
    livedSince: plainMonth(noMonth).nullable().optional(),
    formerAddresses: z.array(FormerAddress).max(formerAddressesMax, 'At most 10 entries').optional(),
  })
  .superRefine(...judgeZipCode)
export type AddressStep = z.infer<typeof AddressStep>

/** Step 3: with `sameAsAbove` it is the address of step 2 and follows it, whatever else the body says. */
export const CommunicationAddressStep = z.discriminatedUnion('sameAsAbove', [
  z.object({ sameAsAbove: z.literal(true) }),
  z.object({ sameAsAbove: z.literal(false).optional(), ...place }).superRefine(...judgeZipCode),
])
export type CommunicationAddressStep = z.infer<typeof CommunicationAddressStep>

const judgePhone = (field: PhoneField) =>
  withEveryFault<{ countryCode: string } & Partial<Record<PhoneField, string>>>((given, check) => {
    const digits = given[field]
    if (digits === undefined || given.countryCode === undefined) return
    const message = findPhoneFault(field, digits, given.countryCode)
    if (message) check.addIssue({ code: 'custom', path: [field], message })
  })

/** Step 4. */
export const ContactStep = z
  .object({ email, countryCode: phoneCode, phoneNumber: phoneDigits('phoneNumber') })
  .superRefine(...judgePhone('phoneNumber'))
export type ContactStep = z.infer<typeof ContactStep>

/** Somebody to call if a student is in need. */
export const EmergencyContact = z
  .object({
    firstName: z
      .string('First name is required')
      .trim()
      .min(1, 'First name is required')
      .max(50, 'Maximum 50 characters'),
    lastName: z.string('Last name is required').trim().max(50, 'Maximum 50 characters'),
    hasOnlyOneName: z.boolean().default(false),
    countryCode: phoneCode,
    mobileNumber: phoneDigits('mobileNumber'),
    email,
    /** A row of the lookup of relations. */
    relation: recordId.nullable().default(null),
    isGuardian: z.boolean().default(false),
    additionalNotes: optionalText(500),
  })
  .superRefine(...judgePhone('mobileNumber'))
  .superRefine(
    ...withEveryFault<Pick<StudentName, 'lastName' | 'hasOnlyOneName'>>((contact, check) => {
      if (contact.lastName !== '' || contact.hasOnlyOneName) return
      check.addIssue({ code: 'custom', path: ['lastName'], message: 'Last name is required' })
    }),
  )
export type EmergencyContact = z.infer<typeof EmergencyContact>

/** Step 5. */
export const EmergencyContactStep = z.object({
  contacts: z
    .array(EmergencyContact)
    .min(1, 'At least one emergency contact is required')
    .max(emergencyContactsMax, 'At most 50 entries'),
})
export type EmergencyContactStep = z.infer<typeof EmergencyContactStep>

const citizenship = z.uuid('Country of citizenship is required')
const day = ({ message }: Message) => z.string(message).trim().min(1, message).pipe(plainDate)

export const missingBirthDate = { message: 'Birth date is required' }
export const missingPassportNumber = { message: 'Passport number is required' }
/** The server says so: it knows which day it is where the company is. */
export const expired = { message: 'Expiry date must be in the future' }
export const notInFuture = { message: 'Date cannot be in the future' }

/** A passport's number as it is kept: without spaces and hyphens, in capitals. */
export const toPassportNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()
/** A passport's number as somebody types it. */
export const passportNumber = z
  .string(missingPassportNumber.message)
  .overwrite(toPassportNumber)
  .min(1, missingPassportNumber.message)
  .min(5, 'Minimum 5 characters')
  .max(20, 'Maximum 20 characters')
  .regex(/^[A-Z\d]*$/, 'Passport number can only contain letters and digits')

/** Step 6, as it is saved first. The server knows whether the expiry is in the future: the company's day decides. */
export const PassportStep = z.object({
  countryOfCitizenship: citizenship,
  /** `YYYY-MM-DD`, never a moment. */
  birthDate: day(missingBirthDate),
  passportNumber,
  expiresDate: day({ message: 'Expiry date is required' }),
})
export type PassportStep = z.infer<typeof PassportStep>

/** Step 6 of a student whose passport stands: sealed values that are left out stay. */
export const PassportEdition = PassportStep.partial({ birthDate: true, passportNumber: true })
export type PassportEdition = z.infer<typeof PassportEdition>

/** Step 7. */
export const MaritalStatusStep = z.object({
  maritalStatus: z.enum(maritalStatuses, 'Marital status is required'),
  numberOfKids: z.int('Number of kids is required').min(0, 'Number of kids cannot be negative').max(99, 'Maximum 99'),
})
export type MaritalStatusStep = z.infer<typeof MaritalStatusStep>

const requiredText = ({ message }: Message, max: number) =>
  z.string(message).trim().min(1, message).max(max, `Maximum ${max} characters`)
const tooMany = 'At most 4 entries'
/** Told in words beside the rows: more than there is room for. */
const further = optionalText(500)

/** Step 8: an empty list is *None to declare*. */
export const DeportationStep = z.object({
  deportationDetails: z
    .array(
      z.object({
        country: z.uuid('Country is required'),
        visaCategory: z.uuid('Visa category is required'),
        refusalReason: requiredText({ message: 'Refusal reason is required' }, 500),
        refusalDate: plainMonth({ message: 'Refusal date is required' }),
      }),
    )
    .max(declaredRowsMax, tooMany),
  further,
  /** Refusals that an import told of are wrong, and are forgotten. */
  importWasWrong: z.boolean().default(false),
})
export type DeportationStep = z.infer<typeof DeportationStep>

/** Step 9: an empty list is *None to declare*. */
export const PreviousCountriesStep = z.object({
  previousCountries: z
    .array(
      z.object({
        country: z.uuid('Country is required'),
        visaCategory: z.uuid('Visa category is required'),
        traveledTime: requiredText({ message: 'Traveled time is required' }, 100),
        traveledDate: plainMonth({ message: 'Traveled date is required' }),
      }),
    )
    .max(declaredRowsMax, tooMany),
  further,
})
export type PreviousCountriesStep = z.infer<typeof PreviousCountriesStep>

const optionalDay = plainDate.nullable().default(null)
const score = z.number().min(0).max(10_000).nullable().default(null)

interface Coached {
  test: CoachingTestName
  targetScore: number | null
  pastScore: number | null
  pastDate: string | null
}

/** Step 10: an empty list is *No coaching*. */
export const CoachingStep = z.object({
  tests: z
    .array(
      z
        .object({
          test: z.enum(coachingTestNames, 'Test is required'),
          targetScore: score,
          pastScore: score,
          pastDate: optionalDay,
          mode: z.enum(coachingModes).nullable().default(null),
          batch: optionalText(50),
          startDate: optionalDay,
          notes: optionalText(500),
        })
        .superRefine(
          ...withEveryFault<Coached>(({ test, targetScore, pastScore, pastDate }, check) => {
            if (test === undefined || !coachingTestNames.includes(test)) return
            const faults = {
              targetScore: targetScore == null ? null : findScoreFault(test, targetScore),
              pastScore: pastScore == null ? null : findScoreFault(test, pastScore, pastDate),
            }
            for (const [field, message] of Object.entries(faults))
              if (message) check.addIssue({ code: 'custom', path: [field], message })
          }),
        ),
    )
    .max(coachingTestsMax, 'At most 20 entries'),
})
export type CoachingStep = z.infer<typeof CoachingStep>
