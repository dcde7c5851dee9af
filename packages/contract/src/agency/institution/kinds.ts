/** Kinds of what happens to an institution. Plain data: pages carry it without the validator. */
export const institutionHappenings = ['added', 'changed', 'deleted', 'restored', 'noted'] as const
export type InstitutionHappening = (typeof institutionHappenings)[number]

/** Values of an institution that its timeline names when they change. */
export const institutionFieldNames = {
  name: 'Name',
  country: 'Country',
  city: 'City',
  zone: 'Time zone',
  website: 'Website',
  filePattern: 'Name of files',
  notes: 'About Institution',
  status: 'Status',
} as const
export type InstitutionField = keyof typeof institutionFieldNames
