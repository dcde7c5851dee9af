/**
 * Kinds of entries that a candidate's record holds several of. Plain data: pages carry it without the validator. Source: spec 2 §3, Unused
 * schemas; §7, Candidate step seven.
 */
export const candidatePartKinds = [
  'candidate-history',
  'candidate-education',
  'candidate-certification',
  'candidate-language',
  'candidate-contact',
] as const
export type CandidatePartKind = (typeof candidatePartKinds)[number]

/** {Entity} in title case. */
export const candidatePartTitles: Record<CandidatePartKind, string> = {
  'candidate-history': 'Work History',
  'candidate-education': 'Education',
  'candidate-certification': 'Certification',
  'candidate-language': 'Language',
  'candidate-contact': 'Vendor Contact',
}

/** Entries of one kind that a call takes at most. */
export const partsAtOnceMax = 100
