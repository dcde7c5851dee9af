/**
 * What became of a letter that the product wrote: on its way until the mail server has taken it. `stored` has no server to go to. Plain
 * data: pages carry it without the validator.
 */
export const letterStates = ['sending', 'accepted', 'refused', 'unknown', 'stored'] as const
export type LetterState = (typeof letterStates)[number]
export const letterStateNames: Record<LetterState, string> = {
  sending: 'Sending',
  accepted: 'Accepted',
  refused: 'Not sent',
  unknown: 'Not known if sent',
  stored: 'No mail server',
}
