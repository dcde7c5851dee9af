import type { SectionReview } from '@corridor/contract/trust/verification/shapes'
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleDot,
  IconRefreshAlert,
} from '@tabler/icons-react'
import { formatDate } from '../../../lib/format/format'
import { t } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { Tone } from '../../../ui/badge'

interface StateWords {
  /** A key; `{date}` is when it came to be so. */
  label: string
  /** Without a date. A key. */
  short: string
  tone: Tone
  Icon: typeof IconCircleDot
  date?: string | null
}

const words = {
  'not-submitted': {
    label: text('Not submitted'),
    short: text('Not submitted'),
    tone: 'neutral',
    Icon: IconCircleDashed,
  },
  submitted: { label: text('To verify'), short: text('To verify'), tone: 'news', Icon: IconCircleDot },
  changed: { label: text('Changed {date}'), short: text('Changed'), tone: 'attention', Icon: IconRefreshAlert },
  verified: { label: text('Verified {date}'), short: text('Verified'), tone: 'good', Icon: IconCircleCheck },
  returned: { label: text('Returned {date}'), short: text('Returned'), tone: 'neutral', Icon: IconArrowBackUp },
} satisfies Record<string, StateWords>

/** The state of a section for a reviewer: one that changed since it was verified is told from a new one. */
export function stateOf({ state, before, submittedDate, decidedDate }: SectionReview): StateWords {
  if (state === 'submitted' && before) return { ...words.changed, date: submittedDate }
  return { ...words[state], date: decidedDate }
}

export const StateIcon = ({ review }: { review: SectionReview }) => {
  const { Icon } = stateOf(review)
  return <Icon size={18} aria-hidden />
}

/** A state in the reader's words: 'Verified Oct 14, 2026'. */
export const stateText = (review: SectionReview): string => {
  const { label, date } = stateOf(review)
  return t(label, { date: date ? formatDate(date) : '' })
}

export const waits = ({ state }: SectionReview) => state === 'submitted'
