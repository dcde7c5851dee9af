interface Bound {
  /**
   * A letter whose person got one of its kind a moment ago is `refused` if somebody pressed for it, `held` until its turn if the product
   * writes it by itself, and `left` out if whoever caused it must not learn of the other, or nobody misses it.
   */
  second: 'refused' | 'held' | 'left'
  /** Seconds between two. */
  every: number
  aDay: number
  /** Counts among the letters that others cause. */
  isOfOthers?: true
}

const minute = 60
const hour = 60 * minute

/** The kinds of letters, and how many of each one person gets. An address that nobody proved gets one confirmation of a form an hour. */
export const letterKinds = {
  'verification-code': { second: 'refused', every: minute, aDay: 20 },
  'reset-password': { second: 'left', every: minute, aDay: 20 },
  invitation: { second: 'refused', every: minute, aDay: 20, isOfOthers: true },
  'administrator-invitation': { second: 'refused', every: minute, aDay: 20, isOfOthers: true },
  'representation-asked': { second: 'refused', every: minute, aDay: 20, isOfOthers: true },
  'declaration-asked': { second: 'refused', every: minute, aDay: 20, isOfOthers: true },
  'people-presented': { second: 'refused', every: minute, aDay: 20, isOfOthers: true },
  'times-offered': { second: 'refused', every: minute, aDay: 20, isOfOthers: true },
  'application-received': { second: 'left', every: hour, aDay: 10, isOfOthers: true },
  'lead-received': { second: 'left', every: hour, aDay: 5, isOfOthers: true },
  consultation: { second: 'held', every: minute, aDay: 10 },
  interview: { second: 'held', every: minute, aDay: 50 },
  notification: { second: 'held', every: minute, aDay: 30 },
  'notification-digest': { second: 'held', every: minute, aDay: 5 },
  'section-returned': { second: 'held', every: minute, aDay: 20 },
  'order-decided': { second: 'held', every: minute, aDay: 20 },
  'plan-ending': { second: 'held', every: minute, aDay: 20 },
  'ownership-gained': { second: 'held', every: minute, aDay: 20 },
  'ownership-lost': { second: 'held', every: minute, aDay: 20 },
  'claim-rejected': { second: 'held', every: minute, aDay: 20 },
  'security-notice': { second: 'held', every: minute, aDay: 50 },
} as const satisfies Record<string, Bound>

export type LetterKind = keyof typeof letterKinds

/** Letters that others cause and one person gets in a day, of all such kinds together. */
export const ofOthersADayMax = 50

export const kindsOfOthers = Object.entries<Bound>(letterKinds)
  .filter(([, { isOfOthers }]) => isOfOthers)
  .map(([kind]) => kind)

/** Finds the bounds of a kind. */
export const boundOf = (kind: LetterKind): Bound => letterKinds[kind]
