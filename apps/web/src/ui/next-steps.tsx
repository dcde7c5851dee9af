import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './next-steps.module.css'

export interface NextStep {
  icon: ReactNode
  title: string
  words: string
  to: string
}

/** Links with a line of words each: what to do next. Texts arrive translated. */
export function NextSteps({ steps }: { steps: NextStep[] }) {
  return (
    <ul className={classes.steps}>
      {steps.map(({ icon, title, words, to }) => (
        <li key={to}>
          <Link to={to} className={classes.step}>
            <span className={classes.icon}>{icon}</span>
            <span>
              <span className={classes.title}>{title}</span>
              <span className={classes.words}>{words}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
