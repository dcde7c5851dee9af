import type { SectionState } from '@corridor/contract/field/company-sections'
import { text } from '../../../../lib/language/text'
import type { Tone } from '../../../../ui/badge'

/** Names of the states of a section. Keys. */
export const sectionStates: Record<SectionState, { label: string; tone: Tone }> = {
  'not-submitted': { label: text('Not submitted'), tone: 'neutral' },
  submitted: { label: text('Waiting for verification'), tone: 'news' },
  verified: { label: text('Verified'), tone: 'good' },
  returned: { label: text('Returned'), tone: 'attention' },
}
