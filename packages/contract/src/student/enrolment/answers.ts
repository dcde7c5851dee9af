import * as z from 'zod'
import { countryReference, joined, moment, recordId, userInfo } from '../../wire/record.ts'
import { coachingModes, maritalStatuses } from './kinds.ts'
import { coachingTestNames } from './scores.ts'

const named = joined({ _id: recordId, name: z.string() })

const address = {
  addressLineOne: z.string(),
  addressLineTwo: z.string(),
  /** Null with the parts of an address that somebody came with, if they say no country; so with the citizenship. */
  country: recordId.nullable(),
  countryInfo: countryReference,
  /** The id of a state, or its name if the country's states are not known; so with the city. */
  state: z.string(),
  /** In words, whichever it is. */
  stateName: z.string(),
  city: z.string(),
  cityName: z.string(),
  zipCode: z.string(),
}

/**
 * Answers of the steps, each null before it was saved, unless parts of it came with the student. Names are those of the bodies, so that a form
 * begins with it.
 */
export const enrolmentAnswers = {
  fullName: z.object({
    firstName: z.string(),
    middleName: z.string(),
    lastName: z.string(),
    nameConfirmed: z.boolean(),
    hasOnlyOneName: z.boolean(),
  }),
  address: z
    .object({
      ...address,
      /** A month, `YYYY-MM`; null if nobody said. */
      livedSince: z.string().nullable(),
      formerAddresses: z.array(
        z.object({
          country: recordId,
          countryInfo: countryReference,
          place: z.string(),
          from: z.string(),
          to: z.string(),
        }),
      ),
    })
    .nullable(),
  /** With `sameAsAbove` the values are those of step 2 as they stand now. */
  communicationAddress: z.object({ ...address, sameAsAbove: z.boolean() }).nullable(),
  /** With an empty phone of whoever came with an email alone, or the other way: the step is not saved then. */
  contact: z.object({ email: z.string(), countryCode: z.string(), phoneNumber: z.string() }).nullable(),
  emergencyContact: z
    .object({
      contacts: z.array(
        z.object({
          firstName: z.string(),
          lastName: z.string(),
          hasOnlyOneName: z.boolean(),
          countryCode: z.string(),
          mobileNumber: z.string(),
          email: z.string(),
          relation: recordId.nullable(),
          relationInfo: named,
          isGuardian: z.boolean(),
          additionalNotes: z.string(),
        }),
      ),
    })
    .nullable(),
  /** Sealed values stand masked, whoever reads: `/student/reveal/{id}` opens one. */
  passport: z
    .object({
      countryOfCitizenship: recordId.nullable(),
      countryInfo: countryReference,
      /** `•••• 317`. */
      maskedPassportNumber: z.string(),
      /** `••••`, or empty if none stands. */
      maskedBirthDate: z.string(),
      expiresDate: z.string(),
      /** As the zone of the passport writes them, which has no letters but A to Z; empty if no picture was read. */
      zoneSurname: z.string(),
      zoneGivenNames: z.string(),
      zoneCitizenship: z.string(),
    })
    .nullable(),
  maritalStatus: z.object({ maritalStatus: z.enum(maritalStatuses), numberOfKids: z.int() }).nullable(),
  deportationDetails: z
    .object({
      deportationDetails: z.array(
        z.object({
          country: recordId,
          countryInfo: countryReference,
          visaCategory: recordId,
          visaCategoryInfo: named,
          refusalReason: z.string(),
          refusalDate: z.string(),
        }),
      ),
      further: z.string(),
    })
    .nullable(),
  previousCountries: z
    .object({
      previousCountries: z.array(
        z.object({
          country: recordId,
          countryInfo: countryReference,
          visaCategory: recordId,
          visaCategoryInfo: named,
          traveledTime: z.string(),
          traveledDate: z.string(),
        }),
      ),
      further: z.string(),
    })
    .nullable(),
  coaching: z
    .object({
      tests: z.array(
        z.object({
          test: z.enum(coachingTestNames),
          targetScore: z.number().nullable(),
          /** Scale that the score stands on: scores of two scales are never compared. */
          targetScale: z.string().nullable(),
          pastScore: z.number().nullable(),
          pastScale: z.string().nullable(),
          pastDate: z.string().nullable(),
          mode: z.enum(coachingModes).nullable(),
          batch: z.string(),
          startDate: z.string().nullable(),
          notes: z.string(),
        }),
      ),
    })
    .nullable(),
}

/** A step that was saved: by whom, who may have left since, and when last. */
export const SavedStep = z.object({ step: z.int(), savedAt: moment, savedBy: userInfo })
