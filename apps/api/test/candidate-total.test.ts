import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningApp, runApp } from './running-app.ts'

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
