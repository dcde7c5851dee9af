/** States by which people are listed: somebody is invited until they accept, however long ago their link expired. */
export const listedStates = ['active', 'inactive', 'invited'] as const
export type ListedState = (typeof listedStates)[number]
export const personStates = [...listedStates, 'expired'] as const
export type PersonState = (typeof personStates)[number]
