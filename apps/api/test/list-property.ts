import { mayCall, roles } from '@corridor/contract/wire/access'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Declared, readDeclared } from './declared.ts'
import { endpoints } from './endpoints.ts'
import { listBodies } from './hostile.ts'
import { listCases, otherPaths } from './list-cases.ts'
import { type RunningApp, runApp } from './running-app.ts'
import type { Share } from './shards.ts'

let run: RunningApp
let declared: Declared

const lists = (share: Share) => share(endpoints.filter(({ name, meta }) => meta.list && !otherPaths[name]))

const filtersOf = (body: unknown) => ((body as { filters?: object } | null)?.filters ?? {}) as Record<string, unknown>

/** The tests of this file's share of the endpoints. */
export function testLists(share: Share): void {
  beforeAll(async () => {
    run = await runApp({ ROLE: 'api' })
    declared = await readDeclared(run)
  })
  afterAll(() => run.close())
  beforeEach(
    () => run.db.owner`truncate rate_limit, lookup, country, state, city, hotlist, candidate, record_delta cascade`,
  )

  it.each(lists(share).map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s answers any body with rows or a refusal as declared, and never breaks',
    async (name, endpoint) => {
      const company = await run.make.company()
      const role = roles.findLast((role) => mayCall(endpoint.meta.access, [role])) ?? 'owner'
      const by = await run.make.person(role, company)
      const { fill, ownFilter } = listCases[name] ?? {}
      await fill?.(run.make, company, by)
      const caller = run.call(await run.make.session(by))
      await fc.assert(
        fc.asyncProperty(listBodies(endpoint.meta.list), async (body) => {
          const { status, headers, body: answer } = await caller.post(endpoint.path, body)
          const namesAnother = ownFilter !== undefined && filtersOf(body)[ownFilter] !== undefined
          expect(namesAnother ? [200, 400, 403] : [200, 400]).toContain(status)
          expect(declared.faultsOf(endpoint, { status, type: headers.get('content-type'), body: answer })).toEqual([])
        }),
        { numRuns: 40 },
      )
    },
  )
}
