/** Reasons to take two people for one. Plain data: pages carry it without the validator. */
export const matchReasons = [
  'sameEmail',
  'similarEmail',
  'samePhone',
  'similarPhone',
  'sameName',
  'nickname',
  'similarName',
  'swappedName',
  'partOfName',
  'otherLastName',
  'sameEmployer',
  'similarResume',
  'sameLocation',
  'sameSkills',
] as const
export type MatchReason = (typeof matchReasons)[number]

/** The parts of a candidate that a merge chooses one by one. */
export const mergeFields = [
  'name',
  'email',
  'phone',
  'jobTitle',
  'experience',
  'skills',
  'location',
  'workAuthorization',
  'authorizationEnds',
  'readyToRelocate',
  'isUsCitizen',
  'availability',
  'benchSince',
  'rate',
  'status',
  'resume',
] as const
export type MergeField = (typeof mergeFields)[number]
