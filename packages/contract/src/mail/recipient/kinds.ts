/**
 * States of one person's mail. `refused` was answered for good, `deferred` was not taken yet and is tried again, `unknown` was handed over
 * without an answer and is never sent again by itself, `bounced` came back later, `left-out` was never to leave.
 */
export const recipientStates = [
  'queued',
  'sending',
  'accepted',
  'deferred',
  'refused',
  'bounced',
  'unknown',
  'left-out',
  'cancelled',
] as const
export type RecipientState = (typeof recipientStates)[number]

export const recipientStateNames: Record<RecipientState, string> = {
  queued: 'Waiting',
  sending: 'Sending',
  accepted: 'Accepted',
  deferred: 'Tried again later',
  refused: 'Refused',
  bounced: 'Came back',
  unknown: 'Unknown',
  'left-out': 'Skipped',
  cancelled: 'Cancelled',
}

/** Reasons why somebody gets no mail of a campaign. */
export const leftOutReasons = [
  'unsubscribed',
  'recent',
  'hard-bounce',
  'soft-bounce',
  'complaint',
  'do-not-contact',
  'imported',
  'off',
  'inactive',
  'got-it',
  'no-address',
  'bad-address',
  'unfilled',
  'replied',
  'came-back',
  'not-reached',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

export const leftOutReasonNames: Record<LeftOutReason, string> = {
  unsubscribed: 'Unsubscribed',
  recent: 'Got this hotlist a short while ago',
  'hard-bounce': 'Address does not exist',
  'soft-bounce': 'Came back again and again',
  complaint: 'Complained',
  'do-not-contact': 'Do not contact',
  imported: 'Imported as suppressed',
  off: 'Email is turned off for this contact',
  inactive: 'Inactive',
  'got-it': 'Got it already',
  'no-address': 'No e-mail address',
  'bad-address': 'Not one plain e-mail address',
  unfilled: 'Something in the mail would be empty',
  replied: 'Replied already',
  'came-back': 'The mail before came back',
  'not-reached': 'The first mail did not reach them',
}

/** Marks of somebody's reaction to a mail that reached them: beside its state, which tells of the mail alone. */
export const recipientMarks = ['clicked', 'replied', 'unsubscribed'] as const
export type RecipientMark = (typeof recipientMarks)[number]

export const recipientMarkNames: Record<RecipientMark, string> = {
  clicked: 'Clicked',
  replied: 'Replied',
  unsubscribed: 'Unsubscribed',
}
