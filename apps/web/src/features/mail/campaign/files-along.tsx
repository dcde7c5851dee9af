import type { StoredFile } from '@corridor/contract/base/file/shapes'
import { Button } from '@mantine/core'
import { formatFileSize, formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { downloadFile } from '../../../lib/upload/download-file'
import classes from './campaign.module.css'

/** How much goes along with each mail, and each file of it to be looked at. */
export function FilesAlong({ files }: { files: readonly StoredFile[] }) {
  const { t } = useTranslation()
  const bytes = files.reduce((sum, { fileSize }) => sum + fileSize, 0)
  return (
    <>
      {t('{count} files, {size} with each mail', {
        count: files.length,
        shown: formatNumber(files.length),
        size: formatFileSize(bytes),
      })}
      <FileButtons files={files} />
    </>
  )
}

export const FileButtons = ({ files }: { files: readonly StoredFile[] }) => (
  <div className={classes.people}>
    {files.map(({ fileKey, originalName, fileSize }) => (
      <Button
        key={fileKey}
        size="compact-sm"
        variant="default"
        rightSection={<span className={classes.when}>{formatFileSize(fileSize)}</span>}
        onClick={() => void downloadFile(fileKey)}
      >
        <bdi>{originalName}</bdi>
      </Button>
    ))}
  </div>
)
