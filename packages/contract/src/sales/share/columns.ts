export const shareStates = ['open', 'expired', 'revoked', 'private'] as const
export type ShareState = (typeof shareStates)[number]

export const shareWishes = ['resume', 'interview'] as const
export type ShareWish = (typeof shareWishes)[number]

/** A link opens for so many days unless somebody chooses otherwise. */
export const shareDaysUsual = 14
export const shareDaysMax = 366
/** A log of views goes back so far. */
export const shareViewDays = 90
