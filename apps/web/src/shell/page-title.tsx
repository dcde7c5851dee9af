import { useLocation, useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the page in the browser's title, and moves focus to it when the path changes, so that screen readers follow. */
export function PageTitle() {
  const { t } = useTranslation()
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  })
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)

  useEffect(() => {
    document.title = title ? `${t(title)} · Corridor` : 'Corridor'
  }, [title, t])

  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
