import type { Parse } from '@corridor/contract/agent'
import { Button, Group, Loader, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/i18n'
import { toast } from '../../lib/toast'
import { UploadField } from '../../lib/upload/upload-field'
import { useUpload } from '../../lib/upload/use-upload'
import { Message } from '../../ui/message'
import { CheckResume } from './check-resume'
import { ImagePreview } from './image-preview'
import classes from './read-resume.module.css'
import { useReading } from './use-reading'

const unread: Pick<Parse, 'result' | 'reason'> = { result: null, reason: null }

/** One resume on its way: choose and upload it, wait for what was read, then check it in the form. */
export function ReadResume({ restart }: { restart: () => void }) {
  const { t } = useTranslation()
  const reading = useReading()
  const [isByHand, setIsByHand] = useState(false)
  const upload = useUpload('resume', { onStored: reading.begin })
  const [item] = upload.items
  const [fileKey] = upload.fileKeys
  const byHand = (
    <Button size="compact-md" variant="default" onClick={() => setIsByHand(true)}>
      {t('Fill in by hand')}
    </Button>
  )

  if (item && fileKey && (reading.ended || isByHand)) {
    const { name, type, size } = item.file
    const resume = { fileKey, originalName: name, fileType: type, fileSize: size }
    return <CheckResume file={item.file} resume={resume} reading={reading.ended ?? unread} restart={restart} />
  }
  return (
    <div className={classes.card}>
      {reading.isRefused && <Message tone="danger">{errorText(reading.error)}</Message>}
      {fileKey && !reading.isRefused && reading.error && (
        <Message tone="attention" action={byHand}>
          {errorText(reading.error)}
          {!reading.isWaitingForNetwork && (
            <Button size="compact-md" variant="subtle" onClick={() => reading.begin(fileKey)}>
              {t('Try again')}
            </Button>
          )}
        </Message>
      )}
      {fileKey && !reading.error && (
        <Group role="status" gap="sm">
          <Loader size="sm" aria-hidden />
          <Text flex={1}>{t('Reading the resume...')}</Text>
          {byHand}
        </Group>
      )}
      <UploadField
        upload={{
          ...upload,
          start: async () => (item ? upload.start() : toast.error(t('Please select a file first.'))),
        }}
        label="Resume"
        description="Its original is kept with the candidate."
      />
      {item && <ImagePreview file={item.file} />}
    </div>
  )
}
