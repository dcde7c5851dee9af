import type { StudentTimelineEntry } from '@corridor/contract/student/student/timeline'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { add, authority, makePlace, move } from '../agency/application-desk.ts'
import type { AnyBody, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { bodiesOf, enrol, type Known, makeKnown, post } from './enrolment-desk.ts'

let run: RunningApp
let known: Known
let company: Company
let recruiter: Caller
let studentId: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  known = await makeKnown(run)
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
  studentId = await enrol(recruiter, known, 6)
})

type Page = Omit<AnyBody, 'data'> & { data: StudentTimelineEntry[]; hasMore: boolean }
const timeline = (more = {}, by = recruiter) => by.post<Page>('/student/timeline', { studentId, ...more })
const told = async (limit: number) =>
  (await timeline({ limit })).body.data.map(({ action, step, fields }) => ({ action, step, fields }))

describe("a student's timeline", () => {
  it('tells each step that was saved, newest first, a page at a time', async () => {
    const first = (await timeline({ limit: 4 })).body
    expect(first.data.map(({ action, step }) => `${action} ${step}`)).toEqual([
      'saved 6',
      'saved 5',
      'saved 4',
      'saved 3',
    ])
    expect(first.hasMore).toBe(true)
    const rest = (await timeline({ limit: 4, before: first.data.at(-1)?._id })).body
    expect(rest.data.map(({ action, step }) => `${action} ${step}`)).toEqual(['saved 2', 'added null'])
    expect(rest.hasMore).toBe(false)
  })

  it.each([
    ['contact', { email: 'other@example.com' }, 4, ['email']],
    ['address', { zipCode: '395004' }, 2, ['zipCode']],
    ['passport', { expiresDate: '2098-01-01' }, 6, ['expiresDate']],
    // The trail keeps of a sealed value that it is there.
    ['passport', { passportNumber: 'K7294318' }, 6, []],
    [
      'emergency-contact',
      {
        contacts: [
          {
            firstName: 'Ravi',
            lastName: 'Rao',
            countryCode: '+91',
            mobileNumber: '9810004321',
            email: 'r@example.com',
          },
        ],
      },
      5,
      ['contacts'],
    ],
  ])('names what of %s was changed', async (call, change, step, fields) => {
    expect((await post(recruiter, call, { ...bodiesOf(known)[call], ...change, studentId })).status).toBe(200)
    expect(await told(1)).toEqual([{ action: 'changed', step, fields }])
  })

  it('tells who read which sealed value, and that a note was written, without the value', async () => {
    await recruiter.post(`/student/reveal/${studentId}`, { field: 'birthDate' })
    await recruiter.post('/note/add', { recordKind: 'student', record: studentId, note: 'Calls after six' })
    const { body } = await timeline({ limit: 2 })
    expect(body.data.map(({ action, fields, note }) => ({ action, fields, note }))).toEqual([
      { action: 'noted', fields: [], note: 'Calls after six' },
      { action: 'read', fields: ['birthDate'], note: null },
    ])
    expect(body.data.every(({ userInfo }) => userInfo.length === 1)).toBe(true)
    const everything = JSON.stringify((await timeline({ limit: 100 })).body)
    for (const value of ['2001-03-01', 'K7294317', '317']) expect(everything).not.toContain(value)
  })

  it('tells that the plan was changed, that somebody else leads, and that a search found the student', async () => {
    const colleague = await run.make.person('recruiter', company)
    await post(recruiter, 'plan', { studentId, field: 'Nursing' })
    await post(recruiter, 'change-counsellor', { studentId, counsellor: colleague.id })
    await recruiter.post('/student/find-passport', { passportNumber: 'K7294317' })
    expect(await told(3)).toEqual([
      { action: 'found', step: null, fields: [] },
      { action: 'handed-over', step: null, fields: [] },
      { action: 'planned', step: null, fields: [] },
    ])
  })

  it('tells that it was deleted and came back', async () => {
    await recruiter.delete(`/student/delete/${studentId}`)
    const { body: bin } = await recruiter.post<Omit<AnyBody, 'data'> & { data: { _id: string; name: string }[] }>(
      '/bin/list',
      {},
    )
    expect((await recruiter.post(`/bin/restore/${bin.data[0]?._id}`, {})).status).toBe(200)
    expect((await told(2)).map(({ action }) => action)).toEqual(['restored', 'deleted'])
  })

  it('tells of applications, reviews and papers beside the file, and narrows to each', async () => {
    const place = await makePlace(run, company, { name: 'Maple Institute' })
    const id = (await add(recruiter, studentId, place)).body.data._id
    await move(recruiter, id, 'in-review')
    await move(recruiter, id, 'draft', { reason: 'Too early' })
    await authority(recruiter, id, 'filed', { number: 'V-123' })
    await authority(recruiter, id, 'refused', { reason: 'Funds' })
    const colleague = run.call(await run.make.tokenOf('bench-sales', company))
    await recruiter.post('/file-review/ask', { studentId, note: 'Quickly please' })
    await colleague.post('/file-review/comment', { studentId, step: 1, field: 'firstName', text: 'Is it so?' })
    await recruiter.post('/student-paper/ask', { studentId, papers: [{ title: 'Bank statement' }] })
    const entries = async (part?: string) => (await timeline({ limit: 50, ...(part && { part }) })).body.data
    const shown = (rows: StudentTimelineEntry[]) =>
      rows.map(({ action, about, from, to }) => [action, about?.name, from, to].filter((one) => one != null))
    const applications = [
      ['authority', 'Maple Institute', 'Filed', 'Refused'],
      ['authority', 'Maple Institute', 'Not filed', 'Filed'],
      ['moved', 'Maple Institute', 'In review', 'Draft'],
      ['moved', 'Maple Institute', 'Draft', 'In review'],
      ['applied', 'Maple Institute'],
    ]
    expect(shown(await entries('applications'))).toEqual(applications)
    expect(shown(await entries('reviews'))).toEqual([
      ['commented', ''],
      ['review-asked', ''],
    ])
    expect(shown(await entries('papers'))).toEqual([['paper-asked', 'Bank statement']])
    const file = await entries('file')
    expect(file).toHaveLength(6)
    const all = await entries()
    expect(shown(all)).toEqual([
      ['paper-asked', 'Bank statement'],
      ['commented', ''],
      ['review-asked', ''],
      ...applications,
      ...shown(file),
    ])
    // Words that somebody wrote stand with the record alone.
    for (const words of ['Quickly', 'Is it so', 'V-123']) expect(JSON.stringify(all)).not.toContain(words)
    const page = (await timeline({ limit: 4 })).body
    const rest = (await timeline({ limit: 50, before: page.data.at(-1)?._id })).body
    expect([...page.data, ...rest.data]).toEqual(all)
  })

  it('tells nothing of the applications of another student', async () => {
    const other = await enrol(recruiter, known, 1)
    await add(recruiter, other, await makePlace(run, company))
    expect((await timeline({ part: 'applications' })).body.data).toEqual([])
  })

  it('is read by a Company User, and is not there for another company', async () => {
    const member = run.call(await run.make.tokenOf('company-user', company))
    expect((await timeline({}, member)).status).toBe(200)
    const stranger = run.call(await run.make.tokenOf('recruiter', await run.make.company()))
    expect((await timeline({}, stranger)).status).toBe(404)
  })
})
