import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let company: Company
let person: Person
let colleague: Person
let bench: Caller
let recruiter: Caller
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('bench-sales', company)
  colleague = await run.make.person('recruiter', company)
  bench = run.call(await run.make.session(person))
  recruiter = run.call(await run.make.session(colleague))
})

const add = async (body: object) => (await bench.post('/client/add', body)).body.data as AnyRecord
const view = async (clientId: string) => (await bench.post('/client/view', { clientId })).body.data as AnyRecord
const pairs = async (by = bench): Promise<AnyRecord[]> => (await by.post('/client-duplicate/list', {})).body.data
const merge = (keep: AnyRecord, other: AnyRecord, choices: object = {}) =>
  bench.post<AnyRecord & { mergeId: string; data: AnyRecord }>('/client-duplicate/merge', {
    ...{ keep: keep._id, keepVersion: keep.version, other: other._id, otherVersion: other.version, choices },
  })
const soon = { timeout: 15_000 }
const compared = () =>
  vi.waitFor(async () => expect(await run.db.owner`select 1 from client_to_match`).toHaveLength(0), soon)
const told = async (by: Caller) =>
  (await by.post<{ data: AnyRecord[] }>('/notification/list', { filters: { kind: 'submission-same-client' } })).body
    .data

describe('doubles of a client', () => {
  it.each([
    ['another way of writing it', { name: 'JP Morgan Chase' }, { name: 'JPMorgan Chase & Co' }, ['spelling', 'words']],
    ['its initials', { name: 'JP Morgan Chase' }, { name: 'JPMC' }, ['initials']],
    ['an alias', { name: 'Bank of America', aliases: ['BofA Securities'] }, { name: 'Bofasecurities' }, ['spelling']],
    ['words behind it', { name: 'Contoso' }, { name: 'Contoso Bank' }, ['words']],
    [
      'its website',
      { name: 'Fabrikam', website: 'https://www.fabrikam.example' },
      { name: 'FBK Group', website: 'https://fabrikam.example/jobs' },
      ['domain'],
    ],
  ])('are listed by %s', async (_, one, other, reasons) => {
    const made = [await add(one), await add(other)]
    await add({ name: 'Nobody Alike' })
    await compared()
    const found = await pairs()
    expect(found).toMatchObject([{ reasons: expect.arrayContaining(reasons.slice(0, 1)) }])
    expect((found[0] as unknown as { records: AnyRecord[] }).records.map(({ _id }) => _id)).toEqual(
      made.map(({ _id }) => _id),
    )
  })

  it('are seen by a member of a narrow sight too, and by nobody elsewhere', async () => {
    await add({ name: 'JP Morgan Chase' })
    await add({ name: 'JPMC' })
    await vi.waitFor(async () => expect(await pairs()).toHaveLength(1), soon)
    const narrow = await run.make.person('recruiter', company)
    await run.make.sight(narrow, 'own')
    expect(await pairs(run.call(await run.make.session(narrow)))).toHaveLength(1)
    const elsewhere = await run.make.person('recruiter', await run.make.company())
    expect(await pairs(run.call(await run.make.session(elsewhere)))).toEqual([])
  })

  it('are remembered as two', async () => {
    await add({ name: 'JP Morgan Chase' })
    await add({ name: 'JPMC' })
    await vi.waitFor(async () => expect(await pairs()).toHaveLength(1), soon)
    const [pair] = await pairs()
    await bench.post(`/client-duplicate/set-apart/${pair?._id}`, {})
    expect(await pairs()).toEqual([])
    await bench.post(`/client-duplicate/reopen/${pair?._id}`, {})
    expect(await pairs()).toHaveLength(1)
  })
})

describe('merging two clients', () => {
  it('takes jobs and chains over, keeps every name, tells both submitters, and is undone', async () => {
    const kept = await add({ name: 'JP Morgan Chase', aliases: ['Chase'] })
    const gone = await add({ name: 'JPMC', aliases: ['J.P.M.C. Bank'], website: 'https://jpmc.example', notes: 'Slow' })
    const jane = await run.make.candidate(company, { first_name: 'Jane', last_name: 'Doe' })
    const jobs = [
      await run.make.job(company, { client_id: kept._id }),
      await run.make.job(company, { client_id: gone._id }),
    ]
    const submit = async (by: Caller, jobId: string | undefined) =>
      (await by.post('/submission/add', { candidateId: jane, jobId })).body.data as AnyRecord
    await submit(bench, jobs[0])
    const second = await submit(recruiter, jobs[1])
    expect(await told(bench)).toEqual([])
    const { status, body } = await merge(kept, gone)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      name: 'JP Morgan Chase',
      aliases: ['Chase', 'JPMC', 'J.P.M.C. Bank'],
      website: 'https://jpmc.example',
      notes: 'Slow',
    })
    for (const jobId of jobs)
      expect((await bench.post('/job/view', { jobId })).body.data).toMatchObject({ clientInfo: [{ _id: kept._id }] })
    expect((await bench.post('/submission/view', { submissionId: second._id })).body.data).toMatchObject({
      hops: [{ client: kept._id, name: 'JPMC' }],
    })
    for (const by of [bench, recruiter]) expect(await told(by)).toHaveLength(1)
    expect((await bench.post('/client/view', { clientId: gone._id })).status).toBe(404)
    expect((await bench.post('/client/add', { name: 'jpmc' })).body).toMatchObject({ code: 'client.nameTaken' })
    const binned = (await bench.post<{ data: AnyRecord[] }>('/bin/list', { filters: { kind: 'client' } })).body.data[0]
    expect((await bench.post(`/bin/restore/${binned?._id}`, {})).body).toMatchObject({ code: 'merge.into' })

    expect((await bench.post(`/client-duplicate/split/${body.mergeId}`, {})).status).toBe(200)
    expect(await view(kept._id)).toMatchObject({ aliases: ['Chase'], website: '', notes: '' })
    expect(await view(gone._id)).toMatchObject({ name: 'JPMC', aliases: ['J.P.M.C. Bank'] })
    expect((await bench.post('/job/view', { jobId: jobs[1] })).body.data).toMatchObject({
      clientInfo: [{ _id: gone._id }],
    })
    expect((await bench.post('/submission/view', { submissionId: second._id })).body.data).toMatchObject({
      hops: [{ client: gone._id }],
    })
  })

  it('keeps the other name if that is chosen, and of two who merge at once one does', async () => {
    const [kept, gone] = [await add({ name: 'JPMC' }), await add({ name: 'JP Morgan Chase' })]
    const answers = await Promise.all([merge(kept, gone, { name: 'other' }), merge(kept, gone, { name: 'other' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await view(kept._id)).toMatchObject({ name: 'JP Morgan Chase', aliases: ['JPMC'] })
    expect((await merge(kept, kept)).body).toMatchObject({ code: 'merge.self' })
  })
})
