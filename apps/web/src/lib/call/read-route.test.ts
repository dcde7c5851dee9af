import { contract } from '@corridor/contract'
import { expect, it } from 'vitest'
import { contractJson } from '../../../build/contract-json.ts'
import { type Packed, readRoute } from './read-route.ts'

interface Endpoint {
  '~orpc': { route: { method: string; path: string } }
}
type Router = { [name: string]: Router | Endpoint }

const isEndpoint = (node: Router | Endpoint): node is Endpoint => '~orpc' in node
const endpointsOf = (router: Router, above: string[] = []): [string[], Endpoint][] =>
  Object.entries(router).flatMap(([name, node]) =>
    isEndpoint(node) ? [[[...above, name], node] as [string[], Endpoint]] : endpointsOf(node, [...above, name]),
  )

function packed(): Packed {
  const { load } = contractJson() as unknown as { load: (id: string) => string }
  return JSON.parse(load('\0virtual:contract').replace(/^export default /, ''))
}

it('reads the method and the path of every call from what the build packs', () => {
  const all = endpointsOf(contract as unknown as Router)
  expect(all.length).toBeGreaterThan(300)
  const routes = packed()
  for (const [
    names,
    {
      '~orpc': { route },
    },
  ] of all)
    expect(readRoute(routes, names)).toEqual({ method: route.method, path: route.path })
})

it('knows no call that the contract does not have', () => {
  expect(() => readRoute(packed(), ['candidate', 'nothing'])).toThrow('The contract has no call candidate.nothing')
})
