import { enrolmentFieldNames } from '../../student/enrolment/kinds.ts'

/** States of a review. Plain data: pages carry it without the validator. */
export const reviewStates = ['asked', 'approved', 'overridden', 'withdrawn'] as const
export type ReviewState = (typeof reviewStates)[number]
export const reviewStateNames: Record<ReviewState, string> = {
  asked: 'Waiting for review',
  approved: 'Approved',
  overridden: 'Overridden',
  withdrawn: 'Withdrawn',
}

const reviewMoves: Record<ReviewState, readonly ReviewState[]> = {
  asked: ['approved', 'overridden', 'withdrawn'],
  approved: [],
  overridden: [],
  withdrawn: [],
}

/** True if a review may go from one state to another; asked by the page's buttons and by the verbs. */
export const canMoveReview = (from: ReviewState, to: ReviewState) => reviewMoves[from].includes(to)

/** Reasons that keep a file from being submitted. */
export const reviewLacks = ['blocked', 'not-declared', 'not-reviewed', 'changed', 'comments'] as const
export type ReviewLack = (typeof reviewLacks)[number]
export const reviewLackNames: Record<ReviewLack, string> = {
  blocked: 'Findings block the file',
  'not-declared': 'The declaration is not signed',
  'not-reviewed': 'Another person must review this file',
  changed: 'Changed since the approval',
  comments: 'Comments without an answer',
}

/** Names of what a comment is on, or what has changed: fields of the ten steps, of the plan, and the papers. */
export const reviewedFieldNames = {
  ...enrolmentFieldNames,
  level: 'Level',
  field: 'Field of study',
  intake: 'Intake',
  funds: 'Funds',
  targetCountries: 'Target',
  documents: 'Documents',
} as const
export type ReviewedField = keyof typeof reviewedFieldNames

const address = ['addressLineOne', 'addressLineTwo', 'country', 'state', 'city', 'zipCode'] as const

/** Fields on which a reviewer can comment, by the step that has them; those of no step are of the plan, and the papers. */
export const reviewedFields: readonly { step: number | null; fields: readonly ReviewedField[] }[] = [
  { step: 1, fields: ['firstName', 'middleName', 'lastName'] },
  { step: 2, fields: [...address, 'livedSince', 'formerAddresses'] },
  { step: 3, fields: address },
  { step: 4, fields: ['email', 'countryCode', 'phoneNumber'] },
  { step: 5, fields: ['contacts'] },
  { step: 6, fields: ['countryOfCitizenship', 'birthDate', 'passportNumber', 'expiresDate'] },
  { step: 7, fields: ['maritalStatus', 'numberOfKids'] },
  { step: 8, fields: ['deportationDetails', 'further'] },
  { step: 9, fields: ['previousCountries', 'further'] },
  { step: 10, fields: ['tests'] },
  { step: null, fields: ['level', 'field', 'intake', 'occupiedUntil', 'funds', 'targetCountries', 'documents'] },
]
