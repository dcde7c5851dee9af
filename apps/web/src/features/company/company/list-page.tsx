import type { Company, company } from '@corridor/contract/company/company/shapes'
import { onboardingSteps } from '@corridor/contract/company/onboarding/choices'
import { IconEye, IconPlus, IconTrash } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { countryName } from '../../../lib/format/country-name'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { specifiedRows } from '../../../lib/list/list-url'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/badge'
import { ButtonLink, TextLink } from '../../../ui/link'
import { InvitationBadge } from '../../people/invitation/exports/invitation-state'
import { useInvitationActions } from '../../people/invitation/exports/use-invitation-actions'
import { useCompanyRemoval } from './exports/use-company-removal'
import classes from './list-page.module.css'

export const Route = createFileRoute('/admin/companies/list-company')({
  staticData: { title: 'Companies' },
  component: ListCompanyPage,
})

const columns: readonly ColumnOf<typeof company.list>[] = [
  {
    header: text('Company Name'),
    sort: 'name',
    card: 'title',
    cell: (row) => <TextLink to={paths.admin.viewCompany(row._id)}>{row.name}</TextLink>,
  },
  { header: text('Trading Name'), cell: (row) => <Text value={row.tradingName} /> },
  { header: text('Legal Name'), cell: (row) => <Text value={row.companyName} /> },
  {
    header: text('Home Country'),
    card: 'fact',
    cell: (row) => <Text value={row.yourCountryInfo.map(countryName)[0]} />,
  },
  { header: text('Client Country'), cell: (row) => <Text value={row.clientCountryInfo.map(countryName)[0]} /> },
  { header: text('Domain'), cell: (row) => <Text value={row.domain} /> },
  {
    header: text('Onboarding'),
    sort: 'onboardingCompleted',
    card: 'fact',
    cell: (row) => <Onboarding company={row} />,
  },
  { header: text('Added'), sort: 'createDate', cell: (row) => <ShortDate value={row.createDate} /> },
]

const filters: FiltersOf<typeof company.list> = {
  onboardingCompleted: {
    label: text('Onboarding'),
    options: [
      { value: 'true', label: text('Completed') },
      { value: 'false', label: text('In progress') },
    ],
    toWire: (value) => value === 'true',
  },
}

function ListCompanyPage() {
  const { t } = useTranslation()
  const remove = useCompanyRemoval()
  const invited = useInvitationActions()
  const list = useList(api.company.list, { columns, filters, defaults: specifiedRows, name: 'company' })
  return (
    <ListPage
      title="Companies"
      description="Everybody who works with Corridor, and how far their onboarding is."
      list={list}
      rowName={(row) => row.name}
      rowTo={(row) => paths.admin.viewCompany(row._id)}
      rowActions={(row) => [
        { label: text('View'), icon: IconEye, to: paths.admin.viewCompany(row._id) },
        ...row.invitationInfo.flatMap(invited),
        { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) },
      ]}
      searchPlaceholder="Search by company name"
      emptyDescription="Companies appear here when someone signs up or an administrator adds them."
      primaryAction={
        <ButtonLink to={paths.admin.addCompany} leftSection={<IconPlus size={18} aria-hidden />}>
          {t('Add Company')}
        </ButtonLink>
      }
    />
  )
}

function Text({ value }: { value: string | null | undefined }) {
  const { t } = useTranslation()
  return value ? <bdi>{value}</bdi> : t('N/A')
}

function Onboarding({ company }: { company: Company }) {
  const { t } = useTranslation()
  if (company.isOnBoardingCompleted) return <Badge tone="good">{t('Completed')}</Badge>
  const [invitation] = company.invitationInfo
  return (
    <div className={classes.onboarding}>
      <Badge>
        {t('In Progress (Step {step} of {total})', { step: company.currentOnBoardingStep, total: onboardingSteps })}
      </Badge>
      {invitation && (
        <span className={classes.none}>
          {t('Invitation:')} <InvitationBadge state={invitation.state} />
        </span>
      )}
    </div>
  )
}
