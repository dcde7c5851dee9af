import { useCallback } from 'react'
import { text } from '../../../lib/language/text'
import { DropPlace } from '../../../lib/upload/drop-place'
import { SentCard } from './sent-card'
import { sendResumes } from './sent-resumes'

/** Takes resumes that are dropped anywhere on the page, to be reviewed one by one. `into` is the batch that takes them, if it stands. */
export default function ResumeDrop({ into }: { into?: string | undefined }) {
  const take = useCallback((files: File[]) => void sendResumes(files, into), [into])
  return (
    <>
      <DropPlace
        label={text('Drop resumes to review them')}
        hint={text('Each is read. Nobody is saved before you have looked.')}
        onFiles={take}
      />
      {!into && <SentCard />}
    </>
  )
}
