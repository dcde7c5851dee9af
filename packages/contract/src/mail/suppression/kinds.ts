/** Kinds of suppressions: one address, or all of a domain and of those below it. Plain data: pages carry it without the validator. */
export const suppressionKinds = ['address', 'domain'] as const
export type SuppressionKind = (typeof suppressionKinds)[number]

export const suppressionKindNames: Record<SuppressionKind, string> = { address: 'Address', domain: 'Domain' }

/** Reasons why somebody gets no mail, the strongest first: if several stand, this one is told. */
export const suppressionReasons = [
  'complaint',
  'do-not-contact',
  'unsubscribed',
  'hard-bounce',
  'soft-bounce',
  'imported',
] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

export const suppressionReasonNames: Record<SuppressionReason, string> = {
  complaint: 'Complaint',
  'do-not-contact': 'Do not contact',
  unsubscribed: 'Unsubscribed',
  'hard-bounce': 'Hard bounce',
  'soft-bounce': 'Repeated soft bounce',
  imported: 'Imported',
}

/** Reasons that a member writes down by hand; the product notes the others when something happens to a mail. */
export const writtenReasons = ['do-not-contact', 'complaint'] as const satisfies readonly SuppressionReason[]

/** Reasons that are the person's own word: they end only if that person asks for it. */
export const ownWords: readonly SuppressionReason[] = ['unsubscribed', 'complaint']

/** Sources of the evidence. */
export const evidenceSources = ['link', 'one-click', 'bounce', 'member', 'import'] as const
export type EvidenceSource = (typeof evidenceSources)[number]

export const evidenceSourceNames: Record<EvidenceSource, string> = {
  link: 'By the link in a mail',
  'one-click': 'By one click in the mail program',
  bounce: 'The mail came back',
  member: 'Written down by hand',
  import: 'From a table',
}

export const suppressionStates = ['live', 'released'] as const
export type SuppressionState = (typeof suppressionStates)[number]

export const suppressionStateNames: Record<SuppressionState, string> = { live: 'Do not email', released: 'Released' }

/** Numbers of softly bounced mails, and of days, that stop the mail to an address. */
export const softBounceRule = { mails: 3, days: 30 } as const
