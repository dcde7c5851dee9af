import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyBody, AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { openReminding } from '../told/reminding.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let reminding: Awaited<ReturnType<typeof openReminding>>
let company: Company
let person: Person
let bench: Caller
let vendorId: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  reminding = await openReminding(run)
})
afterAll(async () => {
  await reminding.close()
  await run.close()
})
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('bench-sales', company, { first_name: 'Bianca', last_name: 'Shah' })
  bench = run.call(await run.make.session(person))
  vendorId = await run.make.vendor(company, { name: 'Apex Systems' })
})

const nine = '2027-03-01T09:00:00.000Z'
/** One note by the third step, as the only one of its body. */
const save = async (body: object, by = bench) => {
  const answer = await by.post('/vendor/step-three', { vendorId, notes: [body] })
  return {
    ...answer,
    body: { ...answer.body, data: (answer.body.data as AnyRecord[] | undefined)?.[0] as AnyBody['data'] },
  }
}
const tasks = async (by = bench) =>
  (await by.post('/task/list', { sortBy: 'title', sortDirection: 'asc' })).body.data as AnyRecord[]
const titles = async () => (await tasks()).map(({ title }) => title)
const told = async (by: Caller) =>
  ((await by.post('/notification/list')).body.data as AnyRecord[]).map(({ kind, params, path }) => ({
    kind,
    params,
    path,
  }))

describe('a note on a vendor', () => {
  it('is saved by the third step, shown to whoever sees the vendor, changed and deleted', async () => {
    const whole = {
      action: 'call',
      notesPriority: 'high',
      note: 'Wants Java people in Texas',
      notify: [],
      remindMe: true,
      time: nine,
      reminder: 'Send the hotlist',
      followUpNote: 'Ask how it went',
      followUpDate: '2027-03-05',
    }
    const added = await save(whole)
    expect(added.body).toMatchObject({ message: 'Vendor Updated Successfully', data: { ...whole, vendor: vendorId } })
    const { _id: id } = added.body.data
    expect((await bench.post('/vendor/view', { vendorId })).body.data.savedSteps).toContain(3)
    const recruiter = run.call(await run.make.tokenOf('recruiter', company))
    expect((await recruiter.post('/vendor-note/list', { filters: { vendor: vendorId } })).body.data).toEqual([
      added.body.data,
    ])
    expect((await save({ ...whole, _id: id, version: 1, note: 'Wants Java people' })).body.data).toMatchObject({
      _id: id,
      version: 2,
    })
    expect((await bench.put(`/vendor-note/update/${id}`, { action: 'meeting', version: 1 })).status).toBe(409)
    expect((await bench.put(`/vendor-note/update/${id}`, { action: 'meeting' })).body.data.action).toBe('meeting')
    expect((await recruiter.delete(`/vendor-note/delete/${id}`)).status).toBe(403)
    expect((await bench.delete(`/vendor-note/delete/${id}`)).status).toBe(200)
    expect((await bench.post(`/bin/restore/${id}`)).status).toBe(200)
    expect((await trailOf(run.db.owner, id)).map(({ action }) => action)).toEqual([
      'vendor-note.add',
      'vendor-note.update',
      'vendor-note.update',
      'vendor-note.delete',
      'vendor-note.restore',
    ])
  })

  it.each([
    [{}, { 'notes.0.note': 'Note is required' }],
    [{ note: 'ab' }, { 'notes.0.note': 'Minimum 3 characters' }],
    [{ note: 'x'.repeat(2_001) }, { 'notes.0.note': 'Maximum 2000 characters' }],
    [{ note: 'Called', remindMe: true }, { 'notes.0.time': 'Time is required' }],
    [{ note: 'Called', followUpDate: '2027-02-30' }, { 'notes.0.followUpDate': 'Please choose a date' }],
    [{ note: 'Called', reminder: 'x'.repeat(201) }, { 'notes.0.reminder': 'Maximum 200 characters' }],
  ])('is refused: %j', async (body, fields) => {
    expect((await save(body)).body).toMatchObject({ code: 'request.invalid', fields })
  })

  it("is nobody's of another company", async () => {
    const { _id: id } = (await save({ note: 'Called' })).body.data
    const summit = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect((await save({ note: 'Called' }, summit)).status).toBe(404)
    expect((await summit.post('/vendor-note/add', { vendorId, note: 'Called' })).status).toBe(404)
    expect((await summit.put(`/vendor-note/update/${id}`, { note: 'Called' })).status).toBe(404)
    expect((await summit.delete(`/vendor-note/delete/${id}`)).status).toBe(404)
    expect((await summit.post('/vendor-note/list')).body.totalDocs).toBe(0)
  })

  it('tells at once those whom it names, each once, and nobody who does not see the vendor', async () => {
    const ravi = await run.make.person('recruiter', company)
    const hers = run.call(await run.make.session(ravi))
    const { _id: id } = (await save({ note: 'Wants Java people', notify: [ravi.id] })).body.data
    await bench.put(`/vendor-note/update/${id}`, { note: 'Wants Java people now', notify: [ravi.id] })
    expect(await told(hers)).toEqual([
      {
        kind: 'vendor-note-added',
        params: { by: 'Bianca Shah', vendor: 'Apex Systems', name: 'Wants Java people' },
        path: `/company/vendors/view-vendor/${vendorId}`,
      },
    ])
    await run.db.owner`update vendor set visibility = 'private', primary_owner_id = ${person.id} where id = ${vendorId}`
    const stranger = await run.make.person('owner', await run.make.company())
    const other = await run.make.person('recruiter', company)
    for (const unseeing of [stranger, other]) {
      const refused = await save({ note: 'For you', notify: [unseeing.id] })
      expect(refused.body.fields).toEqual({ 'notes.0.notify': 'Please choose people who see this vendor' })
    }
  })

  it('reminds whoever wrote it at the time, once, and is followed up on its day', async () => {
    const { _id: id } = (
      await save({ note: 'Called', remindMe: true, time: nine, followUpNote: 'Ask again', followUpDate: '2027-03-05' })
    ).body.data
    expect(await tasks()).toMatchObject([
      { title: 'Follow up with Apex Systems: Ask again', dueDate: '2027-03-05', remindDate: null },
      { title: 'Reminder about Apex Systems: Called', dueDate: null, remindDate: nine, record: vendorId },
    ])
    await bench.put(`/vendor-note/update/${id}`, { time: '2027-03-02T09:00:00.000Z', reminder: 'Send the hotlist' })
    await reminding.remind(nine)
    expect(await told(bench)).toEqual([])
    await Promise.all([1, 2].map(() => reminding.remind('2027-03-02T09:00:00Z')))
    expect(await told(bench)).toMatchObject([
      { kind: 'vendor-note-due', params: { vendor: 'Apex Systems', name: 'Send the hotlist' } },
    ])
    await bench.put(`/vendor-note/update/${id}`, { remindMe: false })
    expect(await titles()).toEqual(['Follow up with Apex Systems: Ask again'])
  })

  it('takes its tasks into the bin, and the vendor takes them too', async () => {
    const { _id: id } = (await save({ note: 'Called', remindMe: true, time: nine })).body.data
    await bench.delete(`/vendor-note/delete/${id}`)
    expect(await titles()).toEqual([])
    await reminding.remind(nine)
    expect(await told(bench)).toEqual([])
    await bench.post(`/bin/restore/${id}`)
    expect(await titles()).toEqual(['Reminder about Apex Systems: Called'])
    await bench.delete(`/vendor/delete/${vendorId}`)
    expect(await titles()).toEqual([])
    await reminding.remind(nine)
    expect(await told(bench)).toEqual([])
    await bench.post(`/bin/restore/${vendorId}`)
    await reminding.remind(nine)
    expect(await told(bench)).toHaveLength(1)
  })
})
