import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { lookupKinds } from '@corridor/contract/base/lookup/kinds'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeBin } from '../../src/features/records/bin/purge.ts'
import { kinds as kindRules, queues } from '../../src/features.ts'
import { type Jobs, openJobs } from '../../src/platform/jobs.ts'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailLength, trailOf } from '../trail.ts'
import { upload } from '../upload.ts'

let run: RunningApp
let jobs: Jobs
let admin: Caller
let company: Company
let person: Person
let owner: Caller
let bench: Caller
let recruiter: Caller
beforeAll(async () => {
  run = await runApp()
  jobs = await openJobs(run.db.owner, run.db.urls.owner, queues, () => {})
})
afterAll(async () => {
  await jobs.stop()
  await run.close()
})
beforeEach(async () => {
  admin = run.call(await run.make.tokenOf('administrator'))
  company = await run.make.company()
  person = await run.make.person('bench-sales', company)
  bench = run.call(await run.make.session(person))
  owner = run.call(await run.make.tokenOf('owner', company))
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const restore = (caller: Caller, id: string) => caller.post(`/bin/restore/${id}`)
const inBin = async (caller: Caller, body: object = {}) =>
  (await caller.post('/bin/list', { limit: 100, ...body })).body.data.map(({ _id }) => _id)
const gone = { status: 404, body: { code: 'bin.gone' } }

const jane = { firstName: 'Jane', lastName: 'Doe', phone: '5551234567' }
let count = 0
const fresh = (word: string) => `${word} ${++count}`
const addCandidate = async (caller: Caller, more: object = {}) =>
  (
    await caller.post('/candidate/add-candidate', {
      ...jane,
      email: `${fresh('jane')}@example.com`.replace(' ', ''),
      ...more,
    })
  ).body.data
const addHotlist = async (caller: Caller, name = fresh('Bench')) =>
  (await caller.post('/hotlist/add', { name, description: 'Ready', isPublic: true })).body.data

/** Each kind of record with the paths of its verbs and who deletes it. */
const kinds = [
  ...lookupKinds.map((kind) => ({ kind, root: `/${kind}`, make: () => run.make.lookup(kind) })),
  { kind: 'country', root: '/address-management/country', make: () => run.make.country() },
  { kind: 'state', root: '/address-management/state', make: () => run.make.state() },
  { kind: 'city', root: '/address-management/city', make: () => run.make.city() },
  { kind: 'candidate', root: '/candidate', make: () => run.make.candidate(company) },
  { kind: 'hotlist', root: '/hotlist', make: () => run.make.hotlist(company) },
]

describe.each(kinds)('a deleted $kind', ({ kind, root, make }) => {
  it('lies in the bin, and comes back as it was under a new version', async () => {
    const caller = ['candidate', 'hotlist'].includes(kind) ? bench : admin
    const id = await make()
    const listed = async () => (await caller.post(`${root}/list`, { filters: { _id: id } })).body.data[0]
    const before = await listed()
    expect((await caller.delete(`${root}/delete/${id}`)).status).toBe(200)
    expect(await listed()).toBeUndefined()
    const [binned] = (await caller.post('/bin/list', { filters: { _id: id } })).body.data
    const name = before?.name ?? `${before?.firstName} ${before?.lastName}`
    expect(binned).toMatchObject({ _id: id, kind, name, version: 2 })
    const { deletedDate, purgeDate } = binned as unknown as Record<string, string>
    expect(Date.parse(purgeDate ?? '') - Date.parse(deletedDate ?? '')).toBe(30 * 86_400_000)

    const restored = await restore(caller, id)
    expect(restored).toMatchObject({ status: 200, body: { data: { _id: id, kind, name, version: 3 } } })
    expect(await listed()).toEqual({ ...before, version: 3 })
    expect((await caller.post('/bin/list', { filters: { _id: id } })).body.totalDocs).toBe(0)
    expect(await trailOf(run.db.owner, id)).toMatchObject([
      { action: `${kind}.delete`, record_kind: kind },
      {
        action: `${kind}.restore`,
        record_kind: kind,
        before: { deleted_at: deletedDate },
        after: { deleted_at: null },
      },
    ])
    expect(await restore(caller, id)).toMatchObject(gone)
  })
})

describe('bin.list', () => {
  it('names who deleted what', async () => {
    const { _id } = await addHotlist(owner)
    await bench.delete(`/hotlist/delete/${_id}`)
    const [row] = (await owner.post('/bin/list')).body.data
    expect(row).toMatchObject({ _id, userInfo: [{ _id: person.id }] })
  })

  it('shows to each only the kinds that they may manage', async () => {
    const hotlist = await run.make.binned('hotlist', await run.make.hotlist(company))
    const candidate = await run.make.binned('candidate', await run.make.candidate(company))
    const address = await run.make.binned('company-location', await run.make.location(company), { name: 'Ring Road' })
    const skill = await run.make.binned('skill', await run.make.lookup('skill'))
    expect((await inBin(owner)).sort()).toEqual([hotlist, candidate, address].sort())
    expect((await inBin(recruiter)).sort()).toEqual([hotlist, candidate].sort())
    expect(await inBin(recruiter, { filters: { kind: 'company-location' } })).toEqual([])
    const all = await inBin(admin)
    expect(all).toContain(skill)
    expect(all).not.toContain(hotlist)
    const member = run.call(await run.make.tokenOf('company-user', company))
    expect((await member.post('/bin/list')).status).toBe(403)
  })
})

describe('bin.restore', () => {
  it('is refused to whom the kind, or the company, is not', async () => {
    const hotlist = await run.make.binned('hotlist', await run.make.hotlist(company))
    const address = await run.make.binned('company-location', await run.make.location(company), { name: 'Ring Road' })
    const skill = await run.make.binned('skill', await run.make.lookup('skill'))
    const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
    const before = await trailLength(run.db.owner)
    for (const [caller, id] of [
      [recruiter, address],
      [stranger, hotlist],
      [admin, hotlist],
      [owner, skill],
      [owner, crypto.randomUUID()],
    ] as const) {
      expect(await restore(caller, id)).toMatchObject(gone)
    }
    expect(await trailLength(run.db.owner)).toBe(before)
    expect((await inBin(owner)).sort()).toEqual([hotlist, address].sort())
  })

  it('is refused where the name is taken meanwhile, by the code of its kind', async () => {
    const { _id: skill } = (await admin.post('/skill/add', { name: 'Cobol' })).body.data
    await admin.delete(`/skill/delete/${skill}`)
    await admin.post('/skill/add', { name: 'COBOL' })
    expect(await restore(admin, skill)).toMatchObject({ status: 409, body: { code: 'lookup.nameTaken' } })

    const hotlist = await addHotlist(bench, 'Java bench')
    await bench.delete(`/hotlist/delete/${hotlist._id}`)
    await addHotlist(bench, 'JAVA bench')
    expect(await restore(bench, hotlist._id)).toMatchObject({
      status: 409,
      body: { code: 'hotlist.nameTaken', params: { name: 'Java bench' } },
    })

    const candidate = await addCandidate(bench, { email: 'twice@example.com' })
    await bench.delete(`/candidate/delete/${candidate._id}`)
    await addCandidate(bench, { email: 'Twice@example.com' })
    expect(await restore(bench, candidate._id)).toMatchObject({ status: 400, body: { code: 'candidate.exists' } })
    expect((await inBin(bench)).sort()).toEqual([candidate._id, hotlist._id].sort())
  })

  it('names the record above that is in the bin too, and works once that is back', async () => {
    const country = await run.make.country({ name: fresh('Land') })
    const state = await run.make.state({ country_id: country, name: 'Upland' })
    const city = await run.make.city({ state_id: state, name: 'Hilltown' })
    for (const [level, id] of Object.entries({ city, state, country })) {
      expect((await admin.delete(`/address-management/${level}/delete/${id}`)).status).toBe(200)
    }
    expect(await restore(admin, city)).toMatchObject({
      status: 409,
      body: {
        code: 'bin.aboveDeleted',
        params: { name: 'Hilltown', above: 'Upland', aboveId: state },
        message: '"Hilltown" belongs to "Upland", which is in the bin too',
      },
    })
    expect(await restore(admin, state)).toMatchObject({ status: 409, body: { params: { aboveId: country } } })
    for (const id of [country, state, city]) expect((await restore(admin, id)).status).toBe(200)
  })

  it('keeps a country that a state is being restored into', async () => {
    for (let round = 0; round < 5; round += 1) {
      const country = await run.make.country()
      const state = await run.make.binned('state', await run.make.state({ country_id: country }))
      await Promise.all([restore(admin, state), admin.delete(`/address-management/country/delete/${country}`)])
      const [left] = await run.db.owner`
        select 1 from state s join country c on c.id = s.country_id
        where s.id = ${state} and s.deleted_at is null and c.deleted_at is not null`
      expect(left).toBeUndefined()
    }
  })

  it('has one effect of two at once', async () => {
    const id = await run.make.binned('hotlist', await run.make.hotlist(company))
    const answers = await Promise.all([1, 2, 3, 4].map(() => restore(bench, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
    expect(await trailOf(run.db.owner, id)).toHaveLength(1)
  })

  it('brings candidates back onto their hotlists, and into the totals', async () => {
    const hotlist = await addHotlist(bench)
    const candidate = await addCandidate(bench)
    await bench.post('/hotlist/add-candidates', { hotListId: hotlist._id, candidateIds: [candidate._id] })
    const totals = async () => [
      (await bench.post('/candidate/list')).body.totalDocs,
      (await bench.post('/candidate/list', { filters: { hotlist: hotlist._id } })).body.totalDocs,
      (await bench.post('/hotlist/view', { hotListId: hotlist._id })).body.data.totalSeats,
    ]
    expect(await totals()).toEqual([1, 1, 1])
    await bench.delete(`/candidate/delete/${candidate._id}`)
    expect(await totals()).toEqual([0, 0, 0])
    await restore(bench, candidate._id)
    expect(await totals()).toEqual([1, 1, 1])
  })

  it('leaves a candidate editable whose work authorization was deleted meanwhile', async () => {
    const workAuthorization = await run.make.lookup('work-authorization')
    const candidate = await addCandidate(bench, { workAuthorization })
    await bench.delete(`/candidate/delete/${candidate._id}`)
    expect((await admin.delete(`/work-authorization/delete/${workAuthorization}`)).status).toBe(200)
    await restore(bench, candidate._id)
    const edited = await bench.put(`/candidate/update/${candidate._id}`, { workAuthorization, jobTitle: 'Welder' })
    expect(edited).toMatchObject({ status: 200, body: { data: { workAuthorization, jobTitle: 'Welder' } } })
    const other = await addCandidate(bench)
    const refused = await bench.put(`/candidate/update/${other._id}`, { workAuthorization })
    expect(refused.body.fields).toEqual({ workAuthorization: 'Work authorization not found' })
  })
})

describe('after thirty days', () => {
  const purge = () => purgeBin(run.db.sql, { jobs, kinds: kindRules })
  const stands = async (table: string, ids: string[]) =>
    (await run.db.owner<{ id: string }[]>`select id from ${run.db.owner(table)} where id = any(${ids})`).map(
      ({ id }) => id,
    )
  const old = { deleted_at: daysAgo(30.01) }

  it('a record is removed for good, and one of fewer days is not', async () => {
    const over = await run.make.binned('hotlist', await run.make.hotlist(company), old)
    const almost = await run.make.binned('hotlist', await run.make.hotlist(company), { deleted_at: daysAgo(29.9) })
    await purge()
    expect(await stands('hotlist', [over, almost])).toEqual([almost])
    expect(await inBin(owner)).toEqual([almost])
    expect(await restore(owner, over)).toMatchObject(gone)
    const trail = { actor_id: null, company_id: company.id, record_kind: 'hotlist', after: null }
    expect(await trailOf(run.db.owner, over)).toMatchObject([{ ...trail, action: 'hotlist.purge' }])
  })

  it('a whole country goes with its states and cities, whatever their order', async () => {
    const country = await run.make.country()
    const state = await run.make.state({ country_id: country })
    const city = await run.make.city({ state_id: state })
    for (const [kind, id] of Object.entries({ country, state, city })) await run.make.binned(kind as 'city', id, old)
    await purge()
    expect([await stands('country', [country]), await stands('state', [state]), await stands('city', [city])]).toEqual([
      [],
      [],
      [],
    ])
  })

  it('a record that another still names stays until that is gone too, and keeps nothing else back', async () => {
    const visa = await run.make.lookup('work-authorization')
    const candidate = await run.make.candidate(company, { work_authorization_id: visa })
    await run.make.binned('candidate', candidate, { deleted_at: daysAgo(10) })
    const others = await Promise.all([1, 2, 3].map(() => run.make.lookup('work-authorization')))
    for (const id of [visa, ...others]) await run.make.binned('work-authorization', id, old)
    await purge()
    expect(await stands('lookup', [visa, ...others])).toEqual([visa])
    expect(await stands('candidate', [candidate])).toEqual([candidate])
    await run.db.owner`update bin set deleted_at = ${daysAgo(31)} where id = ${candidate}`
    await purge()
    expect(await stands('lookup', [visa])).toEqual([])
  })

  it("a candidate's resumes, their readings and its places on hotlists go too, but not a file that another holds", async () => {
    const [ours, shared] = [await upload(run, bench, 'Jane Doe', txt), await upload(run, bench, 'Shared', txt)]
    const { parseId } = (await bench.post('/agent/resume-parser', { fileKey: ours })).body
    const former = await upload(run, bench, 'Jane Doe, before', txt)
    const one = await addCandidate(bench, { resumeKey: former })
    await bench.put(`/candidate/update/${one._id}`, { resumeKey: ours })
    const two = await addCandidate(bench, { resumeKey: shared })
    const three = await addCandidate(bench, { resumeKey: shared })
    const hotlist = await addHotlist(bench)
    await bench.post('/hotlist/add-candidates', { hotListId: hotlist._id, candidateIds: [one._id, three._id] })
    for (const { _id } of [one, two]) await bench.delete(`/candidate/delete/${_id}`)
    await run.db.owner`update bin set deleted_at = ${daysAgo(31)} where company_id = ${company.id}`
    await purge()
    expect(await stands('candidate', [one._id, two._id, three._id])).toEqual([three._id])
    expect(await stands('parse', [parseId])).toEqual([])
    const kept = await run.db.owner`select key from stored_file where key = any(${[former, ours, shared]})`
    expect(kept).toEqual([{ key: shared }])
    const [{ bytes } = { bytes: 0 }] = await run.db.owner<{ bytes: number }[]>`
      select bytes from company_storage where company_id = ${company.id}`
    expect(bytes).toBe('Shared'.length)
    await expect.poll(() => fileOf(ours), { timeout: 20_000 }).toBe(false)
    expect(fileOf(shared)).toBe(true)
    expect((await bench.post('/hotlist/view', { hotListId: hotlist._id })).body.data.totalSeats).toBe(1)
  })

  it('many are removed by two nodes at once, each once, while one is being restored', async () => {
    const ids: string[] = []
    for (let at = 0; at < 250; at += 1) ids.push(await run.make.hotlist(company))
    for (const id of ids) await run.make.binned('hotlist', id, old)
    const [saved = ''] = ids
    const [restored] = await Promise.all([restore(bench, saved), purge(), purge()])
    const left = await stands('hotlist', ids)
    expect(left).toEqual(restored.status === 200 ? [saved] : [])
    const [{ purged } = { purged: 0 }] = await run.db.owner<{ purged: number }[]>`
      select count(*)::int as purged from audit where action = 'hotlist.purge' and company_id = ${company.id}`
    expect(purged).toBe(ids.length - left.length)
    expect(await inBin(bench)).toEqual([])
  })

  const txt = { fileName: 'resume.txt', fileType: 'text/plain' }
  const fileOf = (key: string) => {
    const folder = join(run.dataDir, 'files', key.slice(-2))
    return existsSync(folder) && readdirSync(folder).includes(key)
  }
})
