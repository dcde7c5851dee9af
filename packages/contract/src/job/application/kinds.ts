/** Sides that can end an application. Plain data: pages carry it without the validator. */
export const decliners = ['us', 'candidate'] as const
export type Decliner = (typeof decliners)[number]
export const declinerNames: Record<Decliner, string> = { us: 'Declined by us', candidate: 'Declined by candidate' }

/** Version of the words that an applicant agreed to: a new number whenever the text of the consent changes. */
export const consentVersion = 1

/** Events in the history of an application. */
export const applicationHappenings = ['applied', 'again', 'moved', 'noted', 'deleted', 'restored'] as const
export type ApplicationHappening = (typeof applicationHappenings)[number]

/** A resume that comes with a public form, in bytes: what a phone sends over a slow line. */
export const applyBytesMax = 10 * 1_048_576
export const applyExtensions = ['.pdf', '.doc', '.docx', '.odt', '.rtf', '.txt'] as const
