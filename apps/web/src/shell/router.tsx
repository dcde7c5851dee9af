import { createRouter } from '@tanstack/react-router'
import { PageBusy } from '../lib/page/page-busy'
import { routeTree } from '../route-tree.gen'
import { PageFailed } from './errors/page-failed'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A key; stands in the browser's title. One with `{entity}` needs the next. */
    title?: string
    /** A key: what the page's parameters name, 'Job Type'; by itself it is the title. */
    entity?: (params: Record<string, string>) => string | undefined
  }
}

/** The router. Parameters of an address are plain text, so that a shared link reads well and '123' stays a text. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: PageFailed,
  defaultPendingComponent: PageBusy,
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const written = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
    const text = new URLSearchParams(written.map(([name, value]) => [name, String(value)])).toString()
    return text && `?${text}`
  },
})
