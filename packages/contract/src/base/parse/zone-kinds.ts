/** Machine-readable zones of ICAO 9303: two lines of 44 or 36, or three of 30. Plain data: pages carry it without the validator. */
export const zoneFormats = ['TD3', 'TD2', 'TD1', 'MRV-A', 'MRV-B'] as const
export const zoneKinds = ['passport', 'visa', 'card'] as const
export type ZoneKind = (typeof zoneKinds)[number]

/** Reasons why a field of a zone is not taken over, or not without a look. */
export const zoneDoubts = ['digit', 'spelling', 'faint', 'unknown', 'cut'] as const
export type ZoneDoubt = (typeof zoneDoubts)[number]
export const zoneDoubtTexts: Record<ZoneDoubt, string> = {
  digit: 'Its check digit does not fit. Please type it from the passport',
  spelling: 'It can be read in more than one way. Please compare it with the passport',
  faint: 'It cannot be read clearly. Please type it from the passport',
  unknown: 'The passport does not say it, or not in full',
  cut: 'It fills its line: more of it may stand in the passport',
}

/** Names of a zone beside a person's own: the same by their letters, others in part, or in a script that cannot be compared. */
export const zoneFits = ['same', 'differs', 'unknown'] as const
