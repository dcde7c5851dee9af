import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StudentDocument } from '@corridor/contract/student/student-document/shapes'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeBin } from '../../src/features/records/bin/purge.ts'
import { kinds, queues } from '../../src/features.ts'
import { openJobs } from '../../src/platform/jobs.ts'
import type { AnyRecord, Caller } from '../call.ts'
import { drawing, photo } from '../images.ts'
import type { Company, Person } from '../make.ts'
import { everythingStored } from '../people/visitor.ts'
import { writeTextPdf } from '../reading/pdf-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { openReminding } from '../told/reminding.ts'
import { trailOf } from '../trail.ts'
import { askAddress, fetchFile, upload } from '../upload.ts'

let run: RunningApp
let reminding: Awaited<ReturnType<typeof openReminding>>
let company: Company
let owner: Person
let recruiter: Caller
let studentId: string
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
  owner = await run.make.person('owner', company)
  recruiter = await asRole('recruiter')
  studentId = await run.make.student(company, { first_name: 'Asha', last_name: 'Rao' })
})

const pdf = writeTextPdf([{ x: 50, y: 700, text: 'Statement of marks' }])
const heic = readFileSync(join(import.meta.dirname, '../fixtures/pictures/photo.heic'))
const asRole = async (role: Parameters<typeof run.make.tokenOf>[0], of = company) =>
  run.call(await run.make.tokenOf(role, of))
const purpose = 'student-document'
const uploaded = (bytes: Buffer = pdf, more = {}, by = recruiter) =>
  upload(run, by, bytes, { fileName: 'marks.pdf', purpose, ...more })
const paper = async (more = {}) => ({
  ...{ type: 'transcript', title: 'Marks of school' },
  ...('documentKey' in more ? {} : { documentKey: await uploaded() }),
  ...more,
})

interface Papers {
  data: StudentDocument[]
  code: string
  message: string
  fields: object
}
const add = (documents: object[], by = recruiter) =>
  by.post<Papers>('/student-document/add-multiple', { studentId, documents })
async function added(more = {}): Promise<StudentDocument> {
  const { status, body } = await add([await paper(more)])
  if (status !== 200 || !body.data[0]) throw new Error(`The paper was answered ${status}: ${body.message}`)
  return body.data[0]
}
const list = async (by = recruiter) =>
  (await by.post<Papers>('/student-document/list', { filters: { student: studentId } })).body.data
const open = (id: string, by = recruiter) => by.post(`/student-document/open/${id}`)
const readings = async () =>
  (await trailOf(run.db.owner, studentId)).filter(({ action }) => action === 'student.reveal')
async function bytesOf({ _id: id }: StudentDocument) {
  const response = await fetchFile(run, recruiter, (await open(id)).body.presignedUrl)
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('the papers of a student', () => {
  it('are added all or none, changed, deleted and taken back, with a trail', async () => {
    const resume = await upload(run, recruiter, pdf)
    expect((await add([await paper(), await paper({ documentKey: resume })])).body.code).toBe('file.notFound')
    expect(await list()).toEqual([])
    const { body } = await add([
      await paper(),
      await paper({ type: 'photo', title: 'Portrait', expiryDate: '2030-01-31' }),
    ])
    const [marks, portrait] = body.data
    expect(marks).toMatchObject({
      type: 'transcript',
      isIdentity: false,
      documentFile: [{ originalName: 'marks.pdf' }],
    })
    const newKey = await uploaded()
    const path = `/student-document/update/${marks?._id}`
    const changed = await recruiter.put(path, { documentKey: newKey, type: 'test-report', version: 1 })
    expect(changed.body.data).toMatchObject({ version: 2, documentKey: newKey, type: 'test-report' })
    expect((await recruiter.put(path, { title: 'Old marks', version: 1 })).status).toBe(409)
    expect((await recruiter.delete(`/student-document/delete/${portrait?._id}`)).status).toBe(200)
    expect((await open(String(portrait?._id))).status).toBe(404)
    expect((await list()).map(({ title }) => title)).toEqual(['Marks of school'])
    expect((await recruiter.post(`/bin/restore/${portrait?._id}`)).status).toBe(200)
    expect(await list()).toHaveLength(2)
    expect((await trailOf(run.db.owner, String(portrait?._id))).map(({ action }) => action)).toEqual([
      'student-document.add',
      'student-document.delete',
      'student-document.restore',
    ])
  })

  it.each([
    [{ title: '' }, { 'documents.0.title': 'Title is required' }],
    [{ type: 'ead' }, { 'documents.0.type': 'Type is required' }],
    [{ expiryDate: '2027-13-01' }, { 'documents.0.expiryDate': 'Please choose a date' }],
    [{ documentKey: '' }, { 'documents.0.documentKey': 'Please select a file first.' }],
  ])('are refused: %j', async (more, fields) => {
    expect((await add([await paper({ documentKey: 'some-key', ...more })])).body).toMatchObject({ fields })
  })

  it('are nobody else’s: no Company User, administrator, candidate, visitor or other company has one', async () => {
    const { _id: id, documentKey } = await added({ type: 'passport' })
    const calls = [
      (by: Caller) => by.post('/student-document/list'),
      (by: Caller) => open(id, by),
      (by: Caller) => by.put(`/student-document/update/${id}`, { title: 'Theirs' }),
      (by: Caller) => by.delete(`/student-document/delete/${id}`),
      (by: Caller) => add([{ type: 'visa', title: 'Theirs', documentKey }], by),
    ]
    const answersOf = async (by: Caller) =>
      (await Promise.all(calls.map((call) => call(by)))).map(({ status }) => status)
    for (const role of ['company-user', 'administrator', 'candidate'] as const)
      expect(await answersOf(await asRole(role))).toEqual([403, 403, 403, 403, 403])
    expect(await answersOf(run.call())).toEqual([401, 401, 401, 401, 401])
    const stranger = await asRole('owner', await run.make.company())
    expect(await answersOf(stranger)).toEqual([200, 404, 404, 404, 404])
    expect(await list(stranger)).toEqual([])
    for (const role of ['owner', 'recruiter', 'bench-sales'] as const)
      expect((await open(id, await asRole(role))).status).toBe(200)
    expect(await readings()).toHaveLength(3)
  })

  it('are no more to another team than the student', async () => {
    const theirs = await run.make.person('recruiter', company)
    await run.make.sight(theirs, 'own', [])
    const by = run.call(await run.make.session(theirs))
    const { _id: id } = await added({ type: 'visa' })
    expect((await open(id, by)).status).toBe(404)
    expect(await list(by)).toEqual([])
    expect((await add([await paper()], by)).status).toBe(404)
    expect(await readings()).toEqual([])
  })

  it('are given out by no other call, to nobody', async () => {
    const { documentKey, _id: id } = await added()
    for (const role of ['owner', 'recruiter', 'bench-sales', 'company-user', 'administrator'] as const)
      expect((await (await asRole(role)).get(`/s3/download-url?fileKey=${documentKey}`)).status).toBe(404)
    for (const body of [{ fileKey: documentKey }, { resumeKey: documentKey }])
      expect((await recruiter.post('/agent/resume-parser', body)).status).not.toBe(200)
    const { headers, bytes } = await bytesOf(await added())
    expect(bytes.equals(pdf)).toBe(true)
    expect(headers.get('content-disposition')).toContain('attachment')
    expect((await open(id)).body).toEqual({
      success: true,
      presignedUrl: expect.stringMatching(/^\/api\/v1\/files\/[\w-]{43}$/),
    })
  })

  it('remind whoever added them before they end', async () => {
    expect((await add([await paper({ type: 'visa', title: 'Visitor visa', expiryDate: '2028-04-30' })])).status).toBe(
      200,
    )
    await reminding.remind('2028-04-23T09:00:00Z')
    expect((await recruiter.post('/notification/list')).body.data[0]).toMatchObject({
      kind: 'student-document-expires',
      params: { name: 'Visitor visa', student: 'Asha Rao' },
    })
  })

  it('go with their student for good, and their files too', async () => {
    const { documentKey } = await added()
    const monthAgo = new Date(Date.now() - 31 * 86_400_000)
    await run.make.binned('student', studentId, { deleted_at: monthAgo })
    const jobs = await openJobs(run.db.owner, run.db.urls.owner, queues, () => {})
    await purgeBin(run.db.sql, { jobs, kinds })
    await jobs.stop()
    expect(await run.db.owner`select 1 from student_document where student_id = ${studentId}`).toEqual([])
    expect(await run.db.owner`select 1 from stored_file where key = ${documentKey}`).toEqual([])
  })
})

describe('a paper of identity', () => {
  it.each(['passport', 'visa', 'birth-record'])('opens with one row of the audit each time: %s', async (type) => {
    const { _id: id, documentKey } = await added({ type })
    expect(await list()).toHaveLength(1)
    expect(await readings()).toEqual([])
    const key = { 'idempotency-key': crypto.randomUUID() }
    for (let at = 0; at < 2; at++)
      expect((await recruiter.send('POST', `/student-document/open/${id}`, {}, key)).status).toBe(200)
    const rows = await readings()
    expect(rows.map(({ before, after }) => ({ before, after }))).toEqual(
      Array.from({ length: 2 }, () => ({ before: null, after: { paper: type, document: id } })),
    )
    expect(JSON.stringify(rows)).not.toContain(documentKey)
    const timeline = (await recruiter.post('/student/timeline', { studentId })).body.data as AnyRecord[]
    expect(timeline[0]).toMatchObject({ action: 'opened', paper: type, fields: [] })
  })

  it('opens as one for good, whatever it is called later, and its file under no second name', async () => {
    const passport = await added({ type: 'passport', title: 'Passport' })
    const changed = await recruiter.put(`/student-document/update/${passport._id}`, { type: 'other' })
    expect(changed.body.data).toMatchObject({ type: 'other', isIdentity: true })
    await open(passport._id)
    expect(await readings()).toHaveLength(1)
    const taken = { status: 409, body: { code: 'studentDocument.fileTaken' } }
    const { documentKey } = passport
    expect(await add([await paper({ documentKey })])).toMatchObject(taken)
    const other = await added()
    expect(await recruiter.put(`/student-document/update/${other._id}`, { documentKey })).toMatchObject(taken)
    await recruiter.delete(`/student-document/delete/${passport._id}`)
    expect(await add([await paper({ documentKey })])).toMatchObject(taken)
    expect(await list()).toHaveLength(1)
  })

  it('counts with what is revealed: over twenty in an hour the Owners hear of it', async () => {
    const { _id: id } = await added({ type: 'birth-record' })
    const { _id: marks } = await added()
    await recruiter.post('/student/passport', {
      ...{ studentId, countryOfCitizenship: await run.make.country({ name: 'Nepal', code: 'NP' }) },
      ...{ birthDate: '2001-03-01', passportNumber: 'K7294317', expiresDate: '2099-01-01' },
    })
    const bells = async () =>
      (await run.db.owner`select 1 from notification where kind = 'student-reveals' and user_id = ${owner.id}`).length
    for (let at = 0; at < 10; at++) {
      await open(id)
      expect((await recruiter.post(`/student/reveal/${studentId}`, { field: 'birthDate' })).status).toBe(200)
      await open(marks)
    }
    expect(await bells()).toBe(0)
    await open(id)
    expect(await bells()).toBe(1)
  })

  it('has no second picture: one file in the store, one row, and nothing of it beside', async () => {
    const { documentKey } = await added({
      type: 'passport',
      documentKey: await uploaded(await photo(), { fileName: 'passport.jpg', fileType: 'image/jpeg' }),
    })
    const rows = await run.db.owner`select key from stored_file where company_id = ${company.id}`
    expect(rows.map(({ key }) => key)).toEqual([documentKey])
    expect(await everythingStored(run)).not.toContain('SecretCamera')
  })
})

describe('a picture', () => {
  const kept = async (bytes: Buffer, fileName: string, fileType: string) => {
    const document = await added({ type: 'photo', documentKey: await uploaded(bytes, { fileName, fileType }) })
    return { document, ...(await bytesOf(document)) }
  }
  const webp = async () =>
    sharp(await photo())
      .keepExif()
      .webp()
      .toBuffer()

  it.each<[string, string, () => Promise<Buffer>]>([
    ['jpeg', 'me.jpg', photo],
    ['png', 'me.png', drawing],
    ['webp', 'me.webp', webp],
  ])('is drawn anew without place, camera and owner: %s', async (format, fileName, draw) => {
    const given = await draw()
    expect((await sharp(given).metadata()).exif).toBeDefined()
    const { document, bytes } = await kept(given, fileName, `image/${format}`)
    const { format: found, exif, xmp, iptc, icc } = await sharp(bytes).metadata()
    expect({ found, exif, xmp, iptc, icc }).toEqual({ found: format })
    for (const word of ['Exif', 'Secret', 'Jane Doe', 'GPS']) expect(bytes.includes(word)).toBe(false)
    expect(document.documentFile).toMatchObject([
      { originalName: fileName, fileType: `image/${format}`, fileSize: bytes.length },
    ])
  })

  it.each(['image/heic', 'image/heif'])('of a telephone is kept as a JPEG, turned as it said: %s', async (fileType) => {
    expect(heic.includes('SecretCamera')).toBe(true)
    const { document, headers, bytes } = await kept(heic, 'IMG 1.HEIC', fileType)
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const { format, width, height, exif } = await sharp(bytes).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 64, height: 96 })
    for (const word of ['Exif', 'Secret', 'Jane Doe', 'GPS', 'ftyp']) expect(bytes.includes(word)).toBe(false)
    // The blue mark lay at the top left; a quarter turn to the right brings it to the top right.
    const blueAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 2]
    expect(blueAt(56, 6)).toBeGreaterThan(150)
    expect(blueAt(6, 6)).toBeLessThan(100)
    expect(document.documentFile).toMatchObject([{ originalName: 'IMG 1.jpg', fileType: 'image/jpeg' }])
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('content-disposition')).toContain('IMG 1.jpg')
  })

  function sized(width: number, height: number): Buffer {
    const bytes = Buffer.from(heic)
    const at = bytes.indexOf('ispe') + 8
    bytes.writeUInt32BE(width, at)
    bytes.writeUInt32BE(height, at + 4)
    return bytes
  }
  // The boxes stay whole: what is broken is how the picture in them is coded.
  function broken(): Buffer {
    const bytes = Buffer.from(heic)
    return bytes.fill(0xff, bytes.indexOf('hvcC') + 30, bytes.indexOf('ispe') - 4)
  }

  it.each<[string, Buffer, RegExp]>([
    ['without pixels', sized(0, 0), /is damaged/],
    ['of two hundred million pixels', sized(20_000, 10_000), /too many pixels/],
    ['cut short', heic.subarray(0, 900), /is damaged/],
    ['that cannot be decoded', broken(), /is damaged/],
    ['that is a PDF', pdf, /was sent as a HEIC image but is a PDF/],
    [
      'that is a web page too',
      Buffer.concat([heic.subarray(0, 28), box('<html><script>'), heic.subarray(28)]),
      /at once/,
    ],
    ['that is an archive too', Buffer.concat([heic, box(emptyZip)]), /at once/],
    ['with a tail', Buffer.concat([heic, Buffer.from('secret')]), /is damaged/],
  ])('named .heic is refused and removed: one %s', async (_, bytes, reason) => {
    const documentKey = await uploaded(bytes, { fileName: 'passport.heic', fileType: 'image/heic' })
    const { status, body } = await add([await paper({ documentKey })])
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'file.content' })
    expect(body.message).toMatch(reason)
    expect(await run.db.owner`select 1 from stored_file where key = ${documentKey}`).toEqual([])
    expect(await list()).toEqual([])
  })

  it('of more than 20 MB gets no address, and nothing else than papers and pictures either', async () => {
    const ask = (more: object) =>
      askAddress(recruiter, { fileName: 'a.heic', fileType: 'image/heic', purpose, ...more })
    expect((await ask({ fileSize: 20 * 1_048_576 })).status).toBe(200)
    expect((await ask({ fileSize: 21 * 1_048_576 })).body).toMatchObject({ message: 'File is larger than 20MB' })
    for (const fileType of ['image/avif', 'image/svg+xml', 'image/gif', 'application/msword', 'text/html'])
      expect((await ask({ fileType })).body.code).toBe('file.type')
  })
})

// An end record of an archive with nothing in it: twenty-two bytes.
const emptyZip = `PK\x05\x06${'\0'.repeat(18)}`

function box(content: string): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from('free'), Buffer.from(content, 'latin1')])
  bytes.writeUInt32BE(bytes.length)
  return bytes
}
