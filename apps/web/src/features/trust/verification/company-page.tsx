import type { Company } from '@corridor/contract/company/company/shapes'
import { companyDocumentTypes, onboardingSteps } from '@corridor/contract/company/onboarding/choices'
import { isSpared } from '@corridor/contract/company/onboarding/documents'
import type { CompanySection } from '@corridor/contract/trust/verification/sections'
import type { SectionReview } from '@corridor/contract/trust/verification/shapes'
import { Button, Stack } from '@mantine/core'
import { IconArrowLeft, IconDownload, IconPlayerTrackNext, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/client'
import { t, useTranslation } from '../../../lib/i18n'
import { RowMenu } from '../../../lib/list/row-menu'
import { Facts, RecordCard } from '../../../lib/record/record-card'
import { isMissing, RecordQuery } from '../../../lib/record/record-query'
import { useLeaveMissing } from '../../../lib/record/use-leave-missing'
import { text } from '../../../lib/text'
import { toast } from '../../../lib/toast'
import { downloadFile } from '../../../lib/upload/download-file'
import { useSearchText } from '../../../lib/use-search-text'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { useCompanyRemoval } from '../../company/company/exports/use-company-removal'
import { documentTitles } from '../../company/onboarding/exports/document-words'
import { whoAreYou } from '../../people/account/exports/who-are-you'
import { InvitationBadge } from '../../people/invitation/exports/invitation-state'
import { useInvitationActions } from '../../people/invitation/exports/use-invitation-actions'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { AccountNumber } from '../bank-details/exports/account-number'
import { SectionPanel } from './section-panel'
import { useNextPending } from './use-next-pending'
import classes from './verification.module.css'

export const Route = createFileRoute('/admin/companies/view-company/$companyId')({
  staticData: { title: 'Company Details' },
  component: ViewCompanyPage,
})

function ViewCompanyPage() {
  const { companyId } = useParams({ from: '/admin/companies/view-company/$companyId' })
  const company = useQuery(api.company.list.queryOptions({ input: { limit: 1, filters: { _id: companyId } } }))
  const verification = useQuery({
    ...api.verification.view.queryOptions({ input: { companyId } }),
    select: ({ data }) => data.sections,
    staleTime: 0,
  })
  const isGone = company.data?.data.length === 0 || isMissing(company.error)
  useLeaveMissing(isGone, { text: text('Company not found'), to: paths.admin.listCompany })
  if (isGone) return null
  return (
    <RecordQuery query={company}>
      {({ data: [found] }) =>
        found && (
          <RecordQuery query={verification}>
            {(sections) => <CompanyDetails company={found} sections={sections} />}
          </RecordQuery>
        )
      }
    </RecordQuery>
  )
}

const additional: CompanySection[] = ['agreement', 'repCertificate', 'pdfMaster']

function CompanyDetails({ company, sections }: { company: Company; sections: SectionReview[] }) {
  const { t } = useTranslation()
  const { next } = useNextPending()
  const navigate = useNavigate()
  const remove = useCompanyRemoval(() => navigate({ to: paths.admin.listCompany, replace: true }))
  const invited = useInvitationActions()
  const sought = useSearchText('section')
  const account = sections
    .flatMap(({ section, now }) => (section === 'bankDetails' ? now : []))
    .flatMap(({ facts }) => facts)
    .find(({ field }) => field === 'accountNumber')?.value
  const panels = (...wanted: CompanySection[]) =>
    sections
      .filter(({ section }) => wanted.includes(section))
      .map((review) => (
        <SectionPanel
          key={`${company._id} ${review.section}`}
          companyId={company._id}
          review={review}
          isSought={sought === review.section}
        />
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
        <WatchButton kind="company" id={company._id} />
        <Button
          onClick={() => void next()}
          leftSection={<IconPlayerTrackNext size={18} aria-hidden />}
          aria-keyshortcuts="n"
        >
          {t('Review next')}
        </Button>
        <RowMenu
          name={company.name}
          actions={[
            ...company.invitationInfo.flatMap(invited),
            { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(company) },
          ]}
        />
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
          {account && <AccountNumber companyId={company._id} masked={account} />}
          {panels('bankDetails')}
        </RecordCard>
        <RecordCard title="Social Media Information">{panels('socialMedia')}</RecordCard>
        <RecordCard title="Additional Verifications">{panels(...additional)}</RecordCard>
      </Stack>
    </>
  )
}

function factsOf(company: Company) {
  const { currentOnBoardingStep: step } = company
  return [
    { label: 'Trading Name', value: company.tradingName },
    { label: 'Company Name', value: company.companyName },
    { label: 'Company Type', value: company.type && t(whoAreYou[company.type].title) },
    { label: 'Home Country', value: company.yourCountryInfo[0]?.name },
    { label: 'Client Country', value: company.clientCountryInfo[0]?.name },
    { label: 'Domain', value: company.domain && <bdi>{company.domain}</bdi> },
    {
      label: 'Onboarding Status',
      value: company.isOnBoardingCompleted
        ? t('Completed')
        : t('In Progress (Step {step} of {total})', { step, total: onboardingSteps }),
    },
    ...company.invitationInfo.map(({ name, email, state }) => ({
      label: text('Invited Owner'),
      value: (
        <>
          <bdi>{name}</bdi>, <bdi>{email}</bdi> <InvitationBadge state={state} />
        </>
      ),
    })),
  ]
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
                      {t(isSpared(company.documentationInfo, type) ? 'Not required' : 'Not uploaded')}
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
