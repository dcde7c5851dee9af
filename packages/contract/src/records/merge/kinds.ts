/** Choices of the value that a merged record has; `both` is for lists alone. Plain data: pages carry it without the validator. */
export const mergeChoices = ['kept', 'other', 'both'] as const
export type MergeChoice = (typeof mergeChoices)[number]
export type MergeChoices<Field extends string> = Partial<Record<Field, MergeChoice>>

/** From here on two are very likely one (0 to 1): they stand on the list of duplicates. */
export const likelyMin = 0.8
