import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../lib/session'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/link'
import { NoticePage } from '../../ui/notice-page'

export const Route = createFileRoute('/company/onboarding/$step')({
  staticData: { title: 'Complete the onboarding' },
  component: OnboardingWaitingPage,
})

const steps = 6

/** What a member sees until the company's onboarding is complete: where it stands, and who must finish (product.md). */
function OnboardingWaitingPage() {
  const { t } = useTranslation()
  const session = useSession()
  const company = session?.user.companyInfo
  if (!session || !company) return null
  if (session.user.isOnBoardingCompleted) return <Navigate to={paths.company.dashboard} replace />
  return (
    <NoticePage
      title={t('Complete the onboarding')}
      actions={
        <ButtonLink variant="default" to={paths.company.signOut}>
          {t('Sign Out')}
        </ButtonLink>
      }
    >
      {t('{company} is at step {step} of {steps}. Candidates and hotlists open when the last step is done.', {
        company: company.name,
        step: company.currentOnBoardingStep,
        steps,
      })}{' '}
      {session.roles.includes('owner')
        ? t('As the owner, you complete the remaining steps.')
        : t('Only the owner of your company can complete the remaining steps.')}
    </NoticePage>
  )
}
