import { inPath } from './in-path.ts'

/** Routes of the contract as the build packs them (`build/contract-json.ts`). */
export type Packed = string | { [name: string]: Packed }

const methods: Record<string, string> = { G: 'GET', P: 'PUT', D: 'DELETE', '': 'POST' }

export interface Route {
  method: string
  path: string
}

/** Reads how a call is sent: `{ method: 'PUT', path: '/hotlist/update/{id}' }`. Throws for one that the contract does not have. */
export function readRoute(packed: Packed, names: readonly string[]): Route {
  let part = packed
  let start = ''
  for (const name of names) {
    if (typeof part === 'string') break
    start = String(part[''] ?? '')
    part = part[name] ?? {}
  }
  if (typeof part !== 'string') throw new Error(`The contract has no call ${names.join('.')}`)
  const [method = '', end = ''] = part.split(' ')
  return { method: methods[method] ?? '', path: start + end.replace('~', inPath(names.at(-1) ?? '')) }
}
