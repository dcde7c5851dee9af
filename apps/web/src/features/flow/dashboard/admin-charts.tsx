import type { AdminDashboard } from '@corridor/contract/flow/dashboard/shapes'
import { useState } from 'react'
import { formatMoney, formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './admin.module.css'
import { ofBoth } from './admin-figures'
import { ChartCard } from './chart-card'
import { useAdminDashboard, usePeriod } from './use-admin-dashboard'

/** Charts of mails that came in and of people who applied, by time. */
export function AdminCharts() {
  return (
    <div className={classes.charts}>
      <PaymentCollection />
      <TotalApplications />
    </div>
  )
}

const noPoints: AdminDashboard['applicationPoints'] = []

function PaymentCollection() {
  const { t } = useTranslation()
  const [months, choose] = usePeriod('payments')
  const query = useAdminDashboard(months)
  const [chosen, setChosen] = useState<string>()
  const all = query.data?.payments ?? []
  const series = all.find(({ currency }) => currency === chosen) ?? all.toSorted((a, b) => b.total - a.total)[0]
  const currency = series?.currency ?? 'USD'
  const points = series?.points ?? noPoints.map(({ start }) => ({ start, amount: 0 }))
  return (
    <ChartCard
      title="Payment Collection"
      what={t('Payments, less refunds')}
      kind="bar"
      query={query}
      period={{ months, choose }}
      currencies={{ all: all.map((one) => one.currency), chosen: currency, choose: setChosen }}
      unit={query.data?.unit ?? 'month'}
      points={points.map(({ start, amount }) => ({ start, value: amount }))}
      total={formatMoney(series?.total ?? 0, currency)}
      format={(value) => formatMoney(value, currency)}
      empty={t('No payments in this period.')}
    />
  )
}

function TotalApplications() {
  const { t } = useTranslation()
  const [months, choose] = usePeriod('applications')
  const query = useAdminDashboard(months)
  const points = query.data?.applicationPoints ?? noPoints
  const sumOf = (name: 'count' | 'jobs' | 'students') => points.reduce((sum, point) => sum + point[name], 0)
  return (
    <ChartCard
      title="Total Applications"
      what={t('Applications')}
      kind="area"
      query={query}
      period={{ months, choose }}
      unit={query.data?.unit ?? 'month'}
      points={points.map(({ start, count }) => ({ start, value: count }))}
      total={formatNumber(sumOf('count'))}
      note={ofBoth({ jobs: sumOf('jobs'), students: sumOf('students') }, t)}
      format={formatNumber}
      empty={t('No applications in this period.')}
    />
  )
}
