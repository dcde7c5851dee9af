/** States of an institution's contracts on a day. Plain data: pages carry it without the validator. */
export const contractStates = ['none', 'coming', 'current', 'ending', 'ended'] as const
export type ContractState = (typeof contractStates)[number]

export const contractStateNames: Record<ContractState, string> = {
  none: 'No contract',
  coming: 'Not begun',
  current: 'Current',
  ending: 'Ending',
  ended: 'Ended',
}

/** Days before its end from which a contract is *ending*. */
export const endingDays = 60

/** The fee of which a part is paid. */
export const contractFees = ['first-year', 'whole'] as const
export type ContractFee = (typeof contractFees)[number]
export const contractFeeNames: Record<ContractFee, string> = {
  'first-year': 'First year',
  whole: 'Whole programme',
}

/** Whether the part is of the fee before or after a scholarship is taken off. */
export const scholarshipSides = ['before', 'after'] as const
export type ScholarshipSide = (typeof scholarshipSides)[number]
export const scholarshipSideNames: Record<ScholarshipSide, string> = {
  before: 'Before scholarship',
  after: 'After scholarship',
}

/** The move that makes a commission due. */
export const contractEvents = ['deposit-paid', 'confirmed', 'visa-granted', 'enrolled'] as const
export type ContractEvent = (typeof contractEvents)[number]
export const contractEventNames: Record<ContractEvent, string> = {
  'deposit-paid': 'Deposit paid',
  confirmed: 'Confirmed',
  'visa-granted': 'Visa granted',
  enrolled: 'Enrolled',
}

/** A sum in the smallest unit of its currency. */
export const commissionMinorMax = 99_999_999_999
/** Steps by number of students a year. */
export const stepsMax = 20
/** Countries of students that a contract names. */
export const contractCountriesMax = 250
