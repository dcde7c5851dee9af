import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './next-steps.module.css'

export interface NextStep {
  icon: ReactNode
  title: string
  words: string
  to: string
  search?: Record<string, string>
  /** A number that the page behind the link shows in full. */
  count?: string | undefined
}

/** Links with a line of words each: what to do next. Texts arrive translated. */
export function NextSteps({ steps }: { steps: NextStep[] }) {
  return (
    <ul className={classes.steps}>
      {steps.map(({ icon, title, words, to, search, count }) => (
        <li key={title}>
          <Link to={to} {...(search ? { search } : {})} className={classes.step}>
            <span className={classes.icon}>{icon}</span>
            <span>
              <span className={classes.title}>{title}</span>
              {count !== undefined && <span className={classes.count}>{count}</span>}
              <span className={classes.words}>{words}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
