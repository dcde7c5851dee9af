import type { ImportState, RowOutcome } from '@corridor/contract/records/import/states'
import { text } from '../../../lib/language/text'
import type { Tone } from '../../../ui/badge'

interface Shown {
  label: string
  tone: Tone
}

export const stateTexts: Record<ImportState, Shown> = {
  reading: { label: text('Reading'), tone: 'news' },
  mapping: { label: text('Columns to match'), tone: 'attention' },
  checking: { label: text('Checking'), tone: 'news' },
  checked: { label: text('Checked'), tone: 'attention' },
  running: { label: text('Adding'), tone: 'news' },
  stopped: { label: text('Stopped'), tone: 'attention' },
  done: { label: text('Done'), tone: 'good' },
  undoing: { label: text('Undoing'), tone: 'news' },
  undone: { label: text('Undone'), tone: 'neutral' },
  failed: { label: text('Failed'), tone: 'danger' },
}

export const outcomeTexts: Record<RowOutcome, Shown> = {
  waiting: { label: text('Queued'), tone: 'neutral' },
  ready: { label: text('Ready'), tone: 'good' },
  faulty: { label: text('Has errors'), tone: 'danger' },
  double: { label: text('Possible duplicate'), tone: 'attention' },
  added: { label: text('Imported'), tone: 'good' },
  skipped: { label: text('Skipped'), tone: 'attention' },
  failed: { label: text('Failed'), tone: 'danger' },
  removed: { label: text('Removed'), tone: 'neutral' },
  kept: { label: text('Kept'), tone: 'attention' },
}
