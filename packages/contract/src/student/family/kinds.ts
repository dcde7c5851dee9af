import type { EnrolmentPart } from '../enrolment/steps.ts'

/** Relations of another student to one. Plain data: pages carry it without the validator. */
export const familyRelations = ['spouse', 'parent', 'child', 'sibling'] as const
export type FamilyRelation = (typeof familyRelations)[number]
export const familyRelationNames: Record<FamilyRelation, string> = {
  spouse: 'Spouse',
  parent: 'Parent',
  child: 'Child',
  sibling: 'Sibling',
}

/** The same link, as the other one sees it. */
export const otherWay: Record<FamilyRelation, FamilyRelation> = {
  spouse: 'spouse',
  parent: 'child',
  child: 'parent',
  sibling: 'sibling',
}

/** Steps that a family shares; the others are one person's alone. */
export const sharedParts = [
  'address',
  'communicationAddress',
  'contact',
  'emergencyContact',
] as const satisfies readonly EnrolmentPart[]
export type SharedPart = (typeof sharedParts)[number]

/** Members of a family that a student is linked with. */
export const relativesMax = 20
