import type { FileStanding } from '@corridor/contract/agency/file-review/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, AnyBody, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { signNow } from '../student/declaration-desk.ts'
import { enrol, type Known, makeKnown, post } from '../student/enrolment-desk.ts'
import { trailOf } from '../trail.ts'
import { plain } from './reviewed-student.ts'

type Body = Omit<AnyBody, 'data'> & { data: FileStanding }

let run: RunningApp
let known: Known
let company: Company
let people: Record<'asha' | 'kofi' | 'lin' | 'owner', Person>
let by: Record<'asha' | 'kofi' | 'lin' | 'owner', Caller>
let student: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  known = await makeKnown(run)
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  people = {
    asha: await run.make.person('recruiter', company, { first_name: 'Asha' }),
    kofi: await run.make.person('bench-sales', company, { first_name: 'Kofi' }),
    lin: await run.make.person('recruiter', company, { first_name: 'Lin' }),
    owner: await run.make.person('owner', company, { first_name: 'Amir' }),
  }
  const called = async (who: Person) => run.call(await run.make.session(who))
  by = {
    asha: await called(people.asha),
    kofi: await called(people.kofi),
    lin: await called(people.lin),
    owner: await called(people.owner),
  }
  student = await enrol(by.asha, known, 10, plain)
  expect((await signNow(by.asha, student)).status).toBe(200)
})

const review = (who: Caller, verb: string, more: object = {}): Promise<Answer<Body>> =>
  who.post<Body>(`/file-review/${verb}`, { studentId: student, ...more })
const lacksOf = async () => (await review(by.asha, 'view')).body.data.lacks
/** Moves an application of the student from *in review* on. */
async function submit() {
  const id = await run.make.studentApplication(company, { student_id: student, stage: 'in-review' })
  return by.asha.post(`/student-application/move/${id}`, { stage: 'submitted', on: today() })
}
const today = () => new Date().toISOString().slice(0, 10)
const fund = (who: Caller, amount: number) =>
  who.post('/student/plan', { studentId: student, fundsAmount: amount, fundsCurrency: 'CAD' })

describe('four eyes', () => {
  it('let a file go once somebody who changed nothing of it approved it', async () => {
    expect(await lacksOf()).toEqual(['not-reviewed'])
    expect((await submit()).body).toMatchObject({
      code: 'fileReview.another',
      message: 'Another person must review this file',
    })
    const refused = await review(by.asha, 'approve')
    expect(refused).toMatchObject({ status: 409, body: { code: 'fileReview.another' } })
    const { body } = await review(by.kofi, 'approve')
    expect(body.data).toMatchObject({
      lacks: [],
      reviews: [{ state: 'approved', decidedInfo: [{ firstName: 'Kofi' }] }],
    })
    expect((await submit()).status).toBe(200)
  })

  it('are not those of two who changed it in turn', async () => {
    expect((await post(by.kofi, 'contact', { studentId: student, ...contact })).status).toBe(200)
    await signNow(by.kofi, student)
    for (const who of [by.asha, by.kofi])
      expect((await review(who, 'approve')).body).toMatchObject({ code: 'fileReview.another' })
    const { authors } = (await review(by.lin, 'view')).body.data
    expect(authors.map(({ firstName }) => firstName)).toEqual(['Asha', 'Kofi'])
    expect((await review(by.lin, 'approve')).status).toBe(200)
  })

  it('are asked anew for a change after the approval, which is named', async () => {
    await review(by.kofi, 'approve')
    expect((await fund(by.lin, 30_000)).status).toBe(200)
    const { data } = (await review(by.kofi, 'view')).body
    expect(data).toMatchObject({ lacks: ['changed'], changed: ['funds'], authors: [{ firstName: 'Lin' }] })
    expect((await submit()).body).toMatchObject({
      code: 'fileReview.changed',
      message: 'This file has changed since it was approved: Funds',
    })
    expect((await review(by.lin, 'approve')).body.code).toBe('fileReview.another')
    // This change was not made by whoever filled it in before the approval.
    expect((await review(by.asha, 'approve')).status).toBe(200)
    expect(await lacksOf()).toEqual([])
  })

  it('name the month of the last study or work if it changed after the approval', async () => {
    await review(by.kofi, 'approve')
    const until = (occupiedUntil: string | null) => by.lin.post('/student/plan', { studentId: student, occupiedUntil })
    expect((await until('2026-05')).status).toBe(200)
    const { data } = (await review(by.kofi, 'view')).body
    expect(data).toMatchObject({ lacks: ['changed'], changed: ['occupiedUntil'] })
    await until(null)
    expect(await lacksOf()).toEqual([])
  })

  it('see a change that is taken back as none', async () => {
    await fund(by.asha, 10_000)
    await review(by.kofi, 'approve')
    await fund(by.asha, 30_000)
    await fund(by.asha, 10_000)
    expect(await lacksOf()).toEqual([])
  })

  it('do not take a hand-over for a change', async () => {
    await by.lin.post('/student/change-counsellor', { studentId: student, counsellor: people.lin.id })
    expect((await review(by.lin, 'approve')).status).toBe(200)
  })

  it('need a signed declaration, which a change reopens', async () => {
    await post(by.asha, 'contact', { studentId: student, ...contact })
    expect(await lacksOf()).toEqual(['not-declared', 'not-reviewed'])
    expect((await submit()).body.code).toBe('fileReview.notDeclared')
  })
})

describe('a review', () => {
  it('goes to whoever is picked, and tells them', async () => {
    const { body } = await review(by.asha, 'ask', { reviewer: people.lin.id, note: 'Before Friday' })
    expect(body.data.reviews).toMatchObject([
      { state: 'asked', note: 'Before Friday', reviewerInfo: [{ firstName: 'Lin' }] },
    ])
    const told = (await by.lin.post('/notification/list', {})).body.data
    expect(told).toMatchObject([{ kind: 'file-review-asked' }])
    expect((await review(by.asha, 'ask')).body.code).toBe('fileReview.asked')
  })

  it('goes to the next in turn, and never to an author or whoever asks', async () => {
    const reviewer = async (of: string) =>
      (await by.asha.post<Body>('/file-review/ask', { studentId: of })).body.data.reviews[0]?.reviewer
    const others = [await enrol(by.asha, known, 2, {}), await enrol(by.asha, known, 3)]
    const chosen = [await reviewer(student), ...(await Promise.all(others.map(reviewer)))]
    expect(new Set(chosen)).toEqual(new Set([people.kofi.id, people.lin.id, people.owner.id]))
    expect((await review(by.asha, 'withdraw')).status).toBe(200)
    expect((await review(by.kofi, 'ask', { reviewer: people.asha.id })).body.code).toBe('fileReview.reviewerBlind')
  })

  it('keeps the file while a comment waits for an answer', async () => {
    expect((await review(by.kofi, 'comment', { text: 'Which Surat?' })).body.code).toBe('fileReview.over')
    await review(by.asha, 'ask', { reviewer: people.kofi.id })
    const { body } = await review(by.kofi, 'comment', { step: 2, field: 'city', text: 'Which Surat?' })
    const [comment] = body.data.reviews[0]?.comments ?? []
    expect(comment).toMatchObject({ step: 2, field: 'city', text: 'Which Surat?', answerDate: null })
    expect((await review(by.kofi, 'approve')).body).toMatchObject({ code: 'fileReview.comments' })
    const answer = { commentId: comment?._id, answer: 'In Gujarat' }
    expect((await review(by.asha, 'answer', answer)).body.data.openComments).toBe(0)
    expect((await review(by.asha, 'answer', answer)).body.code).toBe('fileReview.answered')
    expect((await review(by.kofi, 'approve')).body.data.lacks).toEqual([])
  })

  it('is overridden by an Owner alone, with a reason that the audit keeps', async () => {
    const reason = 'Kofi is ill, the intake closes today'
    expect((await review(by.lin, 'override', { reason })).status).toBe(403)
    expect((await review(by.owner, 'override', { reason: '' })).body.fields).toHaveProperty('reason')
    const { body } = await review(by.owner, 'override', { reason })
    expect(body.data).toMatchObject({ lacks: [], reviews: [{ state: 'overridden', reason }] })
    const [kept] = await trailOf(run.db.owner, body.data.reviews[0]?._id ?? '')
    expect(kept).toMatchObject({ action: 'file-review.override-review', after: { reason } })
    expect((await review(by.owner, 'override', { reason })).body.code).toBe('fileReview.nothingToOverride')
    expect((await submit()).status).toBe(200)
  })

  it('is not needed in a firm of one, which its Owner says', async () => {
    const say = (who: Caller, isFirmOfOne: boolean) => who.put('/file-review/settings', { isFirmOfOne })
    expect((await say(by.asha, true)).status).toBe(403)
    expect((await say(by.owner, true)).body.data).toMatchObject({ isFirmOfOne: true })
    expect((await submit()).status).toBe(200)
    await say(by.owner, false)
    expect(await lacksOf()).toEqual(['not-reviewed'])
  })

  it('is of the own company and sight', async () => {
    const stranger = run.call(await run.make.session(await run.make.person('owner', await run.make.company())))
    for (const verb of ['view', 'approve', 'ask', 'withdraw']) expect((await review(stranger, verb)).status).toBe(404)
    const reader = run.call(await run.make.session(await run.make.person('company-user', company)))
    expect((await review(reader, 'view')).body.data).toMatchObject({ mayApprove: false })
    expect((await review(reader, 'approve')).status).toBe(403)
  })

  it('has one winner of two who decide at once', async () => {
    await review(by.asha, 'ask', { reviewer: people.kofi.id })
    const answers = await Promise.all([review(by.kofi, 'approve'), review(by.lin, 'withdraw')])
    const { reviews } = (await review(by.asha, 'view')).body.data
    expect(reviews.filter(({ state }) => state === 'asked')).toEqual([])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
  })
})

const contact = { email: 'asha.new@example.com', countryCode: '+91', phoneNumber: '9810009999' }
