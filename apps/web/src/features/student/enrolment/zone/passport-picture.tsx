import type { ZoneReading } from '@corridor/contract/base/parse/zone'
import { zoneReasons } from '@corridor/contract/base/parse/zone-reasons'
import { Button, Group, Loader } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { client } from '../../../../lib/call/client'
import { useReading } from '../../../../lib/call/use-reading'
import { errorText, type Translate, useTranslation } from '../../../../lib/language/i18n'
import { UploadField } from '../../../../lib/upload/upload-field'
import { useUpload } from '../../../../lib/upload/use-upload'
import { Message } from '../../../../ui/message'

const reasons: readonly string[] = Object.values(zoneReasons)
/** A reason in the reader's language, if it is one of these; another comes as it is. */
const reasonText = (reason: string, t: Translate) => (reasons.includes(reason) ? t(reason) : reason)

interface PassportPictureProps {
  studentId: string
  onRead: (parseId: string, reading: ZoneReading) => void
}

/** A place for a picture of a passport or visa, and how its reading goes. The form can be filled in meanwhile. */
export default function PassportPicture({ studentId, onRead }: PassportPictureProps) {
  const { t } = useTranslation()
  const reading = useReading((fileKey) => client.passport.read({ studentId, fileKey }))
  const upload = useUpload('student-document', { isImmediate: true, onStored: (key) => reading.begin(key) })
  const { ended, parseId, isReading, error, isWaitingForNetwork } = reading
  const told = useRef<string>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reading, when it has ended.
  useEffect(() => {
    if (!ended?.zone || told.current === ended.parseId) return
    told.current = ended.parseId
    onRead(ended.parseId, ended.zone)
  }, [ended])

  return (
    <div>
      <UploadField
        upload={upload}
        label="Fill from a picture of the passport"
        description="The two or three lines of letters, digits and < at its foot are read. Nothing is saved before you save this step."
        isCompact
      />
      {isReading && !error && (
        <Group gap="sm" role="status" mt="sm">
          <Loader size="sm" aria-hidden />
          {t('Reading the picture...')}
        </Group>
      )}
      {ended?.status === 'failed' && <Message tone="attention">{ended.reason && reasonText(ended.reason, t)}</Message>}
      {error && (
        <Message
          tone="attention"
          action={
            isWaitingForNetwork &&
            parseId === undefined && (
              <Button size="compact-md" variant="default" onClick={() => void upload.start()}>
                {t('Try again')}
              </Button>
            )
          }
        >
          {errorText(error)}
        </Message>
      )}
    </div>
  )
}
