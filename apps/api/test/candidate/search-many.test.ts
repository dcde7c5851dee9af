import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import { type RunningApp, runApp } from '../running-app.ts'

const people = 12_000

let run: RunningApp
let recruiter: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  const company = await run.make.company()
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
  // All mention welding. The oldest is called so as well; names run against the order of creation.
  await run.db.owner`
    insert into candidate (id, company_id, first_name, last_name, email, phone, status, created_at)
    select gen_random_uuid(), ${company.id}, 'Jane', 'N' || lpad((20000 - n)::text, 5, '0'), 'w' || n || '@example.com', '5551234567',
      case when n <= 3 then 'inactive' else 'active' end, timestamptz '2026-01-01' + make_interval(mins => n)
    from generate_series(1, ${people}::int) n`
  await run.db.owner`
    insert into candidate_text (candidate_id, company_id, created_at, heading, document)
    select id, company_id, created_at, (case when email = 'w1@example.com' then '''welder''' else '' end)::tsvector, '''welder'':1'::tsvector
    from candidate where company_id = ${company.id}`
})
afterAll(() => run.close())

const search = async (body: object) => {
  const answer = await recruiter.post('/candidate/list', { limit: 3, ...body, filters: { query: 'welder' } })
  expect(answer.body).toMatchObject({ totalDocs: 10_000, totalIsExact: false })
  return answer.body.data.map(({ email }) => Number.parseInt(String(email).slice(1), 10))
}
const newest = { sortBy: 'createDate', sortDirection: 'desc' }
const byName = { sortBy: 'name', sortDirection: 'asc' }

it.each([
  ['the newest first', newest, [12_000, 11_999, 11_998]],
  ['the oldest first', { ...newest, sortDirection: 'asc' }, [1, 2, 3]],
  ['by name', byName, [12_000, 11_999, 11_998]],
  ['by name, backwards', { ...byName, sortDirection: 'desc' }, [1, 2, 3]],
  ['whom the profile alone matches first', { sortBy: 'relevance', sortDirection: 'desc' }, [1, 12_000, 11_999]],
  ['on a page that is still read in order', { ...newest, page: 66 }, [11_805, 11_804, 11_803]],
  ['on a page far behind', { ...newest, page: 3_000 }, [3_003, 3_002, 3_001]],
  ['on a page far behind, by name', { ...byName, page: 3_000 }, [3_003, 3_002, 3_001]],
  ['behind the last that are counted', { ...newest, page: 3_335 }, []],
])('more matches than are counted are read %s', async (_, body, expected) => {
  // The second search uses the ids that are known from the first.
  expect(await search(body)).toEqual(expected)
  expect(await search(body)).toEqual(expected)
})

it('shows the newest of many as soon as somebody is added', async () => {
  await search(newest)
  const added = {
    firstName: 'Jane',
    lastName: 'New',
    email: 'w20000@example.com',
    phone: '5551234567',
    skills: ['Welder'],
  }
  expect((await recruiter.post('/candidate/add-candidate', added)).status).toBe(201)
  expect(await search(newest)).toEqual([20_000, 12_000, 11_999])
  expect(await search(newest)).toEqual([20_000, 12_000, 11_999])
})

it('finds the few that other filters leave of them', async () => {
  const filters = { query: 'welder', status: 'inactive' }
  const { body } = await recruiter.post('/candidate/list', { ...newest, filters })
  expect(body).toMatchObject({ totalDocs: 3, totalIsExact: true })
  expect(body.data.map(({ email }) => email)).toEqual(['w3@example.com', 'w2@example.com', 'w1@example.com'])
})
