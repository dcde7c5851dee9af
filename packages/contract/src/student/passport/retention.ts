/** Months after which identity goes from a closed file, as the Owner of an agency chooses. Plain data: pages carry it without the validator. */
export const identityMonths = [12, 24, 60] as const
export type IdentityMonths = (typeof identityMonths)[number]
export const usualIdentityMonths = 24 satisfies IdentityMonths
/** Days before which Owner and counsellor are told. */
export const identityToldDays = 30

/** Values and papers that go. */
export const identityParts = ['passport-number', 'birth-date', 'passport-reading', 'identity-papers'] as const
export type IdentityPart = (typeof identityParts)[number]
export const identityPartNames: Record<IdentityPart, string> = {
  'passport-number': 'Passport Number',
  'birth-date': 'Birth Date',
  'passport-reading': 'What was read of the passport',
  'identity-papers': 'Papers of identity',
}
