import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from '../../../lib/i18n'
import { useSession } from '../../../lib/session'
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
      <dl className={classes.facts}>
        <dt>{t('Name')}</dt>
        <dd>{`${firstName} ${lastName}`.trim()}</dd>
        <dt>{t('Email')}</dt>
        <dd>{email}</dd>
      </dl>
    </>
  )
}
