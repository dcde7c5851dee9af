import { Button, Stack } from '@mantine/core'
import { api, client } from '../../../lib/client'
import { useTranslation } from '../../../lib/i18n'
import { refresh } from '../../../lib/query-client'
import { RecordCard } from '../../../lib/record/record-card'
import { text } from '../../../lib/text'
import { toast } from '../../../lib/toast'
import { UploadField } from '../../../lib/upload/upload-field'
import { useUpload } from '../../../lib/upload/use-upload'

/** The picture on top of the overview: chosen, seen, and uploaded by a press (spec 2 §2). */
export function CoverUpload() {
  const { t } = useTranslation()
  const upload = useUpload('company-image', {
    save: {
      call: async (fileName) => {
        await client.branding.saveCover({ fileName })
        toast.success(t('Cover image saved'))
        await refresh(api.branding)
      },
      failed: text('Upload failed. Please try again {message}'),
    },
  })
  return (
    <RecordCard title="Cover image">
      <Stack gap="sm">
        <UploadField
          upload={upload}
          label="Choose a picture"
          description="Wide pictures fit best, six times as wide as high."
        />
        <div>
          <Button
            onClick={() =>
              upload.items.length > 0 ? void upload.start() : void toast.error(t('Please select a file first.'))
            }
            loading={upload.isUploading}
          >
            {t(upload.isUploading ? 'Uploading...' : 'Upload')}
          </Button>
        </div>
      </Stack>
    </RecordCard>
  )
}
