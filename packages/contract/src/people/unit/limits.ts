/** How deep the tree of a company's units may be. */
export const unitDepthMax = 4
export const signatureCharsMax = 1_000
export const postalAddressCharsMax = 300

/** How many units a member may be in. */
export const memberUnitsMax = 50

export const sights = ['own', 'team', 'company'] as const
/** How much of the company's records a member sees: their own, their units' and what is below, or all. */
export type MemberSight = (typeof sights)[number]
