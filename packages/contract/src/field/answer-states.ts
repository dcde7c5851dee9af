/**
 * State of an answer of ours. `unknown` was handed over without an answer of the server, and is never sent again by itself; a mail
 * that came in has none.
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
