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
  person = await run.make.person('bench-sales', company)
  bench = run.call(await run.make.session(person))
  vendorId = await run.make.vendor(company, { name: 'Apex Systems' })
})

const pdf = writeTextPdf([{ x: 50, y: 700, text: 'Certificate of insurance' }])
const uploaded = (by = bench) => upload(run, by, pdf, { fileName: 'insurance.pdf', purpose: 'vendor-document' })
const document = async (more = {}) => ({
  type: 'insurance',
  title: 'Insurance 2027',
  documentKey: await uploaded(),
  ...more,
})
const save = (documents: object[], by = bench) =>
  by.post<{ data: AnyRecord[]; code: string; fields: object }>('/vendor/step-six', { vendorId, documents })
const list = async (by = bench) =>
  (await by.post('/vendor-document/list', { filters: { vendor: vendorId } })).body.data as AnyRecord[]
const told = async () =>
  ((await bench.post('/notification/list')).body.data as AnyRecord[]).map(({ kind, params }) => ({ kind, params }))
const tasks = async () => (await bench.post('/task/list')).body.data as AnyRecord[]

describe('the documents of a vendor', () => {
  it('are saved together by the sixth step, changed and deleted, and downloaded by whoever sees the vendor', async () => {
    const [first, second] = [
      await document({ description: 'Two million' }),
      await document({ type: 'other', title: 'W-9' }),
    ]
    const { status, body } = await save([first, second])
    expect({ status, data: body.data }).toMatchObject({
      status: 200,
      data: [
        { ...first, expiryDate: null, vendor: vendorId, documentFile: [{ originalName: 'insurance.pdf' }] },
        second,
      ],
    })
    const [one] = body.data
    const recruiter = run.call(await run.make.tokenOf('recruiter', company))
    expect(await list(recruiter)).toHaveLength(2)
    expect((await recruiter.get(`/s3/download-url?fileKey=${first.documentKey}`)).status).toBe(200)
    const newKey = await uploaded()
    expect((await save([{ ...first, _id: one?._id, version: 1, documentKey: newKey }])).body.data[0]).toMatchObject({
      version: 2,
      documentKey: newKey,
    })
    expect((await bench.get(`/s3/download-url?fileKey=${first.documentKey}`)).status).toBe(404)
    expect((await bench.put(`/vendor-document/update/${one?._id}`, { title: 'Insurance' })).body.data.title).toBe(
      'Insurance',
    )
    expect((await bench.delete(`/vendor-document/delete/${one?._id}`)).status).toBe(200)
    expect((await list()).map(({ title }) => title)).toEqual(['W-9'])
    expect((await bench.post(`/bin/restore/${one?._id}`)).status).toBe(200)
    expect((await bench.post('/vendor/view', { vendorId })).body.data.savedSteps).toEqual([1, 6])
    expect((await trailOf(run.db.owner, String(one?._id))).map(({ action }) => action)).toEqual([
      'vendor-document.add',
      'vendor-document.update',
      'vendor-document.update',
      'vendor-document.delete',
      'vendor-document.restore',
    ])
  })

  it.each([
    [{ title: '' }, { 'documents.0.title': 'Title is required' }],
    [{ title: 'x'.repeat(51) }, { 'documents.0.title': 'Maximum 50 characters' }],
    [{ type: 'poem' }, { 'documents.0.type': 'Type is required' }],
    [{ description: 'x'.repeat(501) }, { 'documents.0.description': 'Maximum 500 characters' }],
    [{ expiryDate: '2027-13-01' }, { 'documents.0.expiryDate': 'Please choose a date' }],
    [{ documentKey: '' }, { 'documents.0.documentKey': 'Please select a file first.' }],
  ])('are refused: %j', async (more, fields) => {
    expect((await save([{ type: 'other', title: 'W-9', documentKey: 'some-key', ...more }])).body).toMatchObject({
      fields,
    })
    expect(await list()).toEqual([])
  })

  it('take files of their own purpose alone, and all or none', async () => {
    const resume = await upload(run, bench, pdf)
    expect((await save([await document(), { type: 'other', title: 'W-9', documentKey: resume }])).body.code).toBe(
      'file.notFound',
    )
    expect(await list()).toEqual([])
  })

  it("are nobody's of another company, and their files of nobody who does not see the vendor", async () => {
    const first = await document()
    const id = (await save([first])).body.data[0]?._id
    const summit = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect((await save([{ ...first, documentKey: await uploaded(summit) }], summit)).status).toBe(404)
    expect((await summit.put(`/vendor-document/update/${id}`, { title: 'Ours' })).status).toBe(404)
    expect((await summit.delete(`/vendor-document/delete/${id}`)).status).toBe(404)
    expect((await summit.get(`/s3/download-url?fileKey=${first.documentKey}`)).status).toBe(404)
    const other = run.call(await run.make.tokenOf('bench-sales', company))
    await run.db.owner`update vendor set visibility = 'private', primary_owner_id = ${person.id} where id = ${vendorId}`
    expect(await list(other)).toEqual([])
    expect((await other.get(`/s3/download-url?fileKey=${first.documentKey}`)).status).toBe(404)
    expect((await bench.get(`/s3/download-url?fileKey=${first.documentKey}`)).status).toBe(200)
  })

  it('remind once, thirty days before they expire; later if that is put off, and never once they are gone', async () => {
    const [saved, gone] = (
      await save([
        await document({ expiryDate: '2027-04-30' }),
        await document({ title: 'W-9', expiryDate: '2027-04-30' }),
      ])
    ).body.data
    expect((await tasks()).map(({ title, remindDate, dueDate }) => ({ title, remindDate, dueDate }))).toEqual(
      ['W-9', 'Insurance 2027'].map((title) => ({
        title: `The document ${title} of Apex Systems expires soon`,
        remindDate: '2027-03-31T09:00:00.000Z',
        dueDate: '2027-04-30',
      })),
    )
    await bench.delete(`/vendor-document/delete/${gone?._id}`)
    await bench.put(`/vendor-document/update/${saved?._id}`, { expiryDate: '2027-05-30' })
    await reminding.remind('2027-03-31T09:00:00Z')
    expect(await told()).toEqual([])
    await Promise.all([1, 2, 3].map(() => reminding.remind('2027-04-30T09:00:00Z')))
    await reminding.remind('2027-05-01T09:00:00Z')
    expect(await told()).toEqual([
      { kind: 'vendor-document-expires', params: { name: 'Insurance 2027', vendor: 'Apex Systems' } },
    ])
    await bench.put(`/vendor-document/update/${saved?._id}`, { expiryDate: null })
    expect(await tasks()).toEqual([])
  })
})

it.each([
  ['2027-04-30', 'UTC', '2027-03-31T09:00:00.000Z'],
  ['2027-04-30', 'Asia/Kolkata', '2027-03-31T03:30:00.000Z'],
  ['2027-01-15', 'America/New_York', '2026-12-16T14:00:00.000Z'],
  ['2026-06-30', 'UTC', '2026-05-31T09:00:00.000Z'],
  ['2026-06-29', 'UTC', undefined],
])('a document that expires on %s reminds in %s at %s', (day, zone, moment) => {
  expect(remindersOfEnd(day, [30], zone, new Date('2026-06-30T12:00:00Z'))?.remindAt.toISOString()).toBe(moment)
})
