import type { Company, CompanyStanding } from '@corridor/contract/company/company/shapes'
import { useTranslation } from '../../../lib/language/i18n'
import { StepList, type WizardStep } from '../../../lib/wizard/step-list'
import { paths } from '../../../paths'
import { findClosed, wizardSteps } from './steps'
import { useStanding } from './use-own-company'

interface OnboardingStepsProps {
  step: number
  company: Company
}

/** The steps with what is done, where one is, what is missing and what opens later. */
export function OnboardingSteps({ step, company }: OnboardingStepsProps) {
  const { t } = useTranslation()
  const { data: standing } = useStanding()
  const toStep = (name: string, at: number): WizardStep => {
    const number = at + 1
    const isOpen = !findClosed(number, company.currentOnBoardingStep)
    const missing = countMissing(standing, number)
    const isDone = isOpen && isCompleted(company, standing, number)
    if (!isOpen) return { name, to: undefined, isDone, note: t('Opens later') }
    const isMissing = missing > 0 && number <= step
    const note = isDone ? t('Completed') : isMissing && t('{n} missing', { n: missing })
    return { name, to: paths.company.onboardingStep(number), isDone, note }
  }
  return <StepList step={step} steps={wizardSteps.map(({ name }, at) => toStep(name, at))} />
}

const countMissing = (standing: CompanyStanding | undefined, step: number) =>
  (standing?.missing ?? []).filter((part) => part.step === step).length

/** Whether nothing is missing on a step. */
export function isCompleted(company: Company, standing: CompanyStanding | undefined, step: number): boolean {
  if (step === wizardSteps.length) return company.onboardingCompleted
  return standing !== undefined && countMissing(standing, step) === 0
}
