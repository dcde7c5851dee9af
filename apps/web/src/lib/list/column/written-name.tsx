import type { ReactNode } from 'react'
import classes from '../page/list-table.module.css'

interface WrittenNameProps {
  /** The name as it is kept: what is searched, sorted and edited. */
  written: string
  /** Names that people read in the language of this reader. */
  shown: string
  /** The written name, or a link with it. */
  children: ReactNode
}

/** A name where it is kept in order: as it is written, and beside it what readers of this language see instead. */
export const WrittenName = ({ written, shown, children }: WrittenNameProps) => (
  <>
    {children}
    {shown !== written && (
      <>
        {' '}
        <bdi className={classes.said}>{shown}</bdi>
      </>
    )}
  </>
)
