import { deadlineKindNames } from '../../agency/student-application/kinds.ts'

/** Groups of the work that waits for somebody today. Plain data: pages carry it without the validator. */
export const todayGroups = [
  ...(['interviews', 'deadlines', 'papers', 'reviews', 'claims'] as const),
  ...(['requirements', 'silent', 'rates', 'due'] as const),
] as const
export type TodayGroup = (typeof todayGroups)[number]
export const todayGroupNames: Record<TodayGroup, string> = {
  interviews: 'Interviews',
  requirements: 'Unanswered requirements',
  silent: 'No reply',
  rates: 'Rates to confirm',
  due: 'Expiries and reminders',
  deadlines: 'Deadlines',
  papers: 'Papers',
  reviews: 'Reviews',
  claims: 'Claims',
}
/** Groups of a company that has students; no other is told of them. */
export const agencyGroups = ['deadlines', 'papers', 'reviews', 'claims'] as const satisfies readonly TodayGroup[]
export type AgencyGroup = (typeof agencyGroups)[number]
export const isAgencyGroup = (group: TodayGroup): group is AgencyGroup => agencyGroups.some((one) => one === group)

/** Matters of rows about students. */
export const todayMatters = [
  ...(['application', 'deposit', 'condition', 'confirmation', 'visa-appointment', 'programme-start'] as const),
  ...(['paper-late', 'paper-returned', 'paper-expires'] as const),
  ...(['review', 'comment', 'claim-window', 'claimed-long'] as const),
] as const
export type TodayMatter = (typeof todayMatters)[number]
export const todayMatterNames: Record<TodayMatter, string> = {
  ...deadlineKindNames,
  'visa-appointment': 'Visa appointment',
  'programme-start': 'Programme starts',
  'paper-late': 'Paper is late',
  'paper-returned': 'Paper was returned',
  'paper-expires': 'Paper expires',
  review: 'File to review',
  comment: 'Comment without an answer',
  'claim-window': 'Last day to claim',
  'claimed-long': 'Claimed long ago',
}

export const todayKinds = [
  ...(['interview', 'job', 'submission', 'candidate', 'task'] as const),
  ...(['student-application', 'student-paper', 'student-document', 'file-review', 'commission'] as const),
] as const
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
/** Days on the list before a deadline, an appointment or a start, before a student's paper ends and after it, and before a claim's last day. */
export const agencyDays = { deadline: 14, paper: 90, pastPaper: 30, claim: 30, claimed: 60 }
/** The tasks that papers keep until they expire. */
export const paperTasks = ['candidate-document-expires', 'vendor-document-expires'] as const
/** The tasks that papers of students keep: the group of papers shows what they are about. */
export const studentPaperTasks = ['student-document-expires', 'student-paper-returned'] as const
