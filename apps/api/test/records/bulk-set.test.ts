import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { queues } from '../../src/features.ts'
import { type Jobs, openJobs } from '../../src/platform/jobs.ts'
import type { AnyRecord, Caller } from '../call.ts'
import { contentsOf } from '../contents.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let jobs: Jobs
let company: Company
let bench: Person
let caller: Caller

beforeAll(async () => {
  run = await runApp()
  jobs = await openJobs(run.db.owner, run.db.urls.owner, queues, () => {})
  company = await run.make.company()
  bench = await run.make.person('bench-sales', company)
  caller = run.call(await run.make.session(bench))
})
afterAll(async () => {
  await jobs.stop()
  await run.close()
})

const ended = (id: string, state = 'done') =>
  vi.waitFor(
    async () => {
      const { body } = await caller.get(`/bulk/view/${id}`)
      expect(body.data.state).toBe(state)
      return body.data as AnyRecord
    },
    { timeout: 20_000 },
  )
const start = (body: object, who = caller) => who.post('/bulk/start', { action: 'set', ...body })

/** Sets values of chosen records, and waits for the end. */
async function set(kind: string, ids: string[], values: object) {
  const { status, body } = await start({ kind, values, target: { ids }, count: ids.length })
  expect({ status, code: body.code }).toMatchObject({ status: 202 })
  return ended(body.data._id)
}
async function undo({ _id }: AnyRecord) {
  expect((await caller.post(`/bulk/undo/${_id}`)).status).toBe(202)
  return ended(String(_id), 'undone')
}
const candidateOf = async (candidateId: string): Promise<AnyRecord> =>
  (await caller.post('/candidate/view', { candidateId })).body.data
const skippedOf = async ({ _id }: AnyRecord) =>
  (await caller.post('/bulk/list-item', { filters: { bulk: _id } })).body.data
const listed = async (path: string, _id: string): Promise<AnyRecord> =>
  (await caller.post(path, { filters: { _id } })).body.data[0] as AnyRecord

describe('values of many candidates', () => {
  it.each<[string, object, object]>([
    ['availability', { availability: 'immediate' }, { availability: null }],
    [
      'a rate with its unit',
      { rateAmount: 70, rateCurrency: 'USD', ratePer: 'hour' },
      { rateAmount: null, ratePer: null },
    ],
    ['a tax term', { taxTerm: 'C2C' }, { taxTerm: null }],
    ['the start on the bench', { benchSince: '2026-11-02' }, { benchSince: null }],
    ['relocation', { readyToRelocate: true }, { readyToRelocate: false }],
  ])('%s is set and taken back', async (_, values, before) => {
    const ids = [await run.make.candidate(company), await run.make.candidate(company)]
    const bulk = await set('candidate', ids, values)
    expect(bulk).toMatchObject({ action: 'set', fields: Object.keys(values).sort(), done: 2, skipped: 0 })
    for (const id of ids) expect(await candidateOf(id)).toMatchObject(values)
    expect(await undo(bulk)).toMatchObject({ done: 0, skipped: 0 })
    for (const id of ids) expect(await candidateOf(id)).toMatchObject(before)
  })

  it('adds skills to those that each has, and undoing leaves each as it was', async () => {
    const java = await run.make.candidate(company, { skills: ['Java', 'SQL'] })
    const both = await run.make.candidate(company, { skills: ['java', 'Kafka'] })
    const none = await run.make.candidate(company, { skills: [] })
    const bulk = await set('candidate', [java, both, none], { skills: ['Java', 'Kafka'] })
    expect(bulk).toMatchObject({ done: 2, unchanged: 1 })
    const skillsOf = async () => [
      (await candidateOf(java)).skills,
      (await candidateOf(both)).skills,
      (await candidateOf(none)).skills,
    ]
    expect(await skillsOf()).toEqual([
      ['Java', 'SQL', 'Kafka'],
      ['java', 'Kafka'],
      ['Java', 'Kafka'],
    ])
    await undo(bulk)
    expect(await skillsOf()).toEqual([['Java', 'SQL'], ['java', 'Kafka'], []])
  })

  it('are one entry each of the audit, as an edit of one', async () => {
    const id = await run.make.candidate(company, { tax_term: 'W2' })
    const bulk = await set('candidate', [id], { taxTerm: '1099' })
    const trail = await run.db.owner<{ action: string; before: AnyRecord; after: AnyRecord }[]>`
      select action, before, after from audit where record_id = ${id} and request_id = ${String(bulk._id)}`
    expect(trail).toMatchObject([
      { action: 'candidate.update', before: { tax_term: 'W2' }, after: { tax_term: '1099' } },
    ])
    expect(trail).toHaveLength(1)
  })

  it('are not taken back over what somebody changed since, but over a change of something else', async () => {
    const [again, other] = [await run.make.candidate(company), await run.make.candidate(company)]
    const bulk = await set('candidate', [again, other], { taxTerm: 'C2C' })
    await caller.put(`/candidate/update/${again}`, { taxTerm: 'W2' })
    await caller.put(`/candidate/update/${other}`, { jobTitle: 'Data engineer' })
    expect(await undo(bulk)).toMatchObject({ done: 1, skipped: 1 })
    expect(await skippedOf(bulk)).toMatchObject([{ record: again, code: 'record.changed' }])
    expect(await candidateOf(again)).toMatchObject({ taxTerm: 'W2' })
    expect(await candidateOf(other)).toMatchObject({ taxTerm: null, jobTitle: 'Data engineer' })
  })

  it('skips, with the reason, one that would have too many skills', async () => {
    const full = await run.make.candidate(company, { skills: Array.from({ length: 100 }, (_, at) => `Skill ${at}`) })
    const bulk = await set('candidate', [full], { skills: ['One more'] })
    expect(bulk).toMatchObject({ done: 0, skipped: 1 })
    const [skipped] = await skippedOf(bulk)
    expect(skipped).toMatchObject({ code: 'request.invalid', params: { fault: expect.stringContaining('100') } })
  })

  it('of all that the bench shows are set, and nobody else is', async () => {
    const there = await run.make.candidate(company, { first_name: 'Benched', bench_since: '2026-10-01' })
    const elsewhere = await run.make.candidate(company, { first_name: 'Benched' })
    const target = { list: 'bench', query: { searchTerm: 'Benched' } }
    const { body } = await start({ kind: 'candidate', values: { taxTerm: 'W2' }, target, count: 1 })
    expect(await ended(body.data._id)).toMatchObject({ total: 1, done: 1 })
    expect([(await candidateOf(there)).taxTerm, (await candidateOf(elsewhere)).taxTerm]).toEqual(['W2', null])
  })
})

describe('values of other kinds', () => {
  it('priority, dates and skills of jobs are set and taken back', async () => {
    const id = await run.make.job(company, { skills: ['Java'] })
    const view = async () => (await caller.post('/job/view', { jobId: id })).body.data
    const before = await view()
    const values = { priority: 'urgent', dueOn: '2026-12-24', jobExpireDate: '2027-01-31' }
    const bulk = await set('job', [id], { ...values, skill: ['Go'] })
    expect(await view()).toMatchObject({ ...values, skill: ['Java', 'Go'] })
    await undo(bulk)
    const { priority, dueOn, jobExpireDate, skill } = before
    expect(await view()).toMatchObject({ priority, dueOn, jobExpireDate, skill })
  })

  it('owner, lead, type, technologies and mail of vendors are set and taken back, also from one who left', async () => {
    const left = await run.make.person('recruiter', company)
    const id = await run.make.vendor(company, { primary_owner_id: left.id })
    await run.db.owner`delete from membership where user_id = ${left.id}`
    const values = { primaryOwner: bench.id, vendorLead: bench.id, vendorType: 'tier-1', sendHotlist: true }
    const bulk = await set('vendor', [id], { ...values, technologies: ['SAP'] })
    expect(bulk).toMatchObject({ done: 1, skipped: 0 })
    expect(await listed('/vendor/list', id)).toMatchObject({ ...values, technologies: ['SAP'] })
    expect(await undo(bulk)).toMatchObject({ done: 0, skipped: 0 })
    const standing = { primaryOwner: left.id, vendorLead: null, vendorType: null, technologies: [] }
    expect(await listed('/vendor/list', id)).toMatchObject(standing)
  })

  it('skips a vendor whose new owner is no member, and says so', async () => {
    const stranger = await run.make.person('recruiter', await run.make.company())
    const id = await run.make.vendor(company)
    const bulk = await set('vendor', [id], { primaryOwner: stranger.id })
    expect(await skippedOf(bulk)).toMatchObject([
      { record: id, code: 'request.invalid', params: { fault: 'Member not found' } },
    ])
  })

  it('owner and mail of contacts are set and taken back', async () => {
    const id = await run.make.vendorContact(company, await run.make.vendor(company))
    const bulk = await set('vendor-contact', [id], { owner: bench.id, sendRequirement: true, technologies: ['SAP'] })
    expect(await listed('/vendor-contact/list', id)).toMatchObject({ owner: bench.id, sendRequirement: true })
    await undo(bulk)
    expect(await listed('/vendor-contact/list', id)).toMatchObject({ owner: null, sendRequirement: false })
  })
})

describe('who may, and what', () => {
  it("does not reach another company's records, and says no more of them than of nobody's", async () => {
    const theirs = await run.make.candidate(await run.make.company(), { first_name: 'Foreign' })
    const bulk = await set('candidate', [theirs], { taxTerm: 'W2' })
    expect(bulk).toMatchObject({ done: 0, skipped: 1 })
    expect(await skippedOf(bulk)).toMatchObject([{ name: '', code: 'record.notFound' }])
    const [row] = await run.db.owner`select tax_term from candidate where id = ${theirs}`
    expect(row).toEqual({ tax_term: null })
  })

  it('is refused to a role that does not manage the kind', async () => {
    const reader = run.call(await run.make.tokenOf('administrator', company))
    const ids = [await run.make.candidate(company)]
    const before = await contentsOf(run.db.owner)
    const body = { kind: 'candidate', values: { taxTerm: 'W2' }, target: { ids }, count: 1 }
    expect((await start(body, reader)).body.code).toBe('session.forbidden')
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it.each<[string, object, string]>([
    ['a value that an edit refuses', { kind: 'candidate', values: { taxTerm: 'gold' } }, 'values.taxTerm'],
    ['a field that is not set for many', { kind: 'candidate', values: { email: 'a@b.test' } }, 'values.email'],
    ['a unit without its amount', { kind: 'candidate', values: { ratePer: 'day' } }, 'values.ratePer'],
    ['nothing at all', { kind: 'candidate', values: {} }, 'values'],
    ['a priority that is none', { kind: 'job', values: { priority: null } }, 'values.priority'],
    ['a kind of which nothing is set', { kind: 'hotlist', values: { name: 'x' } }, 'action'],
  ])('refuses %s', async (_, body, field) => {
    const before = await contentsOf(run.db.owner)
    const { status, body: answer } = await start({ ...body, target: { ids: [crypto.randomUUID()] }, count: 1 })
    expect({ status, fields: Object.keys(answer.fields) }).toEqual({ status: 400, fields: [field] })
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it('refuses a list of other records', async () => {
    const target = { list: 'bench', query: {} }
    const { body } = await start({ kind: 'job', values: { priority: 'high' }, target, count: 1 })
    expect(Object.keys(body.fields)).toEqual(['target.list'])
  })
})
