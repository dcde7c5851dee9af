import { lookupKinds } from '@corridor/contract/base/lookup/kinds'
import type { OrderState } from '@corridor/contract/money/plan/terms'
import { Stack } from '@mantine/core'
import { IconListDetails, IconMapPin, IconReceipt } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/client'
import { useTranslation } from '../../../lib/i18n'
import { useLive } from '../../../lib/live'
import { refresh } from '../../../lib/query-client'
import { paths } from '../../../paths'
import { NextSteps } from '../../../ui/next-steps'
import { PageHeader } from '../../../ui/page-header'
import { AdminCharts } from './admin-charts'
import { AdminFigures } from './admin-figures'
import { useTotal } from './use-total'

export const Route = createFileRoute('/admin/dashboard')({
  staticData: { title: 'Dashboard' },
  component: AdminDashboardPage,
})

const waiting: OrderState = 'open'

function AdminDashboardPage() {
  const { t } = useTranslation()
  useLive('dashboard', true, () => void refresh(api.dashboard, api.order))
  return (
    <>
      <PageHeader title={t('Dashboard')} description={t('Needs your attention')} />
      <Stack gap="lg">
        <AdminFigures />
        <AdminCharts />
        <NextSteps
          steps={[
            {
              icon: <IconReceipt size={18} aria-hidden />,
              title: t('Orders to confirm'),
              words: t('Companies whose payment is to be confirmed, or refused.'),
              to: paths.admin.listOrder,
              search: { status: waiting },
              count: useTotal(api.order.list, { status: waiting }),
            },
            {
              icon: <IconListDetails size={18} aria-hidden />,
              title: t('Lookups'),
              words: t('The values that forms offer: job types, skills, work authorizations and more.'),
              to: paths.admin.listLookup(lookupKinds[0]),
            },
            {
              icon: <IconMapPin size={18} aria-hidden />,
              title: t('Address management'),
              words: t('Countries, states and cities, and which of them can be chosen.'),
              to: paths.admin.listAddress('country'),
            },
          ]}
        />
      </Stack>
    </>
  )
}
