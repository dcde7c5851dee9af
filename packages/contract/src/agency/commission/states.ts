/** States of a commission. Plain data: pages carry it without the validator. */
export const commissionStates = [
  ...(['expected', 'claimable', 'claimed', 'part-paid', 'paid'] as const),
  ...(['refused', 'clawed-back', 'none'] as const),
] as const
export type CommissionState = (typeof commissionStates)[number]

export const commissionStateNames: Record<CommissionState, string> = {
  expected: 'Expected',
  claimable: 'Claimable',
  claimed: 'Claimed',
  'part-paid': 'Part paid',
  paid: 'Paid',
  refused: 'Refused',
  'clawed-back': 'Clawed back',
  none: 'No commission',
}

/**
 * Moves that a person makes. Two come of something else and stand in no row: a commission is claimable once the contract's event has
 * happened and its window is open, and part paid or paid by the sum of what came.
 */
const moves: Record<CommissionState, readonly CommissionState[]> = {
  expected: ['none'],
  claimable: ['claimed', 'none'],
  claimed: ['claimable', 'part-paid', 'paid', 'refused'],
  'part-paid': ['paid', 'refused', 'clawed-back'],
  paid: ['clawed-back'],
  refused: ['claimed'],
  'clawed-back': [],
  none: ['expected', 'claimable'],
}

/** True if a commission may go from one state to another; asked by the page's buttons and by the verbs. */
export const canMoveCommission = (from: CommissionState, to: CommissionState) => moves[from].includes(to)

/** States that say why in words. */
export const needsReason = (to: CommissionState) => to === 'refused' || to === 'none' || to === 'clawed-back'

/** A contract's states in which a payment of its institution finds a commission. */
export const isAwaited = (state: CommissionState) => state === 'claimed' || state === 'part-paid'

/** Reasons for which no amount is expected. */
export const unknownReasons = ['no-contract', 'no-fee', 'other-currency'] as const
export type UnknownReason = (typeof unknownReasons)[number]
export const unknownReasonNames: Record<UnknownReason, string> = {
  'no-contract': 'No contract pays for this application',
  'no-fee': 'The fee of the programme is not known',
  'other-currency': 'Fee and scholarship are in two currencies',
}

/** Amounts in the smallest unit of their currency. */
export const amountMax = 99_999_999_999
/** The same in whole units, as lists have them. */
export const amountUnitsMax = 999_999_999.99
export const claimLinesMax = 500
/** Days before the end of a claim's window on which it is a row of Today. */
export const claimReminderDays = [30, 14, 3] as const
