import { Stack } from '@mantine/core'
import { IconBell, IconShieldLock } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { useSession } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { NextSteps } from '../../../ui/next-steps'
import { PageHeader } from '../../../ui/page-header'
import classes from './profile.module.css'

export const Route = createFileRoute('/candidate/dashboard')({
  staticData: { title: 'Profile' },
  component: CandidateDashboardPage,
})

function CandidateDashboardPage() {
  const { t } = useTranslation()
  const session = useSession()
  if (!session) return null
  const { firstName, lastName, email } = session.user
  return (
    <>
      <PageHeader title={t('Profile')} description={t('What your consultancy knows of you.')} />
      <Stack gap="lg">
        <dl className={classes.facts}>
          <dt>{t('Name')}</dt>
          <dd>{formatName({ firstName, lastName })}</dd>
          <dt>{t('Email')}</dt>
          <dd>{email}</dd>
        </dl>
        <NextSteps
          steps={[
            {
              icon: <IconShieldLock size={18} aria-hidden />,
              title: t('Security'),
              words: t('Your password, two-factor sign-in, and where you are signed in.'),
              to: paths.security,
            },
            {
              icon: <IconBell size={18} aria-hidden />,
              title: t('Notifications'),
              words: t('What you were told, and what you want to be told.'),
              to: paths.notifications,
            },
          ]}
        />
      </Stack>
    </>
  )
}
