import type { FileReview } from '@corridor/contract/agency/file-review/shapes'
import type { MemberWork } from '@corridor/contract/people/member/shapes'
import type { Student, StudentRow } from '@corridor/contract/student/student/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
let owner: Caller
let ana: Member
let ben: Member
let student: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  owner = run.call(await run.make.tokenOf('owner', company))
  ana = await member('recruiter')
  ben = await member('bench-sales')
  student = await run.make.student(company, { first_name: 'Asha', last_name: 'Rao', counsellor_id: ana.person.id })
})

interface Member {
  person: Person
  id: string
  caller: Caller
}
async function member(role: 'recruiter' | 'bench-sales' | 'company-user'): Promise<Member> {
  const person = await run.make.person(role, company)
  const [row] = await run.db.owner<{ id: string }[]>`select id from membership where user_id = ${person.id}`
  return { person, id: row?.id ?? '', caller: run.call(await run.make.session(person)) }
}
const counsellorOf = async (studentId = student) =>
  (await owner.post<{ data: Student }>('/student/view', { studentId })).body.data.counsellor
const reviewerOf = async () =>
  (await owner.post<{ data: FileReview[] }>('/file-review/list', { filters: { student } })).body.data[0]?.reviewer
const workOf = async ({ id }: Member) =>
  (await owner.post<{ data: MemberWork }>(`/company-member/work/${id}`)).body.data
const nobodys = async () =>
  (await owner.post<{ data: StudentRow[] }>('/student/list', { filters: { standing: 'nobodys' } })).body.data.map(
    ({ _id }) => _id,
  )
const deactivate = ({ id }: Member, more: object = {}) =>
  owner.put(`/company-member/update/${id}`, { status: 'inactive', ...more })

describe('whoever leaves', () => {
  it('is counted first: students, their applications that go on, and reviews', async () => {
    await run.make.studentApplication(company, { student_id: student })
    await run.make.studentApplication(company, { student_id: student, stage: 'rejected' })
    await ben.caller.post('/file-review/ask', { studentId: student, reviewer: ana.person.id })
    expect(await workOf(ana)).toEqual({ students: 1, applications: 1, reviews: 1 })
    expect(await workOf(ben)).toEqual({ students: 0, applications: 0, reviews: 0 })
    expect((await ben.caller.post(`/company-member/work/${ana.id}`)).status).toBe(403)
  })

  it('hands students, applications and reviews to a colleague', async () => {
    const cleo = await member('bench-sales')
    await cleo.caller.post('/file-review/ask', { studentId: student, reviewer: ana.person.id })
    await run.make.studentApplication(company, { student_id: student })
    const paper = await run.make.task(ana.person, {
      ...{ kind: 'student-paper-returned', record_kind: 'student', record_id: student },
      source_id: await run.make.studentPaper(company, student),
    })
    expect((await deactivate(ana, { to: ben.id })).status).toBe(200)
    expect(await counsellorOf()).toBe(ben.person.id)
    expect(await reviewerOf()).toBe(ben.person.id)
    expect(await nobodys()).toEqual([])
    const [task] = await run.db.owner`select person_id from task where id = ${paper}`
    expect(task?.person_id).toBe(ben.person.id)
    const list = await owner.post('/student-application/list', { filters: { counsellor: ben.person.id } })
    expect(list.body.totalDocs).toBe(1)
    expect(await trailOf(run.db.owner, student)).toMatchObject([
      { action: 'student.update', before: { counsellor_id: ana.person.id }, after: { counsellor_id: ben.person.id } },
    ])
  })

  it('leaves students to nobody otherwise, and reviews to the next in turn', async () => {
    const cleo = await member('bench-sales')
    await run.make.studentApplication(company, { student_id: student })
    await cleo.caller.post('/file-review/ask', { studentId: student, reviewer: ana.person.id })
    expect((await deactivate(ana)).status).toBe(200)
    expect(await counsellorOf()).toBeNull()
    expect(await nobodys()).toEqual([student])
    const waiting = await owner.post('/student-application/list', { filters: { waiting: 'nobodys' } })
    expect(waiting.body.totalDocs).toBe(1)
    // Whoever asked does not review: the next is Ben, or the Owner.
    const reviewer = await reviewerOf()
    expect(reviewer).not.toBeNull()
    expect([ana.person.id, cleo.person.id]).not.toContain(reviewer)
  })

  it('does the same when they go by themselves', async () => {
    expect((await ana.caller.post('/company-member/leave', {})).status).toBe(200)
    expect(await nobodys()).toEqual([student])
  })

  it('gives nobody students whom they may not lead', async () => {
    const reader = await member('company-user')
    expect((await deactivate(ana, { to: reader.id })).status).toBe(200)
    expect(await counsellorOf()).toBeNull()
  })

  it('keeps a review whose next reviewer nobody is, without one', async () => {
    await ben.caller.post('/file-review/ask', { studentId: student, reviewer: ana.person.id })
    // Nobody else is there but the one who asked: an Owner reviews too, and is let in no more.
    await run.db
      .owner`update membership set roles = '{company-user}' where company_id = ${company.id} and 'owner' = any(roles)`
    expect((await ana.caller.post('/company-member/leave', {})).status).toBe(200)
    const [row] = await run.db.owner`select reviewer_id, state from file_review where student_id = ${student}`
    expect(row).toMatchObject({ reviewer_id: null, state: 'asked' })
  })
})

describe('a hand-over', () => {
  it('is taken back with its students, but for those who were handed on since', async () => {
    const other = await run.make.student(company, { counsellor_id: ana.person.id })
    const given = await owner.post(`/company-member/hand-over/${ana.id}`, { to: ben.id })
    expect(given.status).toBe(200)
    expect([await counsellorOf(), await counsellorOf(other)]).toEqual([ben.person.id, ben.person.id])
    const cleo = await member('recruiter')
    await owner.post('/student/change-counsellor', { studentId: other, counsellor: cleo.person.id })
    const back = `/company-member/hand-back/${given.body.data._id}`
    expect((await owner.post(back, {})).status).toBe(200)
    expect([await counsellorOf(), await counsellorOf(other)]).toEqual([ana.person.id, cleo.person.id])
    await owner.post('/student/change-counsellor', { studentId: student, counsellor: ben.person.id })
    await owner.post(back, {})
    expect(await counsellorOf()).toBe(ben.person.id)
  })

  it('of another company is not there', async () => {
    const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect((await stranger.post(`/company-member/work/${ana.id}`)).status).toBe(404)
    expect((await stranger.put(`/company-member/update/${ana.id}`, { status: 'inactive', to: ben.id })).status).toBe(
      404,
    )
    expect(await counsellorOf()).toBe(ana.person.id)
  })
})
