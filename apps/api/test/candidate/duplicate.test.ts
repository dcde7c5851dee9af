import { mergeFields } from '@corridor/contract/candidate/duplicate/reasons'
import { mergeChoices } from '@corridor/contract/records/merge/kinds'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { candidateDoubles } from '../../src/features/candidate/duplicate/kind.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { dropResume, resumeText, settled, startBatch } from './resume-drop.ts'

let run: RunningApp
let company: Company
let person: Person
let recruiter: Caller
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('recruiter', company)
  recruiter = run.call(await run.make.session(person))
})

const robert = { firstName: 'Robert', lastName: 'Quill', email: 'robert.quill@example.com', phone: '2015550123' }
const bob = { firstName: 'Bob', lastName: 'Quill', email: 'bquill77@example.org', phone: '(201) 555-0123' }
const add = async (body: object) => (await recruiter.post('/candidate/add-candidate', body)).body.data as AnyRecord
const view = async (candidateId: string) => (await recruiter.post('/candidate/view', { candidateId })).body.data
const find = async (body: object) =>
  (
    await recruiter.post<{ data: { score: number; reasons: string[]; candidate: AnyRecord }[] }>(
      '/candidate/find-duplicates',
      body,
    )
  ).body.data
const pairs = async (): Promise<AnyRecord[]> => (await recruiter.post('/candidate-duplicate/list', {})).body.data
type Versioned = Pick<AnyRecord, '_id' | 'version'>
const merge = (keep: Versioned, other: Versioned, choices: object = {}) =>
  recruiter.post<AnyRecord & { mergeId: string; data: AnyRecord; code: string }>('/candidate-duplicate/merge', {
    keep: keep._id,
    keepVersion: keep.version,
    other: other._id,
    otherVersion: other.version,
    choices,
  })
const split = (mergeId: string) => recruiter.post(`/candidate-duplicate/split/${mergeId}`, {})

/** Once nobody waits to be compared. */
const compared = () =>
  vi.waitFor(async () => expect(await run.db.owner`select 1 from candidate_to_match`).toHaveLength(0), {
    timeout: 15_000,
  })

/** A record without what every change renews. */
// The record alone tells the former resumes.
const lasting = ({ version, formerResumes = [], ...record }: AnyRecord) => ({ ...record, formerResumes })

async function twoOfOne(): Promise<[AnyRecord, AnyRecord]> {
  return [
    await add({ ...robert, jobTitle: 'Engineer', skills: ['Java', 'SQL'] }),
    await add({ ...bob, location: 'Edison', skills: ['java', 'Kafka'], experience: 4 }),
  ]
}

describe('a duplicate', () => {
  it('is found before it is saved, with what speaks for it', async () => {
    const stands = await add(robert)
    await vi.waitFor(async () => expect(await find(bob)).not.toEqual([]), { timeout: 15_000 })
    const [found] = await find(bob)
    expect(found).toMatchObject({ candidate: { _id: stands._id }, reasons: ['nickname', 'samePhone'] })
    expect(found?.score).toBeGreaterThan(0.8)
    expect(await find({ firstName: 'Ann', lastName: 'Quill', phone: robert.phone })).toEqual([])
    expect(await find({ firstName: 'Somebody', lastName: 'Else', email: 'ROBERT.quill@example.com' })).toMatchObject([
      { candidate: { _id: stands._id }, reasons: ['sameEmail'] },
    ])
    expect(await find({ candidateId: stands._id })).toEqual([])
    const elsewhere = run.call(await run.make.session(await run.make.person('owner', await run.make.company())))
    expect((await elsewhere.post('/candidate/find-duplicates', bob)).body.data).toEqual([])
    expect((await elsewhere.post('/candidate/find-duplicates', { candidateId: stands._id })).status).toBe(404)
  })

  it('is found a moment after it came, though thousands wait to be compared', async () => {
    const elsewhere = run.call(await run.make.session(await run.make.person('owner', await run.make.company())))
    await run.db.owner.begin(async (busy) => {
      await busy`select pg_advisory_xact_lock(hashtextextended('match candidate', 0))`
      const stands = await add(robert)
      expect(await find(bob)).toMatchObject([{ candidate: { _id: stands._id }, reasons: ['nickname', 'samePhone'] }])
      expect((await elsewhere.post('/candidate/find-duplicates', bob)).body.data).toEqual([])
    })
  })

  it('is listed however it came, and no more once the two are said to be two people', async () => {
    // As a table of old data holds them: no verb has seen them.
    const ids = [
      await run.make.candidate(company, { first_name: 'Aisha', last_name: 'Rahman', phone: '9735550188' }),
      await run.make.candidate(company, { first_name: 'Rahman', last_name: 'Ayesha', phone: '+1 973 555 0188' }),
    ]
    await add({ firstName: 'Nobody', lastName: 'Alike', email: 'nobody.alike@example.com', phone: '2125550100' })
    await vi.waitFor(async () => expect(await pairs()).toHaveLength(1), { timeout: 15_000 })
    const [pair] = await pairs()
    expect(pair).toMatchObject({ records: ids.map((_id) => ({ _id })), reasons: ['swappedName', 'samePhone'] })
    const decided = await recruiter.post(`/candidate-duplicate/set-apart/${pair?._id}`, {})
    expect(decided.status).toBe(200)
    expect(await pairs()).toEqual([])
    await recruiter.put(`/candidate/update/${ids[0]}`, { jobTitle: 'Analyst' })
    await compared()
    expect(await pairs()).toEqual([])
    await recruiter.post(`/candidate-duplicate/reopen/${pair?._id}`, {})
    expect(await pairs()).toHaveLength(1)
    expect((await trailOf(run.db.owner, String(pair?._id))).map(({ action }) => action)).toEqual([
      'candidate-duplicate.set-apart',
      'candidate-duplicate.reopen',
    ])
  })
})

describe('two who come in the same second', () => {
  it('are listed, each added by a form, or one by a batch of resumes', async () => {
    const firm = { company, caller: recruiter, batch: await startBatch(recruiter) }
    await Promise.all([
      add(robert),
      add(bob),
      add({ firstName: 'Jon', lastName: 'Snowden', email: 'jsn42@example.com', phone: '4155550188' }),
      dropResume(
        run,
        firm,
        resumeText('Jonathan Snowden', 'jon@example.org', '(415) 555-0188'),
        'text/plain',
        'jon.txt',
      ),
    ])
    const [file] = await settled(firm)
    // A resume that came a moment before holds this one back; else the two are a pair.
    await vi.waitFor(async () => expect(await pairs()).toHaveLength(file?.state === 'held' ? 1 : 2), {
      timeout: 15_000,
    })
  })

  it('are listed if two nodes compare them at the same time', async () => {
    // As many as two turns take: each has one of the two.
    const like = { first_name: 'Aisha', last_name: 'Rahman', phone: '9735550188' }
    await run.make.candidate(company, like)
    for (let n = 0; n < 98; n += 1) await run.make.candidate(company, { first_name: `Nobody${n}`, phone: '' })
    await run.make.candidate(company, { ...like, last_name: 'Rehman' })
    const nodes = [0, 1].map(() => candidateDoubles.match({ db: run.db.owner, platform: {} } as never))
    await Promise.all(nodes)
    expect((await pairs()).filter(({ reasons }) => (reasons as string[]).includes('samePhone'))).toHaveLength(1)
  })
})

describe('merging', () => {
  it('keeps one with the chosen values and all that was about both, and splitting brings both back', async () => {
    const [kept, gone] = await twoOfOne()
    const [shared, own] = [await run.make.hotlist(company), await run.make.hotlist(company)]
    await run.make.onHotlist(company, shared, kept._id)
    for (const hotlist of [shared, own]) await run.make.onHotlist(company, hotlist, gone._id)
    const hotlistsOf = async (candidate: string) =>
      (await recruiter.post('/hotlist/list', { filters: { candidate } })).body.data.map(({ _id }) => _id).sort()
    const merged = await merge(kept, gone, { email: 'other' })
    expect(merged).toMatchObject({
      status: 200,
      body: {
        message: 'Candidates merged successfully',
        data: {
          _id: kept._id,
          firstName: 'Robert',
          email: bob.email,
          phone: `+1${robert.phone}`,
          jobTitle: 'Engineer',
          location: 'Edison',
          experience: 4,
          skills: ['Java', 'SQL', 'Kafka'],
        },
      },
    })
    expect(await hotlistsOf(kept._id)).toEqual([shared, own].sort())
    expect(await view(gone._id)).toBeUndefined()
    const { mergeId } = merged.body
    const listed = await recruiter.post('/candidate-duplicate/list-merge', { filters: { kept: kept._id } })
    expect(listed.body.data).toMatchObject([
      { _id: mergeId, goneInfo: [{ name: 'Bob Quill' }], userInfo: [{ _id: person.id }] },
    ])
    const restored = await recruiter.post(`/bin/restore/${gone._id}`, {})
    expect(restored).toMatchObject({
      status: 409,
      body: { code: 'merge.into', params: { kept: 'Robert Quill' } },
    })
    await compared()
    expect(await pairs()).toEqual([])
    expect((await split(mergeId)).body).toMatchObject({ message: 'Candidates split successfully' })
    expect(lasting(await view(kept._id))).toEqual({ ...lasting(kept), formerResumes: [] })
    expect(lasting(await view(gone._id))).toEqual({ ...lasting(gone), formerResumes: [] })
    await vi.waitFor(async () => expect(await pairs()).toHaveLength(1), { timeout: 15_000 })
    expect(await hotlistsOf(kept._id)).toEqual([shared])
    expect(await hotlistsOf(gone._id)).toEqual([shared, own].sort())
    expect((await split(mergeId)).body.code).toBe('merge.gone')
    const actions = (await trailOf(run.db.owner, kept._id)).map(({ action }) => action)
    expect(actions).toEqual([
      'candidate.add',
      'candidate.update',
      'candidate.merge',
      'candidate.update',
      'candidate.split',
    ])
  })

  it('gives back both exactly, whatever was chosen', { timeout: 60_000 }, async () => {
    const texts = fc.option(
      fc.string({ minLength: 1, maxLength: 30 }).map((text) => text.trim() || 'x'),
      { nil: null },
    )
    const values = fc.record({
      job_title: texts,
      location: texts,
      experience: fc.option(fc.integer({ min: 0, max: 80 }), { nil: null }),
      skills: fc.uniqueArray(fc.constantFrom('Java', 'SQL', 'Go', 'C#', 'R', 'java'), {
        selector: (skill) => skill.toLowerCase(),
      }),
      phone: fc.constantFrom('5551234567', '+12012345678'),
      more_phones: fc.uniqueArray(fc.constantFrom('+12124567890', '+442079460958', '12')),
      ready_to_relocate: fc.boolean(),
      is_us_citizen: fc.boolean(),
      status: fc.constantFrom('active', 'inactive'),
    })
    const choices = fc
      .dictionary(fc.constantFrom(...mergeFields), fc.constantFrom(...mergeChoices))
      .map((chosen) =>
        Object.fromEntries(Object.entries(chosen).filter(([field, choice]) => field === 'skills' || choice !== 'both')),
      )
    await fc.assert(
      fc.asyncProperty(values, values, choices, async (one, other, chosen) => {
        const ids = [
          await run.make.candidate(company, one),
          await run.make.candidate(company, { ...other, first_name: 'Janet' }),
        ]
        const [kept, gone] = [await view(ids[0] ?? ''), await view(ids[1] ?? '')]
        const { status, body } = await merge(kept, gone, chosen)
        expect(status).toBe(200)
        expect((await split(body.mergeId)).status).toBe(200)
        expect(lasting(await view(kept._id))).toEqual(lasting(kept))
        expect(lasting(await view(gone._id))).toEqual(lasting(gone))
      }),
      { numRuns: 15 },
    )
  })

  it('has one winner of two at once, in either direction', async () => {
    const [one, other] = await twoOfOne()
    const answers = await Promise.all([merge(one, other), merge(other, one), merge(one, other)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status } of answers) expect([200, 404, 409]).toContain(status)
    expect(await run.db.owner`select 1 from candidate_merge where company_id = ${company.id}`).toHaveLength(1)
  })

  it('is refused with an older version, with itself, with nobody, and where a choice makes no sense', async () => {
    const [one, other] = await twoOfOne()
    await recruiter.put(`/candidate/update/${other._id}`, { jobTitle: 'Tester' })
    expect((await merge(one, other)).body.code).toBe('record.changed')
    expect((await merge(one, one)).body.code).toBe('merge.self')
    expect((await merge(one, { _id: crypto.randomUUID(), version: 1 })).status).toBe(404)
    const foreign = await run.make.candidate(await run.make.company())
    expect((await merge(one, { _id: foreign, version: 1 })).status).toBe(404)
    const wrong = await merge(one, { ...other, version: 2 }, { email: 'both' })
    expect(wrong).toMatchObject({
      status: 400,
      body: { fields: { 'choices.email': 'This cannot be taken from both' } },
    })
  })
})

describe('splitting', () => {
  it('keeps what was done since to other values, and refuses where a merged one was changed', async () => {
    const [kept, gone] = await twoOfOne()
    const { mergeId } = (await merge(kept, gone)).body
    await recruiter.put(`/candidate/update/${kept._id}`, { jobTitle: 'Architect', location: 'Austin' })
    const refused = await split(mergeId)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'merge.changed', fields: { location: 'Changed since' } },
    })
    expect(await view(gone._id)).toBeUndefined()
    await recruiter.put(`/candidate/update/${kept._id}`, { location: 'Edison' })
    expect((await split(mergeId)).status).toBe(200)
    expect(await view(kept._id)).toMatchObject({ jobTitle: 'Architect', location: null, skills: ['Java', 'SQL'] })
    expect(await view(gone._id)).toMatchObject({ firstName: 'Bob' })
  })

  it('is refused once the kept one is gone, the address is taken, or thirty days are over', async () => {
    const [kept, gone] = await twoOfOne()
    const { mergeId } = (await merge(kept, gone)).body
    await recruiter.delete(`/candidate/delete/${kept._id}`)
    expect((await split(mergeId)).body).toMatchObject({
      code: 'merge.keptGone',
      params: { name: 'Robert Quill' },
    })
    await recruiter.post(`/bin/restore/${kept._id}`, {})
    await recruiter.put(`/candidate/update/${kept._id}`, { emails: [] })
    const taker = await add({ ...bob, firstName: 'Zoe', phone: '2125550111' })
    expect((await split(mergeId)).body.code).toBe('candidate.exists')
    await recruiter.delete(`/candidate/delete/${taker._id}`)
    await run.db
      .owner`update candidate_merge set created_at = now() - interval '30 days 1 second' where id = ${mergeId}`
    expect((await split(mergeId)).body.code).toBe('merge.gone')
  })
})
