import type { RatePer } from '../../field/rate-terms.ts'

/**
 * Kinds of jobs, by whose requirement it is: an own client's, or one that came from a vendor. Plain data: pages carry it without the
 * validator.
 */
export const jobKinds = ['own', 'vendor'] as const
export type JobKind = (typeof jobKinds)[number]
export const jobKindNames: Record<JobKind, string> = { own: 'Client', vendor: 'Vendor' }

export const jobPriorities = ['low', 'normal', 'high', 'urgent'] as const
export type JobPriority = (typeof jobPriorities)[number]
export const jobPriorityNames: Record<JobPriority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
}

/** A job is open until somebody closes it, or until its last day has passed in the company's time zone. */
export const jobStatuses = ['open', 'closed'] as const
export type JobStatus = (typeof jobStatuses)[number]
/** Keys: what is open is not what a button opens. */
export const jobStatusNames: Record<JobStatus, string> = { open: 'Open (job)', closed: 'Closed' }

/** Reasons for which somebody closes a job. */
export const closeReasons = ['filled', 'cancelled', 'lost', 'on-hold', 'other'] as const
export type CloseReason = (typeof closeReasons)[number]

/** Reasons for which a job is closed: its day passed, or one that somebody gave. */
export const closedReasons = ['expired', ...closeReasons] as const
export type ClosedReason = (typeof closedReasons)[number]
export const closedReasonNames: Record<ClosedReason, string> = {
  expired: 'Expired',
  filled: 'Filled',
  cancelled: 'Cancelled by the client',
  lost: 'Lost to others',
  'on-hold': 'On hold',
  other: 'Other',
}

const pers: readonly [RegExp, RatePer][] = [
  [/hour/i, 'hour'],
  [/\bday|daily/i, 'day'],
  [/^month|per month/i, 'month'],
  [/year|annual|annum/i, 'year'],
]

/** The unit of a rate that an entry of the salary durations means, if it is one: weeks are not. */
export const perOfDuration = (name: string): RatePer | undefined => pers.find(([pattern]) => pattern.test(name))?.[1]

/** Events in the history of a job. */
export const jobHappenings = [
  'added',
  'changed',
  'deleted',
  'restored',
  'closed',
  'reopened',
  'cloned',
  'published',
  'unpublished',
  'noted',
  'mail',
] as const
export type JobHappening = (typeof jobHappenings)[number]
