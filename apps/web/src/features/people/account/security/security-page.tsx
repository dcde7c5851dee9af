import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from '../../../../lib/language/i18n'
import { PageHeader } from '../../../../ui/page-header'
import { PasswordCard } from './password-card'
import classes from './security.module.css'
import { SessionsCard } from './sessions-card'
import { TwoFactorCard } from './two-factor-card'

export const Route = createFileRoute('/account/security')({
  staticData: { title: 'Security' },
  component: SecurityPage,
})

function SecurityPage() {
  const { t } = useTranslation()
  return (
    <div className={classes.page}>
      <PageHeader title={t('Security')} description={t('How you sign in, and where you are signed in.')} />
      <PasswordCard />
      <TwoFactorCard />
      <SessionsCard />
    </div>
  )
}
