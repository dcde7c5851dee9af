import type { BatchFileState } from '@corridor/contract/candidate/resume-batch/states'
import { text } from '../../../lib/language/text'
import type { Tone } from '../../../ui/badge'

export const stateTexts: Record<BatchFileState, { label: string; tone: Tone }> = {
  reading: { label: text('Reading'), tone: 'news' },
  ready: { label: text('To review'), tone: 'attention' },
  saved: { label: text('Saved'), tone: 'good' },
  updated: { label: text('Updated'), tone: 'good' },
  held: { label: text('Held back'), tone: 'attention' },
  incomplete: { label: text('Incomplete'), tone: 'attention' },
  failed: { label: text('Failed'), tone: 'danger' },
  cancelled: { label: text('Cancelled'), tone: 'neutral' },
  skipped: { label: text('Skipped'), tone: 'neutral' },
  restored: { label: text('Put back'), tone: 'neutral' },
  removed: { label: text('Removed'), tone: 'neutral' },
}
