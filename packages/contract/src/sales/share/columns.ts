/** Columns that a share link may show of a person beside the name, in the order in which they stand. */
export const shareColumns = [
  'jobTitle',
  'skills',
  'experience',
  'location',
  'workAuthorization',
  'availability',
  'relocation',
  'rate',
  'email',
  'phone',
  'note',
] as const
export type ShareColumn = (typeof shareColumns)[number]

/** Shown unless somebody chooses otherwise: how to reach a person is not among them. */
export const usualShareColumns = shareColumns.filter((column) => column !== 'email' && column !== 'phone')

export const shareStates = ['open', 'expired', 'revoked', 'private'] as const
export type ShareState = (typeof shareStates)[number]

export const shareWishes = ['resume', 'interview'] as const
export type ShareWish = (typeof shareWishes)[number]

/** A link opens for so many days unless somebody chooses otherwise. */
export const shareDaysUsual = 14
export const shareDaysMax = 366
/** A log of views goes back so far. */
export const shareViewDays = 90
