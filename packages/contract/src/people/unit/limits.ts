/** Greatest depth of the tree of a company's units. */
export const unitDepthMax = 4
export const signatureCharsMax = 1_000
export const postalAddressCharsMax = 300

/** Units that a member may be in at most. */
export const memberUnitsMax = 50

export const sights = ['own', 'team', 'company'] as const
/** Sight of a member in the company's records: their own, their units' and those below, or all. */
export type MemberSight = (typeof sights)[number]
