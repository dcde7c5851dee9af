/** Columns of a person that somebody outside may see beside the name, in their order. */
export const shownColumns = [
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
export type ShownColumn = (typeof shownColumns)[number]

/** Shown unless somebody chooses otherwise: how to reach a person is not among them. */
export const usualShownColumns = shownColumns.filter((column) => column !== 'email' && column !== 'phone')
