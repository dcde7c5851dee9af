/** Papers that anybody may check by their code. Plain data: pages carry it without the validator. */
export const paperKinds = ['agreement', 'certificate', 'declaration'] as const
export type PaperKind = (typeof paperKinds)[number]

/** Those who sign without an account: a student, and a guardian beside one under 18. */
export const signerRoles = ['student', 'guardian'] as const
export type SignerRole = (typeof signerRoles)[number]

/** valid; revoked by an administrator, or as what it says has changed; expired; replaced by a later one. */
export const paperStates = ['valid', 'revoked', 'expired', 'replaced'] as const
export type PaperState = (typeof paperStates)[number]

/** Twenty characters of five random bits each. */
export const codeChars = 20
const groupChars = 4

/** A code as people read it: in groups of four. */
export const codeText = (code: string): string => code.match(new RegExp(`.{1,${groupChars}}`, 'g'))?.join('-') ?? ''

/** A code as it is kept, whatever stands between what was typed. */
export const toCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Limits of a drawing of a name, on a field of a thousand by a thousand. */
export const drawing = { side: 1_000, strokesMax: 60, pointsMax: 400 } as const
