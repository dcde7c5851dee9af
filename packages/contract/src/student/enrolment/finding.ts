import * as z from 'zod'
import { countryReference, recordId } from '../../wire/record.ts'
import { consistencyRules, type FindingCode } from './consistency.ts'
import { enrolmentFieldNames, findingKinds, findingPlaces, findingWeights } from './kinds.ts'

const fieldPlace = {
  /** Number of the step; null for a field of the study plan. */
  step: z.int().nullable(),
  /** Field of the step, `contacts.0.email` of a row; opens with the page of the step. */
  field: z.string(),
  /** Name of the field, a key of `enrolmentFieldNames`. */
  name: z.enum(Object.keys(enrolmentFieldNames) as [keyof typeof enrolmentFieldNames]),
}

/** A part of the student's page; `title` is what a paper there is called. */
const PartPlace = z.object({ place: z.enum(findingPlaces), title: z.string().nullable() })
export type PartPlace = z.infer<typeof PartPlace>
const FieldPlace = z.object(fieldPlace)
export type FieldPlace = z.infer<typeof FieldPlace>

export const Finding = z.object({
  kind: z.enum(findingKinds),
  weight: z.enum(findingWeights),
  ...fieldPlace,
  /** Rule that found it, a key of `consistencyRules`; null if the field is simply empty. */
  code: z.enum(Object.keys(consistencyRules) as [FindingCode, ...FindingCode[]]).nullable(),
  /** Values that fill the rule's sentence: a country, its code, a month `YYYY-MM`, an amount. Nothing sealed. */
  params: z.record(z.string(), z.string()),
  /** The place that it contradicts; null if it stands against the day, or against nothing. */
  other: z.union([PartPlace, FieldPlace]).nullable(),
  /** The page that says the rule, and since when it holds. */
  source: z.object({ name: z.string(), url: z.url(), since: z.string() }).nullable(),
})
export type Finding = z.infer<typeof Finding>

/** A refusal that something beside step 8 tells of. */
export const KnownRefusal = z.object({
  /** Title of the letter; null if an import told of it. */
  title: z.string().nullable(),
  country: recordId,
  countryInfo: countryReference,
  /** `YYYY-MM` */
  month: z.string(),
})
export type KnownRefusal = z.infer<typeof KnownRefusal>
