import type { StoredFile } from '@corridor/contract/base/file/shapes'
import type { Parse } from '@corridor/contract/base/parse/shapes'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { useReading } from '../../../lib/call/use-reading'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { readStoredFile } from '../../../lib/upload/download-file'
import { UploadField } from '../../../lib/upload/upload-field'
import { useUpload } from '../../../lib/upload/use-upload'
import { Message } from '../../../ui/message'
import { AddFromResume } from './add-from-resume'
import { ImagePreview } from './image-preview'
import classes from './read-resume.module.css'
import { ResumeFile } from './resume-file'
import { WaitForReading } from './wait-for-reading'

const readResume = (fileKey: string) => client.parse.resumeParser({ fileKey })

const unread: Pick<Parse, 'result' | 'reason'> = { result: null, reason: null }

interface ReadResumeProps {
  /** The id of a reading to go on with. */
  begun: string | undefined
  onBegun: (parseId: string) => unknown
  restart: () => void
}

/** One resume on its way: choose and upload it, wait for what was read, then check it in the form. */
export function ReadResume({ begun, onBegun, restart }: ReadResumeProps) {
  const { t } = useTranslation()
  const reading = useReading(readResume, begun)
  const [isByHand, setIsByHand] = useState(false)
  const upload = useUpload('resume', { onStored: reading.begin })
  const [item] = upload.items
  const [uploaded] = upload.fileKeys
  const { parseId, file } = reading
  const start = async () => (item ? upload.start() : toast.error(t('Please select a file first.')))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a reading.
  useEffect(() => {
    if (parseId && parseId !== begun) onBegun(parseId)
  }, [parseId])

  if (begun && reading.isGone && !uploaded) {
    const again = (
      <Button size="compact-md" variant="default" onClick={restart}>
        {t('Choose another file')}
      </Button>
    )
    return (
      <Message tone="attention" action={again}>
        {errorText(reading.error)}
      </Message>
    )
  }
  if (!uploaded && !begun) {
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
    const about = { reading: reading.ended ?? unread, draftOf: parseId, restart }
    if (item && uploaded) return <AddFromResume {...about} file={item.file} fileKey={uploaded} />
    if (file) return <AddFromStored {...about} stored={file} />
  }
  const fileKey = uploaded ?? file?.fileKey
  return (
    <div className={classes.card}>
      <ResumeFile name={item?.file.name ?? file?.originalName ?? ''} chooseAnother={restart} />
      <WaitForReading
        reading={reading}
        again={() => fileKey && reading.begin(fileKey)}
        byHand={() => setIsByHand(true)}
      />
    </div>
  )
}

type AddFromStoredProps = Omit<Parameters<typeof AddFromResume>[0], 'file' | 'fileKey'> & { stored: StoredFile }

/** The same for a file that was uploaded before this page was loaded. */
function AddFromStored({ stored, ...rest }: AddFromStoredProps) {
  const { fileKey, originalName, fileType } = stored
  const query = useQuery({
    queryKey: [...api.parse.key(), 'file', fileKey],
    queryFn: () => readStoredFile(fileKey, originalName, fileType),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return <RecordQuery query={query}>{(file) => <AddFromResume {...rest} file={file} fileKey={fileKey} />}</RecordQuery>
}
