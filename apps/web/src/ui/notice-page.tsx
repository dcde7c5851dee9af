import type { ReactNode } from 'react'
import classes from './notice-page.module.css'

interface NoticePageProps {
  code?: string
  title: string
  children: ReactNode
  actions: ReactNode
}

/** A page that only says something: what happened and where to go. Texts arrive translated. */
export function NoticePage({ code, title, children, actions }: NoticePageProps) {
  return (
    <div className={classes.notice}>
      {code && <span className={classes.code}>{code}</span>}
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.words}>{children}</p>
      <div className={classes.actions}>{actions}</div>
    </div>
  )
}
