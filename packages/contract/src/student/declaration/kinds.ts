/** States of a declaration. Plain data: pages carry it without the validator. */
export const declarationStates = ['asked', 'expired', 'signed', 'reopened', 'revoked'] as const
export type DeclarationState = (typeof declarationStates)[number]

/** A link that nobody signed by opens for so many days. */
export const declarationAskDays = 7
