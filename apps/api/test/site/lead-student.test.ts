import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { post, viewOf } from '../student/enrolment-desk.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
let owner: Caller
let ownerId: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' }, { web: 'none' })
})
afterAll(() => run.close())
beforeEach(async () => {
  await run.db.owner`truncate rate_limit`
  company = await run.make.company({ name: 'Atlas Study Abroad' })
  const person = await run.make.person('owner', company)
  ownerId = person.id
  owner = run.call(await run.make.session(person))
})

const amara = { first_name: 'Amara', last_name: 'Obi', email: 'amara@lead.example', phone: '+234 802 123 4567' }
const convert = (by: Caller, id: string) => by.post(`/lead/convert/${id}`, { into: 'student' })
const becameOf = async (by: Caller, leadId: string) => {
  const { body } = await by.post('/lead/view', { leadId })
  return (body.data as unknown as { convertedInfo: { kind: string; record: string; isNew: boolean }[] })
    .convertedInfo[0]
}
const made = async (by: Caller, leadId: string) => {
  expect((await convert(by, leadId)).status).toBe(200)
  return (await becameOf(by, leadId))?.record ?? ''
}
const notesOn = async (by: Caller, record: string) =>
  ((await by.post('/note/list', { filters: { record, recordKind: 'student' } })).body.data as AnyRecord[]).map(
    ({ note }) => note,
  )
const as = async (person: Person) => run.call(await run.make.session(person))

describe('a lead that becomes a student', () => {
  it('has the name and contact saved, the message noted, and whoever converts as counsellor', async () => {
    const id = await run.make.lead(company, { ...amara, message: 'I want to study nursing', country: 'NG' })
    const { body } = await convert(owner, id)
    const became = await becameOf(owner, id)
    expect(became).toMatchObject({ kind: 'student', isNew: true })
    expect(body.data).toMatchObject({ state: 'converted', convertedInfo: [became] })
    const student = await viewOf(owner, became?.record ?? '')
    expect(student).toMatchObject({
      ...{ stage: 'enrolment', stepsSaved: 2, isInEditMode: true, counsellor: ownerId },
      fullName: { firstName: 'Amara', lastName: 'Obi', hasOnlyOneName: false },
      contact: { email: 'amara@lead.example', countryCode: '+234', phoneNumber: '8021234567' },
      ...{ address: null, passport: null },
    })
    expect(student.savedSteps.map(({ step, savedBy }) => [step, savedBy[0]?._id])).toEqual([
      [1, ownerId],
      [4, ownerId],
    ])
    expect(await notesOn(owner, student._id)).toEqual(['“I want to study nursing”'])
    expect(await trailOf(run.db.owner, student._id)).toMatchObject([{ action: 'student.add', before: null }])
    expect(await trailOf(run.db.owner, id)).toMatchObject([
      { action: 'lead.convert', after: { converted_kind: 'student', converted_id: student._id } },
    ])
  })

  it('is enrolled in any order of steps', async () => {
    const studentId = await made(owner, await run.make.lead(company, amara))
    const maritalStatus = { studentId, maritalStatus: 'single', numberOfKids: 0 }
    expect((await post(owner, 'marital-status', maritalStatus)).body.data).toMatchObject({ stepsSaved: 3 })
    expect((await post(owner, 'coaching', { studentId, tests: [] })).body.data).toMatchObject({ stepsSaved: 4 })
    const next = await owner.post('/student/next-step', { studentId })
    expect(next.body.data).toEqual({ studentId, step: 2 })
  })

  it('is not taken for the enrolment that its maker began last', async () => {
    await convert(owner, await run.make.lead(company, amara))
    expect((await owner.post('/student/next-step', {})).body.data).toEqual({ studentId: null, step: 1 })
  })

  it.each([
    ['nothing that can be read', { phone: '12', country: '' }],
    ['nothing at all', { phone: '', country: 'NG' }],
    ['a number that no network has', { phone: '+234 1', country: 'NG' }],
    ['an extension, which would be lost', { phone: '+1 902 555 0100 ext. 12', country: 'CA' }],
  ])('keeps the email, and leaves the contact open if the phone is %s', async (_, phone) => {
    const studentId = await made(owner, await run.make.lead(company, { ...amara, ...phone }))
    const student = await viewOf(owner, studentId)
    expect(student).toMatchObject({ stepsSaved: 1, contact: { email: amara.email, countryCode: '', phoneNumber: '' } })
    const { body } = await owner.post('/student/summary', { studentId })
    const { steps } = body.data as unknown as { steps: { number: number; findings: { field: string }[] }[] }
    expect(steps.find(({ number }) => number === 4)?.findings.map(({ field }) => field)).toEqual([
      'countryCode',
      'phoneNumber',
    ])
  })

  it('has a phone without its code read as one of the country that the visitor said', async () => {
    const lead = await run.make.lead(company, { ...amara, phone: '0802 123 4567', country: 'NG' })
    expect(await viewOf(owner, await made(owner, lead))).toMatchObject({
      contact: { countryCode: '+234', phoneNumber: '8021234567' },
    })
  })

  it('has one name if the visitor gave one', async () => {
    const lead = await run.make.lead(company, { ...amara, first_name: 'Lakshmi', last_name: '' })
    expect((await viewOf(owner, await made(owner, lead))).fullName).toMatchObject({
      ...{ firstName: 'Lakshmi', lastName: '', hasOnlyOneName: true },
    })
  })

  it('is counselled by the member who worked on the lead, and by who converts it if that one has left', async () => {
    const recruiter = await run.make.person('recruiter', company)
    const worked = await run.make.lead(company, { ...amara, member_id: recruiter.id })
    expect(await viewOf(owner, await made(owner, worked))).toMatchObject({ counsellor: recruiter.id })
    await run.db.owner`update membership set status = 'inactive' where user_id = ${recruiter.id}`
    const left = await run.make.lead(company, { ...amara, email: 'left@lead.example', member_id: recruiter.id })
    expect(await viewOf(owner, await made(owner, left))).toMatchObject({ counsellor: ownerId })
  })

  it('is one of ten who press at once', async () => {
    const id = await run.make.lead(company, amara)
    const answers = await Promise.all(Array.from({ length: 10 }, () => convert(owner, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'lead.converted']))
    expect((await owner.post('/student/list')).body.totalDocs).toBe(1)
  })

  it('goes to the bin if that is undone, and comes back from there', async () => {
    const id = await run.make.lead(company, { ...amara, state: 'contacted' })
    const studentId = await made(owner, id)
    expect((await owner.post(`/lead/revert/${id}`)).status).toBe(200)
    expect((await owner.post('/lead/view', { leadId: id })).body.data).toMatchObject({
      ...{ state: 'contacted', convertedInfo: [] },
    })
    expect((await post(owner, 'view', { studentId })).status).toBe(404)
    const { body } = await owner.post('/bin/list')
    expect(body.data).toMatchObject([{ kind: 'student', name: 'Amara Obi' }])
    expect((await owner.post(`/bin/restore/${body.data[0]?._id}`)).status).toBe(200)
    expect(await viewOf(owner, studentId)).toMatchObject({ isInEditMode: true, stepsSaved: 2 })
  })

  it('does not stand in the way of the undo if somebody deleted it', async () => {
    const id = await run.make.lead(company, amara)
    await owner.delete(`/student/delete/${await made(owner, id)}`)
    expect((await owner.post(`/lead/revert/${id}`)).status).toBe(200)
    expect((await owner.post('/bin/list')).body.totalDocs).toBe(1)
  })

  it('is the student of this address whom the caller sees, who stays if that is undone', async () => {
    const student = await run.make.student(company, { email: 'known@lead.example' })
    const id = await run.make.lead(company, { ...amara, email: 'Known@lead.example', message: 'Again me' })
    expect(await made(owner, id)).toBe(student)
    expect(await becameOf(owner, id)).toMatchObject({ isNew: false })
    expect(await notesOn(owner, student)).toEqual([])
    await owner.post(`/lead/revert/${id}`)
    expect(await viewOf(owner, student)).toMatchObject({ _id: student })
  })

  it('is another than a student of this address in a team or company beyond sight', async () => {
    const other = await run.make.company()
    await run.make.student(other, { email: amara.email })
    const theirs = await run.make.person('bench-sales', company)
    await run.make.sight(theirs, 'team', [await run.make.unit(company)])
    const [beyond] = [await run.make.student(company, { email: amara.email, created_by: theirs.id })]
    const mine = await run.make.person('recruiter', company)
    await run.make.sight(mine, 'team', [await run.make.unit(company)])
    const recruiter = await as(mine)
    const id = await run.make.lead(company, amara)
    const studentId = await made(recruiter, id)
    expect(studentId).not.toBe(beyond)
    expect(await becameOf(recruiter, id)).toMatchObject({ isNew: true })
  })

  it('is made once of two leads of one person that are converted at one moment', async () => {
    const ids = [await run.make.lead(company, amara), await run.make.lead(company, amara)]
    await Promise.all(ids.map((id) => convert(owner, id)))
    const became = await Promise.all(ids.map((id) => becameOf(owner, id)))
    expect(became.map((one) => one?.isNew).sort()).toEqual([false, true])
    expect((await owner.post('/student/list')).body.totalDocs).toBe(1)
  })

  it('is made of a lead of the company alone, by those who manage students', async () => {
    const administrator = run.call(await run.make.tokenOf('administrator'))
    const [own, free] = [await run.make.lead(company, amara), await run.make.lead(null, amara)]
    for (const id of [own, free])
      expect(await convert(administrator, id)).toMatchObject({ status: 403, body: { code: 'lead.targetWrong' } })
    const reader = await as(await run.make.person('company-user', company))
    expect((await convert(reader, own)).status).toBe(403)
    const stranger = await as(await run.make.person('owner', await run.make.company()))
    expect((await convert(stranger, own)).status).toBe(404)
    expect((await owner.post('/lead/view', { leadId: own })).body.data).toMatchObject({ state: 'assigned' })
    expect((await owner.post('/student/list')).body.totalDocs).toBe(0)
  })

  it('is nothing to take back of a lead that was marked so before students were enrolled', async () => {
    const marked = { state: 'converted', state_before: 'assigned', converted_kind: 'student' }
    const administrator = run.call(await run.make.tokenOf('administrator'))
    const id = await run.make.lead(company, { ...amara, ...marked })
    expect(await becameOf(owner, id)).toEqual({ kind: 'student', record: null, isNew: false })
    expect((await administrator.post(`/lead/revert/${id}`)).status).toBe(200)
  })
})
