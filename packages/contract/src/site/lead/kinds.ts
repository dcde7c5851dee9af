/** People who wrote through a form of the public site. Plain data: pages carry it without the validator. */
export const leadKinds = ['assessment', 'consultation', 'contact', 'get-started'] as const
export type LeadKind = (typeof leadKinds)[number]
export const leadKindNames: Record<LeadKind, string> = {
  assessment: 'Free Assessment',
  consultation: 'Free Consultation',
  contact: 'Contact Us',
  'get-started': 'Get Started',
}

export const leadStates = ['new', 'assigned', 'contacted', 'converted', 'closed'] as const
export type LeadState = (typeof leadStates)[number]
export const leadStateNames: Record<LeadState, string> = {
  new: 'New',
  assigned: 'Assigned',
  contacted: 'Contacted',
  converted: 'Converted',
  closed: 'Closed',
}

/** Moves of a lead by hand; `open` is the state before anybody wrote to it. */
export const leadMoves = ['open', 'contacted', 'closed'] as const
export type LeadMove = (typeof leadMoves)[number]

/** The moves out of each state; converting and its undo are verbs of their own. */
export const movesFrom: Record<LeadState, readonly LeadMove[]> = {
  new: ['contacted', 'closed'],
  assigned: ['contacted', 'closed'],
  contacted: ['open', 'closed'],
  closed: ['open', 'contacted'],
  converted: [],
}

/** Targets of a lead's conversion. */
export const leadTargets = ['candidate', 'company', 'student'] as const
export type LeadTarget = (typeof leadTargets)[number]
export const leadTargetNames: Record<LeadTarget, string> = {
  candidate: 'Candidate',
  company: 'Company',
  student: 'Student',
}

/** Version of the words that a visitor agreed to: a new number whenever the text of the consent changes. */
export const leadConsentVersion = 1

/** Events in the history of a lead. */
export const leadHappenings = [
  'received',
  'assigned',
  'moved',
  'noted',
  'converted',
  'reverted',
  'deleted',
  'restored',
  'booked',
  'rebooked',
  'cancelled',
] as const
export type LeadHappening = (typeof leadHappenings)[number]

/** Leads that are assigned at once, at most. */
export const leadsAtOnceMax = 200
