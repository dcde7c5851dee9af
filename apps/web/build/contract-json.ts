import { minifyContractRouter } from '@orpc/contract'
import type { Plugin } from 'vite'
import { contract } from '../../../packages/contract/src/index.ts'

const virtualId = 'virtual:contract'
const resolvedId = `\0${virtualId}`

/** Gives the browser the contract's methods and paths as `virtual:contract`, so that no schema and no validator enters the bundle. */
export function contractJson(): Plugin {
  return {
    name: 'contract-json',
    resolveId: (id) => (id === virtualId ? resolvedId : null),
    load: (id) =>
      id === resolvedId ? `export default ${JSON.stringify(routesOnly(minifyContractRouter(contract)))}` : null,
  }
}

function routesOnly(router: unknown): unknown {
  if (typeof router !== 'object' || router === null) return router
  if ('~orpc' in router) {
    const { route } = router['~orpc'] as { route: { method: string; path: string } }
    return { '~orpc': { errorMap: {}, meta: {}, route: { method: route.method, path: route.path } } }
  }
  return Object.fromEntries(Object.entries(router).map(([key, part]) => [key, routesOnly(part)]))
}
