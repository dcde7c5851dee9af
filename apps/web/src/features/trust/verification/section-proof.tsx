import DossierProof from 'virtual:place/company.dossier'
import type { Company } from '@corridor/contract/company/company/shapes'
import type { CompanyDocument } from '@corridor/contract/company/document/shapes'
import { type CompanyDocumentType, companyDocumentTypes } from '@corridor/contract/company/onboarding/choices'
import type { CompanySection } from '@corridor/contract/field/company-sections'
import { provenSections } from '@corridor/contract/trust/verification/proven-sections'
import { Button, Skeleton } from '@mantine/core'
import { IconChevronDown, IconFile } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { useLateMenu } from '../../../lib/late/use-late-menu'
import { documentTitles, isNeedless } from '../../company/onboarding/exports/document-words'
import classes from './section-proof.module.css'

const loadItems = () => import('../../../lib/list/row/row-menu-items')
const DocumentViewer = late(() => import('../../../lib/document/document-viewer'))

interface SectionProofProps {
  company: Company
  section: CompanySection
  documents: readonly CompanyDocument[]
  /** The document that was chosen; without it the first of the section. */
  shown: CompanyDocument | undefined
  choose: (documentId: string) => void
}

/** The proof of a section, beside it; every other document of the company is a press away. */
export function SectionProof({ company, section, documents, shown, choose }: SectionProofProps) {
  const { Part, menu, target } = useLateMenu(loadItems)
  const { t } = useTranslation()
  const missing = companyDocumentTypes.filter(
    (type) => provenSections[type] === section && !documents.some(({ documentType }) => documentType === type),
  )
  const choice = documents.length > 0 && (
    <>
      <Button
        {...target}
        variant="subtle"
        color="gray"
        size="compact-md"
        className={classes.choice ?? ''}
        rightSection={<IconChevronDown size={16} aria-hidden />}
      >
        {shown ? t(documentTitles[shown.documentType]) : t('Company documents')}
      </Button>
      {Part && (
        <Part
          {...menu}
          position="bottom-start"
          actions={documents.map(({ _id, documentType }) => ({
            label: documentTitles[documentType],
            icon: IconFile,
            run: () => choose(_id),
          }))}
        />
      )}
    </>
  )
  if (section === 'pdfMaster' && !shown) return <DossierProof companyId={company._id} />
  const file = shown?.documentFile[0]
  return (
    <>
      {shown && file ? (
        <Suspense fallback={<Skeleton height={480} role="status" aria-label={t('Loading...')} />}>
          <DocumentViewer
            choice={choice}
            file={{
              fileKey: file.fileKey,
              name: file.originalName,
              type: file.fileType,
              title: t(documentTitles[shown.documentType]),
            }}
          />
        </Suspense>
      ) : (
        <section className={classes.nothing} aria-label={t('Company documents')}>
          {choice && <div className={classes.head}>{choice}</div>}
          <p>
            {t(
              missing.length > 0 ? 'No document of this section is uploaded.' : 'No document belongs to this section.',
            )}
          </p>
        </section>
      )}
      {missing.length > 0 && <Missing company={company} types={missing} />}
    </>
  )
}

function Missing({ company, types }: { company: Company; types: readonly CompanyDocumentType[] }) {
  const { t } = useTranslation()
  return (
    <ul className={classes.missing}>
      {types.map((type) => (
        <li key={type}>
          {t(documentTitles[type])}: {t(isNeedless(company, type) ? 'Not required' : 'Not uploaded')}
        </li>
      ))}
    </ul>
  )
}
