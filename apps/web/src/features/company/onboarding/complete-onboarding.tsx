import type { Company } from '@corridor/contract/company/company/shapes'
import { Button, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/call/api-error'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { Message } from '../../../ui/message'
import { MissingParts } from './missing-parts'
import { wizardSteps } from './steps'
import classes from './summary.module.css'
import { refreshOnboarding, useStanding } from './use-own-company'

/** Spec 3 §9: the message is read before the dashboard opens. */
const readingMs = 1_500

/** The missing parts, the summary, and the button that completes the onboarding. */
export function CompleteOnboarding({ company, children }: { company: Company; children: ReactNode }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: standing } = useStanding()
  const missing = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<'open' | 'busy' | 'done'>('open')
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    if (phase !== 'done') return
    const leaving = setTimeout(() => void lead(), readingMs)
    return () => clearTimeout(leaving)
    async function lead() {
      // Without it the dashboard would not open yet; pressed again, the button finds everything done.
      const isKnown = await refreshOnboarding().then(
        () => true,
        () => false,
      )
      if (isKnown) await navigate({ to: paths.company.dashboard })
      else setPhase('open')
    }
  }, [phase, navigate])

  async function complete() {
    setPhase('busy')
    setFailure(undefined)
    const { _id: id, version } = company
    const done = { onboardingCompleted: true, currentOnBoardingStep: wizardSteps.length }
    try {
      await client.company.update({ id, version, ...done })
      toast.success(t('Onboarding completed successfully!'))
      setPhase('done')
    } catch (error) {
      const said = failureText(error)
      toast.error(said)
      setFailure(said)
      await refreshOnboarding().catch(() => undefined)
      setPhase('open')
      missing.current?.focus()
    }
  }

  function failureText(error: unknown): string {
    if (!(error instanceof ApiError)) return t('Failed to complete onboarding')
    if (error.status === 404) return t('No company data found to complete onboarding')
    return t('Error: {message}', { message: errorText(error) })
  }

  return (
    <Stack gap="md">
      <div ref={missing} tabIndex={-1} className={classes.missing}>
        {failure && <Message tone="danger">{failure}</Message>}
        {standing && standing.missing.length > 0 && <MissingParts parts={standing.missing} />}
      </div>
      {children}
      <div className={classes.end}>
        <p>{t('This completes the onboarding and takes you to your dashboard.')}</p>
        <Button disabled={phase !== 'open'} onClick={() => void complete()}>
          {t(phase === 'open' ? 'Complete Onboarding' : 'Processing...')}
        </Button>
      </div>
    </Stack>
  )
}
