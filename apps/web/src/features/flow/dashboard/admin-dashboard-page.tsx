import { Stack } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { refresh } from '../../../lib/call/query-client'
import { useTranslation } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'
import { PageHeader } from '../../../ui/page-header'
import { FirstSteps } from '../first-steps/exports/first-steps'
import { useFirstSteps } from '../first-steps/exports/use-first-steps'
import { WaitingList } from '../today/exports/waiting-list'
import { AdminCharts } from './admin-charts'
import { AdminFigures } from './admin-figures'
import { useAdminDashboard } from './use-admin-dashboard'
import { useAdminWaiting } from './use-admin-waiting'

export const Route = createFileRoute('/admin/dashboard')({
  staticData: { title: 'Dashboard' },
  component: AdminDashboardPage,
})

function AdminDashboardPage() {
  const { t } = useTranslation()
  const waiting = useAdminWaiting()
  const { data } = useAdminDashboard()
  const { isPending, ...firstSteps } = useFirstSteps()
  useLive('dashboard', true, () => void refresh(api.dashboard, api.order))
  return (
    <>
      <PageHeader title={t('Dashboard')} />
      {!isPending && (
        <Stack gap="lg">
          {data?.workers === 0 && (
            <Message tone="danger">
              {t('No worker is running. Emails, resumes and imports wait until one does.')}
            </Message>
          )}
          <WaitingList {...waiting} />
          <FirstSteps {...firstSteps} />
          <AdminFigures />
          <AdminCharts />
        </Stack>
      )}
    </>
  )
}
