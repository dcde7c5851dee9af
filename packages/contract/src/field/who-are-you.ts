/** Kinds of people who sign up (spec 3 §3). Apart from the other choices: it is asked before anybody has an account. */
export const whoAreYouTypes = [
  'student',
  'visitor',
  'dependant',
  'agent',
  'teacher',
  'school',
  'college',
  'coaching',
  'person',
  'business',
  'youtuber',
  'other',
] as const
export type WhoAreYouType = (typeof whoAreYouTypes)[number]
