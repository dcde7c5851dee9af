import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { foldTotals } from '../../src/db/list/state.ts'
import type { Sql } from '../../src/platform/sql.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())

it('counts the candidates of a search anew after each change', async () => {
  const company = await run.make.company()
  const other = await run.make.company()
  const bench = run.call(await run.make.tokenOf('bench-sales', company))
  const search = { searchTerm: 'java', limit: 1 }
  const total = async (body: object = search) => {
    // Asked twice: the second time the total may be known.
    const [first, second] = [await bench.post('/candidate/list', body), await bench.post('/candidate/list', body)]
    expect(second.body).toEqual(first.body)
    return first.body.totalDocs
  }
  const add = (jobTitle: string, at: number) =>
    bench.post('/candidate/add-candidate', {
      firstName: 'Jane',
      lastName: 'Doe',
      email: `jane-${at}@example.com`,
      phone: '5551234567',
      jobTitle,
    })

  expect(await total()).toBe(0)
  const added = await Promise.all([1, 2, 3, 4, 5].map((at) => add('Java developer', at)))
  await add('Nurse', 6)
  await run.make.candidate(other, { job_title: 'Java developer' })
  expect(await total()).toBe(5)
  expect(await total({})).toBe(6)
  const [first, second] = added.map(({ body }) => body.data._id)
  await bench.put(`/candidate/update/${first}`, { jobTitle: 'Nurse' })
  expect(await total()).toBe(4)
  expect(await total({ searchTerm: 'nurse' })).toBe(2)
  await bench.put(`/candidate/update/${first}`, { status: 'inactive' })
  expect(await total({ filters: { status: 'inactive' } })).toBe(1)
  await bench.delete(`/candidate/delete/${second}`)
  expect(await total()).toBe(3)
  expect(await total({})).toBe(5)
})

it('cuts pages near the end from the end, and none goes missing when candidates come and go', async () => {
  const company = await run.make.company()
  const bench = run.call(await run.make.tokenOf('bench-sales', company))
  const titles = ['Cook', null, 'Nurse', 'Nurse', null, 'Actuary', 'Nurse', 'Cook', 'Actuary']
  const made = await Promise.all(titles.map((title) => run.make.candidate(company, { job_title: title })))
  const idsOf = async (body: object) => {
    const { data } = (await bench.post('/candidate/list', body)).body
    return (data as { _id: string }[]).map(({ _id }) => _id)
  }
  const paged = async (order: object, size: number) => {
    const ids: string[] = []
    for (let page = 5; page > 0; page -= 1) ids.unshift(...(await idsOf({ ...order, page, limit: size })))
    return ids
  }
  const orders = ['jobTitle', 'createDate'].flatMap((sortBy) =>
    ['asc', 'desc'].map((sortDirection) => ({ sortBy, sortDirection })),
  )
  for (const size of [5, 10])
    for (const order of orders) expect(await paged(order, size)).toEqual(await idsOf({ ...order, limit: 100 }))
  await bench.delete(`/candidate/delete/${made[4]}`)
  for (const order of orders) expect(await paged(order, 5)).toEqual(await idsOf({ ...order, limit: 100 }))
  await Promise.all(Array.from({ length: 8 }, () => run.make.candidate(company)))
  for (const order of orders) {
    const ids = await paged(order, 5)
    expect(ids).toHaveLength(16)
    expect(ids).toEqual(await idsOf({ ...order, limit: 100 }))
  }
})

it('finds what matches also where it all stands at the far end of the list, however often it is asked', async () => {
  const company = await run.make.company()
  const bench = run.call(await run.make.tokenOf('bench-sales', company))
  // The older ones are nurses, and there are more others than a search in the list's order would pass over.
  await run.db.owner`
    insert into candidate (id, company_id, first_name, last_name, email, phone, job_title, created_at)
    select gen_random_uuid(), ${company.id}, 'Jane', 'Doe', 'p' || n || '@example.com', '5551234567',
      case when n <= 1000 then 'Nurse' else 'Cook' end, timestamptz '2026-01-01' + make_interval(mins => n)
    from generate_series(1, 6000) n`
  const emails = async (page: number) => {
    const { body } = await bench.post('/candidate/list', { searchTerm: 'nurse', page, limit: 5 })
    expect(body.totalDocs).toBe(1000)
    return body.data.map(({ email }) => email)
  }
  const newest = [1000, 999, 998, 997, 996].map((n) => `p${n}@example.com`)
  expect(await emails(1)).toEqual(newest)
  expect(await emails(1)).toEqual(newest)
  expect(await emails(200)).toEqual([5, 4, 3, 2, 1].map((n) => `p${n}@example.com`))
  expect(await emails(201)).toEqual([])
})

it.each(["o'", "O'", '%a'])('finds %s where a word and a sign stand together', async (searchTerm) => {
  const company = await run.make.company()
  await run.make.candidate(company, { last_name: "O'Brien" })
  await run.make.candidate(company, { last_name: 'Obrien' })
  await run.make.candidate(company, { last_name: '100%able' })
  const bench = run.call(await run.make.tokenOf('bench-sales', company))
  const { body } = await bench.post('/candidate/list', { searchTerm })
  const expected = searchTerm === '%a' ? ['100%able'] : ["O'Brien"]
  expect(body.data.map(({ lastName }) => lastName)).toEqual(expected)
})

it('keeps a total exact, and the sum of few rows, while many add one by one and others fold', async () => {
  const company = await run.make.company()
  const bench = run.call(await run.make.tokenOf('bench-sales', company))
  const { sql } = run.db
  const [writers, each] = [8, 250]
  const totals: number[] = []
  let hasEnded = false
  const asking = (async () => {
    while (!hasEnded) {
      totals.push((await bench.post('/candidate/list', { limit: 1 })).body.totalDocs)
      await foldTotals(sql)
    }
  })()
  // One writer keeps all that it wrote and folded to itself until its end.
  const add = (by: Sql, writer: number, n: number) => by`
    insert into candidate (id, company_id, first_name, last_name, email, phone)
    values (gen_random_uuid(), ${company.id}, 'Jane', 'Doe', ${`${writer}-${n}@example.com`}, '5551234567')`
  const addAll = async (by: Sql, writer: number) => {
    for (let n = 0; n < each; n += 1) await add(by, writer, n)
  }
  await Promise.all([
    sql.begin((tx) => addAll(tx, 0)),
    ...Array.from({ length: writers - 1 }, (_, at) => addAll(sql, at + 1)),
  ])
  hasEnded = true
  await asking
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  expect((await bench.post('/candidate/list', { limit: 1 })).body.totalDocs).toBe(writers * each)
})

it('folds many differences as soon as somebody reads their total, before any job does', async () => {
  const company = await run.make.company()
  const bench = run.call(await run.make.tokenOf('bench-sales', company))
  await run.db.owner`
    insert into record_delta (company_id, kind, n) select ${company.id}, 'candidate', 1 from generate_series(1, 3000)`
  await vi.waitFor(async () => {
    expect((await bench.post('/candidate/list', {})).body.totalDocs).toBe(3000)
    const [kept] = await run.db.sql`
      select count(*)::int as rows from record_delta where company_id = ${company.id} and kind = 'candidate'`
    expect(kept?.rows).toBe(1)
  })
})
