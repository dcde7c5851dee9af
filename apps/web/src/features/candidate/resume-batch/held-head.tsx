import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import { useNavigate } from '@tanstack/react-router'
import { formatNumber } from '../../../lib/format/format'
import { usePageKeys } from '../../../lib/keys/page-keys'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { QueueSteps } from '../../../lib/review/queue-steps'
import { ReviewHead } from '../../../lib/review/review-head'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/badge'
import { heldPath } from './exports/held-path'
import { reasonText } from './reason-text'
import { stateTexts } from './states'
import type { Held } from './use-held'

interface HeldHeadProps {
  found: ResumeBatchFile
  held: Held
  /** Translated. */
  description: string
}

/** Which resume it is, why it is held back, and the way to the one before and after it. */
export function HeldHead({ found, held, description }: HeldHeadProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { position, count, previous, next } = held
  const goTo = (file: ResumeBatchFile | undefined) => file && (() => void navigate({ to: heldPath(file) }))
  usePageKeys([
    { key: 'j', label: text('Next resume'), run: () => goTo(next)?.() },
    { key: 'k', label: text('Previous resume'), run: () => goTo(previous)?.() },
  ])
  return (
    <ReviewHead
      title={<bdi>{found.name}</bdi>}
      state={
        <Badge tone={stateTexts[found.state].tone}>
          {found.reason ? reasonText(found.reason) : t(stateTexts[found.state].label)}
        </Badge>
      }
      above={[
        { label: text('Resume Parsing Direct'), to: paths.company.parseResumeDirect },
        { label: text('Batch of Resumes'), to: paths.company.viewResumeBatch(found.batch) },
      ]}
      facts={description}
    >
      {count > 1 && (
        <QueueSteps
          place={
            position > 0 ? t('Resume {n} of {total}', { n: formatNumber(position), total: formatNumber(count) }) : ''
          }
          previous={{ shortcut: 'k', label: t('Previous resume'), go: goTo(previous) }}
          next={{ shortcut: 'j', label: t('Next resume'), go: goTo(next) }}
        />
      )}
    </ReviewHead>
  )
}
