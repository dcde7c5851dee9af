import type { CountryPapers, StudentPaper } from '@corridor/contract/agency/student-paper/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import * as desk from './application-desk.ts'
import { type Answered, act, asked, askFor } from './paper-desk.ts'

let run: RunningApp
let company: Company
let recruiter: Person
let filing: Caller
let country: string
let place: desk.Place
let studentId: string
let applicationId: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  recruiter = await run.make.person('recruiter', company)
  filing = run.call(await run.make.session(recruiter))
  country = await run.make.country()
  place = await desk.makePlace(run, company, { country, name: 'Kauri University' })
  studentId = await run.make.student(company, { first_name: 'Grace', last_name: 'Wanjiru', saved_steps: [1] })
  applicationId = await applied()
})

const applied = async (student = studentId, more: object = {}) =>
  (await desk.add(filing, student, { ...place, ...more })).body.data._id
const list = async (filters: object = {}, by = filing) =>
  (await by.post<Answered<StudentPaper[]>>('/student-paper/list', { filters: { student: studentId, ...filters } })).body
    .data
const serving = async (id: string) => (await list({ _id: id }))[0]?.applicationsInfo.map(({ _id }) => _id)
type Checklist = Answered<{ countries: CountryPapers[]; others: StudentPaper[] }>
const checklistOf = (application: string, by = filing) =>
  by.post<Checklist>('/student-paper/checklist', { studentId, application })
const update = (id: string, body: object, by = filing) => by.put(`/student-paper/update/${id}`, body)
const document = (of = studentId) =>
  run.make.studentDocument(company, recruiter, of, { type: 'other', is_identity: false })
/** A paper that is accepted. */
async function acceptedPaper(applications?: string[]): Promise<string> {
  const id = await asked(filing, studentId, { title: 'Final marks' }, applications)
  await act(filing, 'receive', id, { documentId: await document() })
  await act(filing, 'accept', id)
  return id
}

describe('a paper', () => {
  it('is asked for applications, serves several, and is found by each', async () => {
    const second = await applied(studentId, { intake: place.later })
    const id = await asked(filing, studentId, { title: 'Bank statement' }, [applicationId])
    await asked(filing, studentId, { title: 'For nothing' })
    expect((await list({ application: applicationId })).map(({ title }) => title)).toEqual(['Bank statement'])
    expect((await list({ _id: id }))[0]?.applicationsInfo).toEqual([
      { _id: applicationId, institution: 'Kauri University', programme: 'MSc Data Science', startDate: '2027-09-01' },
    ])
    expect((await update(id, { applications: [applicationId, second] })).status).toBe(200)
    for (const application of [applicationId, second]) expect(await list({ application })).toHaveLength(1)
    expect((await update(id, { applications: [second, second] })).status).toBe(200)
    expect(await serving(id)).toEqual([second])
    const told = (await trailOf(run.db.owner, id)).map(({ action, after }) => [action, after?.applications])
    expect(told).toEqual([
      ['student-paper.ask', [applicationId]],
      ['student-paper.update', [applicationId, second]],
      ['student-paper.update', [second]],
    ])
    // The same once more changes nothing.
    const [{ version } = { version: 0 }] = await list({ _id: id })
    await update(id, { applications: [second] })
    expect((await list({ _id: id }))[0]?.version).toBe(version)
  })

  it('serves no application of another student, another company or another team', async () => {
    const other = await applied(await run.make.student(company, { saved_steps: [1] }))
    const foreign = await run.make.studentApplication(await run.make.company())
    const id = await asked(filing, studentId, { title: 'Bank statement' }, [applicationId])
    for (const application of [other, foreign]) {
      expect((await askFor(filing, studentId, [{ title: 'Theirs' }], [application])).status).toBe(404)
      expect((await update(id, { applications: [application] })).status).toBe(404)
      expect((await checklistOf(application)).status).toBe(404)
    }
    expect(await list()).toHaveLength(1)
    expect(await serving(id)).toEqual([applicationId])
    const narrow = await run.make.person('recruiter', company)
    await run.make.sight(narrow, 'own', [])
    const blind = run.call(await run.make.session(narrow))
    expect((await update(id, { applications: [] }, blind)).status).toBe(404)
    expect((await checklistOf(applicationId, blind)).status).toBe(404)
  })

  it('stays with an application that is deferred, and with one that comes back from the bin', async () => {
    const id = await asked(filing, studentId, { title: 'Bank statement' }, [applicationId])
    await run.db.owner`update student_application set stage = 'offer' where id = ${applicationId}`
    expect((await desk.act(filing, 'defer', applicationId, { intake: place.later, on: desk.today() })).status).toBe(200)
    expect(await serving(id)).toEqual([applicationId])
    expect((await filing.delete(`/student-application/delete/${applicationId}`)).status).toBe(200)
    expect(await serving(id)).toEqual([])
    // Saving meanwhile forgets nothing that lies in the bin.
    const second = await applied()
    await update(id, { applications: [second] })
    expect((await filing.post(`/bin/restore/${applicationId}`)).status).toBe(200)
    expect((await serving(id))?.sort()).toEqual([applicationId, second].sort())
    await run.db.owner`delete from student_application where id = ${applicationId}`
    expect(await serving(id)).toEqual([second])
  })

  it('goes over with its application when two students are one, and neither serves nor meets the other’s after they are parted', async () => {
    const other = await run.make.student(company, { first_name: 'Grace', last_name: 'Wanjiru', saved_steps: [1] })
    const theirs = await applied(other, { intake: place.later })
    const own = await asked(filing, other, { title: 'Passport' }, [theirs])
    const versions = await Promise.all(
      [studentId, other].map(async (id) => (await filing.post('/student/view', { studentId: id })).body.data.version),
    )
    const merged = await filing.post<{ mergeId: string }>('/student-duplicate/merge', {
      ...{ keep: studentId, keepVersion: versions[0], other, otherVersion: versions[1], choices: {} },
    })
    expect(merged.status).toBe(200)
    expect(await serving(own)).toEqual([theirs])
    // One of each now serves the other's, and meets its condition.
    const paper = await acceptedPaper([theirs, applicationId])
    await run.db.owner`update student_application set stage = 'offer' where id = ${theirs}`
    const condition = await run.make.studentApplicationCondition(company, theirs)
    const met = { condition, on: desk.today(), paper }
    expect((await desk.act(filing, 'meet-condition', theirs, met)).status).toBe(200)
    const split = await filing.post(`/student-duplicate/split/${merged.body.mergeId}`, {})
    expect(split.body).toMatchObject({ message: 'Students split successfully' })
    expect(await serving(paper)).toEqual([applicationId])
    const [parted] = await filing
      .post<Answered<StudentPaper[]>>('/student-paper/list', { filters: { _id: own } })
      .then(({ body }) => body.data)
    expect(parted).toMatchObject({ student: other, applicationsInfo: [{ _id: theirs }] })
    expect((await desk.viewOf(filing, theirs)).conditions).toMatchObject([{ metDate: null, paperInfo: [] }])
  })
})

describe('the checklist of an application', () => {
  it('is that of its country alone, with the papers that serve it', async () => {
    const elsewhere = await run.make.country()
    await run.make.studentTarget(company, studentId, elsewhere)
    await run.make.checklistRow(null, { country_id: elsewhere, paper: 'Elsewhere' })
    const funds = await run.make.checklistRow(null, { country_id: country, paper: 'Proof of funds', place: 2 })
    await run.make.checklistRow(null, { country_id: country, paper: 'Offer of Place', place: 1 })
    await asked(filing, studentId, { checklist: funds })
    await asked(filing, studentId, { title: 'Reference letter' }, [applicationId])
    await asked(filing, studentId, { title: 'For another' })
    const { countries, others } = (await checklistOf(applicationId)).body.data
    expect(countries.map((one) => one.country)).toEqual([country])
    expect(countries[0]?.rows.map(({ paper, paperInfo }) => [paper, paperInfo?.applicationsInfo.length])).toEqual([
      ['Offer of Place', undefined],
      ['Proof of funds', 0],
    ])
    expect(others.map(({ title }) => title)).toEqual(['Reference letter'])
  })
})

describe('a condition', () => {
  let condition: string
  const meet = (more: object = {}) =>
    desk.act(filing, 'meet-condition', applicationId, { condition, on: desk.today(), ...more })
  const standing = async () => {
    const { conditions, missing, deadline } = await desk.viewOf(filing, applicationId)
    return { ...conditions[0], missing, deadline: deadline?.kind ?? null }
  }
  beforeEach(async () => {
    await run.db.owner`update student_application set stage = 'offer', has_deposit = false where id = ${applicationId}`
    condition = await run.make.studentApplicationCondition(company, applicationId, { due_on: '2099-01-01' })
  })

  it('is met by an accepted paper, and open again for as long as that is not', async () => {
    const paper = await acceptedPaper()
    expect((await meet({ paper })).status).toBe(200)
    const met = { metDate: desk.today(), metBefore: null, missing: [], deadline: null }
    expect(await standing()).toMatchObject({ ...met, paperInfo: [{ _id: paper, name: 'Final marks' }] })
    const open = { metDate: null, metBefore: desk.today(), missing: ['conditions'], deadline: 'condition' }
    await act(filing, 'reopen', paper)
    expect(await standing()).toMatchObject({ ...open, paperInfo: [{ state: 'received' }] })
    await act(filing, 'return', paper, { reason: 'unreadable' })
    expect(await standing()).toMatchObject({ ...open, paperInfo: [{ state: 'returned' }] })
    await act(filing, 'receive', paper, { documentId: await document() })
    await act(filing, 'accept', paper)
    expect(await standing()).toMatchObject(met)
    await filing.delete(`/student-paper/delete/${paper}`)
    expect(await standing()).toMatchObject({ ...open, paperInfo: [] })
    await filing.post(`/bin/restore/${paper}`)
    expect(await standing()).toMatchObject(met)
  })

  it('is met by a day alone once somebody says so, whatever becomes of the paper', async () => {
    const paper = await acceptedPaper()
    await meet({ paper })
    await act(filing, 'reopen', paper)
    await meet()
    expect(await standing()).toMatchObject({ metDate: desk.today(), metBefore: null, paperInfo: [] })
    await act(filing, 'accept', paper)
    await meet({ on: null })
    expect(await standing()).toMatchObject({ metDate: null, metBefore: null, missing: ['conditions'] })
  })

  it('is met by no paper that is not accepted, or is somebody else’s', async () => {
    const waiting = await asked(filing, studentId, { title: 'Final marks' })
    const refusal = { code: 'studentApplication.paperNotAccepted', message: 'Final marks is not accepted yet' }
    expect((await meet({ paper: waiting })).body).toMatchObject(refusal)
    const other = await run.make.student(company)
    const theirs = await run.make.studentPaper(company, other, { state: 'accepted' })
    const elsewhere = await run.make.company()
    const foreign = await run.make.studentPaper(elsewhere, await run.make.student(elsewhere), { state: 'accepted' })
    for (const paper of [theirs, foreign])
      expect((await meet({ paper })).body).toMatchObject({ fields: { paper: 'Paper not found' } })
    expect(await standing()).toMatchObject({ metDate: null })
  })

  it('is met and its paper reopened at once, and neither waits for the other for good', async () => {
    const paper = await acceptedPaper()
    const [met, reopened] = await Promise.all([meet({ paper }), act(filing, 'reopen', paper)])
    expect(reopened.status).toBe(200)
    expect([200, 409]).toContain(met.status)
    expect((await standing()).metDate).toBeNull()
  })
})
