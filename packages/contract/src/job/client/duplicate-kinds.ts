/** Reasons to take two clients for one. Plain data: pages carry it without the validator. */
export const clientLikenesses = ['spelling', 'initials', 'words', 'domain'] as const
export type ClientLikeness = (typeof clientLikenesses)[number]

/** The parts of a client that a merge chooses one by one; whatever either was called, the merged one is called too. */
export const clientMergeFields = ['name', 'website', 'notes', 'status'] as const
export type ClientMergeField = (typeof clientMergeFields)[number]
