import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import { formatList, formatNumber } from '../../../lib/format/format'
import { type Translate, useTranslation } from '../../../lib/language/i18n'
import { type QueueEntry, ReviewQueue } from '../../../lib/review/review-queue'
import { candidateLabels } from '../candidate/exports/values'
import { heldPath } from './exports/held-path'
import { reasonText } from './reason-text'
import { stateTexts } from './states'

interface HeldQueueProps {
  files: readonly ResumeBatchFile[]
  /** The one that is open. */
  id: string
  /** How many of the batch are read just now. */
  reading: number
  /** The keys that one needs most, each with its translated word. */
  hints: readonly { keys: readonly string[]; label: string }[]
}

/** The files of a batch that wait for a person, each with its state: where somebody is among them. */
export function HeldQueue({ files, id, reading, hints }: HeldQueueProps) {
  const { t } = useTranslation()
  return (
    <ReviewQueue
      label={t('To review')}
      open={id}
      hints={hints}
      foot={reading > 0 && <span role="status">{t('Reading: {n}', { n: formatNumber(reading) })}</span>}
      entries={files.map((file) => ({
        id: file._id,
        name: <bdi>{file.name}</bdi>,
        to: heldPath(file),
        ...noteOf(file, t),
      }))}
    />
  )
}

function noteOf({ state, reason, doubts }: ResumeBatchFile, t: Translate): Pick<QueueEntry, 'note' | 'tone'> {
  if (reason) return { note: reasonText(reason), tone: stateTexts[state].tone }
  if (state !== 'ready') return { note: t(stateTexts[state].label) }
  if (doubts.length === 0) return { note: t('Nothing to check'), tone: 'good' }
  return { note: t('To check: {fields}', { fields: formatList(doubts.map((name) => t(candidateLabels[name]))) }) }
}
