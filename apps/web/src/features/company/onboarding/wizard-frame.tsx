import type { Company } from '@corridor/contract/company/company/shapes'
import { stepProgress } from '@corridor/contract/company/onboarding/choices'
import { Progress } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatPercent } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import classes from '../../../lib/wizard/wizard.module.css'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { ReturnedNotice } from '../company/exports/returned-notice'
import { isCompleted, OnboardingSteps } from './step-list'
import { findClosed, wizardSteps } from './steps'
import { useStanding } from './use-own-company'

interface WizardFrameProps {
  step: number
  company: Company
  children: ReactNode
}

/** The frame of every step: the steps at the side, how far the onboarding is, the heading. */
export function WizardFrame({ step, company, children }: WizardFrameProps) {
  const { t } = useTranslation()
  const { title, words, wordsAfter = words, section } = wizardSteps[step - 1] as (typeof wizardSteps)[number]
  const percent = company.onboardingCompleted ? 100 : (stepProgress[step - 1] ?? 0)
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(step)

  // The step that was left took the focus with it.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    content.current?.focus()
    scrollTo({ top: 0 })
  }, [step])

  return (
    <div className={classes.wizard}>
      <OnboardingSteps step={step} company={company} />
      <div ref={content} tabIndex={-1} className={classes.content}>
        <div className={classes.progress}>
          <span>{t('Step {step} of {steps}', { step, steps: wizardSteps.length })}</span>
          <Progress.Root size="sm" className={classes.bar}>
            <Progress.Section
              value={percent}
              className={classes.section ?? ''}
              data-tone={toneOf(percent)}
              aria-label={t('Progress of the onboarding')}
            />
          </Progress.Root>
          <span className="tabular">{formatPercent(percent)}</span>
        </div>
        <PageHeader title={t(title)} description={t(company.onboardingCompleted ? wordsAfter : words)} />
        {company.onboardingCompleted && section && <ReturnedNotice sections={[section]} />}
        {children}
        <StepNavigation step={step} company={company} />
      </div>
    </div>
  )
}

/** The ways to the steps beside this one, as far as they are open. */
function StepNavigation({ step, company }: { step: number; company: Company }) {
  const { t } = useTranslation()
  const { data: standing } = useStanding()
  const hasNext = step < wizardSteps.length && !findClosed(step + 1, company.currentOnBoardingStep)
  return (
    <nav aria-label={t('Previous and next step')} className={classes.navigation}>
      {step > 1 && (
        <ButtonLink variant="default" to={paths.company.onboardingStep(step - 1)}>
          {t('Previous')}
        </ButtonLink>
      )}
      {hasNext && (
        <ButtonLink
          variant={isCompleted(company, standing, step) ? 'filled' : 'default'}
          ms="auto"
          to={paths.company.onboardingStep(step + 1)}
        >
          {t('Next')}
        </ButtonLink>
      )}
    </nav>
  )
}

/** Spec 3 §2.2, the colours of the bar. */
function toneOf(percent: number): 'light' | 'normal' | 'success' {
  if (percent < 30) return 'light'
  return percent < 70 ? 'normal' : 'success'
}
