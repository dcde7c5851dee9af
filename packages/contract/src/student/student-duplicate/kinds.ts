/** Reasons for two students being one, and, at the end, those against it. Plain data: pages carry it without the validator. */
export const studentLikenesses = [
  ...(['person', 'name', 'birthDate', 'email', 'phone'] as const),
  ...(['otherFirstName', 'otherBirthDate'] as const),
] as const
export type StudentLikeness = (typeof studentLikenesses)[number]

/** From here on two students are shown as possibly one: a family shares an e-mail or a phone. */
export const possibleMin = 0.3

/** The parts of a student that a merge chooses one by one. */
export const studentMergeFields = [
  ...(['name', 'email', 'phone', 'address', 'communicationAddress', 'emergencyContact'] as const),
  ...(['countryOfCitizenship', 'birthDate', 'passportNumber', 'expiresDate', 'maritalStatus'] as const),
  ...(['deportationDetails', 'previousCountries', 'coaching'] as const),
  ...(['targetCountries', 'level', 'field', 'intake', 'occupiedUntil', 'funds', 'counsellor'] as const),
] as const
export type StudentMergeField = (typeof studentMergeFields)[number]

/** Lists of a student that can be taken from both. */
export const studentLists = [
  ...(['emergencyContact', 'deportationDetails', 'previousCountries', 'coaching', 'targetCountries'] as const),
] as const satisfies readonly StudentMergeField[]
