import { lookupKinds } from '@corridor/contract/lookup-kinds'
import { IconListDetails, IconMapPin } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths'
import { NextSteps } from '../../ui/next-steps'
import { PageHeader } from '../../ui/page-header'

export const Route = createFileRoute('/admin/dashboard')({
  staticData: { title: 'Dashboard' },
  component: AdminDashboardPage,
})

function AdminDashboardPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('Dashboard')} description={t('What needs me today')} />
      <NextSteps
        steps={[
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
    </>
  )
}
