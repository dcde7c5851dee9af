import { contract } from '@corridor/contract'
import type { EndpointMeta } from '@corridor/contract/wire/endpoint'
import type { AnyContractProcedure } from '@orpc/contract'
import type * as z from 'zod'

export interface Endpoint {
  /** `PUT /hotlist/update/{id}` */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  meta: EndpointMeta
  successStatus: number
  output: z.ZodType
}

/** Every endpoint that the contract declares. */
export const endpoints: readonly Endpoint[] = walk(contract)

function walk(node: object): Endpoint[] {
  if ('~orpc' in node) return [toEndpoint(node as AnyContractProcedure)]
  return Object.values(node).flatMap((inner) => walk(inner as object))
}

function toEndpoint({ '~orpc': declared }: AnyContractProcedure): Endpoint {
  const { method = 'POST', path = '/', successStatus = 200 } = declared.route
  return {
    name: `${method} ${path}`,
    method: method as Endpoint['method'],
    path,
    meta: declared.meta as EndpointMeta,
    successStatus,
    output: declared.outputSchema as unknown as z.ZodType,
  }
}

export type Input = Record<string, unknown>

/** The path and the body that carry an input: names in braces go into the path, a GET's others into the query. */
export function toRequest({ method, path }: Endpoint, input: Input): { path: string; body?: Input } {
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  if (method !== 'GET') return { path: filled, body: rest }
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return { path: query.size > 0 ? `${filled}?${query}` : filled }
}
