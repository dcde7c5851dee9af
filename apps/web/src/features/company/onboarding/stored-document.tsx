import type { CompanyDocument } from '@corridor/contract/company/document/shapes'
import { Button } from '@mantine/core'
import { IconDownload, IconFileText } from '@tabler/icons-react'
import { formatFileSize } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { downloadFile } from '../../../lib/upload/download-file'
import classes from './documents.module.css'

interface StoredDocumentProps {
  document: CompanyDocument
  /** The company says that it has no such document: saving takes this one out. */
  isLeaving: boolean
}

/** The file that fills a slot, to download. */
export function StoredDocument({ document, isLeaving }: StoredDocumentProps) {
  const { t } = useTranslation()
  const [file] = document.documentFile
  return (
    <div className={classes.stored}>
      <IconFileText size={18} aria-hidden />
      <span className={classes.name}>
        <bdi>{file?.originalName}</bdi> <span className={classes.size}>{file && formatFileSize(file.fileSize)}</span>
      </span>
      {file && (
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={t('Download {file}', { file: file.originalName })}
          onClick={() => void downloadFile(file.fileKey)}
        >
          {t('Download')}
        </Button>
      )}
      {isLeaving && <p className={classes.leaving}>{t('This file is removed when you save.')}</p>}
    </div>
  )
}
