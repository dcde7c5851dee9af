import { type StaticDataRouteOption, useLocation, useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type Translate, useTranslation } from '../lib/language/i18n'

/** Names the page in the browser's title, and moves focus to it when the path changes, so that screen readers follow. */
export function PageTitle() {
  const { t } = useTranslation()
  const title = useMatches({
    select: (matches) => titleOf(matches.findLast(isTitled), t),
  })
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)

  useEffect(() => {
    document.title = title ? `${title} · Corridor` : 'Corridor'
  }, [title])

  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}

interface TitledMatch {
  params: Record<string, string>
  staticData: StaticDataRouteOption
}

const isTitled = ({ staticData }: TitledMatch) => Boolean(staticData.title ?? staticData.entity)

function titleOf(match: TitledMatch | undefined, t: Translate) {
  const { title, entity } = match?.staticData ?? {}
  const named = entity?.(match?.params ?? {})
  if (!title) return named && t(named)
  return t(title, { entity: named ? t(named) : '' })
}
