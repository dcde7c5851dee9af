import { minifyContractRouter } from '@orpc/contract'
import type { Plugin } from 'vite'
import { contract } from '../../../packages/contract/src/index.ts'
import { inPath } from '../src/lib/call/in-path.ts'

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

type Packed = string | { [key: string]: Packed }

// Each endpoint is part of the first load: it is written as its path, with the method's first letter before it unless that is POST, and
// what the paths of a group begin with stands once, under the empty name; `~` stands for the call's own name. `lib/call/read-route.ts` reads it.
const toModule = (router: unknown) => `export default ${JSON.stringify(pack(router as Router))}`

interface Endpoint {
  '~orpc': { route: { method: string; path: string } }
}
type Router = { [key: string]: Router | Endpoint }

const isEndpoint = (node: Router | Endpoint): node is Endpoint => '~orpc' in node

function pack(router: Router): Packed {
  const start = commonStart(Object.values(router).filter(isEndpoint))
  const parts = Object.entries(router).map(([key, node]): [string, Packed] => {
    if (!isEndpoint(node)) return [key, pack(node)]
    const { method, path } = node['~orpc'].route
    return [key, `${method === 'POST' ? '' : method[0]} ${shorten(path.slice(start.length), key)}`]
  })
  return { ...(start ? { '': start } : {}), ...Object.fromEntries(parts) }
}

function shorten(path: string, name: string): string {
  const own = inPath(name)
  return path.startsWith(own) ? `~${path.slice(own.length)}` : path
}

function commonStart(endpoints: Endpoint[]): string {
  const [first = '', ...others] = endpoints.map((one) => one['~orpc'].route.path)
  let length = first.length
  for (const path of others) while (!path.startsWith(first.slice(0, length))) length -= 1
  return first.slice(0, first.slice(0, length).lastIndexOf('/') + 1)
}
