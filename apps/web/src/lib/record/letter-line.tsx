import type { Letter } from '@corridor/contract/wire/letter'
import { type LetterState, letterStateNames } from '@corridor/contract/wire/letter-states'
import { Badge, type Tone } from '../../ui/badge'
import { formatDate, formatDateTime } from '../format/format'
import { useTranslation } from '../language/i18n'

const tones: Record<LetterState, Tone> = {
  sending: 'neutral',
  accepted: 'good',
  refused: 'danger',
  unknown: 'attention',
  stored: 'attention',
}

/** So often a page looks whether a letter has left. */
export const letterAskMs = 3_000

export const isLetterSending = (letter: Letter): boolean => letter?.state === 'sending'

/** The state of the letter about a record: the day on which the server took it, or its words if it did not. */
export function LetterLine({ letter }: { letter: NonNullable<Letter> }) {
  const { t } = useTranslation()
  const { state, answer, date } = letter
  if (state === 'accepted')
    return <span title={formatDateTime(date)}>{t('Letter sent {day}', { day: formatDate(date) })}</span>
  return (
    <span>
      <Badge tone={tones[state]}>{t(letterStateNames[state])}</Badge>{' '}
      {(state === 'refused' || state === 'unknown') && <bdi>{answer}</bdi>}
    </span>
  )
}
