import { createRootRoute, redirect } from '@tanstack/react-router'
import { movedTo } from '../entry-paths'
import { Root } from './root-page'
import { UnknownPath } from './unknown-path'

export const Route = createRootRoute({
  beforeLoad: ({ location }) => {
    const target = movedTo(location.pathname)
    if (target) throw redirect({ to: target, search: true, replace: true })
  },
  component: Root,
  notFoundComponent: UnknownPath,
})
