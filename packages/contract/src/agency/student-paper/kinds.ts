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
/** Applications that a paper serves at most. */
export const applicationsOfPaperMax = 50

/** Forms in which the accepted papers of an application go out. */
export const bundleFormats = ['pdf', 'zip'] as const
export type BundleFormat = (typeof bundleFormats)[number]
export const bundleStates = ['queued', 'running', 'done', 'failed'] as const
export type BundleState = (typeof bundleStates)[number]
/** Bytes of all papers that one PDF is made of at most: they lie in memory while it is. */
export const bundlePdfBytesMax = 150 * 1_048_576
/** Days for which such a file is kept. One with a paper of identity goes sooner. */
export const bundleDays = 7

/** Why a paper is not in a bundle. */
export const bundleGaps = ['gone', 'unreadable', 'changed'] as const
export type BundleGap = (typeof bundleGaps)[number]
export const bundleGapNames = {
  gone: 'Its document is gone',
  unreadable: 'It cannot be opened, or has a password',
  changed: 'It is no longer accepted as it was',
} as const satisfies Record<BundleGap, string>
