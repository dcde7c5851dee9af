/** Kinds of proof that a company may speak for somebody about one requirement. Plain data: pages carry it without the validator. */
export const proofKinds = ['link', 'document', 'mail'] as const
export type ProofKind = (typeof proofKinds)[number]
export const proofKindNames: Record<ProofKind, string> = {
  link: 'Signed through a link',
  document: 'Signed document',
  mail: 'Confirming mail',
}

export const representationStates = ['asked', 'agreed', 'declined', 'revoked', 'expired', 'withdrawn'] as const
export type RepresentationState = (typeof representationStates)[number]
export const representationStateNames: Record<RepresentationState, string> = {
  asked: 'Asked',
  agreed: 'Agreed',
  declined: 'Declined',
  revoked: 'Revoked',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
}

/** Sources of the jobs that a rule is for: an own client, or a vendor. */
export const jobSources = ['client', 'vendor'] as const
export type JobSource = (typeof jobSources)[number]
export const jobSourceNames: Record<JobSource, string> = {
  client: 'Jobs of our own clients',
  vendor: 'Jobs that came from a vendor',
}

/** A right holds for so many days unless somebody chooses otherwise. */
export const representationDaysUsual = 90
export const representationDaysMax = 366
/** An unanswered link opens for so many days. */
export const askDays = 7
