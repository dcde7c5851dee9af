import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../page/breadcrumbs'
import classes from './review-head.module.css'

interface ReviewHeadProps {
  /** The pages above it, where it lies deeper than two. */
  above?: Parameters<typeof Breadcrumbs>[0]['above']
  title: ReactNode
  /** A badge or two: the state. */
  state?: ReactNode
  /** One line: what decides beyond the data. */
  facts?: ReactNode
  /** At the end: how far one is, the way to the next, and the rarer actions. */
  children: ReactNode
}

/** The head of a review; all its texts arrive translated. */
export const ReviewHead = ({ above, title, state, facts, children }: ReviewHeadProps) => (
  <>
    <div className={classes.words}>
      {above && <Breadcrumbs above={above} />}
      <div className={classes.title}>
        <Title order={1}>{title}</Title>
        {state}
      </div>
      {facts && <p className={classes.facts}>{facts}</p>}
    </div>
    <div className={classes.end}>{children}</div>
  </>
)
