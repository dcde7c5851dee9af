import { useTranslation } from '../../../lib/language/i18n'
import type { Session } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { NoticePage } from '../../../ui/notice-page'
import { wizardSteps } from './steps'

/** The notice to a member who is not the owner until the onboarding is complete: its state, and who must finish it (product.md). */
export function WaitingNotice({ company }: { company: NonNullable<Session['user']['companyInfo']> }) {
  const { t } = useTranslation()
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
        steps: wizardSteps.length,
      })}{' '}
      {t('Only the owner of your company can complete the remaining steps.')}
    </NoticePage>
  )
}
