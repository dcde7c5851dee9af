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
