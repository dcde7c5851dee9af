import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { queues } from '../../src/features.ts'
import { type Jobs, openJobs } from '../../src/platform/jobs.ts'
import type { AnyBody, AnyRecord, Caller } from '../call.ts'
import { contentsOf } from '../contents.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { type Known, makeKnown } from '../student/enrolment-desk.ts'
import { trailOf } from '../trail.ts'
import {
  act,
  add,
  authority,
  dayAgo,
  makePlace,
  move,
  type Place,
  timelineOf,
  today,
  viewOf,
} from './application-desk.ts'
import { reviewedStudent } from './reviewed-student.ts'

let run: RunningApp
let jobs: Jobs
let company: Company
let person: Person
let recruiter: Caller
let student: string
let place: Place
let known: Known
beforeAll(async () => {
  run = await runApp()
  known = await makeKnown(run)
  jobs = await openJobs(run.db.owner, run.db.urls.owner, queues, () => {})
})
afterAll(async () => {
  await jobs.stop()
  await run.close()
})
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('recruiter', company)
  recruiter = run.call(await run.make.session(person))
  student = await run.make.student(company, { first_name: 'Asha', last_name: 'Rao' })
  place = await makePlace(run, company)
})

/** The changes of all tables, but for those in which a worker compares students meanwhile, whatever is asked here. */
async function contents() {
  const { student_to_match: _waiting, student_pair: _pairs, ...others } = await contentsOf(run.db.owner)
  return others
}

const made = async (more: object = {}) => (await add(recruiter, student, place, more)).body.data._id
/** An application that stands at a stage. */
const standing = (stage: string, more: Record<string, string | boolean> = {}) => {
  const { institution, programme, intake } = place
  return run.make.studentApplication(company, {
    ...{ institution, programme, intake, student_id: student, stage, stage_on: dayAgo(5), ...more },
  })
}
const callerOf = async (role: Parameters<typeof run.make.tokenOf>[0], of = company) =>
  run.call(await run.make.tokenOf(role, of))

describe('student-application.add', () => {
  it('begins as a draft, with the institution, its country, the programme and the day of its start', async () => {
    const answer = await add(recruiter, student, place, {
      studentNumber: 'ML-77',
      deposit: { amount: 250_000, currency: 'CAD' },
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Application Added Successfully', sameInstitution: [] },
    })
    expect(await viewOf(recruiter, answer.body.data._id)).toMatchObject({
      ...{
        student,
        stage: 'draft',
        stageDate: today(),
        authority: 'none',
        authorityDate: null,
        studentNumber: 'ML-77',
      },
      ...{ institution: place.institution, programme: place.programme, startDate: '2027-09-01', firstIntake: null },
      ...{ deposit: { amount: 250_000, currency: 'CAD' }, scholarship: null, hasDeposit: true, hasVisa: true },
      studentInfo: [{ firstName: 'Asha', lastName: 'Rao' }],
      programmeInfo: [{ name: 'MSc Data Science' }],
    })
  })

  it('needs no visa for the own country', async () => {
    const canada = await run.make.country()
    const citizen = await run.make.student(company, { citizenship_id: canada })
    const there = await makePlace(run, company, { country: canada })
    expect((await add(recruiter, citizen, there)).body.data.hasVisa).toBe(false)
  })

  it('refuses a programme of another institution, an intake of another programme, and what is not there', async () => {
    const other = await makePlace(run, company)
    const foreign = await makePlace(run, await run.make.company())
    const contract = await run.make.institutionContract(company, place.institution)
    const before = await contents()
    expect(await add(recruiter, student, { ...place, programme: other.programme })).toMatchObject({
      status: 400,
      body: { fields: { programme: 'This programme is not one of the institution' } },
    })
    expect((await add(recruiter, student, { ...place, intake: other.intake })).body.fields).toEqual({
      intake: 'This intake is not one of the programme',
    })
    expect((await add(recruiter, student, foreign)).status).toBe(404)
    const elsewhere = { contract, subAgent: foreign.institution }
    expect((await add(recruiter, student, other, { contract })).body.fields).toEqual({
      contract: 'This contract is not one with the institution',
    })
    expect((await add(recruiter, student, place, elsewhere)).body.fields).toEqual({ subAgent: 'Sub-agent not found' })
    expect(await contents()).toEqual(before)
  })

  it('is refused beside one that goes on for the same intake, and names that one', async () => {
    const id = await made()
    expect(await add(recruiter, student, place)).toMatchObject({
      status: 409,
      body: { code: 'studentApplication.live', current: { _id: id } },
    })
    expect((await add(recruiter, student, place)).body.message).toContain('Asha Rao')
    expect((await add(recruiter, student, { ...place, intake: place.later })).status).toBe(200)
    await move(recruiter, id, 'withdrawn')
    expect((await add(recruiter, student, place)).status).toBe(200)
    // The first one cannot come back beside the second.
    const again = await move(recruiter, id, 'draft', { reason: 'Asked so' })
    expect(again.body.code).toBe('studentApplication.live')
  })

  it('of eight at once is made once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(recruiter, student, place)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'studentApplication.live')).toHaveLength(7)
  })

  it('warns of another one there that goes through another sub-agent, and refuses it not', async () => {
    const vendor = await run.make.vendor(company, { name: 'Gateway' })
    const first = await made({ subAgent: vendor })
    const second = await add(recruiter, student, { ...place, intake: place.later })
    expect(second).toMatchObject({
      status: 200,
      body: { sameInstitution: [{ _id: first, subAgentInfo: [{ name: 'Gateway' }] }] },
    })
    const third = await makePlace(run, company)
    expect((await add(recruiter, student, third)).body).toMatchObject({ sameInstitution: [] })
  })
})

describe('student-application.move', () => {
  it('goes forward step by step, each with its day, its row and its lines in trail and timeline', async () => {
    student = await reviewedStudent(run, company, recruiter, known)
    const id = await made()
    const steps = ['in-review', 'submitted', 'offer', 'deposit-paid', 'confirmed', 'visa-filed', 'enrolled']
    for (const stage of steps)
      expect(await move(recruiter, id, stage)).toMatchObject({
        status: 200,
        body: { message: 'Application Moved Successfully', data: { stage, stageDate: today() } },
      })
    const { moves } = await viewOf(recruiter, id)
    expect(moves.map(({ to }) => to).reverse()).toEqual(steps)
    expect(moves.at(-1)).toMatchObject({ of: 'stage', from: 'draft', kind: 'forward', isUndone: false })
    expect(moves.at(-1)?.userInfo[0]?._id).toBe(person.id)
    expect((await timelineOf(recruiter, id))[0]).toMatchObject({ action: 'moved', from: 'visa-filed', to: 'enrolled' })
    expect((await trailOf(run.db.owner, id)).at(-1)).toMatchObject({
      ...{ action: 'student-application.move', before: { stage: 'visa-filed' }, after: { stage: 'enrolled' } },
    })
  })

  it('takes the contract that held on the day of its submission, and keeps it once that has ended', async () => {
    student = await reviewedStudent(run, company, recruiter, known)
    const ended = { starts_on: '2020-01-01', ends_on: dayAgo(2) }
    const contract = await run.make.institutionContract(company, place.institution, ended)
    await run.make.institutionContract(company, place.institution, { starts_on: dayAgo(1), levels: ['doctorate'] })
    const id = await made()
    await run.db.owner`update student_application set stage_on = ${dayAgo(9)} where id = ${id}`
    await move(recruiter, id, 'in-review', { on: dayAgo(5) })
    expect((await move(recruiter, id, 'submitted', { on: dayAgo(4) })).body.data.contract).toBe(contract)
    await move(recruiter, id, 'offer')
    await move(recruiter, id, 'deposit-paid')
    const owner = run.call(await run.make.tokenOf('owner', company))
    const { data } = (await owner.post('/commission/list', { filters: { application: id } })).body
    expect(data).toMatchObject([{ contract }])
  })

  it('passes a step that there is none of, and says which comes first otherwise', async () => {
    const id = await standing('offer')
    expect(await move(recruiter, id, 'confirmed')).toMatchObject({
      status: 409,
      body: { code: 'studentApplication.stepBetween', message: '"Deposit paid" comes before "Confirmed"' },
    })
    await recruiter.put(`/student-application/update/${id}`, { hasDeposit: false })
    expect((await move(recruiter, id, 'confirmed')).body.data.moves[0]).toMatchObject({ kind: 'past' })
  })

  it('says where an application cannot go', async () => {
    const id = await made()
    expect(await move(recruiter, id, 'rejected')).toMatchObject({
      status: 409,
      body: { message: 'An application cannot go from "Draft" to "Rejected"' },
    })
    // It is deferred by its own call, which asks for the intake.
    expect((await move(recruiter, id, 'deferred')).body.code).toBe('studentApplication.noMove')
  })

  it('goes back and is opened again with a reason alone', async () => {
    const id = await standing('submitted')
    const without = await move(recruiter, id, 'in-review')
    expect(without).toMatchObject({ status: 409, body: { fields: { reason: 'Please say why' } } })
    const back = await move(recruiter, id, 'in-review', { reason: 'A wrong transcript' })
    expect(back.body.data.moves[0]).toMatchObject({ kind: 'back', reason: 'A wrong transcript' })
    expect((await move(recruiter, id, 'withdrawn')).body.data).toMatchObject({ restedFrom: 'in-review' })
    expect((await move(recruiter, id, 'in-review')).body.code).toBe('studentApplication.reasonNeeded')
    expect((await move(recruiter, id, 'submitted', { reason: 'Sorry' })).body.code).toBe('studentApplication.noMove')
    const opened = await move(recruiter, id, 'in-review', { reason: 'The family decided' })
    expect(opened.body.data).toMatchObject({
      stage: 'in-review',
      restedFrom: null,
      moves: [{ kind: 'reopen' }, {}, {}],
    })
  })

  it('has a day that is neither before the last move nor in the future', async () => {
    student = await reviewedStudent(run, company, recruiter, known)
    const id = await made()
    expect((await move(recruiter, id, 'in-review', { on: dayAgo(3) })).status).toBe(200)
    expect(await move(recruiter, id, 'submitted', { on: dayAgo(4) })).toMatchObject({
      status: 400,
      body: { code: 'studentApplication.beforeLast', fields: { on: expect.stringContaining(dayAgo(3)) } },
    })
    expect((await move(recruiter, id, 'submitted', { on: dayAgo(-2) })).body.code).toBe('studentApplication.future')
    expect((await move(recruiter, id, 'submitted', { on: dayAgo(3) })).body.data.stageDate).toBe(dayAgo(3))
  })

  it('names the others that go on once it is enrolled, and ends none by itself', async () => {
    const other = await add(recruiter, student, { ...place, intake: place.later })
    const resting = await standing('withdrawn')
    const id = await standing('visa-filed')
    const answer = await move(recruiter, id, 'enrolled')
    expect(answer.body).toMatchObject({ others: [{ _id: other.body.data._id, stage: 'draft' }] })
    expect((await viewOf(recruiter, other.body.data._id)).stage).toBe('draft')
    expect((await viewOf(recruiter, resting)).stage).toBe('withdrawn')
  })

  it('tells the second of two who move it at once where it stands', async () => {
    const id = await made()
    const { version } = await viewOf(recruiter, id)
    const colleague = await callerOf('bench-sales')
    const answers = await Promise.all([
      move(recruiter, id, 'in-review', { version }),
      move(colleague, id, 'withdrawn', { version }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const told = answers.find(({ status }) => status === 409)
    const stands = await viewOf(recruiter, id)
    expect(told?.body).toMatchObject({ code: 'record.changed', current: { stage: stands.stage } })
    expect(stands.moves).toHaveLength(1)
  })
})

describe('student-application.undo-move', () => {
  it.each([
    ['draft', 'in-review', {}],
    ['offer', 'submitted', { reason: 'A slip' }],
    ['visa-filed', 'rejected', {}],
    ['confirmed', 'withdrawn', {}],
  ])('takes back the way from %s to %s', async (from, to, more) => {
    const id = await standing(from)
    await move(recruiter, id, to, more)
    const { body } = await act(recruiter, 'undo-move', id)
    expect(body).toMatchObject({
      message: 'Move undone',
      data: { stage: from, stageDate: dayAgo(5), restedFrom: null, moves: [{ to, isUndone: true }] },
    })
    expect((await timelineOf(recruiter, id))[0]).toMatchObject({ action: 'undone', from: to, to: from })
  })

  it('takes back the status of the authority with its day and number', async () => {
    const id = await standing('visa-filed')
    await authority(recruiter, id, 'filed', { number: 'W123' })
    expect((await act(recruiter, 'undo-move', id)).body.data).toMatchObject({
      ...{ authority: 'none', authorityDate: null, authorityNumber: '', stage: 'visa-filed' },
    })
  })

  it("is refused after ten seconds, of somebody else's move, and of none", async () => {
    const id = await made()
    expect((await act(recruiter, 'undo-move', id)).body.code).toBe('studentApplication.undoLate')
    await move(recruiter, id, 'in-review')
    expect((await act(await callerOf('owner'), 'undo-move', id)).body.code).toBe('studentApplication.undoLate')
    await run.db
      .owner`update student_application_move set made_at = made_at - interval '16 seconds' where application_id = ${id}`
    expect((await act(recruiter, 'undo-move', id)).body.code).toBe('studentApplication.undoLate')
    expect((await viewOf(recruiter, id)).stage).toBe('in-review')
  })

  it('does not bring back one beside another that goes on by now', async () => {
    const id = await made()
    await move(recruiter, id, 'withdrawn')
    await made()
    expect((await act(recruiter, 'undo-move', id)).body.code).toBe('studentApplication.live')
  })
})

describe('student-application.set-authority', () => {
  it('keeps day and number apart from the stage', async () => {
    const id = await standing('visa-filed')
    const filed = await authority(recruiter, id, 'filed', { on: dayAgo(2), number: 'W305' })
    expect(filed.body).toMatchObject({
      message: 'Status Changed Successfully',
      data: { authority: 'filed', authorityDate: dayAgo(2), authorityNumber: 'W305', stage: 'visa-filed' },
      refusal: null,
    })
    expect((await authority(recruiter, id, 'biometrics', { on: dayAgo(3) })).body.code).toBe(
      'studentApplication.beforeLast',
    )
    expect((await authority(recruiter, id, 'biometrics')).body.data).toMatchObject({
      ...{ authority: 'biometrics', authorityNumber: 'W305', moves: [{ of: 'authority', from: 'filed' }, {}] },
    })
    await authority(recruiter, id, 'granted')
    expect((await timelineOf(recruiter, id))[0]).toMatchObject({
      ...{ action: 'authority', from: 'biometrics', to: 'granted' },
    })
  })

  it('says what cannot follow, and asks for a reason where it goes back', async () => {
    const id = await standing('visa-filed')
    expect(await authority(recruiter, id, 'granted')).toMatchObject({
      status: 409,
      body: { message: 'An application cannot go from "Not filed" to "Granted"' },
    })
    await authority(recruiter, id, 'filed')
    expect((await authority(recruiter, id, 'none')).body.fields).toEqual({ reason: 'Please say why' })
    const back = await authority(recruiter, id, 'none', { reason: 'It was another student' })
    expect(back.body.data).toMatchObject({ authority: 'none', authorityDate: null })
  })

  it('offers the row of a refusal, and each later application asks for its explanation', async () => {
    const canada = await run.make.country({ name: 'Canada', code: 'CA' })
    place = await makePlace(run, company, { country: canada })
    const id = await standing('visa-filed')
    await authority(recruiter, id, 'filed')
    const { body } = await authority(recruiter, id, 'refused', { reason: 'Funds' })
    expect(body).toMatchObject({
      refusal: {
        ...{ country: canada, countryInfo: [{ name: 'Canada', code: 'CA' }], visaCategory: null },
        ...{ refusalReason: 'Funds', refusalDate: today().slice(0, 7) },
      },
    })
    expect(body.data.missing).not.toContain('refusal-explanation')
    const later = await add(recruiter, student, { ...place, intake: place.later })
    expect(later.body.data.missing).toContain('refusal-explanation')
    const explained = await recruiter.put(`/student-application/update/${later.body.data._id}`, {
      refusalExplained: true,
    })
    expect((explained.body.data as unknown as AnyRecord).missing).not.toContain('refusal-explanation')
  })
})

describe('who may, and whose it is', () => {
  it('is read by whoever reads students, and moved by those alone who manage them', async () => {
    const id = await made()
    for (const role of ['company-user', 'administrator'] as const) {
      const by = await callerOf(role)
      expect((await viewOf(by, id)).stage).toBe('draft')
      for (const answer of [
        await move(by, id, 'in-review'),
        await authority(by, id, 'filed'),
        await add(by, student, place),
      ])
        expect(answer.status).toBe(403)
    }
    for (const role of ['owner', 'recruiter', 'bench-sales'] as const) {
      const by = await callerOf(role)
      const own = await standing('draft', {
        intake: await run.make.intake(company, place.programme, { starts_on: `20${30 + role.length}-01-01` }),
      })
      expect((await move(by, own, 'in-review')).status).toBe(200)
      expect((await act(by, 'undo-move', own)).status).toBe(200)
      expect((await authority(by, own, 'filed')).status).toBe(200)
    }
  })

  it('is not there for another company, nor for another team', async () => {
    const id = await made()
    const stranger = await callerOf('recruiter', await run.make.company())
    const unseeing = await run.make.person('recruiter', company)
    await run.make.sight(unseeing, 'own')
    const blind = run.call(await run.make.session(unseeing))
    const before = await contents()
    for (const by of [stranger, blind]) {
      expect((await by.post('/student-application/view', { applicationId: id })).status).toBe(404)
      expect((await by.post('/student-application/list', {})).body.totalDocs).toBe(0)
      for (const verb of ['move', 'set-authority', 'undo-move', 'defer', 'save-confirmation', 'add-condition'])
        expect(
          (
            await act(by, verb, id, {
              ...{ stage: 'in-review', authority: 'filed', on: today(), intake: place.later },
              ...{ kind: 'letter', number: '1', text: 'Marks' },
            })
          ).status,
        ).toBe(404)
      expect((await add(by, student, { ...place, intake: place.later })).status).toBe(404)
    }
    expect(await contents()).toEqual(before)
  })

  it('follows its student into the bin and out of it', async () => {
    const id = await made()
    const gone = await standing('withdrawn')
    await recruiter.delete(`/student-application/delete/${gone}`)
    await recruiter.delete(`/student/delete/${student}`)
    expect((await recruiter.post('/student-application/list', {})).body.totalDocs).toBe(0)
    expect((await recruiter.post(`/bin/restore/${gone}`)).status).toBe(409)
    await recruiter.post(`/bin/restore/${student}`)
    const { data, totalDocs } = (await recruiter.post('/student-application/list', {})).body
    expect([totalDocs, data[0]?._id]).toEqual([1, id])
    expect((await recruiter.post(`/bin/restore/${gone}`)).status).toBe(200)
  })
})

describe('the stage of a student', () => {
  const stageOf = async () => (await recruiter.post('/student/view', { studentId: student })).body.data.stage
  const inStage = async (stage: string) =>
    (await recruiter.post('/student/list', { filters: { stage } })).body.totalDocs

  it('is that of the furthest application that goes on, in file, list and filter', async () => {
    expect(await stageOf()).toBe('enrolment')
    const first = await made()
    const offer = await standing('offer', { intake: place.later })
    expect([await stageOf(), await inStage('offer'), await inStage('enrolment')]).toEqual(['offer', 1, 0])
    await move(recruiter, offer, 'withdrawn')
    expect([await stageOf(), await inStage('draft')]).toEqual(['draft', 1])
    await recruiter.delete(`/student-application/delete/${first}`)
    expect([await stageOf(), await inStage('enrolment')]).toEqual(['enrolment', 1])
    await recruiter.post(`/bin/restore/${first}`)
    expect(await stageOf()).toBe('draft')
  })

  it('goes over with the applications once two students turn out to be one', async () => {
    const twin = await run.make.student(company, { first_name: 'Asha', last_name: 'Rao' })
    await made()
    const theirs = (await add(recruiter, twin, { ...place, intake: place.later })).body.data._id
    const double = (await add(recruiter, twin, place)).body.data._id
    const third = await makePlace(run, company)
    const behind = (await add(recruiter, student, third)).body.data._id
    const further = (await add(recruiter, twin, third)).body.data._id
    await move(recruiter, theirs, 'in-review')
    await move(recruiter, further, 'in-review')
    const versionOf = async (studentId: string) =>
      (await recruiter.post('/student/view', { studentId })).body.data.version
    const merged = await recruiter.post<AnyBody & { mergeId: string }>('/student-duplicate/merge', {
      ...{ keep: student, keepVersion: await versionOf(student), other: twin },
      ...{ otherVersion: await versionOf(twin), choices: {} },
    })
    expect(merged.status).toBe(200)
    expect(await viewOf(recruiter, theirs)).toMatchObject({ student, stage: 'in-review' })
    expect(await viewOf(recruiter, double)).toMatchObject({ student, stage: 'withdrawn', restedFrom: 'draft' })
    expect(await viewOf(recruiter, further)).toMatchObject({ student, stage: 'in-review' })
    expect(await viewOf(recruiter, behind)).toMatchObject({ student, stage: 'withdrawn', moves: [{ from: 'draft' }] })
    expect(await stageOf()).toBe('in-review')
    await recruiter.post(`/student-duplicate/split/${merged.body.mergeId}`, {})
    expect(await viewOf(recruiter, theirs)).toMatchObject({ student: twin })
  })
})

describe('many at once', () => {
  it('are moved and moved back, and those that cannot are named with why', async () => {
    const ready = await standing('draft')
    const stuck = await standing('offer', { intake: place.later })
    const { body } = await recruiter.post('/bulk/start', {
      ...{ kind: 'student-application', action: 'set', values: { stage: 'in-review' } },
      ...{ target: { ids: [ready, stuck] }, count: 2 },
    })
    const ended = (state: string) =>
      vi.waitFor(
        async () => {
          const { data } = (await recruiter.get(`/bulk/view/${body.data._id}`)).body
          expect(data.state).toBe(state)
          return data
        },
        { timeout: 20_000 },
      )
    expect(await ended('done')).toMatchObject({ done: 1, skipped: 1 })
    expect((await viewOf(recruiter, ready)).stage).toBe('in-review')
    const skipped = await recruiter.post('/bulk/list-item', { filters: { bulk: body.data._id } })
    expect(skipped.body.data).toMatchObject([{ record: stuck, message: 'Please say why' }])
    await recruiter.post(`/bulk/undo/${body.data._id}`)
    await ended('undone')
    expect((await viewOf(recruiter, ready)).stage).toBe('draft')
  })
})
