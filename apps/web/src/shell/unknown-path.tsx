import { Navigate, useLocation } from '@tanstack/react-router'
import { movedTo, paths } from '../paths'

/** An address without a page leads to where it has moved, else to the not-found page. */
export function UnknownPath() {
  const { pathname, searchStr } = useLocation()
  const target = movedTo(pathname)
  return <Navigate to={target ? `${target}${searchStr}` : paths.error.notFound} replace />
}
