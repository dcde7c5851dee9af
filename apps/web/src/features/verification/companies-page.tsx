import type { Company } from '@corridor/contract/company'
import { onboardingSteps } from '@corridor/contract/onboarding-choices'
import { IconEye, IconTrash } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/client'
import { ListPage } from '../../lib/list/list-page'
import { Moment } from '../../lib/list/moment'
import type { Column, Filter } from '../../lib/list/types'
import { useList } from '../../lib/list/use-list'
import { text } from '../../lib/text'
import { paths } from '../../paths'
import { Badge } from '../../ui/badge'
import { TextLink } from '../../ui/link'
import { useCompanyRemoval } from './use-company-removal'

export const Route = createFileRoute('/admin/companies/list-company')({
  staticData: { title: 'Companies' },
  component: ListCompanyPage,
})

const columns: readonly Column<Company>[] = [
  {
    header: text('Company Name'),
    sort: 'name',
    card: 'title',
    cell: (row) => <TextLink to={paths.admin.viewCompany(row._id)}>{row.name}</TextLink>,
  },
  { header: text('Trading Name'), cell: (row) => <Text value={row.tradingName} /> },
  { header: text('Legal Name'), cell: (row) => <Text value={row.companyName} /> },
  { header: text('Home Country'), card: 'fact', cell: (row) => <Text value={row.yourCountryInfo[0]?.name} /> },
  { header: text('Client Country'), cell: (row) => <Text value={row.clientCountryInfo[0]?.name} /> },
  { header: text('Domain'), cell: (row) => <Text value={row.domain} /> },
  {
    header: text('Onboarding'),
    sort: 'onboardingCompleted',
    card: 'fact',
    cell: (row) => <Onboarding company={row} />,
  },
  { header: text('Added'), sort: 'createDate', cell: (row) => <Moment moment={row.createDate} /> },
]

const filters: Record<string, Filter> = {
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
  const remove = useCompanyRemoval()
  const list = useList(api.company.list, { columns, filters, name: 'company' })
  return (
    <ListPage
      title="Companies"
      description="Everybody who works with Corridor, and how far their onboarding is."
      list={list}
      rowName={(row) => row.name}
      rowTo={(row) => paths.admin.viewCompany(row._id)}
      rowActions={(row) => [
        { label: text('View'), icon: IconEye, to: paths.admin.viewCompany(row._id) },
        { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) },
      ]}
      searchPlaceholder="Search by company name"
      emptyDescription="A company stands here from the moment its founder signs up."
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
  return <Badge>{t('Step {step} of {total}', { step: company.currentOnBoardingStep, total: onboardingSteps })}</Badge>
}
