/** Kinds of interviews. Plain data: pages carry it without the validator. */
export const interviewKinds = ['phone', 'video', 'on-site'] as const
export type InterviewKind = (typeof interviewKinds)[number]
export const interviewKindNames: Record<InterviewKind, string> = {
  phone: 'Phone',
  video: 'Video',
  'on-site': 'On site',
}

export const interviewStates = ['planned', 'done', 'cancelled', 'no-show'] as const
export type InterviewState = (typeof interviewStates)[number]
export const interviewStateNames: Record<InterviewState, string> = {
  planned: 'Planned',
  done: 'Done',
  cancelled: 'Cancelled',
  'no-show': 'No-show',
}

export const interviewOutcomes = ['passed', 'failed', 'undecided'] as const
export type InterviewOutcome = (typeof interviewOutcomes)[number]
export const interviewOutcomeNames: Record<InterviewOutcome, string> = {
  passed: 'Passed',
  failed: 'Failed',
  undecided: 'Undecided',
}

export const interviewersMax = 10
export const roundsMax = 20
export const interviewMinutes = { min: 5, max: 480, usual: 45 }

/** True for who manages all interviews, and for a Bench Sales User of the own submissions. Source: product.md, Who may do what. */
export const managesInterview = (roles: readonly string[], userId: string, submitter: string | undefined): boolean =>
  roles.includes('owner') || roles.includes('recruiter') || (roles.includes('bench-sales') && submitter === userId)
