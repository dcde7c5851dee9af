import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints } from './endpoints.ts'
import { listCases, otherPaths } from './list-cases.ts'
import { type RunningApp, runApp } from './running-app.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())

it.each(Object.entries(otherPaths))('%s answers what %s does', async (name, other) => {
  const [path, first] = [name, other].map((known) => endpoints.find((endpoint) => endpoint.name === known))
  if (!path || !first) throw new Error(`The contract knows no ${path ? other : name}`)
  const by = await run.make.person('candidate', await run.make.company())
  await listCases[other]?.fill(run.make, await run.make.company(), by)
  const caller = run.call(await run.make.session(by))
  const body = { limit: 5, sortBy: 'name', sortDirection: 'asc', filters: { status: 'active' } }
  const answer = await caller.post<{ totalDocs: number }>(path.path, body)
  expect(answer.body.totalDocs).toBeGreaterThan(0)
  expect(answer).toMatchObject({ status: 200, body: (await caller.post(first.path, body)).body })
})

it('has a case for every list of the contract, and none for others', () => {
  const lists = endpoints.filter(({ name, meta }) => meta.list && !otherPaths[name])
  expect(Object.keys(listCases).sort()).toEqual(lists.map(({ name }) => name).sort())
})
