import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RecordCard } from '../../../lib/record/record-card'
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
      <UploadField
        upload={upload}
        label="Choose a picture"
        description="Wide pictures fit best, six times as wide as high."
      />
    </RecordCard>
  )
}
