/**
 * States of a letter that the product wrote: on its way until the mail server has taken it. `stored` is kept in test mode.
 * Plain data: pages carry it without the validator.
 */
export const letterStates = ['sending', 'accepted', 'refused', 'unknown', 'stored'] as const
export type LetterState = (typeof letterStates)[number]
export const letterStateNames: Record<LetterState, string> = {
  sending: 'Sending',
  accepted: 'Accepted',
  refused: 'Not sent',
  unknown: 'Not known if sent',
  stored: 'Test: kept here',
}
