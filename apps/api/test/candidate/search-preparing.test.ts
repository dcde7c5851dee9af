import { afterAll, beforeAll, expect, it } from 'vitest'
import { indexWaiting } from '../../src/features/candidate/search/index-words.ts'
import { hooks } from '../../src/features.ts'
import type { Jobs } from '../../src/platform/jobs.ts'
import type { Caller } from '../call.ts'
import type { Company, Make } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())

async function companyOf(make: Make, people: number): Promise<{ company: Company; caller: Caller }> {
  const company = await make.company()
  for (let n = 0; n < people; n += 1)
    await make.words(await make.candidate(company, { first_name: 'Wanda', job_title: 'Welder' }), ['A welder.'])
  return { company, caller: run.call(await make.tokenOf('recruiter', company)) }
}

const search = async (caller: Caller) => {
  const { body } = await caller.post('/candidate/list', { filters: { query: 'welder' } })
  const { totalDocs, totalIsExact, preparing } = body as unknown as Record<string, unknown>
  return { totalDocs, totalIsExact, preparing }
}

/** As an upgrade leaves them: some have no words yet. */
const forget = async ({ id }: Company, people: number) => {
  const rows = await run.db.owner<{ id: string }[]>`
    select id from candidate where company_id = ${id} order by id limit ${people}`
  const ids = rows.map((row) => row.id)
  await run.db.owner`delete from candidate_text where candidate_id = any(${ids}::uuid[])`
  await run.db.owner`insert into candidate_to_index select unnest(${ids}::uuid[])`
}

it('calls no total exact, and says how far it is, until everybody’s words are made', async () => {
  const { company, caller } = await companyOf(run.make, 5)
  const other = await companyOf(run.make, 2)
  const whole = { totalDocs: 5, totalIsExact: true, preparing: undefined }
  expect(await search(caller)).toEqual(whole)

  await forget(company, 3)
  const some = { totalDocs: 2, totalIsExact: false, preparing: { done: 2, of: 5 } }
  expect(await search(caller)).toEqual(some)
  expect(await search(caller)).toEqual(some)
  expect(await search(other.caller)).toEqual({ totalDocs: 2, totalIsExact: true, preparing: undefined })

  await indexWaiting(run.db.sql, {
    hooks,
    jobs: { wake: async () => undefined, enqueue: async () => undefined } as unknown as Jobs,
  })
  expect(await search(caller)).toEqual(whole)
})
