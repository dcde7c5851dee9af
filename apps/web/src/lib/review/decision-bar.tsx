import type { ReactNode } from 'react'
import classes from './decision-bar.module.css'

interface DecisionBarProps {
  /** Under the data: a note, or a sentence on what the decision does. */
  start?: ReactNode
  /** Translated: what comes after the decision. */
  then?: string | undefined
  /** The decision, the filled button last. */
  children?: ReactNode
}

/** The foot of a review: the decision stands at the same place whatever is decided. */
export const DecisionBar = ({ start, then, children }: DecisionBarProps) => (
  <div className={classes.bar}>
    <div className={classes.start}>{start}</div>
    {then && <span className={classes.then}>{then}</span>}
    {children && <div className={classes.actions}>{children}</div>}
  </div>
)
