import type { Company } from '@corridor/contract/company/company/shapes'
import { companyDocumentTypes } from '@corridor/contract/company/onboarding/choices'
import type { CompanySection } from '@corridor/contract/field/company-sections'
import type { SectionReview } from '@corridor/contract/trust/verification/shapes'
import { Button, Stack } from '@mantine/core'
import { IconArrowLeft, IconChecklist, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { useTranslation } from '../../../lib/language/i18n'
import { Facts, RecordCard } from '../../../lib/record/record-card'
import { RecordQuery } from '../../../lib/record/record-query'
import { downloadFile } from '../../../lib/upload/download-file'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { documentTitles, isNeedless } from '../../company/onboarding/exports/document-words'
import { AccountNumber } from '../bank-details/exports/account-number'
import { factsOf } from './company-facts'
import { SectionPanel } from './section-panel'
import classes from './verification.module.css'

interface AllSectionsProps {
  company: Company
  sections: SectionReview[]
}

const additional: CompanySection[] = ['agreement', 'repCertificate', 'pdfMaster']

/** All of a company on one page, each section with the switch, the note and the button of the specification (spec 1 §2). */
export default function AllSections({ company, sections }: AllSectionsProps) {
  const { t } = useTranslation()
  const account = sections
    .flatMap(({ section, now }) => (section === 'bankDetails' ? now : []))
    .flatMap(({ facts }) => facts)
    .find(({ field }) => field === 'accountNumber')?.value
  const panels = (...wanted: CompanySection[]) =>
    sections
      .filter(({ section }) => wanted.includes(section))
      .map((review) => (
        <SectionPanel key={`${company._id} ${review.section}`} companyId={company._id} review={review} />
      ))
  return (
    <>
      <PageHeader title={company.name} description={t('What the company submitted, and what is verified of it.')}>
        <ButtonLink
          variant="default"
          to={paths.admin.listCompany}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          {t('Back to Companies')}
        </ButtonLink>
        <ButtonLink to={paths.admin.viewCompany(company._id)} leftSection={<IconChecklist size={18} aria-hidden />}>
          {t('Review section by section')}
        </ButtonLink>
      </PageHeader>
      <Stack gap="md">
        <RecordCard title="Company Information">
          <Facts facts={factsOf(company)} />
          {panels('companyPersonName')}
        </RecordCard>
        <RecordCard title="Location Information">{panels('officeAddress')}</RecordCard>
        <RecordCard title="Contact Information">{panels('contactDetails')}</RecordCard>
        <Documentation company={company} />
        <RecordCard title="Reference Information">{panels('referenceBy')}</RecordCard>
        <RecordCard title="Bank Information">
          {account && (
            <AccountNumber reveal={() => client.bankDetails.reveal({ companyId: company._id })} masked={account} />
          )}
          {panels('bankDetails')}
        </RecordCard>
        <RecordCard title="Social Media Information">{panels('socialMedia')}</RecordCard>
        <RecordCard title="Additional Verifications">{panels(...additional)}</RecordCard>
      </Stack>
    </>
  )
}

function Documentation({ company }: { company: Company }) {
  const { t } = useTranslation()
  const input = { limit: 100, filters: { companyId: company._id } }
  const query = useQuery(api.document.list.queryOptions({ input }))
  return (
    <RecordCard title="Documentation">
      <RecordQuery query={query}>
        {({ data }) => (
          <ul className={classes.documents}>
            {companyDocumentTypes.map((type) => {
              const file = data.find(({ documentType }) => documentType === type)?.documentFile[0]
              const title = t(documentTitles[type])
              return (
                <li key={type}>
                  <span>{title}</span>
                  {file ? (
                    <Button
                      size="compact-md"
                      variant="default"
                      leftSection={<IconDownload size={16} aria-hidden />}
                      aria-label={t('Download {file}', { file: title })}
                      onClick={() =>
                        file.fileKey ? void downloadFile(file.fileKey) : toast.error(t('No file available to download'))
                      }
                    >
                      {t('Download')}
                    </Button>
                  ) : (
                    <span className={classes.none}>
                      {t(isNeedless(company, type) ? 'Not required' : 'Not uploaded')}
                    </span>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </RecordQuery>
    </RecordCard>
  )
}
