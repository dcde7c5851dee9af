import type { Company } from '@corridor/contract/company/company/shapes'
import { companyDocumentTypes } from '@corridor/contract/company/onboarding/choices'
import type { CompanySection } from '@corridor/contract/field/company-sections'
import type { SectionReview } from '@corridor/contract/trust/verification/shapes'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconChecklist, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { Facts, RecordCard } from '../../../lib/record/record-card'
import { RecordQuery } from '../../../lib/record/record-query'
import { downloadFile } from '../../../lib/upload/download-file'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/badge'
import { documentTitles, isNeedless } from '../../company/onboarding/exports/document-words'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { AccountNumber } from '../bank-details/exports/account-number'
import { decidingFacts, namesOf } from './company-facts'
import { SectionPanel } from './section-panel'
import { waits } from './section-state'
import { useCompanyMenu } from './use-company-menu'
import classes from './verification.module.css'

interface AllSectionsProps {
  company: Company
  sections: SectionReview[]
}

const additional: CompanySection[] = ['agreement', 'repCertificate', 'pdfMaster']

/** All of a company on one page, each section with the switch, the note and the button of the specification (spec 1 §2). */
export default function AllSections({ company, sections }: AllSectionsProps) {
  const { t } = useTranslation()
  const menu = useCompanyMenu(company)
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
  const order = useRecordOrder(api.company.list, company._id, paths.admin.viewCompany)
  const toDecide = sections.filter(waits).length
  return (
    <RecordFrame
      name={company.name}
      face={{ kind: 'company', of: company._id }}
      state={toDecide > 0 && <Badge tone="attention">{t('{n} to decide', { n: formatNumber(toDecide) })}</Badge>}
      line={t('What the company submitted, and what is verified of it.')}
      order={order}
      facts={decidingFacts(company, sections)}
      act={{
        label: text('Review section by section'),
        icon: IconChecklist,
        to: paths.admin.viewCompany(company._id),
      }}
      acts={[{ label: text('Back to Companies'), icon: IconArrowLeft, to: paths.admin.listCompany }]}
      more={<WatchButton kind="company" id={company._id} />}
      menu={menu}
    >
      <RecordCard title="Company Information">
        <Facts facts={namesOf(company)} />
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
    </RecordFrame>
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
