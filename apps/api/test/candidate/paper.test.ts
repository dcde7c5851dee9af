import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remindersOfEnd } from '../../src/features/told/task/reminders-of-end.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { writeTextPdf } from '../reading/pdf-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { openReminding } from '../told/reminding.ts'
import { trailOf } from '../trail.ts'
import { upload } from '../upload.ts'

let run: RunningApp
let reminding: Awaited<ReturnType<typeof openReminding>>
let company: Company
let person: Person
let bench: Caller
let candidateId: string
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
  person = await run.make.person('bench-sales', company)
  bench = run.call(await run.make.session(person))
  candidateId = await run.make.candidate(company, { first_name: 'Meera', last_name: 'Iyer' })
})

const pdf = writeTextPdf([{ x: 50, y: 700, text: 'Republic of India, passport' }])
const uploaded = (by = bench) => upload(run, by, pdf, { fileName: 'passport.pdf', purpose: 'candidate-document' })
const paper = async (more = {}) => ({ type: 'passport', title: 'Passport', documentKey: await uploaded(), ...more })
const add = (documents: object[], by = bench) =>
  by.post<{ data: AnyRecord[]; code: string; fields: object }>('/candidate-document/add-multiple', {
    candidateId,
    documents,
  })
const list = async (by = bench) =>
  (await by.post('/candidate-document/list', { filters: { candidate: candidateId } })).body.data as AnyRecord[]
const told = async () =>
  ((await bench.post('/notification/list')).body.data as AnyRecord[]).map(({ kind, params }) => ({ kind, params }))
const save = (details: object, by = bench) => by.put(`/candidate-details/save/${candidateId}`, details)
const view = async (by = bench) => (await by.post('/candidate-details/view', { candidateId })).body.data as AnyRecord
const reveal = (field: string, by = bench) =>
  by.post<{ value: string }>(`/candidate-details/reveal/${candidateId}`, { field })
const asRole = async (role: 'owner' | 'recruiter' | 'company-user' | 'administrator', of = company) =>
  run.call(await run.make.tokenOf(role, of))

describe('the papers of a candidate', () => {
  it('are added all or none, changed, deleted and taken back, with a trail', async () => {
    const resume = await upload(run, bench, pdf)
    expect((await add([await paper(), { type: 'ead', title: 'EAD card', documentKey: resume }])).body.code).toBe(
      'file.notFound',
    )
    expect(await list()).toEqual([])
    const first = await paper()
    const { body } = await add([first, await paper({ type: 'ead', title: 'EAD card', expiryDate: '2030-01-31' })])
    const [passport, ead] = body.data
    expect(passport).toMatchObject({ ...first, expiryDate: null, documentFile: [{ originalName: 'passport.pdf' }] })
    const newKey = await uploaded()
    const changed = await bench.put(`/candidate-document/update/${passport?._id}`, { documentKey: newKey, version: 1 })
    expect(changed.body.data).toMatchObject({ version: 2, documentKey: newKey, title: 'Passport' })
    expect((await bench.put(`/candidate-document/update/${passport?._id}`, { title: 'Old', version: 1 })).status).toBe(
      409,
    )
    expect((await bench.get(`/s3/download-url?fileKey=${first.documentKey}`)).status).toBe(404)
    expect((await bench.delete(`/candidate-document/delete/${ead?._id}`)).status).toBe(200)
    expect((await list()).map(({ title }) => title)).toEqual(['Passport'])
    expect((await bench.post(`/bin/restore/${ead?._id}`)).status).toBe(200)
    expect(await list()).toHaveLength(2)
    expect((await trailOf(run.db.owner, String(ead?._id))).map(({ action }) => action)).toEqual([
      'candidate-document.add',
      'candidate-document.delete',
      'candidate-document.restore',
    ])
  })

  it.each([
    [{ title: '' }, { 'documents.0.title': 'Title is required' }],
    [{ type: 'poem' }, { 'documents.0.type': 'Type is required' }],
    [{ expiryDate: '2027-13-01' }, { 'documents.0.expiryDate': 'Please choose a date' }],
    [{ documentKey: '' }, { 'documents.0.documentKey': 'Please select a file first.' }],
  ])('are refused: %j', async (more, fields) => {
    const given = { type: 'other', title: 'Letter', documentKey: 'some-key', ...more }
    expect((await add([given])).body).toMatchObject({ fields })
  })

  it('are for those who may read papers, and their files too', async () => {
    const first = await paper()
    const id = (await add([first])).body.data[0]?._id
    const file = `/s3/download-url?fileKey=${first.documentKey}`
    const [reader, administrator] = [await asRole('company-user'), await asRole('administrator')]
    expect((await reader.post('/candidate-document/list')).status).toBe(403)
    expect((await reader.get(file)).status).toBe(404)
    expect((await administrator.post('/candidate-document/list')).status).toBe(200)
    const summit = await asRole('owner', await run.make.company())
    expect((await add([await paper({ documentKey: await uploaded(summit) })], summit)).status).toBe(404)
    expect((await summit.put(`/candidate-document/update/${id}`, { title: 'Ours' })).status).toBe(404)
    expect((await summit.delete(`/candidate-document/delete/${id}`)).status).toBe(404)
    expect((await summit.get(file)).status).toBe(404)
    expect(await list(summit)).toEqual([])
    expect((await (await asRole('recruiter')).get(file)).status).toBe(200)
  })

  it('remind 180, 90, 60, 30 and 7 days before they end, once each, whatever was missed between', async () => {
    expect((await add([await paper({ expiryDate: '2028-04-30' })])).status).toBe(200)
    const notice = { kind: 'candidate-document-expires', params: { name: 'Passport', candidate: 'Meera Iyer' } }
    const days = ['2027-11-02', '2028-01-31', '2028-03-01', '2028-03-31', '2028-04-23']
    for (const [at, day] of days.entries()) {
      await reminding.remind(`${day}T08:59:00Z`)
      expect(await told()).toHaveLength(at)
      await Promise.all([1, 2].map(() => reminding.remind(`${day}T09:00:00Z`)))
      expect(await told()).toEqual(Array.from({ length: at + 1 }, () => notice))
    }
    await reminding.remind('2028-05-30T09:00:00Z')
    expect(await told()).toHaveLength(days.length)
  })

  it('remind no more of what was missed while nobody worked than of the latest', async () => {
    expect((await add([await paper({ expiryDate: '2028-04-30' })])).status).toBe(200)
    await reminding.remind('2028-03-15T09:00:00Z')
    expect(await told()).toHaveLength(1)
    await reminding.remind('2028-03-31T09:00:00Z')
    expect(await told()).toHaveLength(2)
  })
})

describe('what vendors ask of a candidate', () => {
  const details = {
    legalName: 'Meera Lakshmi Iyer',
    linkedIn: 'www.linkedin.com/in/meera?trk=x',
    employerName: 'Acme LLC',
    employerContact: 'Sam Hill',
    employerEmail: 'sam@acme.example',
    employerPhone: '+1 415 555 0100',
    interviewTimes: 'Weekdays after 3 pm Eastern',
    references: [{ name: 'Ana Ruiz', company: 'Orbit', relation: 'Lead', email: 'ana@orbit.example', phone: '' }],
  }
  const none = { legalName: '', linkedIn: '', references: [], hasBirthday: false, hasSsnLastFour: false, version: 0 }

  it('is empty first, saved, and changed by one of two only', async () => {
    expect(await view()).toMatchObject(none)
    const { status, body } = await save(details)
    expect({ status, data: body.data }).toMatchObject({
      status: 200,
      data: { ...details, linkedIn: 'https://linkedin.com/in/meera', version: 1 },
    })
    expect((await save({ ...details, legalName: 'Meera Iyer', version: 1 })).body.data.version).toBe(2)
    expect((await save({ ...details, legalName: 'M. Iyer', version: 1 })).status).toBe(409)
    expect((await save({ ...details, legalName: 'Meera Iyer', version: 2 })).body.data.version).toBe(2)
  })

  it.each([
    [{ linkedIn: 'https://evil.example/in/meera' }, 'linkedIn', 'Please enter the address of a LinkedIn profile'],
    [{ employerEmail: 'sam' }, 'employerEmail', 'Wrong email format'],
    [{ birthday: '02-30' }, 'birthday', 'Please choose a month and a day'],
    [{ birthday: '1990-02-03' }, 'birthday', 'Please choose a month and a day'],
    [{ ssnLastFour: '123' }, 'ssnLastFour', 'Please enter the last four digits'],
    [{ references: [{ name: '' }] }, 'references.0.name', 'Name is required'],
  ])('is refused: %j', async (more, field, message) => {
    expect((await save(more)).body).toMatchObject({ fields: { [field]: message } })
  })

  it('keeps birthday and SSN sealed, says only that they are there, and every reading stands in the trail', async () => {
    await save({ ...details, birthday: '02-29', ssnLastFour: '4821' })
    expect(await view()).toMatchObject({ hasBirthday: true, hasSsnLastFour: true })
    expect(JSON.stringify(await view())).not.toMatch(/4821|02-29/)
    const [row] = await run.db.owner`select * from candidate_details where candidate_id = ${candidateId}`
    expect(JSON.stringify(row)).not.toMatch(/4821|02-29/)
    const id = String(row?.id)
    expect((await reveal('ssnLastFour')).body).toEqual({ success: true, value: '4821' })
    expect((await reveal('birthday')).body).toEqual({ success: true, value: '02-29' })
    const trail = await trailOf(run.db.owner, id)
    expect(trail.map(({ action }) => action)).toEqual([
      'candidate-details.save',
      'candidate-details.reveal',
      'candidate-details.reveal',
    ])
    expect(JSON.stringify(trail)).not.toMatch(/4821|02-29/)
    // Detail that is left out stays; null removes it.
    await save({ ...details, ssnLastFour: null, version: 1 })
    expect(await view()).toMatchObject({ hasBirthday: true, hasSsnLastFour: false })
    expect((await reveal('ssnLastFour')).status).toBe(404)
  })

  it("is nobody's of another company, and of nobody who may not read papers", async () => {
    await save({ ...details, ssnLastFour: '4821' })
    const summit = await asRole('owner', await run.make.company())
    for (const { status } of [
      await summit.post('/candidate-details/view', { candidateId }),
      await save(details, summit),
      await reveal('ssnLastFour', summit),
    ])
      expect(status).toBe(404)
    for (const role of ['company-user', 'administrator'] as const)
      expect((await reveal('ssnLastFour', await asRole(role))).status).toBe(403)
  })

  it('goes over with a merge where the other has none, and still opens', async () => {
    await save({ ...details, ssnLastFour: '4821' })
    const kept = await run.make.candidate(company, { first_name: 'Meera', last_name: 'Iyer' })
    const { status } = await bench.post('/candidate-duplicate/merge', {
      keep: kept,
      keepVersion: 1,
      other: candidateId,
      otherVersion: 1,
      choices: {},
    })
    expect(status).toBe(200)
    candidateId = kept
    expect(await view()).toMatchObject({ legalName: details.legalName, hasSsnLastFour: true })
    expect((await reveal('ssnLastFour')).body.value).toBe('4821')
  })
})

it.each([
  ['2027-04-30', '2026-06-30T12:00:00Z', ['2026-11-01', '2027-01-30', '2027-03-01', '2027-03-31', '2027-04-23']],
  ['2026-08-20', '2026-06-30T12:00:00Z', ['2026-07-21', '2026-08-13']],
  ['2026-07-02', '2026-06-30T12:00:00Z', ['2026-06-25']],
  ['2026-06-29', '2026-06-30T12:00:00Z', []],
])('what ends on %s reminds from %s on %j', (day, from, expected) => {
  const reminders = remindersOfEnd(day, [180, 90, 60, 30, 7], 'UTC', new Date(from))
  const all = reminders ? [reminders.remindAt, ...reminders.remindAgain] : []
  expect(all.map((at) => at.toISOString().slice(0, 10))).toEqual(expected)
})
