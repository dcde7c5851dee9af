import { mayCall, type Role, roles } from '@corridor/contract/wire/access'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../src/http/session/password.ts'
import { cases } from './cases.ts'
import { type Declared, type Judged, readDeclared } from './declared.ts'
import { type Endpoint, endpoints, type Input, toRequest } from './endpoints.ts'
import { applyChanges, brokenBodies, type Change, changesOf, oddHeaders } from './hostile.ts'
import type { Company, Person } from './make.ts'
import { type RunningApp, runApp } from './running-app.ts'
import type { Share } from './shards.ts'

const tries = 20

let run: RunningApp
let declared: Declared
let company: Company
const people = {} as Record<Role, Person>

interface Sent {
  method: string
  path: string
  token: string | undefined
  headers: Record<string, string>
  body: string | Uint8Array | undefined
}

async function send({ method, path, token, headers, body }: Sent): Promise<Judged> {
  const answer = await fetch(`${run.url}/api/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  })
  const type = answer.headers.get('content-type')
  if (type === 'text/event-stream') await answer.body?.cancel()
  const hasJson = method !== 'HEAD' && type?.includes('json')
  return { status: answer.status, type, body: hasJson ? await answer.json() : undefined }
}

// Turns a value into text that an address can carry, and that well-formed.
const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
const asText = (input: Input) => Object.fromEntries(Object.entries(input).map(([name, value]) => [name, toText(value)]))

const mostly = <Value>(usual: Value, ...others: fc.Arbitrary<Value>[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, ...others)

/** Departure of a call from a valid one. */
interface Departure {
  changes: Change[]
  /** Instead of a JSON object. */
  broken: string | Uint8Array | undefined
  method: string
  token: string | undefined
  headers: Record<string, string>
  /** Text behind the path. */
  tail: string
}

/** From none, by a person who may make the call, to nonsense from nobody. */
function departures(endpoint: Endpoint, valid: Input, tokens: Record<Role, string>): fc.Arbitrary<Departure> {
  const mayBe = roles.filter((role) => mayCall(endpoint.meta.access, [role])).map((role) => tokens[role])
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']
  const tails = [
    '%ff',
    '%00',
    '%',
    '/',
    '/../none',
    ';a=b',
    '?a=%ed%a0%80',
    '?a[b]=1&a=2',
    '?filters[status]=active',
    '%2e%2e',
    '//',
  ]
  const nested = Object.keys(valid).map((name) => `?${name}[length][a]=1`)
  return fc.record({
    changes: changesOf(valid, declared.bodyOf(endpoint)),
    broken: mostly<Departure['broken']>(undefined, brokenBodies),
    method: mostly<string>(endpoint.method, fc.constantFrom(...methods)),
    token: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...mayBe) },
      fc.constantFrom<string | undefined>(undefined, 'x'.repeat(43), 'Ü', ...Object.values(tokens)),
    ),
    headers: mostly<Departure['headers']>({}, oddHeaders),
    tail: mostly('', fc.constantFrom(...tails, ...nested)),
  })
}

function toSent(endpoint: Endpoint, valid: Input, { changes, broken, method, token, headers, tail }: Departure): Sent {
  const input = applyChanges(valid, changes)
  const { path } = toRequest({ ...endpoint, method: 'GET' }, asText(input))
  const query = endpoint.method === 'GET' ? path : path.split('?', 1).join()
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name)))
  const body = method === 'GET' || method === 'HEAD' ? undefined : (broken ?? JSON.stringify(rest))
  return { method, token, headers, path: query + tail, body }
}

/** The tests of this file's share of the endpoints. */
export function testAnswers(share: Share): void {
  beforeAll(async () => {
    run = await runApp({ ROLE: 'api' })
    declared = await readDeclared(run)
    company = await run.make.company()
    const password_hash = await hashPassword('Corridor@2026')
    for (const role of roles) people[role] = await run.make.person(role, company, { password_hash })
  })
  afterAll(() => run.close())
  beforeEach(() => run.db.owner`delete from rate_limit`)

  describe.each(share(endpoints).map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
    it('answers whatever is sent in a declared shape', async () => {
      const role = roles.find((role) => mayCall(endpoint.meta.access, [role])) ?? 'administrator'
      const validInput = async () => (await cases[name]?.({ run, company, by: people[role], role })) ?? {}
      const sessions = await Promise.all(
        roles.map(async (role) => [role, await run.make.session(people[role])] as const),
      )
      const tokens = Object.fromEntries(sessions) as Record<Role, string>
      await fc.assert(
        fc.asyncProperty(departures(endpoint, await validInput(), tokens), async (departure) => {
          const answer = await send(toSent(endpoint, await validInput(), departure))
          if (departure.method === 'HEAD') expect(answer.status).toBeLessThan(500)
          else expect(declared.faultsOf(endpoint, answer)).toEqual([])
        }),
        { numRuns: tries },
      )
    })
  })

  it('leaves nothing in the log that nobody foresaw', () => {
    expect(run.logLines().filter(({ level }) => level >= 50)).toEqual([])
  })
}
