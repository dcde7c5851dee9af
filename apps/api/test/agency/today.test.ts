import type { AgencyGroup } from '@corridor/contract/flow/today/kinds'
import type { Today, TodayRow } from '@corridor/contract/flow/today/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { zoned } from '../student/enrolment-desk.ts'
import { act, authority, move } from './application-desk.ts'

let run: RunningApp
let company: Company
let counsellor: Person
let own: Caller
let owner: Caller
let student: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  counsellor = await run.make.person('recruiter', company)
  own = run.call(await run.make.session(counsellor))
  owner = run.call(await run.make.tokenOf('owner', company))
  student = await run.make.student(company, {
    ...{ first_name: 'Asha', last_name: 'Rao', counsellor_id: counsellor.id },
  })
})

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const momentIn = (days: number) => new Date(Date.now() + days * 86_400_000)
const view = async (by = own, isMine = true): Promise<Today> =>
  (await by.post<{ data: Today }>('/today/view', { isMine })).body.data
const rowsOf = async (group: AgencyGroup, by = own, isMine = true): Promise<TodayRow[]> =>
  (await view(by, isMine)).groups.find((one) => one.group === group)?.rows ?? []
const mattersOf = async (...asked: Parameters<typeof rowsOf>) =>
  (await rowsOf(...asked)).map(({ id, matter }) => [matter, id])

type Values = Parameters<typeof run.make.studentApplication>[1]
async function apply(more: Values = {}, intake: { starts_on?: string; deadline?: number } = {}) {
  const { make } = run
  const institution = await make.institution(company, { name: 'Harbour College', zone: 'America/Toronto' })
  const programme = await make.programme(company, institution, { name: 'MSc Data Science' })
  const { deadline, starts_on = '2099-09-01' } = intake
  const due = deadline === undefined ? {} : { deadline_on: dayIn(deadline), deadline_at: momentIn(deadline) }
  const intakeId = await make.intake(company, programme, { starts_on, ...due })
  return make.studentApplication(company, { student_id: student, institution, programme, intake: intakeId, ...more })
}

describe('deadlines', () => {
  it('are those of two weeks and those that were missed, the oldest first', async () => {
    const soon = await apply({}, { deadline: 13 })
    await apply({}, { deadline: 15 })
    const missed = await apply({}, { deadline: -40 })
    const deposit = await apply({ stage: 'offer', deposit_due_on: dayIn(-2) })
    expect(await mattersOf('deadlines')).toEqual([
      ['application', missed],
      ['deposit', deposit],
      ['application', soon],
    ])
    expect((await rowsOf('deadlines'))[2]).toMatchObject({
      ...{ kind: 'student-application', student, title: 'MSc Data Science', through: 'Harbour College' },
      ...{ person: [{ firstName: 'Asha', lastName: 'Rao' }], zone: 'America/Toronto' },
    })
  })

  it('stay until somebody deals with them', async () => {
    const deposit = await apply({ stage: 'offer', deposit_due_on: dayIn(-200) })
    const conditional = await apply({ stage: 'deposit-paid' })
    await act(own, 'add-condition', conditional, { text: 'Final marks', dueDate: dayIn(-100) })
    expect(await mattersOf('deadlines')).toEqual([
      ['deposit', deposit],
      ['condition', conditional],
    ])
    expect((await move(own, deposit, 'deposit-paid')).status).toBe(200)
    expect(await mattersOf('deadlines')).toEqual([['condition', conditional]])
    const { conditions } = (
      await own.post<{ data: { conditions: { _id: string }[] } }>('/student-application/view', {
        applicationId: conditional,
      })
    ).body.data
    await act(own, 'meet-condition', conditional, { condition: conditions[0]?._id, on: dayIn(0) })
    expect(await mattersOf('deadlines')).toEqual([])
  })

  it('of 23:59 in Toronto is right for a reader in Delhi', async () => {
    await zoned(run, company, 'Asia/Kolkata')
    const { make } = run
    const institution = await make.institution(company, { zone: 'America/Toronto' })
    const programme = await make.programme(company, institution)
    const deadlineDay = dayIn(6)
    const added = await own.post('/intake/add', {
      ...{ programmeId: programme, startDate: dayIn(60), deadlineDate: deadlineDay, deadlineTime: '23:59' },
    })
    expect(added.body).toMatchObject({ success: true })
    const { _id: intake } = added.body.data as { _id: string }
    await make.studentApplication(company, { student_id: student, institution, programme, intake })
    const [row] = await rowsOf('deadlines')
    const shown = (timeZone: string) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
        new Date(row?.at ?? 0),
      )
    expect(row).toMatchObject({ day: deadlineDay, hour: '23:59', zone: 'America/Toronto' })
    expect(shown('America/Toronto')).toBe(`${deadlineDay} 23:59`)
    // Delhi is nine and a half hours ahead in summer, ten and a half in winter: it is the next morning there.
    expect([`${dayIn(7)} 09:29`, `${dayIn(7)} 10:29`]).toContain(shown('Asia/Kolkata'))
  })

  it('show an appointment until somebody says what came of it, and a start until the student is enrolled', async () => {
    const appointed = await apply({ stage: 'visa-filed', authority: 'filed', authority_on: dayIn(-30) })
    const starting = await apply({ stage: 'confirmed' }, { starts_on: dayIn(10) })
    await apply({ stage: 'draft' }, { starts_on: dayIn(10) })
    const put = await own.put(`/student-application/update/${appointed}`, { visaAppointmentDate: dayIn(5) })
    expect(put.body.data).toMatchObject({ visaAppointmentDate: dayIn(5) })
    expect(await mattersOf('deadlines')).toEqual([
      ['visa-appointment', appointed],
      ['programme-start', starting],
    ])
    await own.put(`/student-application/update/${appointed}`, { visaAppointmentDate: dayIn(-1) })
    expect(await mattersOf('deadlines')).toHaveLength(2)
    await authority(own, appointed, 'biometrics')
    expect(await mattersOf('deadlines')).toEqual([['programme-start', starting]])
    await own.put(`/student-application/update/${starting}`, { hasVisa: false })
    expect((await move(own, starting, 'enrolled')).status).toBe(200)
    expect(await mattersOf('deadlines')).toEqual([])
  })

  it('are of the students whom one leads, of all whom one sees on demand, and of nobody else', async () => {
    const id = await apply({}, { deadline: 3 })
    const colleague = await run.make.person('bench-sales', company)
    const beside = run.call(await run.make.session(colleague))
    expect(await mattersOf('deadlines', beside)).toEqual([])
    expect(await mattersOf('deadlines', beside, false)).toEqual([['application', id]])
    const reader = run.call(await run.make.tokenOf('company-user', company))
    expect(await mattersOf('deadlines', reader, false)).toEqual([['application', id]])
    await run.make.sight(colleague, 'own')
    expect(await mattersOf('deadlines', beside, false)).toEqual([])
    const there = await run.make.company()
    await run.make.student(there)
    expect(await rowsOf('deadlines', run.call(await run.make.tokenOf('owner', there)), false)).toEqual([])
  })
})

describe('papers', () => {
  it('are those that are late, were returned, or expire', async () => {
    const { make } = run
    const late = await make.studentPaper(company, student, { due_on: dayIn(-3) })
    await make.studentPaper(company, student, { due_on: dayIn(3) })
    const returned = await make.studentPaper(company, student, {
      ...{ state: 'returned', reason: 'too-old', due_on: dayIn(30) },
    })
    const passport = await make.studentDocument(company, counsellor, student, { expires_on: dayIn(80) })
    await make.studentDocument(company, counsellor, student, { type: 'test-report', expires_on: dayIn(100) })
    expect(await mattersOf('papers')).toEqual([
      ['paper-late', late],
      ['paper-returned', returned],
      ['paper-expires', passport],
    ])
    // A later one of the same type stands in its place.
    await make.studentDocument(company, counsellor, student, { expires_on: dayIn(2000) })
    expect(await mattersOf('papers')).toHaveLength(2)
  })

  it('that expire are for nobody who may not read papers', async () => {
    await run.make.studentDocument(company, counsellor, student, { expires_on: dayIn(20) })
    const late = await run.make.studentPaper(company, student, { due_on: dayIn(-3) })
    const reader = run.call(await run.make.tokenOf('company-user', company))
    expect(await mattersOf('papers', reader, false)).toEqual([['paper-late', late]])
  })

  it('stand there once: the tasks that they keep are not shown beside them', async () => {
    await own.post('/student-paper/ask', { studentId: student, papers: [{ title: 'Statement', dueDate: dayIn(0) }] })
    const paper = (await own.post<{ data: { _id: string }[] }>('/student-paper/list', { filters: { student } })).body
      .data[0]
    const documentId = await run.make.studentDocument(company, counsellor, student)
    await own.post(`/student-paper/receive/${paper?._id}`, { documentId })
    await owner.post(`/student-paper/return/${paper?._id}`, { reason: 'unreadable' })
    const { groups } = await view()
    expect(groups.filter(({ total }) => total > 0).map(({ group, total }) => [group, total])).toEqual([['papers', 1]])
  })
})

describe('reviews', () => {
  it('are files that I am to review, and comments on mine', async () => {
    const colleague = await run.make.person('bench-sales', company, { first_name: 'Rafael', last_name: 'Ortiz' })
    const beside = run.call(await run.make.session(colleague))
    const asked = await own.post('/file-review/ask', { studentId: student, reviewer: colleague.id })
    expect(asked.status).toBe(200)
    expect(await mattersOf('reviews')).toEqual([])
    expect((await rowsOf('reviews', beside)).map(({ matter, student: of }) => [matter, of])).toEqual([
      ['review', student],
    ])
    await beside.post('/file-review/comment', { studentId: student, text: 'Which Surat?' })
    const [comment] = await rowsOf('reviews')
    expect(comment).toMatchObject({ matter: 'comment', title: 'Which Surat?', through: 'Rafael Ortiz', student })
    expect(await mattersOf('reviews', beside)).toHaveLength(1)
    await own.post('/file-review/answer', { studentId: student, commentId: comment?.id, answer: 'In Gujarat' })
    expect(await mattersOf('reviews')).toEqual([])
  })
})

describe('claims', () => {
  it('are windows that end and what was claimed long ago, for the Owner alone', async () => {
    const { make } = run
    const commission = async (more: object) =>
      make.commission(company, await apply({ stage: 'enrolled' }), more as Parameters<typeof make.commission>[2])
    const open = { claimable_on: dayIn(-60), event_on: dayIn(-60) }
    const far = await commission({ ...open, claim_until: dayIn(29) })
    const near = await commission({ ...open, claim_until: dayIn(2) })
    await commission({ ...open, claim_until: dayIn(31) })
    const old = await commission({ ...open, state: 'claimed', claimed_on: dayIn(-61), claimed: 100 })
    await commission({ ...open, state: 'claimed', claimed_on: dayIn(-10), claimed: 100 })
    expect(await mattersOf('claims', owner)).toEqual([
      ['claimed-long', old],
      ['claim-window', near],
      ['claim-window', far],
    ])
    expect(await mattersOf('claims', own, false)).toEqual([])
  })
})

it('tells a company without students of none of them', async () => {
  const there = await run.make.company()
  const { groups } = await view(run.call(await run.make.tokenOf('owner', there)))
  expect(groups.map(({ group }) => group)).toEqual(['interviews', 'requirements', 'silent', 'rates', 'due'])
})
