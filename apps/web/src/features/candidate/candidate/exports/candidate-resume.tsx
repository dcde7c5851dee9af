import type { StoredFile } from '@corridor/contract/base/file/shapes'
import type { CandidateRecord } from '@corridor/contract/candidate/candidate/shapes'
import { Button } from '@mantine/core'
import { IconDownload, IconFileText } from '@tabler/icons-react'
import { formatDate, formatFileSize } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { RecordCard } from '../../../../lib/record/record-card'
import { downloadFile } from '../../../../lib/upload/download-file'
import classes from './candidate-record.module.css'

interface CandidateResumeProps {
  resume: StoredFile | null
  former?: CandidateRecord['formerResumes']
}

/** The original resume, to download, and those that it took the place of. */
export function CandidateResume({ resume, former = [] }: CandidateResumeProps) {
  const { t } = useTranslation()
  return (
    <RecordCard title="Resume">
      {!resume && <p className={classes.none}>{t('No file available to download')}</p>}
      {resume && <ResumeToDownload file={resume} hint={formatFileSize(resume.fileSize)} />}
      {former.length > 0 && (
        <section className={classes.column} aria-label={t('Earlier versions')}>
          <h3 className={classes.quiet}>{t('Earlier versions')}</h3>
          {former.map((file) => (
            <ResumeToDownload
              key={file.fileKey}
              file={file}
              hint={t('Replaced on {date}', { date: formatDate(file.replacedAt) })}
            />
          ))}
        </section>
      )}
    </RecordCard>
  )
}

function ResumeToDownload({ file, hint }: { file: StoredFile; hint: string }) {
  const { t } = useTranslation()
  return (
    <div className={classes.file}>
      <IconFileText size={18} aria-hidden />
      <span className={classes.fileName}>
        {file.originalName} <span className={classes.quiet}>{hint}</span>
      </span>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => void downloadFile(file.fileKey)}
      >
        {t('Download')}
      </Button>
    </div>
  )
}
