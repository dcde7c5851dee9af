/**
 * States of an answer of ours. `unknown` was handed over without an answer of the server, and is never sent again by itself; a mail that
 * came in has none.
 */
export const answerStates = ['queued', 'sending', 'accepted', 'refused', 'unknown'] as const
export type AnswerState = (typeof answerStates)[number]
export const answerStateNames: Record<AnswerState, string> = {
  queued: 'Waiting',
  sending: 'Sending',
  accepted: 'Accepted',
  refused: 'Refused',
  unknown: 'Unknown',
}
export const answerCharsMax = 20_000

/** People who go with one answer at most. */
export const peopleMax = 10
/** People who are shown at most: of those who match, and of those whom a demand stops. */
export const benchShownMax = 12
export const stoppedShownMax = 5
