import { createRootRoute } from '@tanstack/react-router'
import { Root } from './root-page'
import { UnknownPath } from './unknown-path'

export const Route = createRootRoute({ component: Root, notFoundComponent: UnknownPath })
