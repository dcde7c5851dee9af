/** Types of a student's paper. Plain data: pages carry it without the validator. */
export const studentDocumentTypes = [
  ...(['passport', 'visa', 'birth-record', 'transcript', 'test-report', 'financial-proof', 'photo'] as const),
  ...(['refusal-letter', 'other'] as const),
] as const
export type StudentDocumentType = (typeof studentDocumentTypes)[number]

export const studentDocumentTypeNames: Record<StudentDocumentType, string> = {
  passport: 'Passport',
  visa: 'Visa',
  'birth-record': 'Birth record',
  transcript: 'Transcript',
  'test-report': 'Test report',
  'financial-proof': 'Financial proof',
  photo: 'Photo',
  'refusal-letter': 'Refusal letter',
  other: 'Other',
}

/** Types that show a passport number or a birth date: they open as a sealed value does. */
export const identityTypes: readonly StudentDocumentType[] = ['passport', 'visa', 'birth-record']

/** The type that says which country refused, and when. */
export const refusalLetter: StudentDocumentType = 'refusal-letter'
/** Types that name the country which gave them: of a refusal it must be known, of a visa it may be. */
export const countryTypes: readonly StudentDocumentType[] = [refusalLetter, 'visa']

/** Papers that a call adds at most. */
export const studentDocumentsAtOnceMax = 20
/** Days before its end on which a paper reminds the student's counsellor. */
export const studentPaperReminderDays: readonly number[] = [90, 60, 30, 7]
