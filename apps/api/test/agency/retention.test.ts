import { deflateSync } from 'node:zlib'
import type { AgencySettings } from '@corridor/contract/agency/file-review/shapes'
import type { Student } from '@corridor/contract/student/student/shapes'
import type { Notification } from '@corridor/contract/told/notification/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetIdentity } from '../../src/features/student/passport/retention/forget-identity.ts'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { writeTextPdf } from '../reading/pdf-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { bodiesOf, enrol, type Known, makeKnown } from '../student/enrolment-desk.ts'
import { expectNowhere, inOpenedFiles, inTables } from '../student/stored.ts'
import { openReminding } from '../told/reminding.ts'
import { trailOf } from '../trail.ts'
import { upload } from '../upload.ts'
import { dayAgo } from './application-desk.ts'
import { reviewedStudent } from './reviewed-student.ts'

let run: RunningApp
let other: Awaited<ReturnType<typeof openReminding>>
let company: Company
let counsellor: Person
let own: Caller
let owner: Caller
let known: Known
beforeAll(async () => {
  run = await runApp()
  known = await makeKnown(run)
  other = await openReminding(run)
})
afterAll(async () => {
  await other.close()
  await run.close()
})
beforeEach(async () => {
  company = await run.make.company()
  counsellor = await run.make.person('recruiter', company)
  own = run.call(await run.make.session(counsellor))
  owner = run.call(await run.make.tokenOf('owner', company))
})

const forget = () => forgetIdentity(run.db.sql, other.platform)
/** Words of a paper as its file holds them, which packs what it draws. */
const inFile = (words: string) => deflateSync(`BT /F1 11 Tf 1 0 0 1 50 700 Tm (${words}) Tj ET`).toString('latin1')
const mark = 'Passport of Asha Rao'
const marks = 'Marks of Asha Rao'
const paper = async (studentId: string, words: string, type = 'passport') => {
  const bytes = writeTextPdf([{ x: 50, y: 700, text: words }])
  const documentKey = await upload(run, own, bytes, { fileName: 'paper.pdf', purpose: 'student-document' })
  const { status } = await own.post('/student-document/add-multiple', {
    ...{ studentId, documents: [{ type, title: 'Front page', documentKey }] },
  })
  expect(status).toBe(200)
}
/** Puts the end of the only application so far back that the file has been closed for so many days. */
const closeFor = (student: string, days: number) =>
  run.make.studentApplication(company, { student_id: student, stage: 'rejected', stage_on: dayAgo(days + 90) })
const toldAgo = (student: string, days: number) =>
  run.db.owner`update student set identity_told_at = now() - make_interval(days => ${days}) where id = ${student}`
const view = async (studentId: string) => (await own.post<{ data: Student }>('/student/view', { studentId })).body.data
const heard = async (by: Caller) =>
  (await by.post<{ data: Notification[] }>('/notification/list', {})).body.data.filter(
    ({ kind }) => kind === 'student-identity-goes',
  )
const settings = async (change?: object) =>
  (
    await (change
      ? owner.put<{ data: AgencySettings }>('/file-review/settings', change)
      : owner.post<{ data: AgencySettings }>('/file-review/settings'))
  ).body.data

// By hand: 24 months are never more than 731 days, and 23 never fewer than 699.
const over = 735
const notYet = 600

const sealedOf = async (id: string): Promise<string[]> => {
  const [row] = await run.db.owner<{ passport: string; birth: string; mark: string }[]>`
    select sealed_passport as passport, sealed_birth_date as birth, encode(passport_mark, 'hex') as mark from student where id = ${id}`
  return [row?.passport ?? '', row?.birth ?? '', row?.mark ?? '']
}

describe('the identity of a closed file', () => {
  it('goes from database and file store after its months, and the file says what went and when', async () => {
    const student = await reviewedStudent(run, company, own, known)
    await paper(student, mark)
    await paper(student, marks, 'transcript')
    await closeFor(student, over)
    const sealed = await sealedOf(student)
    const all = await inTables(run)
    expect(sealed.map((value) => value !== '' && all.includes(value))).toEqual([true, true, true])
    expect(await inOpenedFiles(run)).toContain(inFile(mark))

    // Nobody was told yet: nothing goes.
    await forget()
    expect(await sealedOf(student)).toEqual(sealed)
    expect((await heard(owner)).length + (await heard(own)).length).toBe(2)
    await toldAgo(student, 29)
    await forget()
    expect(await sealedOf(student)).toEqual(sealed)

    await toldAgo(student, 30)
    const { stage } = await view(student)
    await forget()
    await expectNowhere(run, [...sealed, inFile(mark)])
    expect(await inOpenedFiles(run)).toContain(inFile(marks))
    const file = await view(student)
    expect(file).toMatchObject({
      ...{ stage, isClosed: true, fullName: { lastName: 'Rao' } },
      passport: { maskedPassportNumber: '', maskedBirthDate: '' },
      identityRemoved: { parts: ['passport-number', 'birth-date', 'identity-papers'] },
    })
    expect(Date.now() - Date.parse(file.identityRemoved?.date ?? '')).toBeLessThan(60_000)
    const trail = await trailOf(run.db.owner, student)
    expect(trail.filter(({ action }) => action === 'student.forget-identity')).toMatchObject([
      { before: { parts: ['passport-number', 'birth-date', 'identity-papers'], papers: ['passport'] }, after: null },
    ])
    // Nobody changed a value: the declaration stands.
    expect(trail.filter(({ action }) => action === 'student.reopen')).toEqual([])
    expect((await own.post('/student/list', { filters: { standing: 'closed' } })).body.totalDocs).toBe(1)
  })

  it('stays with a file that goes on, and with one that is closed for less', async () => {
    const current = await enrol(own, known, 6)
    const body = { ...bodiesOf(known).passport, passportNumber: 'K1111111' }
    const closed = await enrol(own, known, 6, { passport: body })
    await closeFor(closed, notYet)
    await forget()
    await run.db.owner`update student set identity_told_at = now() - interval '1 year'`
    await forget()
    expect((await sealedOf(current))[0]).not.toBe('')
    expect((await sealedOf(closed))[0]).not.toBe('')
    expect(await heard(owner)).toEqual([])
  })

  it('is told once, of many in one line, and goes once, on two nodes at a time', async () => {
    const students = Array.from({ length: 60 }, () =>
      run.make.student(company, { zone_surname: 'RAO', counsellor_id: counsellor.id }),
    )
    for (const student of await Promise.all(students)) await closeFor(student, over)
    await Promise.all([forget(), forget()])
    const [line, ...more] = await heard(own)
    expect([line?.times, more.length]).toEqual([60, 0])
    await run.db
      .owner`update student set identity_told_at = now() - interval '31 days' where company_id = ${company.id}`
    await Promise.all([forget(), forget()])
    const rows = await run.db.owner`
      select record_id from audit where company_id = ${company.id} and action = 'student.forget-identity'`
    expect(new Set(rows.map(({ record_id }) => record_id)).size).toBe(60)
    expect(rows).toHaveLength(60)
    await forget()
    expect((await heard(own))[0]?.times).toBe(60)
  })

  it('begins anew with a file that is opened and closed again', async () => {
    const student = await enrol(own, known, 6)
    const application = await closeFor(student, over)
    await forget()
    await toldAgo(student, 31)
    await run.db.owner`update student_application set stage_on = ${dayAgo(100)} where id = ${application}`
    await forget()
    expect((await sealedOf(student))[0]).not.toBe('')
  })
})

describe('the months', () => {
  it('are 24 unless an Owner says 12 or 60, which the audit keeps', async () => {
    expect(await settings()).toMatchObject({ identityMonths: 24, isFirmOfOne: false })
    expect(await settings({ identityMonths: 60 })).toMatchObject({ identityMonths: 60, isFirmOfOne: false })
    const { body } = await owner.put('/file-review/settings', { identityMonths: 36, version: 1 })
    expect(body.code).toBe('request.invalid')
    expect((await own.put('/file-review/settings', { identityMonths: 12, version: 1 })).status).toBe(403)
    const trail = await run.db.owner`
      select after from audit where company_id = ${company.id} and action = 'agency-settings.update'`
    expect(trail).toMatchObject([{ after: { identity_months: 60 } }])
  })

  it('that an Owner shortens leave thirty days to those who hear of it', async () => {
    const student = await enrol(own, known, 6)
    await closeFor(student, notYet)
    await settings({ identityMonths: 12 })
    await forget()
    expect(await heard(owner)).toHaveLength(1)
    await forget()
    expect((await sealedOf(student))[0]).not.toBe('')
    await toldAgo(student, 30)
    await forget()
    expect(await sealedOf(student)).toEqual(['', '', ''])
    // Whoever led the student hears it too, and nobody else.
    expect(await heard(own)).toHaveLength(1)
    expect(await heard(run.call(await run.make.tokenOf('bench-sales', company)))).toEqual([])
  })
})
