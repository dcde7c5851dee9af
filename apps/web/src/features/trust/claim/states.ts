import type { ClaimState } from '@corridor/contract/trust/claim/states'
import { text } from '../../../lib/language/text'
import type { Tone } from '../../../ui/badge'

/** Names of the states of a claim. */
export const claimStateWords: Record<ClaimState, { label: string; tone: Tone }> = {
  pending: { label: text('Waiting'), tone: 'news' },
  approved: { label: text('Approved'), tone: 'good' },
  rejected: { label: text('Rejected'), tone: 'attention' },
  withdrawn: { label: text('Withdrawn'), tone: 'neutral' },
}
