import type { AnyContractProcedure } from '@orpc/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { contract } from './index.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

function endpointsIn(node: object): [string, z.ZodType][] {
  if (!('~orpc' in node)) return Object.values(node).flatMap((inner) => endpointsIn(inner as object))
  const { route, inputSchema } = (node as AnyContractProcedure)['~orpc']
  return inputSchema ? [[`${route.method} ${route.path}`, inputSchema as unknown as z.ZodType]] : []
}

/** A value of the schema's shape, with every property; not always one that its rules let through. */
function sampleOf(schema: JsonSchema): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (first) return sampleOf(first as JsonSchema)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'object' || schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sampleOf(inner as JsonSchema)]),
    )
  }
  if (schema.type === 'array') return schema.items ? [sampleOf(schema.items as JsonSchema)] : []
  return { string: 'Ada', integer: 1, number: 1, boolean: true, null: null }[String(schema.type)] ?? 'Ada'
}

const oddValues = [null, undefined, 0, -1, true, '', '\u0000', [], [null], {}, { length: 1 }]

/** The value with an odd one in each of its places in turn, its own place first. */
function* withOddPlaces(value: unknown): Generator<unknown> {
  yield* oddValues
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    for (const odd of withOddPlaces(inner)) {
      yield Array.isArray(value)
        ? value.map((item, at) => (String(at) === name ? odd : item))
        : { ...value, [name]: odd }
    }
  }
}

/** Beginnings of the validator's own words. */
const validatorsOwn =
  /^(Invalid (input|option|string|key|element|UUID|URL|ISO)|Too (big|small)|Unrecognized key|expected)/

describe('an odd value in any place of any input is taken or refused in words of the product, and never breaks the rules that judge it', () => {
  it.each(endpointsIn(contract))('%s', (_, schema) => {
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    for (const odd of withOddPlaces(sampleOf(shape))) {
      const judged = schema.safeParse(odd)
      for (const { message } of judged.error?.issues ?? [])
        expect(message, JSON.stringify(odd)).not.toMatch(validatorsOwn)
    }
  })
})
