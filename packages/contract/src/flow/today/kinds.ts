/** Groups of the work that waits for somebody today. Plain data: pages carry it without the validator. */
export const todayGroups = ['interviews', 'requirements', 'silent', 'rates', 'due'] as const
export type TodayGroup = (typeof todayGroups)[number]
export const todayGroupNames: Record<TodayGroup, string> = {
  interviews: 'Interviews',
  requirements: 'Unanswered requirements',
  silent: 'No reply',
  rates: 'Rates to confirm',
  due: 'Expiries and reminders',
}

export const todayKinds = ['interview', 'job', 'submission', 'candidate', 'task'] as const
export type TodayKind = (typeof todayKinds)[number]
/** Kinds about which a call or another answer can be noted. */
export const loggedKinds = ['interview', 'job', 'submission', 'candidate'] as const

export const callOutcomes = ['spoke', 'voicemail', 'no-answer', 'refused'] as const
export type CallOutcome = (typeof callOutcomes)[number]
export const callOutcomeNames: Record<CallOutcome, string> = {
  spoke: 'Spoke',
  voicemail: 'Left a voicemail',
  'no-answer': 'No answer',
  refused: 'Refused',
}

/** Rows of a group that are sent at most; its total is always whole. */
export const todayRowsMax = 50
/** From so many hours without a word a submission is silent, and from so many it is urgent. */
export const silentHours = { first: 24, second: 48 }
/** Days on the list before a work authorization ends, before a job expires, and before a paper does. */
export const expiryDays = { authorization: 90, job: 3, paper: 30 }
/** The tasks that papers keep until they expire. */
export const paperTasks = [
  ...(['candidate-document-expires', 'vendor-document-expires', 'student-document-expires'] as const),
] as const
