import { access } from '@corridor/contract/wire/access'
import { createFileRoute, Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { toast } from '../../../lib/feedback/toast'
import { useTranslation } from '../../../lib/language/i18n'
import { LostPage } from '../../../lib/page/lost-page'
import { PageBusy } from '../../../lib/page/page-busy'
import { RecordQuery } from '../../../lib/record/record-query'
import { useMay, useSession } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { stepPages } from './step-pages'
import { findClosed } from './steps'
import { toStep } from './to-step'
import { useOwnCompany } from './use-own-company'
import { WaitingNotice } from './waiting-notice'
import { WizardFrame } from './wizard-frame'

export const Route = createFileRoute('/company/onboarding/$step')({
  staticData: { title: 'Complete the onboarding' },
  beforeLoad: ({ params }) => void toStep(params.step),
  notFoundComponent: LostPage,
  component: WizardPage,
})

function WizardPage() {
  const step = toStep(useParams({ from: '/company/onboarding/$step' }).step)
  const session = useSession()
  const isManager = useMay(access.onboarding.manage)
  if (!session?.user.companyInfo) return null
  if (isManager) return <Wizard step={step} />
  if (session.user.isOnBoardingCompleted) return <Navigate to={paths.company.dashboard} replace />
  return <WaitingNotice company={session.user.companyInfo} />
}

function Wizard({ step }: { step: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const query = useOwnCompany()
  // Another device may have gone on meanwhile: only what was read now closes a step.
  const closed = query.data && !query.isFetching ? findClosed(step, query.data.currentOnBoardingStep) : undefined

  useEffect(() => {
    if (!closed) return
    toast.warning(t(closed.warning, { step: closed.leadTo }))
    void navigate({ to: paths.company.onboardingStep(closed.leadTo), replace: true })
  }, [closed, navigate, t])

  return (
    <RecordQuery query={query}>
      {(own) => {
        const Page = stepPages[step]
        if (!own || !Page || findClosed(step, own.currentOnBoardingStep)) return <PageBusy />
        return (
          <WizardFrame step={step} company={own}>
            <Suspense fallback={<PageBusy />}>
              <Page key={step} company={own} />
            </Suspense>
          </WizardFrame>
        )
      }}
    </RecordQuery>
  )
}
