import { access as exists } from 'node:fs/promises'
import { Parse } from '@corridor/contract/base/parse/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { loadConfig } from '../../src/config.ts'
import { connectDatabase } from '../../src/db/pool/open.ts'
import { forgetReadings } from '../../src/features/base/parse/forget.ts'
import { queues } from '../../src/features.ts'
import { openJobs } from '../../src/platform/jobs.ts'
import type { AnyBody, Caller } from '../call.ts'
import { drawing } from '../images.ts'
import { loseActive } from '../lost-jobs.ts'
import type { Company } from '../make.ts'
import { everythingStored } from '../people/visitor.ts'
import { composeZone, type ZoneHolder } from '../reading/zone/compose-zone.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { liesAt } from '../storage/files-of.ts'
import { trailOf } from '../trail.ts'
import { upload } from '../upload.ts'
import { type Known, makeKnown, post, viewOf } from './enrolment-desk.ts'
import { drawZone } from './zone-picture.ts'

let run: RunningApp
let known: Known
let company: Company
let recruiter: Caller
let studentId: string
beforeAll(async () => {
  run = await runApp()
  known = await makeKnown(run)
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
  studentId = await run.make.student(company, { first_name: 'Asha', middle_name: 'Devi', last_name: 'Rao' })
})

const holder: ZoneHolder = {
  ...{ issuer: 'IND', citizenship: 'IND', number: 'Z0004317', birth: '010301', expiry: '330215', sex: 'F' },
  ...{ surname: 'RAO', given: 'ASHA<DEVI' },
}
const picture = (more: Partial<ZoneHolder> = {}, format: Parameters<typeof composeZone>[0] = 'TD3') =>
  drawZone(composeZone(format, { ...holder, ...more }))
const send = async (bytes: Buffer, by = recruiter, fileType = 'image/jpeg') =>
  upload(run, by, bytes, { fileName: `passport.${fileType.slice(6)}`, fileType, purpose: 'student-document' })
const ask = (fileKey: string, by = recruiter, of = studentId) =>
  by.post<AnyBody & { parseId: string }>('/student/passport-reading', { studentId: of, fileKey })
const look = async (parseId: string, by = recruiter) => by.get<AnyBody>(`/agent/parse/${parseId}`)

/** Reads a picture to its end. */
async function read(
  bytes: Buffer | Promise<Buffer>,
  of = studentId,
  fileType = 'image/jpeg',
): Promise<Parse & { fileKey: string }> {
  const fileKey = await send(await bytes, recruiter, fileType)
  const asked = await ask(fileKey, recruiter, of)
  expect(asked.status).toBe(202)
  const ended = async () => Parse.parse((await look(asked.body.parseId)).body)
  await expect.poll(async () => (await ended()).status, { timeout: 30_000 }).toMatch(/done|failed/)
  return { ...(await ended()), fileKey }
}
const form = (more = {}) => ({
  ...{ studentId, countryOfCitizenship: known.india, birthDate: '2001-03-01', passportNumber: 'Z0004317' },
  ...{ expiresDate: '2033-02-15', ...more },
})
const papers = async () =>
  (await recruiter.post<AnyBody & { data: object[] }>('/student-document/list', { filters: { student: studentId } }))
    .body.data
const isThere = (fileKey: string) =>
  exists(liesAt(run, fileKey)).then(
    () => true,
    () => false,
  )
const isGone = (fileKey: string) => expect.poll(() => isThere(fileKey), { timeout: 20_000 }).toBe(false)

describe('a picture of a passport', () => {
  it('is read by its zone, for whoever asked, and fills the step that takes it as a paper', async () => {
    const { zone, status, parseId, fileKey } = await read(picture())
    expect(status).toBe('done')
    expect(zone).toMatchObject({
      ...{ format: 'TD3', kind: 'passport', nameFits: 'same', citizenshipInfo: [{ _id: known.india, code: 'IN' }] },
      number: { value: 'Z0004317', doubt: null },
      birthDate: { value: '2001-03-01', doubt: null },
      expiryDate: { value: '2033-02-15', doubt: null },
      ...{ surname: { value: 'RAO' }, givenNames: { value: 'ASHA DEVI' } },
    })
    expect(zone?.strip.address).toMatch(/^data:image\/(png|jpeg);base64,/)

    const saved = await post(recruiter, 'passport', form({ parseId, isConfirmed: true }))
    expect(saved.status).toBe(200)
    expect((await viewOf(recruiter, studentId)).passport).toMatchObject({
      ...{ maskedPassportNumber: '•••• 317', zoneSurname: 'RAO', zoneGivenNames: 'ASHA DEVI', zoneCitizenship: 'IND' },
    })
    expect(await papers()).toMatchObject([
      { type: 'passport', title: 'Passport', expiryDate: '2033-02-15', isIdentity: true, documentKey: fileKey },
    ])
    expect((await look(parseId)).status).toBe(404)
    expect((await post(recruiter, 'passport', form({ parseId, isConfirmed: true }))).body.code).toBe(
      'passport.readingGone',
    )
  })

  it('is not taken over before somebody compared the names', async () => {
    const { parseId } = await read(picture())
    const { status, body } = await post(recruiter, 'passport', form({ parseId }))
    expect(status).toBe(400)
    expect(body.fields).toEqual({ isConfirmed: 'Please confirm that the names are those of this student' })
    expect((await look(parseId)).status).toBe(200)
  })

  it('goes with its reading if its form keeps it not, or is left', async () => {
    const left = await read(picture())
    const forgotten = await recruiter.delete<AnyBody>(`/student/passport-reading/${left.parseId}`)
    expect(forgotten.status).toBe(200)
    expect((await look(left.parseId)).status).toBe(404)
    await isGone(left.fileKey)

    const { parseId, fileKey } = await read(picture())
    await post(recruiter, 'passport', form({ parseId, isConfirmed: true, keepsPicture: false }))
    expect(await papers()).toEqual([])
    await isGone(fileKey)
  })

  it('is forgotten within a day by itself, with its picture', async () => {
    const { parseId, fileKey } = await read(picture())
    const jobs = await openJobs(run.db.owner, run.db.urls.owner, queues, () => {})
    const statusAfter = async (age: string) => {
      await run.db.owner`update parse set created_at = now() - ${age}::interval where id = ${parseId}`
      await forgetReadings(run.db.sql, jobs)
      return (await look(parseId)).status
    }
    try {
      expect(await statusAfter('22 hours')).toBe(200)
      expect(await statusAfter('23 hours 1 minute')).toBe(404)
    } finally {
      await jobs.stop()
    }
    expect(await run.db.owner`select from parse_zone where parse_id = ${parseId}`).toEqual([])
    await isGone(fileKey)
  })

  it('is of another person, and nothing is taken over or kept', async () => {
    const { status, zone, reason, file, fileKey } = await read(picture({ surname: 'OKAFOR', given: 'CHIDI' }))
    expect({ status, zone, file }).toEqual({ status: 'failed', zone: null, file: null })
    expect(reason).toMatch(/another person than this student/)
    await isGone(fileKey)
  })

  it('is of another person by the birth date, where the names cannot be compared', async () => {
    const li = await run.make.student(company, { first_name: '娜', last_name: '李' })
    expect((await read(picture({ surname: 'LI', given: 'NA' }), li)).zone?.nameFits).toBe('unknown')
    await post(recruiter, 'passport', form({ studentId: li, birthDate: '1999-04-05', passportNumber: 'E00001111' }))
    expect((await read(picture({ surname: 'LI', given: 'NA' }), li)).status).toBe('failed')
    expect((await read(picture({ surname: 'LI', given: 'NA', birth: '990405' }), li)).status).toBe('done')
  })

  it('without a zone says so, and is not kept', async () => {
    const { status, reason, fileKey } = await read(drawing(800, 600), studentId, 'image/png')
    expect(status).toBe('failed')
    expect(reason).toMatch(/zone/)
    await isGone(fileKey)
  })

  it('of a visa gives no passport number, and lies among the papers as a visa', async () => {
    const { zone, parseId } = await read(picture({}, 'MRV-A'))
    expect(zone).toMatchObject({ kind: 'visa', birthDate: { value: '2001-03-01' } })
    await post(recruiter, 'passport', form({ parseId, isConfirmed: true }))
    expect(await papers()).toMatchObject([{ type: 'visa', title: 'Visa' }])
  })

  it('has its names and citizenship forgotten with another passport', async () => {
    const { parseId } = await read(picture())
    await post(recruiter, 'passport', form({ parseId, isConfirmed: true }))
    await post(recruiter, 'passport', form({ expiresDate: '2034-01-01' }))
    expect((await viewOf(recruiter, studentId)).passport).toMatchObject({ zoneSurname: 'RAO' })
    await post(recruiter, 'passport', form({ passportNumber: 'Z0009999' }))
    expect((await viewOf(recruiter, studentId)).passport).toMatchObject({ zoneSurname: '', zoneCitizenship: '' })
  })
})

describe('a reading of a passport', () => {
  it('is for whoever asked alone, and for its student', async () => {
    const { parseId, fileKey } = await read(picture())
    const colleague = run.call(await run.make.tokenOf('owner', company))
    expect((await look(parseId, colleague)).status).toBe(404)
    expect((await colleague.delete(`/student/passport-reading/${parseId}`)).status).toBe(404)
    const other = await run.make.student(company, { first_name: 'Asha', last_name: 'Rao' })
    const taken = await post(recruiter, 'passport', form({ studentId: other, parseId, isConfirmed: true }))
    expect(taken.body.code).toBe('passport.readingGone')
    // The refusal took nothing away.
    expect((await look(parseId)).status).toBe(200)
    expect(await isThere(fileKey)).toBe(true)
  })

  it('is asked for with an upload that no paper has, by those who enrol students', async () => {
    const bytes = await picture()
    const documentKey = await send(bytes)
    await recruiter.post('/student-document/add-multiple', {
      studentId,
      documents: [{ type: 'passport', title: 'Passport', documentKey }],
    })
    expect((await ask(documentKey)).body.code).toBe('file.notFound')
    for (const role of ['company-user', 'administrator', 'candidate'] as const) {
      const by = run.call(await run.make.tokenOf(role, company))
      expect((await ask('a', by)).status).toBe(403)
    }
    const stranger = run.call(await run.make.tokenOf('recruiter', await run.make.company()))
    expect((await ask(await send(bytes, stranger), stranger)).status).toBe(404)
  })

  it('is taken up by another process when the one that read it was killed, and stands nowhere in the clear meanwhile', async () => {
    const api = await runApp({ ROLE: 'api' })
    const own = await api.make.company()
    const by = api.call(await api.make.tokenOf('recruiter', own))
    const of = await api.make.student(own, { first_name: 'Asha', middle_name: 'Devi', last_name: 'Rao' })
    const sealed = { number: 'Z0063127', birth: '020918' }
    const file = { fileName: 'passport.jpeg', fileType: 'image/jpeg', purpose: 'student-document' }
    const fileKey = await upload(api, by, await picture(sealed), file)
    const { parseId } = (await ask(fileKey, by, of)).body
    await api.db.owner`update parse set status = 'running'`
    await loseActive(api.db, 'read-passport')
    const reached = connectDatabase(api.db.urls)
    const worker = await buildApp({
      config: loadConfig({ ROLE: 'worker', DEMO: '0', DATABASE_URL: api.db.urls.owner, DATA_DIR: api.dataDir }),
      db: reached,
    })
    try {
      const ended = async () => Parse.parse((await look(parseId, by)).body)
      await expect.poll(async () => (await ended()).status, { timeout: 30_000 }).toBe('done')
      expect((await ended()).zone?.number.value).toBe(sealed.number)
      const stored = `${await everythingStored(api)} ${api.logText()}`
      for (const text of [sealed.number, '2002-09-18', sealed.birth]) expect(stored).not.toContain(text)
    } finally {
      await worker.close()
      await reached.close()
      await api.close()
    }
  }, 90_000)

  it('waits for the others of its person', async () => {
    const owner = await run.make.person('recruiter', company)
    const by = run.call(await run.make.session(owner))
    for (let at = 0; at < 4; at += 1) await run.make.parse(company, owner, { kind: 'passport', status: 'running' })
    expect((await ask(await send(await picture(), by), by)).body.code).toBe('parse.busy')
  })

  it('leaves number and birth date nowhere in the clear, whether it was saved, left, refused or forgotten', async () => {
    const sealed = { number: 'Z0057913', birth: '020917' }
    const saved = await read(picture(sealed))
    expect(saved.zone?.number.value).toBe(sealed.number)
    const before = `${await everythingStored(run)} ${run.logText()}`
    await post(recruiter, 'passport', {
      ...form({ parseId: saved.parseId, isConfirmed: true }),
      ...{ passportNumber: sealed.number, birthDate: '2002-09-17' },
    })
    const left = await read(picture({ ...sealed, number: 'Z0057914' }))
    await recruiter.delete(`/student/passport-reading/${left.parseId}`)
    await read(picture({ ...sealed, surname: 'OKAFOR', given: 'CHIDI' }))
    const stored = `${before} ${await everythingStored(run)} ${run.logText()}`
    for (const text of ['Z0057913', 'Z0057914', '2002-09-17', '020917']) expect(stored).not.toContain(text)
    const trail = await trailOf(run.db.owner, studentId)
    expect(trail.filter(({ action }) => action === 'student.passport-reading')).toHaveLength(3)
  })
})
