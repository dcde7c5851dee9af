/** Types of a candidate's paper. Plain data: pages carry it without the validator. */
export const candidateDocumentTypes = ['i-797', 'ead', 'i-20', 'passport', 'i-94', 'other'] as const
export type CandidateDocumentType = (typeof candidateDocumentTypes)[number]

export const candidateDocumentTypeNames: Record<CandidateDocumentType, string> = {
  'i-797': 'I-797 (approval notice)',
  ead: 'EAD (employment authorization)',
  'i-20': 'I-20 (student status)',
  passport: 'Passport',
  'i-94': 'I-94 (arrival record)',
  other: 'Other',
}

/** Papers that a call adds at most. */
export const candidateDocumentsAtOnceMax = 20
/** Days before its end on which a paper reminds whoever added it. */
export const paperReminderDays: readonly number[] = [180, 90, 60, 30, 7]
