/** States of a claim of ownership. Plain data: pages carry it without the validator. */
export const claimStates = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type ClaimState = (typeof claimStates)[number]
