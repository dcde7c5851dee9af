import type { ReactNode } from 'react'
import classes from './review-desk.module.css'

interface ReviewDeskProps {
  /** The subject of the review, how far one is, and the way to the next. */
  head: ReactNode
  queue: ReactNode
  /** The data that is decided on. */
  children: ReactNode
  /** The proof, beside it. */
  proof: ReactNode
  /** The decision, pinned at the foot. */
  bar: ReactNode
  /** How wide the data is beside its proof. */
  data: 'fields' | 'form' | 'table'
}

/** The desk of a review (look.md): the queue, the data and its proof side by side, and the decision always at the same place. */
export const ReviewDesk = ({ head, queue, children, proof, bar, data }: ReviewDeskProps) => (
  <div className={classes.desk} data-desk data-data={data}>
    <header className={classes.head}>{head}</header>
    <div className={classes.queue}>{queue}</div>
    <div className={classes.data}>{children}</div>
    <div className={classes.proof}>{proof}</div>
    <div className={classes.bar} data-bar>
      {bar}
    </div>
  </div>
)

/**
 * The same in two: the queue, which stays as it is while what is open changes with all its state, so that a search in it keeps what is
 * being typed; and within it the `ReviewParts` of what is open.
 */
export const ReviewFrame = ({ queue, data, children }: Pick<ReviewDeskProps, 'queue' | 'data' | 'children'>) => (
  <div className={classes.desk} data-desk data-data={data}>
    <div className={classes.queue}>{queue}</div>
    {children}
  </div>
)

export const ReviewParts = ({ head, children, proof, bar }: Omit<ReviewDeskProps, 'queue' | 'data'>) => (
  <>
    <header className={classes.head}>{head}</header>
    <div className={classes.data}>{children}</div>
    <div className={classes.proof}>{proof}</div>
    <div className={classes.bar} data-bar>
      {bar}
    </div>
  </>
)
