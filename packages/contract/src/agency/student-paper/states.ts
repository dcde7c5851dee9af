/** States of a paper that a student is to give. Plain data: pages carry it without the validator. */
export const paperStates = ['asked', 'received', 'returned', 'accepted'] as const
export type PaperState = (typeof paperStates)[number]
export const paperStateNames: Record<PaperState, string> = {
  asked: 'Asked',
  received: 'Received',
  returned: 'Returned',
  accepted: 'Accepted',
}

/** Acts on a paper. */
export const paperMoves = ['receive', 'return', 'accept', 'reopen'] as const
export type PaperMove = (typeof paperMoves)[number]

interface Moved {
  from: readonly PaperState[]
  to: PaperState
}

const moves: Record<PaperMove, Moved> = {
  // A better copy may come at any time: it is looked at anew.
  receive: { from: paperStates, to: 'received' },
  return: { from: ['received'], to: 'returned' },
  accept: { from: ['received'], to: 'accepted' },
  reopen: { from: ['returned', 'accepted'], to: 'received' },
}

/** True if a paper in a state may be moved so; asked by the page's buttons and by the verbs. */
export const canMovePaper = (state: PaperState, move: PaperMove) => moves[move].from.includes(state)

/** The state to which a move leads. */
export const stateAfter = (move: PaperMove): PaperState => moves[move].to

/** States of a paper that is still to come, and is late once its day is past. */
export const waitingStates: readonly PaperState[] = ['asked', 'returned']

/** A move can be taken back for so long by whoever made it: ten seconds of the page, and a slow line. */
export const takeBackMs = 30_000
