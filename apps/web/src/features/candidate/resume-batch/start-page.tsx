import { batchFilesMax } from '@corridor/contract/candidate/resume-batch/states'
import { access } from '@corridor/contract/wire/access'
import { Button, Switch } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { only } from '../../../lib/session/only'
import { UploadField } from '../../../lib/upload/upload-field'
import { useUpload } from '../../../lib/upload/use-upload'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { BatchResults } from './batch-results'
import classes from './direct.module.css'
import { useBatch } from './use-batch'

export const Route = createFileRoute('/company/super-candidate/resume-parsing')({
  staticData: { title: 'Resume Parsing Direct' },
  beforeLoad: only(access.candidates.manage),
  component: ResumeParsingDirectPage,
})

// More would only share the same line.
const uploadsAtOnceMax = 4

function ResumeParsingDirectPage() {
  const { t } = useTranslation()
  const [id, setId] = useState<string>()
  const [isReviewed, setIsReviewed] = useState(false)
  const starting = useRef<Promise<string>>(undefined)

  /** The batch of this visit: begun with the first file that arrives. */
  const start = () => {
    starting.current ??= client.resumeBatch.start({ isReviewed }).then(
      ({ data }) => {
        setId(data._id)
        return data._id
      },
      (error) => {
        starting.current = undefined
        throw error
      },
    )
    return starting.current
  }
  const upload = useUpload('resume', {
    isMultiple: true,
    max: batchFilesMax,
    atOnceMax: uploadsAtOnceMax,
    isImmediate: true,
    save: {
      call: async (fileKey) => {
        await client.resumeBatch.addFile({ id: await start(), fileKey })
        await refresh(api.resumeBatch)
      },
      failed: text('Upload failed: {message}'),
    },
  })
  const batch = useBatch(id, upload.isUploading)

  return (
    <>
      <PageHeader
        title={t('Resume Parsing Direct')}
        description={t(
          'Upload many resumes and save them without review. Any that need a decision are held back, with the reason.',
        )}
      >
        <ButtonLink variant="default" to={paths.company.listResumeBatch}>
          {t('Earlier batches')}
        </ButtonLink>
      </PageHeader>
      <div className={classes.drop}>
        <UploadField upload={upload} label="Resumes" description="Their originals are kept with the candidates." />
        <Switch
          mt="sm"
          label={t('Review each before it is saved')}
          checked={isReviewed}
          // A batch that has begun stays as it began.
          disabled={upload.isUploading || id !== undefined}
          onChange={(event) => setIsReviewed(event.currentTarget.checked)}
        />
        {upload.isUploading && (
          <Button mt="xs" size="compact-md" variant="default" onClick={upload.cancelAll}>
            {t('Cancel all uploads')}
          </Button>
        )}
      </div>
      {batch.data && <BatchResults batch={batch.data.data} />}
    </>
  )
}
