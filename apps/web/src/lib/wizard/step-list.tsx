import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../language/i18n'
import { toSearch } from '../page/search'
import classes from './wizard.module.css'

export interface WizardStep {
  /** A key. */
  name: string
  /** The address of the step; without it, it cannot be opened yet. */
  to: string | undefined
  search?: Record<string, string>
  isDone: boolean
  /** Below the name, translated: what is missing, how much is there. */
  note?: string | false
}

/** The steps of a wizard: what is done, where one is, what opens later. `step` counts from 1. */
export function StepList({ step, steps }: { step: number; steps: readonly WizardStep[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Steps')} className={classes.side}>
      <ol className={classes.steps}>
        {steps.map(({ name, to, search, isDone, note }, at) => {
          const number = at + 1
          const mark = (
            <>
              <span className={classes.mark} aria-hidden>
                {isDone ? <IconCheck size={14} stroke={3} /> : number}
              </span>
              <span className={classes.names}>
                {t(name)}
                <span className={classes.note}>{note}</span>
              </span>
            </>
          )
          const attributes = {
            className: classes.step,
            'data-done': isDone || undefined,
            ...(number === step ? { 'aria-current': 'step' as const } : {}),
          }
          return (
            <li key={name}>
              {to && number !== step ? (
                <Link to={to} search={toSearch(search ?? {})} {...attributes}>
                  {mark}
                </Link>
              ) : (
                <span {...attributes} data-closed={!to || undefined}>
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
