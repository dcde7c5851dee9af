import { mayCall, type Role, roles } from '@corridor/contract/wire/access'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cases } from './cases.ts'
import { type Declared, type JsonSchema, readDeclared } from './declared.ts'
import { endpoints, type Input, toRequest } from './endpoints.ts'
import type { Company, Person } from './make.ts'
import { type RunningApp, runApp } from './running-app.ts'

let run: RunningApp
let declared: Declared
let company: Company
const people = {} as Record<Role, Person>
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  declared = await readDeclared(run)
  company = await run.make.company()
  for (const role of roles) people[role] = await run.make.person(role, company)
})
afterAll(() => run.close())
beforeEach(() => run.db.owner`delete from rate_limit`)

/** The places of a body that take a number, as names from the outside. */
function numbersOf(schema: JsonSchema, within: string[] = []): string[][] {
  const kinds = schema.anyOf ?? [schema]
  if (kinds.some(({ type }) => type === 'integer' || type === 'number')) return [within]
  return kinds.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, inner]) => numbersOf(inner, [...within, name])),
  )
}

function withNumber(input: Input, [name = '', ...rest]: string[], value: number): Input {
  const inner = rest.length === 0 ? value : withNumber({ ...(input[name] as Input) }, rest, value)
  return { ...input, [name]: inner }
}

// PostgreSQL's smallest and largest integer, and one beyond.
const tooLarge = [2 ** 31, -(2 ** 31) - 1]

it('refuses a number that no column holds', async () => {
  const faults: string[] = []
  const asked = endpoints.flatMap((endpoint) =>
    numbersOf(declared.bodyOf(endpoint) ?? {}).map((place) => [endpoint, place] as const),
  )
  for (const [endpoint, place] of asked) {
    const role = roles.find((role) => mayCall(endpoint.meta.access, [role])) ?? 'administrator'
    const by = people[role]
    const token = await run.make.session(by)
    for (const value of tooLarge) {
      const valid = (await cases[endpoint.name]?.({ run, company, by, role })) ?? {}
      const { path, body } = toRequest(endpoint, withNumber(valid, place, value))
      const answer = await fetch(`${run.url}/api/v1${path}`, {
        method: endpoint.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (answer.status >= 500) faults.push(`${endpoint.name} ${place.join('.')} ${value}: ${answer.status}`)
    }
  }
  expect(asked.length).toBeGreaterThan(50)
  expect(faults).toEqual([])
}, 300_000)
