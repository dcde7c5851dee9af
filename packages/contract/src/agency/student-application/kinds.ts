export { type DeadlineKind, deadlineKindNames, deadlineKinds } from '../../student/student/kinds.ts'

/** Seconds for which the last move can be undone by whoever made it. Plain data: pages carry it without the validator. */
export const undoSeconds = 10

/** Papers by which an institution or a country confirms a place. */
export const confirmationKinds = [
  ...(['loa', 'pal', 'tal', 'caq', 'cas', 'i20', 'i901', 'coe', 'offer-of-place', 'letter'] as const),
] as const
export type ConfirmationKind = (typeof confirmationKinds)[number]
/** Names of the papers, as the authorities write them. */
export const confirmationKindNames: Record<ConfirmationKind, string> = {
  loa: 'Letter of Acceptance (LOA)',
  pal: 'Provincial Attestation Letter (PAL)',
  tal: 'Territorial Attestation Letter (TAL)',
  caq: "Certificat d'acceptation du Québec (CAQ)",
  cas: 'Confirmation of Acceptance for Studies (CAS)',
  i20: 'Form I-20',
  i901: 'I-901 SEVIS fee receipt',
  coe: 'Confirmation of Enrolment (CoE)',
  'offer-of-place': 'Offer of Place',
  letter: 'Letter of admission',
}

const byCountry: Readonly<Record<string, readonly ConfirmationKind[]>> = {
  CA: ['loa', 'pal', 'tal', 'caq'],
  GB: ['cas'],
  US: ['i20', 'i901'],
  AU: ['coe'],
  NZ: ['offer-of-place'],
}

/** Confirmations that the country of an institution knows, by its ISO code. */
export const confirmationsOf = (country: string | null): readonly ConfirmationKind[] =>
  byCountry[country ?? ''] ?? ['letter']

/** The confirmations without which a place there is not confirmed: of each row one is enough. */
export function confirmationsNeeded(country: string | null): readonly (readonly ConfirmationKind[])[] {
  if (country === 'CA') return [['loa'], ['pal', 'tal', 'caq']]
  return confirmationsOf(country).map((kind) => [kind])
}

/** Narrowings of a list by the next deadline: missed, or within so many days from now. */
export const deadlineRanges = ['missed', 'week', 'fortnight', 'month'] as const
export type DeadlineRange = (typeof deadlineRanges)[number]
export const deadlineRangeDays: Record<Exclude<DeadlineRange, 'missed'>, number> = { week: 7, fortnight: 14, month: 30 }

/** Tabs of the list: what waits for somebody, across students. */
export const waitingKinds = ['deadlines', 'deposits', 'visas', 'nobodys'] as const
export type WaitingKind = (typeof waitingKinds)[number]
export const waitingKindNames: Record<WaitingKind, string> = {
  deadlines: "This week's deadlines",
  deposits: 'Offers without deposit',
  visas: 'Visas waiting',
  nobodys: "Nobody's",
}

/** Entries that an application lacks at its stage. */
export const applicationLacks = [
  ...(['deadline', 'deposit', 'conditions', 'confirmation', 'student-number', 'refusal-explanation'] as const),
] as const
export type ApplicationLack = (typeof applicationLacks)[number]
export const applicationLackNames: Record<ApplicationLack, string> = {
  deadline: 'No deadline is known',
  deposit: 'Deposit is not known',
  conditions: 'Conditions to be met',
  confirmation: 'Confirmation is missing',
  'student-number': "The institution's student number is missing",
  'refusal-explanation': 'An earlier refusal is not explained',
}

/** Sums in minor units, at most. */
export const sumMax = 99_999_999_999
export const conditionsMax = 30
