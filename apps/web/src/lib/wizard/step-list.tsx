import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { formatNumber } from '../format/format'
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
  note?: ReactNode
}

// So many stand beside each other on a phone; more fold into one line.
const besideMax = 8

/** The steps of a wizard: what is done, where one is, what opens later. `step` counts from 1. Many have a counter, and fold on a phone. */
export function StepList({ step, steps }: { step: number; steps: readonly WizardStep[] }) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const current = steps[step - 1]
  const isLong = steps.length > besideMax
  const counter = `${formatNumber(step)}/${formatNumber(steps.length)}`
  return (
    <nav
      aria-label={t('Steps')}
      className={classes.side}
      data-long={isLong || undefined}
      data-open={isOpen || undefined}
    >
      {isLong && (
        <>
          <p className={classes.counter}>{counter}</p>
          <button
            type="button"
            className={classes.fold}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span className="tabular">{counter}</span>
            <span className={classes.current}>{current && t(current.name)}</span>
            <IconChevronDown size={18} aria-hidden />
          </button>
        </>
      )}
      <ol id={id} className={classes.steps}>
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
