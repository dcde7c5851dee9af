import type { Company, CompanyStanding } from '@corridor/contract/company'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths'
import { findClosed, wizardSteps } from './steps'
import { useStanding } from './use-own-company'
import classes from './wizard.module.css'

interface StepListProps {
  step: number
  company: Company
}

/** The steps with what is done, where one is, what is missing and what opens later. */
export function StepList({ step, company }: StepListProps) {
  const { t } = useTranslation()
  const { data: standing } = useStanding()
  return (
    <nav aria-label={t('Steps')} className={classes.side}>
      <ol className={classes.steps}>
        {wizardSteps.map(({ name }, at) => {
          const number = at + 1
          const isOpen = !findClosed(number, company.currentOnBoardingStep)
          const missing = countMissing(standing, number)
          const isDone = isOpen && isCompleted(company, standing, number)
          const mark = (
            <>
              <span className={classes.mark} aria-hidden>
                {isDone ? <IconCheck size={14} stroke={3} /> : number}
              </span>
              <span className={classes.names}>
                {t(name)}
                <span className={classes.note}>
                  {isDone && t('Completed')}
                  {isOpen && missing > 0 && number <= step && t('{n} missing', { n: missing })}
                  {!isOpen && t('Opens later')}
                </span>
              </span>
            </>
          )
          const attributes = {
            className: classes.step,
            'data-done': isDone || undefined,
            ...(number === step ? { 'aria-current': 'step' as const } : {}),
          }
          return (
            <li key={number}>
              {isOpen && number !== step ? (
                <Link to={paths.company.onboardingStep(number)} {...attributes}>
                  {mark}
                </Link>
              ) : (
                <span {...attributes} data-closed={!isOpen || undefined}>
                  {mark}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

const countMissing = (standing: CompanyStanding | undefined, step: number) =>
  (standing?.missing ?? []).filter((part) => part.step === step).length

function isCompleted(company: Company, standing: CompanyStanding | undefined, step: number): boolean {
  if (step === wizardSteps.length) return company.onboardingCompleted
  return standing !== undefined && countMissing(standing, step) === 0
}
