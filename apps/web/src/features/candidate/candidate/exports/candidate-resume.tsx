import type { StoredFile } from '@corridor/contract/base/file/shapes'
import { Button } from '@mantine/core'
import { IconDownload, IconFileText } from '@tabler/icons-react'
import { formatFileSize } from '../../../../lib/format'
import { useTranslation } from '../../../../lib/i18n'
import { RecordCard } from '../../../../lib/record/record-card'
import { downloadFile } from '../../../../lib/upload/download-file'
import classes from './candidate-record.module.css'

/** The original resume, to download. */
export function CandidateResume({ resume }: { resume: StoredFile | null }) {
  const { t } = useTranslation()
  return (
    <RecordCard title="Resume">
      {!resume && <p className={classes.none}>{t('No file available to download')}</p>}
      {resume && (
        <div className={classes.file}>
          <IconFileText size={18} aria-hidden />
          <span className={classes.fileName}>
            {resume.originalName} <span className={classes.quiet}>{formatFileSize(resume.fileSize)}</span>
          </span>
          <Button
            size="compact-md"
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => void downloadFile(resume.fileKey)}
          >
            {t('Download')}
          </Button>
        </div>
      )}
    </RecordCard>
  )
}
