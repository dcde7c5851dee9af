import type { ReactNode } from 'react'

interface NoticeProps {
  code: string
  title: string
  children: ReactNode
  actions: ReactNode
}

/** A page that only says something: what happened and where to go. Texts arrive translated. */
export function Notice({ code, title, children, actions }: NoticeProps) {
  return (
    <div className="notice">
      <span className="notice-code">{code}</span>
      <h1 className="notice-title">{title}</h1>
      <p className="notice-words">{children}</p>
      <div className="actions">{actions}</div>
    </div>
  )
}
