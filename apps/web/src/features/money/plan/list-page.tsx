import type { Plan, plan } from '@corridor/contract/money/plan/shapes'
import { SegmentedControl, Switch } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../lib/call/client'
import { formatMoney, formatNumber } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { WrittenName } from '../../../lib/list/column/written-name'
import { ListGrid } from '../../../lib/list/page/list-grid'
import { RowMenu } from '../../../lib/list/row/row-menu'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/badge'
import { ButtonLink, TextLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import classes from './plan.module.css'
import { PlanCard } from './plan-card'
import { PlanCards } from './plan-cards'
import { type Look, useLook } from './use-look'
import { usePlanActions } from './use-plan-actions'

export const Route = createFileRoute('/admin/plan-and-subscription/list-plans')({
  staticData: { title: 'Plans' },
  component: ListPlansPage,
})

const columns: readonly ColumnOf<typeof plan.list>[] = [
  {
    header: text('Name'),
    sort: 'name',
    card: 'title',
    cell: (row) => (
      <WrittenName written={row.name} shown={seededName('plan', row.name)}>
        <TextLink to={paths.admin.editPlan(row._id)}>{row.name}</TextLink>
      </WrittenName>
    ),
  },
  {
    header: text('Price per month'),
    sort: 'monthlyPrice',
    numeric: true,
    card: 'fact',
    cell: (row) => formatMoney(row.monthlyPrice, row.currency),
  },
  {
    header: text('Price per month, billed annually'),
    sort: 'annualPrice',
    numeric: true,
    cell: (row) => formatMoney(row.annualPrice, row.currency),
  },
  { header: text('Position'), sort: 'place', numeric: true, cell: (row) => formatNumber(row.place) },
  {
    header: text('Companies'),
    numeric: true,
    card: 'fact',
    cell: (row) => formatNumber(row.companyCount ?? 0),
  },
  { header: text('Status'), sort: 'status', card: 'fact', cell: (row) => <State plan={row} /> },
]
const filters: FiltersOf<typeof plan.list> = {
  status: {
    label: text('Status'),
    options: [
      { value: 'active', label: text('Offered') },
      { value: 'retired', label: text('Retired') },
    ],
  },
}

function ListPlansPage() {
  const { t } = useTranslation()
  const [look, setLook] = useLook()
  const [isAnnual, setIsAnnual] = useState(false)
  const looks: Record<Look, string> = { card: t('Cards'), list: t('List') }
  const add = (
    <ButtonLink to={paths.admin.addPlan} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('Add Plan')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={t('Plans')} description={t('The plans companies can choose, and their prices.')}>
        {add}
      </PageHeader>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={t('View')}
          value={look}
          onChange={(next) => setLook(next as Look)}
          data={Object.entries(looks).map(([value, label]) => ({ value, label }))}
        />
        {look === 'card' && (
          <Switch
            label={t('Annual Billing')}
            checked={isAnnual}
            onChange={(event) => setIsAnnual(event.currentTarget.checked)}
          />
        )}
      </div>
      {look === 'card' ? <Cards isAnnual={isAnnual} /> : <List />}
    </>
  )
}

function Cards({ isAnnual }: { isAnnual: boolean }) {
  const { t } = useTranslation()
  const actionsOf = usePlanActions()
  return (
    <PlanCards>
      {(plan) => (
        <PlanCard
          plan={plan}
          isAnnual={isAnnual}
          menu={<RowMenu name={seededName('plan', plan.name)} actions={actionsOf(plan)} />}
        >
          {t('Companies with this plan: {n}', { n: formatNumber(plan.companyCount ?? 0) })}
        </PlanCard>
      )}
    </PlanCards>
  )
}

function List() {
  const actionsOf = usePlanActions()
  const list = useList(api.plan.list, { columns, filters, defaults: { sort: 'place', dir: 'asc' } })
  return (
    <ListGrid
      list={list}
      rowName={(row) => row.name}
      rowTo={(row) => paths.admin.editPlan(row._id)}
      rowActions={actionsOf}
      searchPlaceholder="Search by name"
    />
  )
}

function State({ plan }: { plan: Plan }) {
  const { t } = useTranslation()
  return plan.status === 'active' ? <Badge tone="good">{t('Offered')}</Badge> : <Badge>{t('Retired')}</Badge>
}
