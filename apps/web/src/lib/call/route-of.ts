import packed, { type PackedRoutes } from 'virtual:contract'

const methods: Record<string, string> = { G: 'GET', P: 'PUT', D: 'DELETE', '': 'POST' }

export interface Route {
  method: string
  path: string
}

/** How a call of the contract is sent: `{ method: 'PUT', path: '/hotlist/update/{id}' }`. */
export function routeOf(names: readonly string[]): Route {
  let part: PackedRoutes = packed
  let start = ''
  for (const name of names) {
    if (typeof part === 'string') break
    start = String(part[''] ?? '')
    part = part[name] ?? {}
  }
  if (typeof part !== 'string') throw new Error(`The contract has no call ${names.join('.')}`)
  const [method = '', end = ''] = part.split(' ')
  return { method: methods[method] ?? '', path: start + end }
}
