import type { ReportedRecipient } from '../../../platform/mail/delivery-report.ts'

/**
 * Statuses (RFC 3463) that will pass, of an address or of everybody's mail to it: the mail came back, and the next may arrive. A status of
 * any other kind that ends for good says that there is nobody.
 */
const passing = [
  // Full, too large, no room, a list that did not go through.
  /^5\.2\.[234]$/,
  // The system behind it: full, not now, not this.
  /^5\.3\./,
  // A loop, or nobody answered for as long as the server tries.
  /^5\.4\.[67]$/,
  // The content, or how it was converted.
  /^5\.6\./,
  // Policy: this sender, this mail, this moment. The person is there.
  /^5\.7\./,
]

/** Judges a report on the mail to one address; undefined if it tells of a mail that arrived. */
export function judgeReport({
  action,
  status,
}: Pick<ReportedRecipient, 'action' | 'status'>): 'hard' | 'soft' | 'delayed' | undefined {
  if (action === 'delayed') return 'delayed'
  if (action !== 'failed') return undefined
  // A server that gives up after days of trying says so with the status of its last try; without a status nobody knows why.
  const isForGood = status.startsWith('5.') && !passing.some((each) => each.test(status))
  return isForGood ? 'hard' : 'soft'
}
