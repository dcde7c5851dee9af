import type { FoundValue, Parse } from '@corridor/contract/base/parse/shapes'
import type { ReactNode } from 'react'
import { ResumeDocument } from '../document/resume-document'
import { ImagePreview } from '../image-preview'
import classes from '../read-resume.module.css'

interface BesideResumeProps {
  file: File
  reading: Pick<Parse, 'result'> & Partial<Pick<Parse, 'parseId'>>
  /** The value whose place is pointed out. */
  shown: FoundValue | undefined
  children: ReactNode
}

/** A part of a page with the resume that it is about beside it, below it on a phone. */
export function BesideResume({ file, reading, shown, children }: BesideResumeProps) {
  const { parseId, result } = reading
  return (
    <div className={classes.check} data-beside={parseId !== undefined || undefined}>
      <div className={classes.column}>
        {children}
        {!parseId && <ImagePreview file={file} />}
      </div>
      {parseId && (
        <div className={classes.beside}>
          <ResumeDocument file={file} parseId={parseId} found={result ?? {}} shown={shown} />
        </div>
      )}
    </div>
  )
}
