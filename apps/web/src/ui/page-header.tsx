import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** The one primary action, at the end; secondary ones before it. */
  children?: ReactNode
}

/** The head of a page: its title, one line that says what it is for, and its actions. Texts arrive translated. */
export function PageHeader({ title, description, children }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <Title order={1}>{title}</Title>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      {children && (
        <div className={classes.actions} data-acts>
          {children}
        </div>
      )}
    </header>
  )
}
