/** States of a link to presented people. Plain data: pages carry it without the validator. */
export const presentationStates = ['open', 'expired', 'revoked'] as const
export type PresentationState = (typeof presentationStates)[number]
export const presentationStateNames: Record<PresentationState, string> = {
  open: 'Open',
  expired: 'Expired',
  revoked: 'Revoked',
}

/** Answers of a client about a person. */
export const presentationAnswers = ['shortlist', 'interview', 'reject'] as const
export type PresentationAnswer = (typeof presentationAnswers)[number]
export const presentationAnswerNames: Record<PresentationAnswer, string> = {
  shortlist: 'Shortlisted',
  interview: 'Interview requested',
  reject: 'Rejected',
}

/** A link opens for so many days unless somebody chooses otherwise. */
export const presentationDaysUsual = 14
export const presentationDaysMax = 366
export const presentedMax = 20
