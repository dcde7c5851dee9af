import fc from 'fast-check'
import type { JsonSchema } from './declared.ts'
import type { Input } from './endpoints.ts'

const noise = fc.string({ unit: 'binary', maxLength: 40 })
const long = fc.nat(60_000).map((length) => 'x'.repeat(length))
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  '\uffff',
  '\u202e\u2066',
  '👩‍👩‍👧',
  'e\u0301'.repeat(30),
  '%',
  '\\',
  "'; drop table candidate; --",
  '{{7*7}}',
  '../../etc/passwd',
  'NaN',
  '1e999',
  '2026-02-30',
  '2026-02-30T25:61:00Z',
  '0199d0a0-0000-7000-8000-000000000000',
]
const oddNumbers = [0, -0, -1, 0.1, 101, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324]

/** A name that no schema has, and some that every object has. */
const oddName = fc.oneof(
  noise,
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'valueOf',
    'hasOwnProperty',
    '_id',
    'companyId',
    'length',
    '0',
  ),
)

const deep = fc.integer({ min: 2, max: 300 }).map((depth) => {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value }
  return value
})

const text = fc.oneof(fc.constantFrom(...oddTexts), noise, { weight: 1, arbitrary: long })

/** Anything that JSON can say. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom<unknown>(null, true, false, ...oddNumbers),
  fc.integer(),
  fc.array(text, { maxLength: 3 }),
  fc.object({ maxDepth: 2, maxKeys: 3, key: oddName }),
  deep,
)

/** Makes values that a schema describes, roughly: right in kind, seldom in detail. */
export function roughly(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(roughly))
  if (schema.type === 'string') return text
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(...oddNumbers))
  if (schema.type === 'array') return fc.array(roughly(schema.items ?? {}), { maxLength: 4 })
  if (schema.properties) return fc.record(roughlyEach(schema.properties), { requiredKeys: [] })
  return anything
}

const roughlyEach = (properties: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, roughly(inner)]))

/** One difference from a valid input: another value, or none. */
export type Change = { set: string; to: unknown } | { without: string }

const changed = (input: Input, change: Change): Input =>
  'set' in change
    ? { ...input, [change.set]: change.to }
    : Object.fromEntries(Object.entries(input).filter(([name]) => name !== change.without))

/** A valid input as it becomes. */
export const applyChanges = (valid: Input, changes: readonly Change[]): Input => changes.reduce(changed, valid)

/** Up to three changes of a valid input: other values, other types, too much, too little. */
export function changesOf(valid: Input, { properties = {} }: JsonSchema = {}): fc.Arbitrary<Change[]> {
  const declared = Object.entries(properties)
  const known = [...new Set([...Object.keys(valid), ...declared.map(([name]) => name)])]
  const setTo = (name: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>) => fc.record({ set: name, to: value })
  const fitting = declared.map(([name, schema]) => setTo(fc.constant(name), roughly(schema)))
  const ofKnown = (name: fc.Arbitrary<string>) => [setTo(name, anything), fc.record({ without: name })]
  const change = fc.oneof<fc.MaybeWeightedArbitrary<Change>[]>(
    setTo(oddName, anything),
    ...(known.length > 0 ? ofKnown(fc.constantFrom(...known)) : []),
    ...(fitting.length > 0 ? [{ weight: 3, arbitrary: fc.oneof(...fitting) }] : []),
  )
  return fc.array(change, { maxLength: 3 })
}

interface ListNames {
  sort: readonly string[]
  filters: readonly string[]
  search: readonly string[]
}

/** The body of a list: mostly likely to be taken, sometimes anything. */
export function listBodies({ sort, filters, search }: ListNames = { sort: [], filters: [], search: [] }) {
  const short = fc.string({ unit: 'binary', maxLength: 12 })
  const value = fc.oneof(short, fc.uuid(), fc.boolean(), fc.constantFrom('active', 'inactive', null))
  const likely = fc.record(
    {
      page: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer()),
      limit: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(-1, 0, 101)),
      sortBy: fc.oneof(fc.constantFrom(...sort), short),
      sortDirection: fc.oneof(fc.constantFrom('asc', 'desc'), short),
      searchTerm: fc.oneof(short, fc.constantFrom('', ' ', "'", '\\', '%', ':*', '’')),
      searchFields: fc.oneof(fc.subarray([...search]), fc.array(short, { maxLength: 2 })),
      filters: fc.dictionary(fc.oneof(fc.constantFrom(...filters), short), value, { maxKeys: 2 }),
    },
    { requiredKeys: [] },
  )
  return fc.oneof(likely, fc.record({ searchTerm: short }), fc.object({ maxDepth: 2 }))
}

/** Bodies that are no JSON object, or hardly one. */
export const brokenBodies: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  noise,
  fc.uint8Array({ maxLength: 60 }),
  fc.constantFrom(
    '[]',
    'null',
    '1',
    '{',
    '{"a":1,"a":2}',
    '\ufeff{}',
    '{"a":1e999}',
    '{"__proto__":{"a":1}}',
    '{"\\u0000":1}',
    '{"\\ud800":1}',
    `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  ),
)

const token = fc.string({ unit: fc.constantFrom(...'azAZ09-_/+.;=, "\\\t\u00e9\u00ff'), maxLength: 60 })

/** Headers that a client may send, sensible or not. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'content-type': fc.oneof(
      token,
      fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'application/jsonx', 'multipart/form-data'),
    ),
    accept: token,
    'accept-language': token,
    'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'nonsense'),
    'idempotency-key': fc.oneof(token, fc.constant('k'.repeat(250))),
    'user-agent': token,
    'x-forwarded-for': token,
    'if-none-match': token,
    range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'nonsense'),
    'last-event-id': token,
    'x-http-method-override': fc.constantFrom('DELETE', 'PUT'),
  },
  { requiredKeys: [] },
)
