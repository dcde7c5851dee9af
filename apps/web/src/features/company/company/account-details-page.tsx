import type { CompanySectionState } from '@corridor/contract/company/company/shapes'
import type { CompanySection } from '@corridor/contract/field/company-sections'
import { access } from '@corridor/contract/wire/access'
import { IconCircleCheck, IconCircleDashed, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RecordCard } from '../../../lib/record/record-card'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/badge'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import classes from './exports/account-details.module.css'
import { sectionStates } from './exports/section-states'

export const Route = createFileRoute('/company/account-details/')({
  staticData: { title: 'Account Details' },
  beforeLoad: only(access.setup.read),
  component: AccountDetailsPage,
})

interface Step {
  section: CompanySection
  label: string
  /** The page on which it is changed; without it, its form is not there yet. */
  to?: string
  /** Members may open it too, to read. */
  isReadable?: boolean
}

const edit = { mode: 'edit' }

/** The seven of the specification (spec 2 §2), the dossier, and the company's pages on social networks. */
const steps: readonly Step[] = [
  { section: 'companyPersonName', label: text('Name'), to: paths.company.onboardingStep(1) },
  { section: 'officeAddress', label: text('Registered Office Address'), to: paths.company.onboardingStep(2) },
  { section: 'contactDetails', label: text('Contact Details'), to: paths.company.onboardingStep(3) },
  { section: 'referenceBy', label: text('Reference By'), to: paths.company.onboardingStep(5) },
  {
    section: 'bankDetails',
    label: text('Bank Details for Commission'),
    to: paths.company.bankDetails,
    isReadable: true,
  },
  {
    section: 'agreement',
    label: text('Signed Agreement (version 2025)'),
    to: paths.company.agreement,
    isReadable: true,
  },
  {
    section: 'repCertificate',
    label: text('Official Representative Certificate (version 2025)'),
    to: paths.company.certificate,
    isReadable: true,
  },
  { section: 'pdfMaster', label: text('PDF Master'), to: paths.company.dossier, isReadable: true },
  { section: 'socialMedia', label: text('Social Media'), to: paths.company.socialMedia, isReadable: true },
]

function AccountDetailsPage() {
  const { t } = useTranslation()
  const query = useQuery({ ...api.company.sections.queryOptions({ input: {} }), staleTime: 0 })
  return (
    <>
      <PageHeader
        title={t('Account Details')}
        description={t('What your company tells of itself, and what is verified of it.')}
      />
      <RecordCard title="Steps">
        <RecordQuery query={query}>
          {({ data }) => (
            <ol className={classes.steps}>
              {steps.map((step) => (
                <StepRow key={step.section} step={step} stands={data.find((one) => one.section === step.section)} />
              ))}
            </ol>
          )}
        </RecordQuery>
      </RecordCard>
    </>
  )
}

function StepRow({ step, stands }: { step: Step; stands: CompanySectionState | undefined }) {
  const { t } = useTranslation()
  const mayChange = useMay(access.setup.manage)
  const state = stands?.state ?? 'not-submitted'
  const { label, tone } = sectionStates[state]
  const name = t(step.label)
  const isDone = state !== 'not-submitted' && state !== 'returned'
  const Tick = isDone ? IconCircleCheck : IconCircleDashed
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <Tick size={20} role="img" aria-label={t(isDone ? 'Done' : 'Open')} />
      <span>{name}</span>
      <Badge tone={tone}>{t(label)}</Badge>
      <span className={classes.edit}>
        {step.to && (mayChange || step.isReadable) && (
          <ButtonLink
            size="compact-md"
            variant="subtle"
            to={step.to}
            {...(step.isReadable ? {} : { search: edit })}
            aria-label={t(mayChange ? 'Edit {name}' : 'View {name}', { name })}
          >
            {mayChange ? <IconPencil size={18} aria-hidden /> : t('View')}
          </ButtonLink>
        )}
      </span>
      {stands?.reason && (
        <p className={classes.reason}>
          <bdi>{stands.reason}</bdi>
        </p>
      )}
    </li>
  )
}
