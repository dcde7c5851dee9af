/** Reasons for which a paper is returned. Plain data: pages carry it without the validator. */
export const returnReasons = ['too-old', 'unreadable', 'not-theirs', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]
export const returnReasonNames: Record<ReturnReason, string> = {
  'too-old': 'Too old for the country',
  unreadable: 'Cannot be read',
  'not-theirs': "Somebody else's",
  other: 'Another reason',
}

/** Papers that a call asks at most. */
export const papersAtOnceMax = 40
/** Papers of a student at most. */
export const papersOfStudentMax = 200
