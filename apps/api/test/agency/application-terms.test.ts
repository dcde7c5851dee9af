import { dateIn } from '@corridor/contract/format/day'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import { contentsOf } from '../contents.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { type Known, makeKnown } from '../student/enrolment-desk.ts'
import { trailOf } from '../trail.ts'
import { act, add, dayAgo, makePlace, move, type Place, today, viewOf } from './application-desk.ts'
import { reviewedStudent } from './reviewed-student.ts'

let run: RunningApp
let company: Company
let person: Person
let recruiter: Caller
let student: string
let place: Place
let canada: string
let known: Known
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  known = await makeKnown(run)
  canada = await run.make.country({ name: 'Canada', code: 'CA' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('recruiter', company)
  recruiter = run.call(await run.make.session(person))
  student = await run.make.student(company, { first_name: 'Asha', last_name: 'Rao' })
  place = await makePlace(run, company, { country: canada, zone: 'America/Toronto' })
})

const standing = (stage: string, more: Record<string, string> = {}) => {
  const { institution, programme, intake } = place
  return run.make.studentApplication(company, {
    ...{ institution, programme, intake, student_id: student, stage, stage_on: dayAgo(5), ...more },
  })
}
const update = (id: string, body: object) => recruiter.put(`/student-application/update/${id}`, body)

describe('a move to where an application stands', () => {
  // No worker runs here: in the background others would be compared, and the tables change.
  it('writes nothing', async () => {
    const id = await standing('draft')
    const before = await contentsOf(run.db.owner)
    expect((await move(recruiter, id, 'draft')).status).toBe(200)
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })
})

describe('conditions of an offer', () => {
  it('are added, changed, met by a paper of the student, and removed', async () => {
    const id = await standing('offer')
    const added = await act(recruiter, 'add-condition', id, { text: 'Final transcript', dueDate: '2027-06-30' })
    expect(added).toMatchObject({ status: 200, body: { message: 'Condition Added Successfully' } })
    const { conditions, missing } = added.body.data
    expect(conditions).toMatchObject([{ text: 'Final transcript', dueDate: '2027-06-30', metDate: null }])
    expect(missing).toContain('conditions')
    const condition = conditions[0]?._id ?? ''
    await recruiter.put(`/student-application/update-condition/${id}`, { condition, text: 'Transcript', dueDate: null })
    const document = await run.make.studentDocument(company, person, student, { title: 'Marks' })
    const met = await act(recruiter, 'meet-condition', id, { condition, on: today(), document })
    expect(met.body.data.conditions).toMatchObject([
      {
        text: 'Transcript',
        dueDate: null,
        metDate: today(),
        documentInfo: [{ name: 'Marks' }],
        metBy: [{ _id: person.id }],
      },
    ])
    expect(met.body.data.missing).not.toContain('conditions')
    expect((await trailOf(run.db.owner, id)).at(-1)).toMatchObject({
      action: 'student-application.meet-condition',
      before: { conditions: [{ met_on: null }] },
      after: { conditions: [{ met_on: today() }] },
    })
    await act(recruiter, 'meet-condition', id, { condition, on: null })
    expect((await viewOf(recruiter, id)).conditions).toMatchObject([{ metDate: null, metBy: [], documentInfo: [] }])
    expect((await act(recruiter, 'delete-condition', id, { condition })).body.data.conditions).toEqual([])
  })

  it("are met by no paper of another student, on no day to come, and are nobody else's", async () => {
    const id = await standing('offer')
    const { conditions } = (await act(recruiter, 'add-condition', id, { text: 'Marks' })).body.data
    const condition = conditions[0]?._id ?? ''
    const document = await run.make.studentDocument(company, person, await run.make.student(company))
    const wrong = await act(recruiter, 'meet-condition', id, { condition, on: today(), document })
    expect(wrong.body.fields).toEqual({ document: 'Paper not found' })
    expect((await act(recruiter, 'meet-condition', id, { condition, on: dayAgo(-2) })).status).toBe(400)
    const other = await standing('offer', { intake: place.later })
    const elsewhere = await act(recruiter, 'meet-condition', other, { condition, on: today() })
    expect(elsewhere).toMatchObject({ status: 404, body: { code: 'studentApplication.noCondition' } })
    expect((await act(recruiter, 'add-condition', id, { text: ' ' })).status).toBe(400)
  })

  it('are thirty at most', async () => {
    const id = await standing('offer')
    for (let at = 0; at < 30; at++) await run.make.studentApplicationCondition(company, id)
    const { body } = await act(recruiter, 'add-condition', id, { text: 'One more' })
    expect(body.code).toBe('studentApplication.tooManyConditions')
  })
})

describe('the confirmation of a place', () => {
  it('has the kinds of its country, each with a number and a last day that were typed', async () => {
    const id = await standing('confirmed')
    expect((await viewOf(recruiter, id)).missing).toEqual(['confirmation', 'student-number'])
    const loa = await act(recruiter, 'save-confirmation', id, { kind: 'loa', number: 'L-1', lastDay: '2027-09-01' })
    expect(loa).toMatchObject({ status: 200, body: { message: 'Confirmation Saved Successfully' } })
    expect(loa.body.data.confirmations).toMatchObject([
      { kind: 'loa', number: 'L-1', lastDay: '2027-09-01', isDead: false },
    ])
    // The letter alone confirms nothing there: a province attests it too.
    expect(loa.body.data.missing).toContain('confirmation')
    const pal = await act(recruiter, 'save-confirmation', id, { kind: 'pal', number: 'ON-9' })
    expect(pal.body.data.missing).toEqual(['student-number'])
    await act(recruiter, 'save-confirmation', id, { kind: 'pal', number: 'ON-10', lastDay: '2027-08-01' })
    await act(recruiter, 'save-confirmation', id, { kind: 'loa', number: '' })
    expect((await viewOf(recruiter, id)).confirmations).toMatchObject([{ kind: 'pal', number: 'ON-10' }])
    expect(await act(recruiter, 'save-confirmation', id, { kind: 'cas', number: 'C-1' })).toMatchObject({
      ...{ status: 409, body: { code: 'studentApplication.noConfirmation' } },
    })
  })
})

describe('student-application.defer', () => {
  it('keeps the first intake, names the confirmations that die, and is opened again before them', async () => {
    const id = await standing('confirmed')
    await act(recruiter, 'save-confirmation', id, { kind: 'loa', number: 'L-1', lastDay: '2027-09-01' })
    const { body } = await act(recruiter, 'defer', id, { intake: place.later, on: today(), reason: 'No visa in time' })
    expect(body).toMatchObject({
      message: 'Application Deferred Successfully',
      died: [{ kind: 'loa', number: 'L-1', isDead: true }],
      data: {
        ...{ stage: 'deferred', restedFrom: 'confirmed', intake: place.later, startDate: '2028-01-10' },
        ...{ firstIntake: place.intake, firstStartDate: '2027-09-01' },
        moves: [{ kind: 'defer', reason: 'No visa in time' }],
      },
    })
    expect((await move(recruiter, id, 'confirmed', { reason: 'It is there' })).body.code).toBe(
      'studentApplication.noMove',
    )
    const opened = await move(recruiter, id, 'offer', { reason: 'A new offer' })
    expect(opened.body.data).toMatchObject({ stage: 'offer', firstIntake: place.intake })
    const again = await run.make.intake(company, place.programme, { starts_on: '2028-09-01' })
    const twice = await act(recruiter, 'defer', id, { intake: again, on: today() })
    expect(twice.body.data).toMatchObject({ intake: again, firstIntake: place.intake })
  })

  it('is taken back with all that died', async () => {
    const id = await standing('confirmed')
    await act(recruiter, 'save-confirmation', id, { kind: 'loa', number: 'L-1' })
    await act(recruiter, 'defer', id, { intake: place.later, on: today() })
    expect((await act(recruiter, 'undo-move', id)).body.data).toMatchObject({
      ...{ stage: 'confirmed', intake: place.intake, firstIntake: null, confirmations: [{ isDead: false }] },
    })
  })

  it('is refused before an offer, to an earlier intake, and to one of another programme', async () => {
    const draft = await standing('draft')
    const defer = (id: string, intake: string) => act(recruiter, 'defer', id, { intake, on: today() })
    expect((await defer(draft, place.later)).body.code).toBe('studentApplication.noDeferral')
    await run.db.owner`update student_application set stage = 'offer' where id = ${draft}`
    const earlier = await run.make.intake(company, place.programme, { starts_on: '2027-01-11' })
    expect((await defer(draft, earlier)).body.code).toBe('studentApplication.sameIntake')
    const other = await makePlace(run, company)
    expect((await defer(draft, other.later)).body.fields).toEqual({ intake: 'This intake is not one of the programme' })
  })
})

describe('the next deadline', () => {
  // 23:59 of 15 January in Toronto, by hand: five hours behind Greenwich in winter.
  const there = { deadline_on: '2099-01-15', deadline_at: new Date('2099-01-16T04:59:00Z'), starts_on: '2099-09-01' }
  const listed = async (deadline: string) =>
    (await recruiter.post('/student-application/list', { filters: { deadline } })).body.totalDocs

  it('of 23:59 in Toronto is the next morning for a reader in Delhi, with the hour there beside', async () => {
    const intake = await run.make.intake(company, place.programme, there)
    const { deadline } = (await add(recruiter, student, { ...place, intake })).body.data
    expect(deadline).toEqual({
      ...{
        kind: 'application',
        at: '2099-01-16T04:59:00.000Z',
        day: '2099-01-15',
        time: '23:59',
        zone: 'America/Toronto',
      },
    })
    expect(dateIn('Asia/Kolkata', deadline?.at ?? '')).toBe('2099-01-16')
    expect(dateIn('America/Toronto', deadline?.at ?? '')).toBe('2099-01-15')
  })

  it('is missed from its very minute on, and within a week before it', async () => {
    const minute = 60_000
    student = await reviewedStudent(run, company, recruiter, known)
    // While the student's passport is valid: else the file is kept in the house.
    const days = { deadline_on: '2098-01-15', starts_on: '2098-09-01' }
    const soon = { ...days, deadline_at: new Date(Date.now() + minute) }
    const intake = await run.make.intake(company, place.programme, soon)
    const { _id: id } = (await add(recruiter, student, { ...place, intake })).body.data
    expect([await listed('missed'), await listed('week'), await listed('month')]).toEqual([0, 1, 1])
    await run.db.owner`update intake set deadline_at = now() - interval '1 minute' where id = ${intake}`
    expect([await listed('missed'), await listed('week')]).toEqual([1, 0])
    // An application that was submitted is late no more.
    await move(recruiter, id, 'in-review')
    await move(recruiter, id, 'submitted')
    expect(await listed('missed')).toBe(0)
  })

  it('of an offer is the earliest of the deposit and the open conditions, at the end of the day there', async () => {
    const id = await standing('offer')
    expect((await viewOf(recruiter, id)).deadline).toBeNull()
    await update(id, { depositDueDate: '2099-07-10', deposit: { amount: 100_000, currency: 'CAD' } })
    expect((await viewOf(recruiter, id)).deadline).toMatchObject({ kind: 'deposit', at: '2099-07-11T03:59:00.000Z' })
    const { conditions } = (await act(recruiter, 'add-condition', id, { text: 'Marks', dueDate: '2099-06-30' })).body
      .data
    expect((await viewOf(recruiter, id)).deadline).toMatchObject({
      kind: 'condition',
      day: '2099-06-30',
      time: '23:59',
    })
    await act(recruiter, 'meet-condition', id, { condition: conditions[0]?._id, on: today() })
    expect((await viewOf(recruiter, id)).deadline).toMatchObject({ kind: 'deposit' })
    await update(id, { hasDeposit: false })
    expect((await viewOf(recruiter, id)).deadline).toBeNull()
  })

  it('of a confirmed place is the last day of its confirmation, and follows the zone of the institution', async () => {
    const id = await standing('confirmed')
    await act(recruiter, 'save-confirmation', id, { kind: 'loa', number: 'L-1', lastDay: '2099-07-10' })
    expect((await viewOf(recruiter, id)).deadline).toMatchObject({
      kind: 'confirmation',
      at: '2099-07-11T03:59:00.000Z',
    })
    await run.db.owner`update institution set zone = 'Asia/Kolkata' where id = ${place.institution}`
    expect((await viewOf(recruiter, id)).deadline).toMatchObject({
      at: '2099-07-10T18:29:00.000Z',
      zone: 'Asia/Kolkata',
    })
  })
})

describe('student-application.update', () => {
  it('changes the terms, says nothing if nothing changed, and tells the second of two', async () => {
    const id = await standing('offer')
    const terms = { scholarship: { amount: 500_000, currency: 'CAD' }, studentNumber: 'ML-1', note: 'Wants a room' }
    expect(await update(id, { version: 1, ...terms })).toMatchObject({
      status: 200,
      body: { message: 'Application Updated Successfully', data: { ...terms, version: 2 } },
    })
    await update(id, terms)
    expect((await viewOf(recruiter, id)).version).toBe(2)
    expect(await update(id, { version: 1, note: 'Late' })).toMatchObject({
      status: 409,
      body: { code: 'record.changed', current: { studentNumber: 'ML-1' } },
    })
    expect((await update(id, { scholarship: null })).body.data).toMatchObject({ scholarship: null })
    expect((await update(id, { deposit: { amount: 1.5, currency: 'CAD' } })).status).toBe(400)
  })

  it('keeps where students apply from being deleted', async () => {
    await standing('offer')
    const { status, body } = await recruiter.delete(`/institution/delete/${place.institution}`)
    expect([status, body.code]).toEqual([409, 'institution.applied'])
  })
})
