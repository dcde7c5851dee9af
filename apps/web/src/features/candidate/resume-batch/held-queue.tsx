import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import { useTranslation } from '../../../lib/language/i18n'
import { ReviewQueue } from '../../../lib/review/review-queue'
import { reasonText } from './reason-text'
import { heldPath } from './use-held'

interface HeldQueueProps {
  files: readonly ResumeBatchFile[]
  /** The one that is open. */
  id: string
  /** The keys that one needs most, each with its translated word. */
  hints: readonly { keys: readonly string[]; label: string }[]
}

/** The files of a batch that wait for a decision, each with its reason: where somebody is among them. */
export function HeldQueue({ files, id, hints }: HeldQueueProps) {
  const { t } = useTranslation()
  return (
    <ReviewQueue
      label={t('Held back')}
      open={id}
      hints={hints}
      entries={files.map((file) => ({
        id: file._id,
        name: <bdi>{file.name}</bdi>,
        note: file.reason && reasonText(file.reason),
        to: heldPath(file),
      }))}
    />
  )
}
