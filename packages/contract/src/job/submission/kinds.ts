/** States of a submission. Plain data: pages carry it without the validator. */
export const liveStates = ['to-vendor', 'to-prime', 'to-client', 'interview', 'confirmed', 'started'] as const
export const endedStates = [
  'refused-by-candidate',
  'refused-by-vendor',
  'refused-by-prime',
  'refused-by-client',
  'refused-by-us',
  'withdrawn',
  'closed',
  'no-answer',
] as const
/** States that somebody chooses for a submission. */
export const chosenStates = [...liveStates, ...endedStates] as const
export type ChosenState = (typeof chosenStates)[number]
const chosen: readonly string[] = chosenStates
export const isChosen = (state: string): state is ChosenState => chosen.includes(state)

/** States of a submission that goes out with a mail, until the server has taken the mail. */
export const mailedStates = ['sending', 'not-sent', 'unknown'] as const
export const submissionStates = [...chosenStates, ...mailedStates] as const
export type SubmissionState = (typeof submissionStates)[number]

export const submissionStateNames: Record<SubmissionState, string> = {
  'to-vendor': 'To vendor',
  'to-prime': 'To prime',
  'to-client': 'To client',
  interview: 'Interview',
  confirmed: 'Confirmed',
  started: 'Started',
  'refused-by-candidate': 'Declined by candidate',
  'refused-by-vendor': 'Refused by vendor',
  'refused-by-prime': 'Refused by prime',
  'refused-by-client': 'Refused by client',
  'refused-by-us': 'Declined by us',
  withdrawn: 'Withdrawn',
  closed: 'Closed',
  'no-answer': 'No answer',
  sending: 'Sending',
  'not-sent': 'Not sent',
  unknown: 'Not known if sent',
}

// One that may have arrived stands until somebody knows better.
const live: readonly SubmissionState[] = [...liveStates, 'unknown']
/** True while it goes on. One that did not leave, or not yet, does not. */
export const isLive = (state: SubmissionState): boolean => live.includes(state)

/** True once the mail that it went out with has left, or may have. */
export const hasLeft = (state: SubmissionState): boolean => state !== 'sending' && state !== 'not-sent'

/** Ends for which somebody has to say why. */
export const asksReason = (state: SubmissionState): boolean => state.startsWith('refused-')

/** Parties between a company and the work, from the nearest to the farthest. */
export const parties = ['vendor', 'prime', 'client'] as const
export type Party = (typeof parties)[number]
export const partyNames: Record<Party, string> = { vendor: 'Vendor', prime: 'Prime', client: 'Client' }

/** Ways in which somebody agreed to a rate. */
export const confirmations = ['mail', 'call', 'meeting'] as const
export type Confirmation = (typeof confirmations)[number]
export const confirmationNames: Record<Confirmation, string> = {
  mail: 'By mail',
  call: 'By call',
  meeting: 'In person',
}

/** Days for which the same end client is asked about, whatever the requirement, if a company chose nothing else. */
export const usualAgainDays = 180
export const againDaysMax = 730
export const hopsMax = 5
