import type { Campaign } from '@corridor/contract/mail/campaign/shapes'
import { Button } from '@mantine/core'
import { formatFileSize, formatNumber } from '../../../lib/format'
import { useTranslation } from '../../../lib/i18n'
import { downloadFile } from '../../../lib/upload/download-file'
import classes from './campaign.module.css'

/** What goes along with each mail of a campaign, each to be looked at. */
export function FilesAlong({ campaign: { fileInfo } }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const bytes = fileInfo.reduce((sum, { fileSize }) => sum + fileSize, 0)
  return (
    <>
      {t('{count} files, {size} with each mail', {
        count: fileInfo.length,
        shown: formatNumber(fileInfo.length),
        size: formatFileSize(bytes),
      })}
      <div className={classes.people}>
        {fileInfo.map(({ fileKey, originalName }) => (
          <Button key={fileKey} size="compact-sm" variant="default" onClick={() => void downloadFile(fileKey)}>
            <bdi>{originalName}</bdi>
          </Button>
        ))}
      </div>
    </>
  )
}
