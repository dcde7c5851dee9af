import type { Parse } from '@corridor/contract/base/parse/shapes'
import { toCandidateValues } from '@corridor/contract/candidate/candidate/from-resume'
import { useState } from 'react'
import { client } from '../../../lib/client'
import { useTranslation } from '../../../lib/i18n'
import { toast } from '../../../lib/toast'
import { UploadField } from '../../../lib/upload/upload-field'
import { useUpload } from '../../../lib/upload/use-upload'
import { useReading } from '../../../lib/use-reading'
import { CheckResume } from './exports/check-resume'
import { useAddCandidate } from './exports/use-add-candidate'
import { GoOnButton } from './go-on-button'
import { ImagePreview } from './image-preview'
import classes from './read-resume.module.css'
import { ResumeFile } from './resume-file'
import { WaitForReading } from './wait-for-reading'

const readResume = (fileKey: string) => client.parse.resumeParser({ fileKey })

const unread: Pick<Parse, 'result' | 'reason'> = { result: null, reason: null }

/** One resume on its way: choose and upload it, wait for what was read, then check it in the form. */
export function ReadResume({ restart }: { restart: () => void }) {
  const { t } = useTranslation()
  const reading = useReading(readResume)
  const [isByHand, setIsByHand] = useState(false)
  const upload = useUpload('resume', { onStored: reading.begin })
  const [item] = upload.items
  const [fileKey] = upload.fileKeys
  const start = async () => (item ? upload.start() : toast.error(t('Please select a file first.')))

  if (!item || !fileKey) {
    return (
      <div className={classes.card}>
        <UploadField
          upload={{ ...upload, start }}
          label="Resume"
          description="Its original is kept with the candidate."
        />
        {item && <ImagePreview file={item.file} />}
      </div>
    )
  }
  if (reading.ended || isByHand) {
    return <AddFromResume file={item.file} fileKey={fileKey} reading={reading.ended ?? unread} restart={restart} />
  }
  return (
    <div className={classes.card}>
      <ResumeFile name={item.file.name} chooseAnother={restart} />
      <WaitForReading reading={reading} again={() => reading.begin(fileKey)} byHand={() => setIsByHand(true)} />
    </div>
  )
}

interface AddFromResumeProps {
  file: File
  fileKey: string
  reading: Pick<Parse, 'result' | 'reason'> & Partial<Pick<Parse, 'parseId'>>
  restart: () => void
}

function AddFromResume({ fileKey, reading, ...rest }: AddFromResumeProps) {
  const { parseId } = reading
  const form = useAddCandidate(
    { ...toCandidateValues(reading.result ?? {}), resumeKey: fileKey },
    // What the form has no field for is saved from the reading itself.
    { submit: (candidate) => client.candidate.add({ ...candidate, ...(parseId ? { parseId } : {}) }) },
  )
  return <CheckResume {...rest} reading={reading} form={form} actions={<GoOnButton form={form} />} />
}
