import type { StoredFile } from '@corridor/contract/base/file/shapes'
import { filesBytesMax } from '@corridor/contract/mail/campaign/kinds'
import { Button, Input, Pill } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { Suspense, useEffect, useState } from 'react'
import { client } from '../../../lib/call/client'
import { formatFileSize, formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { UploadField } from '../../../lib/upload/upload-field'
import { useUpload } from '../../../lib/upload/use-upload'
import classes from './campaign.module.css'
import { type CampaignForm, campaignLabels } from './campaign-values'

const ResumePicker = late(() => import('./resume-picker'))

type Along = Pick<StoredFile, 'fileKey' | 'originalName' | 'fileSize'>

/** Files that go along with each mail: files of one's own, and resumes drawn in the company's own format. */
export function CampaignFiles({ form, stored }: { form: CampaignForm; stored: readonly StoredFile[] }) {
  const { t } = useTranslation()
  const [isPicking, setIsPicking] = useState(false)
  const [known, setKnown] = useState<readonly Along[]>(stored)
  const keys = form.values.files
  const files = keys.map((key) => known.find(({ fileKey }) => fileKey === key) ?? unknownFile(key))
  const bytes = files.reduce((sum, { fileSize }) => sum + fileSize, 0)
  const take = (added: readonly Along[]) => {
    setKnown((before) => [...before, ...added])
    form.setValue('files', [...keys, ...added.map(({ fileKey }) => fileKey)])
  }
  const upload = useUpload('campaign-file', {
    isImmediate: true,
    onStored: (fileKey, { name, size }) => take([{ fileKey, originalName: name, fileSize: size }]),
  })
  // A file that arrived stands among the others, and not a second time as an upload.
  const arrived = upload.items.find(({ state }) => state === 'success')?.id
  useEffect(() => {
    if (arrived) upload.remove(arrived)
  }, [arrived, upload])
  const tooMuch = t('The files of one mail have at most {limit} MB together. Please take one out', {
    limit: filesBytesMax / 1_048_576,
  })
  const error = bytes > filesBytesMax ? tooMuch : form.field('files').error
  return (
    <Input.Wrapper error={error} labelElement="div">
      <UploadField upload={upload} label={campaignLabels.files} isCompact />
      <div className={classes.people}>
        {files.map(({ fileKey, originalName, fileSize }) => (
          <Pill
            key={fileKey}
            size="lg"
            withRemoveButton
            removeButtonProps={{
              'aria-label': t('Remove {name}', { name: originalName }),
              'aria-hidden': false,
              tabIndex: 0,
            }}
            onRemove={() =>
              form.setValue(
                'files',
                keys.filter((one) => one !== fileKey),
              )
            }
          >
            <bdi>{originalName}</bdi> {formatFileSize(fileSize)}
          </Pill>
        ))}
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconFileTypePdf size={16} aria-hidden />}
          onClick={() => setIsPicking(true)}
        >
          {t('Attach Resumes')}
        </Button>
      </div>
      {files.length > 0 && (
        <Input.Description mt={4}>
          {t('{count} files, {size} with each mail', {
            count: files.length,
            shown: formatNumber(files.length),
            size: formatFileSize(bytes),
          })}
        </Input.Description>
      )}
      {isPicking && (
        <Suspense>
          <ResumePicker
            hotlist={form.values.kind === 'hotlist' ? form.values.hotlist : null}
            draw={async (candidates) => take((await client.campaign.drawResumes({ candidates })).data)}
            close={() => setIsPicking(false)}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  )
}

// A draft of the form kept its key and not its name.
const unknownFile = (fileKey: string): Along => ({ fileKey, originalName: '…', fileSize: 0 })
