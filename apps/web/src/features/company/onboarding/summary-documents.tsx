import type { Company } from '@corridor/contract/company/company/shapes'
import type { CompanyDocument } from '@corridor/contract/company/document/shapes'
import { type CompanyDocumentType, companyDocumentTypes } from '@corridor/contract/company/onboarding/choices'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Fragment } from 'react'
import { toast } from '../../../lib/feedback/toast'
import { useTranslation } from '../../../lib/language/i18n'
import { downloadFile } from '../../../lib/upload/download-file'
import { documentTitles, isNeedless } from './exports/document-words'
import classes from './summary.module.css'
import { SummaryCard } from './summary-card'
import type { Documents } from './use-documents'

interface SummaryDocumentsProps {
  company: Company
  documents: Documents
}

/** The documents line by line, the website among them (spec 3 §2.3). */
export function SummaryDocuments({ company, documents }: SummaryDocumentsProps) {
  const { t } = useTranslation()
  return (
    <SummaryCard step={4} title="Step 4: Documentation">
      <dl className={classes.documents}>
        {companyDocumentTypes.map((type, at) => (
          <Fragment key={type}>
            <DocumentLine type={type} document={documents[type]} isNeedless={isNeedless(company, type)} />
            {at === 0 && (
              <div className={classes.line}>
                <dt>{t('Website Link')}</dt>
                <dd className={company.websiteLink ? classes.given : classes.none}>
                  {company.websiteLink ? <bdi>{company.websiteLink}</bdi> : t('Not provided')}
                </dd>
              </div>
            )}
          </Fragment>
        ))}
      </dl>
    </SummaryCard>
  )
}

interface DocumentLineProps {
  type: CompanyDocumentType
  document: CompanyDocument | undefined
  isNeedless: boolean
}

function DocumentLine({ type, document, isNeedless }: DocumentLineProps) {
  const { t } = useTranslation()
  const title = t(documentTitles[type])
  const download = () => {
    const [file] = document?.documentFile ?? []
    if (!file) return toast.error(t('No file available to download'))
    void downloadFile(file.fileKey)
  }
  return (
    <div className={classes.line}>
      <dt>{title}</dt>
      {document ? (
        <dd className={classes.given}>
          {t('{n} document(s) uploaded', { n: document.documentFile.length })}
          <Button
            size="compact-md"
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            aria-label={t('Download {file}', { file: title })}
            onClick={download}
          >
            {t('Download')}
          </Button>
        </dd>
      ) : (
        <dd className={classes.none}>{t(isNeedless ? 'Not required' : 'Not uploaded')}</dd>
      )}
    </div>
  )
}
