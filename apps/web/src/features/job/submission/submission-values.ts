import type { Job } from '@corridor/contract/job/job/shapes'
import type { HopInput, Rate, Submission } from '@corridor/contract/job/submission/shapes'
import type { RecordFormState } from '../../../lib/form/use-record-form'

/** Terms of a submission. */
export interface SubmissionTerms {
  hops: HopInput[]
  pay: Rate
  note: string
}
export type TermsForm = Pick<
  RecordFormState<SubmissionTerms>,
  'values' | 'field' | 'part' | 'entry' | 'addEntry' | 'removeEntry'
>

export const noRate: Rate = { rateAmount: null, rateCurrency: null, ratePer: null, taxTerm: null }
export const newHop: HopInput = { party: 'vendor', vendor: null, client: null, ...noRate, netDays: null }

export const toTerms = ({ hops, pay, note }: Submission): SubmissionTerms => ({
  hops: hops.map(({ name, ...hop }) => hop),
  pay,
  note,
})

/** Values of the form of a new submission. */
export interface NewSubmission extends SubmissionTerms {
  candidateId: string
  jobId: string
  againReason: string
}

export const newSubmission: NewSubmission = {
  candidateId: '',
  jobId: '',
  hops: [],
  pay: noRate,
  note: '',
  againReason: '',
}

/** The chain that a job names, still without rates. A vendor that the reader does not see is left out. */
export const chainOf = ({ vendor, vendorInfo, prime, primeInfo, client }: Job): HopInput[] => [
  ...(vendor && vendorInfo.length > 0 ? [{ ...newHop, vendor }] : []),
  ...(prime && primeInfo.length > 0 ? [{ ...newHop, party: 'prime' as const, vendor: prime }] : []),
  ...(client ? [{ ...newHop, party: 'client' as const, client }] : []),
]
