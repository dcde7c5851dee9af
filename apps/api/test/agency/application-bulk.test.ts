import type { StudentApplicationRecord } from '@corridor/contract/agency/student-application/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { queues } from '../../src/features.ts'
import { type Jobs, openJobs } from '../../src/platform/jobs.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { add, dayAgo, makePlace, move, type Place, viewOf } from './application-desk.ts'

let run: RunningApp
let jobs: Jobs
let company: Company
let nina: Person
let omar: Person
let recruiter: Caller
let place: Place
beforeAll(async () => {
  run = await runApp()
  jobs = await openJobs(run.db.owner, run.db.urls.owner, queues, () => {})
})
afterAll(async () => {
  await jobs.stop()
  await run.close()
})
beforeEach(async () => {
  company = await run.make.company()
  nina = await run.make.person('recruiter', company, { first_name: 'Nina', last_name: 'Bose' })
  omar = await run.make.person('recruiter', company, { first_name: 'Omar', last_name: 'Haddad' })
  recruiter = run.call(await run.make.session(nina))
  place = await makePlace(run, company)
})

const ended = (id: string, state = 'done') =>
  vi.waitFor(
    async () => {
      const { body } = await recruiter.get(`/bulk/view/${id}`)
      expect(body.data.state).toBe(state)
      return body.data as AnyRecord
    },
    { timeout: 20_000 },
  )
async function set(ids: string[], values: object) {
  const { status, body } = await recruiter.post('/bulk/start', {
    ...{ action: 'set', kind: 'student-application', values, target: { ids }, count: ids.length },
  })
  expect({ status, code: body.code }).toMatchObject({ status: 202 })
  return ended(body.data._id)
}
async function undo({ _id }: AnyRecord) {
  expect((await recruiter.post(`/bulk/undo/${_id}`)).status).toBe(202)
  return ended(String(_id), 'undone')
}
const skippedOf = async ({ _id }: AnyRecord) =>
  (await recruiter.post('/bulk/list-item', { filters: { bulk: _id } })).body.data
const student = (more: object = {}) =>
  run.make.student(company, { first_name: 'Asha', last_name: 'Rao', counsellor_id: nina.id, ...more })
const applied = async (of: string, at: Place = place) => (await add(recruiter, of, at)).body.data
const later = () => ({ ...place, intake: place.later })

describe('the counsellor of many applications', () => {
  const counsellorOf = async (id: string) => (await viewOf(recruiter, id)).counsellor

  it('is that of their students: one notice tells of all, and undoing gives each student back', async () => {
    const [asha, nobodys] = [await student(), await student({ counsellor_id: null })]
    const made = [await applied(asha), await applied(asha, later()), await applied(nobodys)]
    const ids = made.map(({ _id }) => _id)
    const bulk = await set(ids, { counsellor: omar.id })
    expect(bulk).toMatchObject({ fields: ['counsellor'], skipped: 0 })
    for (const id of ids) expect(await counsellorOf(id)).toBe(omar.id)
    const notices = await run.db.owner`select kind from notification where user_id = ${omar.id}`
    expect(notices.map(({ kind }) => kind)).toEqual(['students-yours'])
    expect(await undo(bulk)).toMatchObject({ done: 0, skipped: 0 })
    expect(await Promise.all(ids.map(counsellorOf))).toEqual([nina.id, nina.id, null])
  })

  it('is not somebody who enrols no students: each falls out and says why', async () => {
    const reader = await run.make.person('company-user', company)
    const { _id } = await applied(await student())
    const bulk = await set([_id], { counsellor: reader.id })
    expect(bulk).toMatchObject({ done: 0, skipped: 1 })
    expect(await skippedOf(bulk)).toMatchObject([{ code: 'student.counsellorBlind' }])
    expect(await counsellorOf(_id)).toBe(nina.id)
  })

  it('is taken back from nobody who was handed on since', async () => {
    const asha = await student()
    const { _id } = await applied(asha)
    const bulk = await set([_id], { counsellor: omar.id })
    await recruiter.post('/student/change-counsellor', { studentId: asha, counsellor: null })
    expect(await undo(bulk)).toMatchObject({ skipped: 1 })
    expect(await counsellorOf(_id)).toBeNull()
  })
})

describe('the stage of many applications', () => {
  const standing = ({ stage, stageDate, restedFrom, version }: StudentApplicationRecord) => ({
    ...{ stage, stageDate, restedFrom, version },
  })

  it('is moved as one would be, says who fell out and why, and is undone with its day', async () => {
    const [first, second] = [await applied(await student()), await applied(await student())]
    const resting = await applied(await student())
    await move(recruiter, first._id, 'in-review', { on: dayAgo(9) })
    await move(recruiter, resting._id, 'withdrawn', { on: dayAgo(5) })
    const ids = [first._id, second._id, resting._id]
    const before = (await Promise.all(ids.map((id) => viewOf(recruiter, id)))).map(standing)
    const bulk = await set(ids, { stage: 'withdrawn' })
    expect(bulk).toMatchObject({ done: 2, unchanged: 1, skipped: 0 })
    expect((await viewOf(recruiter, first._id)).restedFrom).toBe('in-review')
    expect(await undo(bulk)).toMatchObject({ done: 0, skipped: 0 })
    const after = (await Promise.all(ids.map((id) => viewOf(recruiter, id)))).map(standing)
    expect(after.map(({ version, ...row }) => row)).toEqual(before.map(({ version, ...row }) => row))
    const on = await set(ids, { stage: 'in-review' })
    expect(on).toMatchObject({ done: 1, unchanged: 1, skipped: 1 })
    const named = { name: expect.stringContaining('Asha Rao') }
    expect(await skippedOf(on)).toMatchObject([{ code: 'studentApplication.noMove', ...named }])
    const back = await set([second._id], { stage: 'draft' })
    expect(await skippedOf(back)).toMatchObject([{ code: 'studentApplication.reasonNeeded', ...named }])
  })

  it('asks for the review of each before it is submitted', async () => {
    const { _id } = await applied(await student())
    await move(recruiter, _id, 'in-review')
    const bulk = await set([_id], { stage: 'submitted' })
    expect(bulk).toMatchObject({ done: 0, skipped: 1 })
    const [row] = await skippedOf(bulk)
    expect(String((row as AnyRecord).code)).toMatch(/^fileReview\./)
  })

  it('is not taken back over a later move', async () => {
    const { _id } = await applied(await student())
    const bulk = await set([_id], { stage: 'in-review' })
    await move(recruiter, _id, 'withdrawn')
    expect(await undo(bulk)).toMatchObject({ skipped: 1 })
    expect((await viewOf(recruiter, _id)).stage).toBe('withdrawn')
  })
})
