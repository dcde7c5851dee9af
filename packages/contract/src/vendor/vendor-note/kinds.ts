/** Actions that a note tells of. Plain data: pages carry it without the validator. */
export const noteActions = ['call', 'email', 'meeting', 'message', 'visit', 'other'] as const
export type NoteAction = (typeof noteActions)[number]

export const noteActionNames: Record<NoteAction, string> = {
  call: 'Call',
  email: 'Email',
  meeting: 'Meeting',
  message: 'Message',
  visit: 'Visit',
  other: 'Other',
}

/** Priorities of a note or an account. */
export const vendorPriorities = ['low', 'normal', 'high'] as const
export type VendorPriority = (typeof vendorPriorities)[number]

export const vendorPriorityNames: Record<VendorPriority, string> = { low: 'Low', normal: 'Normal', high: 'High' }

export const noteMax = 2_000
/** People whom one note is sent to at most. */
export const notifiedMax = 50
/** Notes that a call saves at most. */
export const vendorNotesAtOnceMax = 50
