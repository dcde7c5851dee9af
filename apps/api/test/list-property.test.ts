import { errorBody } from '@corridor/contract/wire/error'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints } from './endpoints.ts'
import { type RunningApp, runApp } from './running-app.ts'

let run: RunningApp
let token: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  const company = await run.make.company()
  token = await run.make.tokenOf('owner', company)
  await run.make.candidate(company, { job_title: 'Engineer' })
  await run.make.hotlist(company)
  await run.make.lookup('skill')
  await run.make.city()
})
afterAll(() => run.close())

const chosen = ['POST /candidate/list', 'POST /hotlist/list', 'POST /skill/list', 'POST /address-management/city/list']
const lists = endpoints.filter(({ name }) => chosen.includes(name))
const text = fc.string({ unit: 'binary', maxLength: 12 })

it.each(lists.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers any body with rows or a refusal, and never breaks',
  async (_, endpoint) => {
    const { sort, filters, search } = endpoint.meta.list ?? { sort: [], filters: [], search: [] }
    const value = fc.oneof(text, fc.uuid(), fc.boolean(), fc.constantFrom('active', 'inactive', null))
    const likely = fc.record(
      {
        page: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer()),
        limit: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(-1, 0, 101)),
        sortBy: fc.oneof(fc.constantFrom(...sort), text),
        sortDirection: fc.oneof(fc.constantFrom('asc', 'desc'), text),
        searchTerm: fc.oneof(text, fc.constantFrom('', ' ', "'", '\\', '%', ':*', '’')),
        searchFields: fc.oneof(fc.subarray([...search]), fc.array(text, { maxLength: 2 })),
        filters: fc.dictionary(fc.oneof(fc.constantFrom(...filters), text), value, { maxKeys: 2 }),
      },
      { requiredKeys: [] },
    )
    const searched = fc.record({ searchTerm: text })
    await fc.assert(
      fc.asyncProperty(fc.oneof(likely, searched, fc.object({ maxDepth: 2 })), async (body) => {
        const { status, body: answer } = await run.call(token).post(endpoint.path, body)
        expect([200, 400]).toContain(status)
        expect((status === 200 ? endpoint.output : errorBody).safeParse(answer).error).toBeUndefined()
      }),
      { numRuns: 150 },
    )
  },
)
