/** Types of vendor groups, by the members of the company who see them. Plain data: pages carry it without the validator. */
export const groupTypes = ['private', 'shared_with_all', 'shared_with_few'] as const
export type GroupType = (typeof groupTypes)[number]

export const groupTypeNames: Record<GroupType, string> = {
  private: 'Private',
  shared_with_all: 'Shared with all',
  shared_with_few: 'Shared with few',
}

/** Memberships of a vendor in a group: somebody put it there, the rule finds it, or both. */
export const memberships = ['chosen', 'rule', 'both'] as const
export type Membership = (typeof memberships)[number]
