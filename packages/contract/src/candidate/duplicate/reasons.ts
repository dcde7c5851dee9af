/** What speaks for two people being one. Plain data: pages carry it without the validator. */
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
  'status',
  'resume',
] as const
export type MergeField = (typeof mergeFields)[number]

/** Whose value a merged candidate has; `both` is for skills alone. */
export const mergeChoices = ['kept', 'other', 'both'] as const
export type MergeChoice = (typeof mergeChoices)[number]
export type MergeChoices = Partial<Record<MergeField, MergeChoice>>

/** From here on two are very likely one person (0 to 1): they stand on the list of duplicates. */
export const likelyMin = 0.8
