import type { Student, StudentRow } from '@corridor/contract/student/student/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { zoned } from '../student/enrolment-desk.ts'
import { dayAgo, move } from './application-desk.ts'

let run: RunningApp
let company: Company
let person: Person
let own: Caller
let student: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('recruiter', company)
  own = run.call(await run.make.session(person))
  student = await run.make.student(company, { last_name: 'Rao' })
})

const dayIn = (days: number) => dayAgo(-days)
const list = async (body: object, by = own) =>
  (await by.post<{ data: StudentRow[]; totalDocs: number }>('/student/list', body)).body
const idsOf = async (standing: string) => (await list({ filters: { standing } })).data.map(({ _id }) => _id)
const view = async () => (await own.post<{ data: Student }>('/student/view', { studentId: student })).body.data
type Values = Parameters<typeof run.make.studentApplication>[1]
const apply = (stage: string, stage_on: string, more: Values = {}) =>
  run.make.studentApplication(company, { student_id: student, stage, stage_on, ...more })

describe('a student’s file', () => {
  it('goes on without applications, while one goes on, and for 90 days after the last ended', async () => {
    expect(await view()).toMatchObject({ isClosed: false, closedDate: null })
    await apply('rejected', dayAgo(400))
    expect(await view()).toMatchObject({ isClosed: true, closedDate: dayAgo(310) })
    await apply('withdrawn', dayAgo(89))
    expect(await view()).toMatchObject({ isClosed: false, closedDate: dayIn(1) })
    const live = await apply('draft', dayAgo(500))
    expect(await view()).toMatchObject({ isClosed: false, closedDate: null })
    expect((await move(own, live, 'withdrawn', { reason: 'Came home' })).status).toBe(200)
    expect(await view()).toMatchObject({ isClosed: false, closedDate: dayIn(90) })
  })

  it('is closed 90 days after the student was enrolled, and opens with another application', async () => {
    await apply('enrolled', dayAgo(90))
    expect(await view()).toMatchObject({ isClosed: true, closedDate: dayAgo(0) })
    const { body } = await own.delete(`/student-application/delete/${await apply('draft', dayAgo(1))}`)
    expect(body).toMatchObject({ success: true })
    expect(await view()).toMatchObject({ isClosed: true })
    await apply('draft', dayAgo(1))
    expect(await view()).toMatchObject({ isClosed: false, closedDate: null })
  })

  it('waits for a place that was deferred', async () => {
    const { make } = run
    const institution = await make.institution(company)
    const programme = await make.programme(company, institution)
    const intake = await make.intake(company, programme, { starts_on: dayIn(200) })
    await apply('deferred', dayAgo(300), { institution, programme, intake, rested_from: 'confirmed' })
    expect(await view()).toMatchObject({ isClosed: false, closedDate: dayIn(290) })
    await run.db.owner`update intake set starts_on = ${dayAgo(100)} where id = ${intake}`
    expect(await view()).toMatchObject({ isClosed: true, closedDate: dayAgo(10) })
  })
})

describe('the list of students', () => {
  it('tells current ones from closed ones, with exact totals, and counts both together', async () => {
    await apply('rejected', dayAgo(200))
    const current = await run.make.student(company)
    const led = await run.make.student(company, { counsellor_id: person.id })
    expect(await idsOf('closed')).toEqual([student])
    expect(new Set(await idsOf('current'))).toEqual(new Set([current, led]))
    expect(new Set(await idsOf('nobodys'))).toEqual(new Set([student, current]))
    const total = async (filters: object) => (await list({ filters, limit: 1 })).totalDocs
    expect([await total({}), await total({ standing: 'current' }), await total({ standing: 'closed' })]).toEqual([
      3, 2, 1,
    ])
    expect(await total({ standing: 'current', counsellor: person.id })).toBe(1)
    const narrow = await run.make.person('recruiter', company)
    await run.make.sight(narrow, 'own')
    const seen = run.call(await run.make.session(narrow))
    expect((await list({ filters: { standing: 'current' } }, seen)).totalDocs).toBe(0)
  })

  it('finds both by a search, and says which is closed', async () => {
    await apply('rejected', dayAgo(200))
    await run.make.student(company, { last_name: 'Raoul' })
    const { data } = await list({ searchTerm: 'rao', sortBy: 'name', sortDirection: 'asc' })
    expect(data.map(({ lastName, isClosed }) => [lastName, isClosed])).toEqual([
      ['Rao', true],
      ['Raoul', false],
    ])
  })

  it('closes by the company’s day', async () => {
    const dayOf = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
    // Between the two lie 25 hours: at any moment the days differ.
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const
    const east = dayOf(zones[0])
    await run.db.owner`update student set closed_on = ${east} where id = ${student}`
    const closedIn = async (zone: string) => {
      await run.db.owner`delete from company_settings where company_id = ${company.id}`
      await zoned(run, company, zone)
      return (await view()).isClosed
    }
    expect([await closedIn(zones[0]), await closedIn(zones[1])]).toEqual([true, false])
    expect(await idsOf('closed')).toEqual([])
    expect(await idsOf('current')).toEqual([student])
  })
})

describe('the band of a file', () => {
  it('has the next deadline of all applications, and the papers that somebody waits for', async () => {
    const { make } = run
    const institution = await make.institution(company, { zone: 'America/Toronto' })
    const programme = await make.programme(company, institution)
    const due = (day: string) => ({ deadline_on: day, deadline_at: new Date(`${day}T03:59:00Z`) })
    const later = await make.intake(company, programme, { starts_on: '2099-10-01', ...due('2099-03-02') })
    const first = await make.intake(company, programme, { starts_on: '2099-09-01', ...due('2099-03-01') })
    await apply('draft', dayAgo(3), { institution, programme, intake: later })
    const next = await apply('draft', dayAgo(3), { institution, programme, intake: first })
    await apply('withdrawn', dayAgo(3))
    await make.studentPaper(company, student, { due_on: dayAgo(3) })
    await make.studentPaper(company, student, { due_on: dayIn(30) })
    await make.studentPaper(company, student, { state: 'returned', reason: 'too-old' })
    await make.studentPaper(company, student, { state: 'accepted' })
    expect(await view()).toMatchObject({
      deadline: {
        ...{ application: next, kind: 'application', at: '2099-03-01T03:59:00.000Z' },
        ...{ day: '2099-02-28', zone: 'America/Toronto' },
      },
      papersMissing: { asked: 2, late: 1, returned: 1 },
    })
  })
})
