/** Kinds of conversations, by their newest mail. Plain data: pages carry it without the validator. */
export const inboxKinds = ['requirement', 'question', 'no', 'out-of-office', 'bounce', 'other'] as const
export type InboxKind = (typeof inboxKinds)[number]
export const inboxKindNames: Record<InboxKind, string> = {
  requirement: 'Requirement',
  question: 'Question',
  no: 'Declined',
  'out-of-office': 'Out of office',
  bounce: 'Bounced',
  other: 'Other',
}

/** Rules by which a mail gets its kind; `person` is a member's own word. */
export const kindRules = [
  ...(['report', 'automatic', 'words', 'job-read', 'question-mark', 'none', 'person'] as const),
  // A visitor of a share link asks.
  ...(['share-resume', 'share-interview'] as const),
] as const
export type KindRule = (typeof kindRules)[number]
export const kindRuleNames: Record<KindRule, string> = {
  report: 'A server reports that a mail was not delivered',
  automatic: 'The mail says that a machine sent it',
  words: 'Found in the email',
  'job-read': 'A job title and skills were read in the mail',
  'question-mark': 'It asks something',
  none: 'Nothing in the mail says more',
  person: 'Somebody here said so',
  'share-resume': 'Asks for a resume through the share link',
  'share-interview': 'Asks for an interview through the share link',
}

/**
 * Proofs of a mail's sender: its own server found that it is from whom it says, nobody checked, or it only says so. The server found
 * otherwise, or somebody writes who was not written to and whom nobody checked.
 */
export const senderProofs = ['verified', 'unchecked', 'claimed'] as const
export type SenderProof = (typeof senderProofs)[number]

export const inboxStates = ['open', 'snoozed', 'done'] as const
export type InboxState = (typeof inboxStates)[number]

export const mailDirections = ['in', 'out'] as const
export type MailDirection = (typeof mailDirections)[number]

/** Mails of a conversation that are shown at once, the newest. */
export const mailsShownMax = 50

/** Months for which a conversation is kept once it is done, if a company chooses nothing else. */
export const usualKeepMonths = 24
export const keepMonthsMin = 3
export const keepMonthsMax = 120
