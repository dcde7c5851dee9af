import { consistencyRules, type FindingCode } from '@corridor/contract/student/enrolment/consistency'
import type { FieldPlace, Finding, PartPlace } from '@corridor/contract/student/enrolment/finding'
import type { EnrolmentField, FindingPlace } from '@corridor/contract/student/enrolment/kinds'
import type { CoachingTestName } from '@corridor/contract/student/enrolment/scores'
import { type EnrolmentPart, stepOf } from '@corridor/contract/student/enrolment/steps'
import type { Sql } from '../../../../platform/sql.ts'
import type { StudentFile } from '../../student/values.ts'

/** A paper that says which country refused, or gave a visa. */
export interface CountryPaper {
  type: 'refusal-letter' | 'visa'
  title: string
  country_id: string
  country_name: string
  country_code: string | null
  /** `YYYY-MM`; null for a visa. */
  month: string | null
}

/** Somebody of the family whom the reader sees. */
export interface Kin {
  relation: 'spouse' | 'parent' | 'child' | 'sibling'
  /** Null if none stands, or the reader may not read it. */
  birthDate: string | null
}

/** Application of the student that goes on: where, and from when until when. */
export interface Study {
  application: string
  institution: string
  country_id: string
  country_name: string
  country_code: string | null
  /** The day on which the programme begins, and its last day; null if nobody said how long it is. */
  starts_on: string
  ends_on: string | null
  /** The least score that the programme asks, on its test's own scale. */
  english_test: CoachingTestName | null
  english_score: number | null
  is_refused: boolean
  refusal_explained: boolean
}

/** Money for a year that a country asks of so many persons, as the checklist says it. */
export interface FundsAsked {
  country_id: string
  /** In whole units of the currency. */
  amount: number
  currency: string
  persons: number
  /** Nobody has read its source in time: nothing is held against it. */
  isHidden: boolean
  source: NonNullable<Finding['source']>
}

export type ListStudies = (sql: Sql, studentId: string) => Promise<Study[]>
export type ListFundsAsked = (
  sql: Sql,
  row: StudentFile,
  of: { countries: readonly string[]; isMinor: boolean | null },
) => Promise<FundsAsked[]>

/** Facts beside the file itself, as far as the reader may know them. */
export interface Facts {
  /** The day where the company is. */
  today: string
  /** Null if none stands, or the reader may not read it. */
  birthDate: string | null
  papers: readonly CountryPaper[]
  kin: readonly Kin[]
  studies: readonly Study[]
  fundsAsked: readonly FundsAsked[]
}

/** A rule, or several about one matter. */
export type Judge = (row: StudentFile, facts: Facts) => Finding[]

/** A field of a step, whose name is the last part of it. */
export const fieldOf = (part: EnrolmentPart, field: string): FieldPlace => ({
  step: stepOf(part).number,
  field,
  name: field.split('.').at(-1) as EnrolmentField,
})
export const fieldOfPlan = (field: 'intake' | 'occupiedUntil' | 'fundsAmount'): FieldPlace => ({
  step: null,
  field,
  name: field,
})
export const partOf = (place: FindingPlace, title: string | null = null): PartPlace => ({ place, title })

interface More {
  other?: Finding['other']
  params?: Finding['params']
  source?: Finding['source']
}

/** A finding at a place by its rule, which gives its kind and weight. */
export function found(
  code: FindingCode,
  place: FieldPlace,
  { other = null, params = {}, source = null }: More = {},
): Finding {
  const { kind, weight } = consistencyRules[code]
  return { kind, weight, ...place, code, params, other, source }
}

export const missing = (part: EnrolmentPart, field: EnrolmentField): Finding => ({
  kind: 'missing',
  weight: 'block',
  ...fieldOf(part, field),
  ...{ code: null, params: {}, other: null, source: null },
})

/** How a country that a file names reads in a finding. */
export function countryParams({ named }: Pick<StudentFile, 'named'>, id: string) {
  const { name = '', code } = named.find((one) => one.id === id) ?? {}
  return { country: name, ...(code && { code }) }
}

export const paperParams = ({ country_name, country_code, month }: CountryPaper) => ({
  country: country_name,
  ...(country_code && { code: country_code }),
  ...(month && { month }),
})

/** How the country of an application reads in a finding. */
export const studyParams = ({ country_name, country_code }: Study) => ({
  country: country_name,
  ...(country_code && { code: country_code }),
})

/** The place of an application: the board of the student's page. */
export const applicationOf = ({ institution }: Study): PartPlace => partOf('applications', institution)
