import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { lettersTo } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
let person: Person
let own: Caller
let record: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('bench-sales', company, { first_name: 'Bianca', last_name: 'Shah' })
  own = run.call(await run.make.session(person))
  record = await run.make.candidate(company, { first_name: 'Anita', last_name: 'Rao' })
})

const onCandidate = (more: object) => ({ recordKind: 'candidate', record, ...more })
const add = (more: object, by = own) => by.post('/note/add', onCandidate(more))
const notesOf = async (id: string, by = own) =>
  ((await by.post('/note/list', { filters: { record: id } })).body.data as AnyRecord[]).map(({ note }) => note)
const told = async (by: Caller) =>
  ((await by.post('/notification/list', { filters: { kind: 'note-mentioned' } })).body.data as AnyRecord[]).map(
    ({ params, path }) => ({ params, path }),
  )
const asked = async (kind: string, id: string, name = '') =>
  ((await own.post('/note/people', { recordKind: kind, record: id, name })).body.data as AnyRecord[]).map(
    ({ firstName }) => firstName,
  )

describe('a note on a record', () => {
  it('is read by whoever sees the record, changed by its writer, deleted, and brought back', async () => {
    const added = await add({ note: 'Wants to stay in Texas' })
    expect(added.body).toMatchObject({
      message: 'Note Added Successfully',
      data: { recordKind: 'candidate', record, note: 'Wants to stay in Texas', userInfo: [{ _id: person.id }] },
    })
    const { _id: id } = added.body.data
    const colleague = run.call(await run.make.tokenOf('recruiter', company))
    expect(await notesOf(record, colleague)).toEqual(['Wants to stay in Texas'])
    expect((await own.put(`/note/update/${id}`, { note: 'Wants to stay in Dallas', version: 1 })).status).toBe(200)
    expect((await own.put(`/note/update/${id}`, { note: 'Moves', version: 1 })).status).toBe(409)
    for (const refused of [
      await colleague.put(`/note/update/${id}`, { note: 'Mine now' }),
      await colleague.delete(`/note/delete/${id}`),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, 'note.notYours'])
    expect((await own.delete(`/note/delete/${id}`)).status).toBe(200)
    expect(await notesOf(record)).toEqual([])
    expect((await own.post(`/bin/restore/${id}`)).status).toBe(200)
    expect(await notesOf(record)).toEqual(['Wants to stay in Dallas'])
    const owner = run.call(await run.make.tokenOf('owner', company))
    expect((await owner.put(`/note/update/${id}`, { note: 'Mine now' })).status).toBe(403)
    expect((await owner.delete(`/note/delete/${id}`)).status).toBe(200)
    expect((await trailOf(run.db.owner, id)).map(({ action }) => action)).toEqual([
      'note.add',
      'note.update',
      'note.delete',
      'note.restore',
      'note.delete',
    ])
  })

  it.each([
    [{ note: '' }, { note: 'Note is required' }],
    [{ note: 'x'.repeat(4_001) }, { note: 'Maximum 4000 characters' }],
    [{ note: 'Hello', recordKind: 'vendor' }, { recordKind: expect.any(String) }],
  ])('is refused: %#', async (body, fields) => {
    expect((await add(body)).body).toMatchObject({ code: 'request.invalid', fields })
  })

  it('stands on each kind of record, and is told in the timelines that records have', async () => {
    const job = await run.make.job(company, {})
    const application = await run.make.application(company, { job_id: job, candidate_id: record })
    const submission = await run.make.submission(company, { candidate_id: record, job_id: job })
    const records = {
      candidate: record,
      hotlist: await run.make.hotlist(company),
      client: await run.make.client(company),
      job,
      application,
      submission,
      interview: await run.make.interview(company, submission, {}),
      placement: await run.make.placement(company, { submission_id: submission }),
    }
    for (const [recordKind, id] of Object.entries(records)) {
      await own.post('/note/add', { recordKind, record: id, note: `About this ${recordKind}` })
      expect(await notesOf(id), recordKind).toEqual([`About this ${recordKind}`])
    }
    const noted = (rows: AnyRecord[], words: string) =>
      rows.filter(({ action }) => action === 'noted').map((row) => row[words])
    expect(noted((await own.post('/candidate/timeline', { candidateId: record })).body.data, 'name')).toEqual([
      'About this candidate',
    ])
    expect(noted((await own.post('/job/timeline', { jobId: job })).body.data, 'note')).toEqual(['About this job'])
    const { timeline } = (await own.post('/application/view', { applicationId: application })).body.data
    expect(noted(timeline as AnyRecord[], 'note')).toEqual(['About this application'])
  })

  it('goes into the bin with its record, and over to the candidate who stays of two', async () => {
    await add({ note: 'Wants to stay in Texas' })
    await own.delete(`/candidate/delete/${record}`)
    expect(await notesOf(record)).toEqual([])
    await own.post(`/bin/restore/${record}`)
    expect(await notesOf(record)).toEqual(['Wants to stay in Texas'])
    const other = await run.make.candidate(company, { first_name: 'Anita', last_name: 'Rao' })
    const [kept, gone] = await Promise.all(
      [other, record].map(
        async (id) => (await own.post('/candidate/view', { candidateId: id })).body.data as AnyRecord,
      ),
    )
    const merged = await own.post('/candidate-duplicate/merge', {
      keep: other,
      keepVersion: kept?.version,
      other: record,
      otherVersion: gone?.version,
      choices: {},
    })
    expect(merged.status).toBe(200)
    expect(await notesOf(other)).toEqual(['Wants to stay in Texas'])
  })
})

describe('a mention', () => {
  it('tells each person once, in the product and by letter, and leads to the record', async () => {
    const ravi = await run.make.person('recruiter', company, { first_name: 'Ravi' })
    const his = run.call(await run.make.session(ravi))
    const { _id: id } = (await add({ note: '@Ravi please call her', mentions: [ravi.id, person.id] })).body.data
    await own.put(`/note/update/${id}`, { note: '@Ravi please call her today', mentions: [ravi.id] })
    expect(await told(his)).toEqual([
      {
        params: { by: 'Bianca Shah', record: 'Anita Rao', name: '@Ravi please call her' },
        path: `/company/candidate/view-candidate/${record}`,
      },
    ])
    expect(await told(own)).toEqual([])
    expect(await lettersTo(run, ravi.email)).toHaveLength(1)
  })

  it('is offered by name, and taken, of members who see the record alone', async () => {
    const team = await run.make.unit(company, { name: 'Team' })
    const other = await run.make.unit(company, { name: 'Other' })
    const [near, far] = [
      await run.make.person('recruiter', company, { first_name: 'Nadia', last_name: 'Ng' }),
      await run.make.person('recruiter', company, { first_name: 'Farid', last_name: 'Ng' }),
    ]
    await run.make.sight(near, 'team', [team])
    await run.make.sight(far, 'team', [other])
    const hers = await run.make.candidate(company, { created_by: near.id })
    expect(await asked('candidate', hers)).toEqual(['Bianca', 'Nadia'])
    expect(await asked('candidate', hers, 'nG')).toEqual(['Nadia'])
    expect(await asked('candidate', hers, '%')).toEqual([])
    const stranger = await run.make.person('owner', await run.make.company())
    for (const { id } of [far, stranger]) {
      const refused = await own.post('/note/add', {
        recordKind: 'candidate',
        record: hers,
        note: 'For you',
        mentions: [id],
      })
      expect([refused.status, refused.body.code]).toEqual([400, 'note.unseen'])
    }
    const his = run.call(await run.make.session(far))
    const note = { recordKind: 'candidate', record: hers, note: 'Mine' }
    expect([(await his.post('/note/add', note)).status, (await his.post('/note/people', note)).status]).toEqual([
      404, 404,
    ])
  })
})
