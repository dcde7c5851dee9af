import { useNavigate } from '@tanstack/react-router'
import { useSearchText } from '../../../lib/page/use-search-text'
import { currentSession } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { findClosed, wizardSteps } from './steps'
import { refreshOnboarding } from './use-own-company'

/** Leads on once a step is saved: to the next one, or back to the summary where that sent here (`?mode=edit`). */
export function useStepSaved(step: number) {
  const navigate = useNavigate()
  const isEdit = useSearchText('mode') === 'edit'
  return async () => {
    // It is saved: a read that fails now is made again by the page that opens.
    await refreshOnboarding().catch(() => undefined)
    const summary = wizardSteps.length
    const openStep = currentSession()?.user.companyInfo?.currentOnBoardingStep ?? 1
    const next = isEdit && !findClosed(summary, openStep) ? summary : step + 1
    await navigate({ to: paths.company.onboardingStep(next) })
  }
}
