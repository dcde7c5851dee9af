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
    load: (id) => (id === resolvedId ? toModule(minifyContractRouter(contract)) : null),
  }
}

// An endpoint is written as a call, for each is part of the first load.
const toModule = (router: unknown) =>
  `const e=(method,path)=>({'~orpc':{errorMap:{},meta:{},route:{method,path}}})\nexport default ${toSource(router)}`

function toSource(router: unknown): string {
  if (typeof router !== 'object' || router === null) return JSON.stringify(router)
  if ('~orpc' in router) {
    const { route } = router['~orpc'] as { route: { method: string; path: string } }
    return `e(${JSON.stringify(route.method)},${JSON.stringify(route.path)})`
  }
  return `{${Object.entries(router).map(([key, part]) => `${JSON.stringify(key)}:${toSource(part)}`)}}`
}
