import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from './call.ts'
import type { Company } from './make.ts'
import { type RunningApp, runApp } from './running-app.ts'
import { trailLength } from './trail.ts'

let run: RunningApp
let company: Company
let bench: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  bench = run.call(await run.make.session(await run.make.person('bench-sales', company)))
})

const hotlist = { name: 'Java bench', description: 'Ready in two weeks', isPublic: true }
const person = { firstName: 'Anita', lastName: 'Rao', email: 'anita@mail.example', phone: '+12145550142' }
const keyed = (caller: Caller, path: string, body: object, key = 'one-key') =>
  caller.send('POST', path, body, { 'idempotency-key': key })
const totalOf = async (path: string) => (await bench.post(path)).body.totalDocs

describe('a request that is repeated with its key', () => {
  it('answers the first result, and has no effect of its own', async () => {
    const first = await keyed(bench, '/hotlist/add', hotlist)
    const before = await trailLength(run.db.owner)
    const again = await keyed(bench, '/hotlist/add', hotlist)
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(await totalOf('/hotlist/list')).toBe(1)
    expect(await trailLength(run.db.owner)).toBe(before)
  })

  it('keeps its own status: a candidate is 201 both times', async () => {
    const statuses = [
      await keyed(bench, '/candidate/add-candidate', person),
      await keyed(bench, '/candidate/add-candidate', person),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([201, 201])
    expect(await totalOf('/candidate/list')).toBe(1)
  })

  it('leaves its answer sealed, for this one request', async () => {
    await keyed(bench, '/candidate/add-candidate', person)
    const [{ answer } = {}] = await run.db.owner<{ answer: unknown }[]>`
      select answer from idempotency_key order by created_at desc limit 1`
    expect(answer).toMatch(/^v1\./)
    await keyed(bench, '/hotlist/add', hotlist)
    await run.db.owner`update idempotency_key set answer = ${run.db.owner.json(String(answer))}`
    expect((await keyed(bench, '/hotlist/add', hotlist)).body.code).toBe('record.sealBroken')
  })

  it('has one effect among twenty at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => keyed(bench, '/hotlist/add', hotlist)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1)
    expect(await totalOf('/hotlist/list')).toBe(1)
  })

  it('is refused with another body', async () => {
    await keyed(bench, '/hotlist/add', hotlist)
    const other = await keyed(bench, '/hotlist/add', { ...hotlist, name: 'Another' })
    expect([other.status, other.body.code]).toEqual([409, 'request.keyReused'])
    expect(await totalOf('/hotlist/list')).toBe(1)
  })

  it('is done anew where the first was refused', async () => {
    await bench.post('/hotlist/add', hotlist)
    expect((await keyed(bench, '/hotlist/add', hotlist)).body.code).toBe('hotlist.nameTaken')
    const [standing] = (await bench.post('/hotlist/list')).body.data
    await bench.delete(`/hotlist/delete/${standing?._id}`)
    expect((await keyed(bench, '/hotlist/add', hotlist)).status).toBe(200)
  })

  it('is done anew after a day', async () => {
    await keyed(bench, '/hotlist/add', hotlist)
    await run.db.owner`update idempotency_key set created_at = now() - interval '25 hours'`
    expect((await keyed(bench, '/hotlist/add', hotlist)).body.code).toBe('hotlist.nameTaken')
  })
})

describe('a key', () => {
  it("is the company's own: another company's same key is another request", async () => {
    await keyed(bench, '/hotlist/add', hotlist)
    const other = run.call(await run.make.session(await run.make.person('bench-sales', await run.make.company())))
    const { status, body } = await keyed(other, '/hotlist/add', hotlist)
    expect(status).toBe(200)
    expect((await other.post('/hotlist/view', { hotListId: body.data._id })).status).toBe(200)
  })

  it('may serve several endpoints', async () => {
    expect((await keyed(bench, '/hotlist/add', hotlist)).status).toBe(200)
    expect((await keyed(bench, '/candidate/add-candidate', person)).status).toBe(201)
  })

  it('of any length but 1 to 200 characters is refused', async () => {
    expect((await keyed(bench, '/hotlist/add', hotlist, 'k'.repeat(201))).status).toBe(400)
  })
})

describe('a write of many parts', () => {
  it('does each of its parts, though they are one verb, and its repeat none', async () => {
    const [{ id: batch } = {}] = await run.db.owner<{ id: string }[]>`
      insert into resume_batch (id, company_id, created_by)
      select uuidv7(), ${company.id}, id from user_account limit 1 returning id`
    for (const lastName of ['One', 'Two', 'Three']) {
      const candidate = await run.make.candidate(company, { last_name: lastName })
      await run.db.owner`
        insert into resume_batch_file (id, batch_id, company_id, name, state, candidate_id, version_after)
        values (uuidv7(), ${String(batch)}, ${company.id}, 'resume.pdf', 'saved', ${candidate}, 1)`
    }
    const undone = await keyed(bench, `/resume-batch/undo/${batch}`, {})
    expect(undone.body.data.counts).toMatchObject({ saved: 0, removed: 3 })
    expect(await totalOf('/candidate/list')).toBe(0)
    expect((await keyed(bench, `/resume-batch/undo/${batch}`, {})).body).toEqual(undone.body)
  })
})
