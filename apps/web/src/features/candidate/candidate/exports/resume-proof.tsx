import type { FoundValue, Parse } from '@corridor/contract/base/parse/shapes'
import type { Ref } from 'react'
import { ResumeDocument } from '../document/resume-document'
import { ImagePreview } from '../image-preview'

interface ResumeProofProps {
  file: File
  reading: Pick<Parse, 'result'> & Partial<Pick<Parse, 'parseId'>>
  /** The value whose place is pointed out. */
  shown: FoundValue | undefined
  ref?: Ref<HTMLDivElement>
}

/** The resume that a review is about, as a pane of its desk. */
export function ResumeProof({ file, reading: { parseId, result }, shown, ref }: ResumeProofProps) {
  if (!parseId) return <ImagePreview file={file} />
  return <ResumeDocument ref={ref} isPane file={file} parseId={parseId} found={result ?? {}} shown={shown} />
}
