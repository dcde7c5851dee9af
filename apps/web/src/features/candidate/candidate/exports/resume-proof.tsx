import type { FoundValue, Parse } from '@corridor/contract/base/parse/shapes'
import { Skeleton } from '@mantine/core'
import { type Ref, Suspense } from 'react'
import { useTranslation } from '../../../../lib/language/i18n'
import { late } from '../../../../lib/late/late'
import { ImagePreview } from '../image-preview'

// With the first resume that was read: the pages before it have no document yet.
const ResumeDocument = late(() => import('../document/resume-document'))

interface ResumeProofProps {
  file: File
  reading: Pick<Parse, 'result'> & Partial<Pick<Parse, 'parseId'>>
  /** The value whose place is pointed out. */
  shown: FoundValue | undefined
  /** A pane of a desk, without a card around it. */
  isPane?: boolean
  ref?: Ref<HTMLDivElement>
}

/** The resume beside what was read of it. */
export function ResumeProof({ file, reading: { parseId, result }, shown, isPane = false, ref }: ResumeProofProps) {
  const { t } = useTranslation()
  if (!parseId) return <ImagePreview file={file} />
  return (
    <Suspense fallback={<Skeleton height={480} role="status" aria-label={t('Loading...')} />}>
      <ResumeDocument ref={ref} isPane={isPane} file={file} parseId={parseId} found={result ?? {}} shown={shown} />
    </Suspense>
  )
}
