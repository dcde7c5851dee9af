import type { StudentPaper } from '@corridor/contract/agency/student-paper/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import * as desk from './application-desk.ts'
import { type Answered, act, asked } from './paper-desk.ts'

let run: RunningApp
let company: Company
let filing: Caller
let country: string
let funds: string
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  filing = run.call(await run.make.tokenOf('recruiter', company))
  country = await run.make.country()
  funds = await run.make.checklistRow(null, { country_id: country, paper: 'Proof of funds' })
})

/** A student who aims at the country, unless somebody says otherwise. */
async function student(
  first_name: string,
  { aims = country, ...more }: { aims?: string } & Record<string, unknown> = {},
) {
  const id = await run.make.student(company, { first_name, last_name: 'Rao', saved_steps: [1], ...more })
  await run.make.studentTarget(company, id, aims)
  return id
}
const papersOf = async (id: string) =>
  (await filing.post<Answered<StudentPaper[]>>('/student-paper/list', { filters: { student: id } })).body.data
const start = (kind: string, target: object, count: number, values: object, by = filing) =>
  by.post('/bulk/start', { kind, action: 'ask', target, count, values })
const ended = (id: string, state: string) =>
  vi.waitFor(
    async () => {
      const { body } = await filing.get(`/bulk/view/${id}`)
      expect(body.data.state).toBe(state)
      return body.data as AnyRecord
    },
    { timeout: 20_000 },
  )
async function askMany(kind: string, ids: string[], values: object) {
  const { status, body } = await start(kind, { ids }, ids.length, values)
  expect({ status, message: body.message }).toMatchObject({ status: 202 })
  return ended(body.data._id, 'done')
}
async function undo({ _id }: AnyRecord) {
  expect((await filing.post(`/bulk/undo/${_id}`)).status).toBe(202)
  return ended(String(_id), 'undone')
}
const skipped = async ({ _id }: AnyRecord) =>
  new Map(
    ((await filing.post('/bulk/list-item', { filters: { bulk: _id } })).body.data as AnyRecord[]).map(
      ({ name, message }) => [String(name).split(' ')[0], message],
    ),
  )
const accept = async (paper: string, studentId: string) => {
  const by = await run.make.person('recruiter', company)
  const documentId = await run.make.studentDocument(company, by, studentId)
  await act(filing, 'receive', paper, { documentId })
  await act(filing, 'accept', paper)
}

describe('a paper that is asked of many students', () => {
  it('reaches those who need it, and says who fell out and why', async () => {
    const asha = await student('Asha')
    const bina = await student('Bina')
    const chan = await student('Chan', { aims: await run.make.country() })
    const dev = await student('Dev')
    await asked(filing, bina, { checklist: funds })
    await accept(await asked(filing, dev, { checklist: funds }), dev)
    const bulk = await askMany('student', [asha, bina, chan, dev], { checklist: funds, dueDate: '2099-02-01' })
    expect(bulk).toMatchObject({ action: 'ask', fields: [], total: 4, done: 1, skipped: 3 })
    expect(await papersOf(asha)).toMatchObject([
      { title: 'Proof of funds', state: 'asked', dueDate: '2099-02-01', country, checklist: funds },
    ])
    expect(await skipped(bulk)).toEqual(
      new Map([
        ['Bina', 'Proof of funds is asked of this student already'],
        ['Chan', 'Proof of funds is asked by a country that this student does not aim at'],
        ['Dev', 'Proof of funds is accepted already'],
      ]),
    )
    expect(await papersOf(chan)).toEqual([])
  })

  it('is not asked of somebody to whom its row does not apply', async () => {
    const row = await run.make.checklistRow(null, {
      ...{ country_id: country, paper: 'For doctors', condition: 'level', levels: ['doctorate'] },
    })
    const ids = [
      await student('Asha', { level: 'master' }),
      await student('Bina', { level: 'doctorate' }),
      await student('Chan'),
    ]
    const bulk = await askMany('student', ids, { checklist: row })
    expect(bulk).toMatchObject({ done: 2, skipped: 1 })
    expect(await skipped(bulk)).toEqual(new Map([['Asha', 'For doctors is not asked of this student']]))
  })

  it('may be one in own words, and of all that the list shows', async () => {
    const ids = [await student('Asha'), await student('Bina')]
    await asked(filing, String(ids[1]), { title: 'reference LETTER' })
    const { body } = await start('student', { query: { filters: {} } }, 2, { title: 'Reference letter' })
    expect(await ended(body.data._id, 'done')).toMatchObject({ done: 1, skipped: 1 })
    expect((await papersOf(String(ids[0]))).map(({ title }) => title)).toEqual(['Reference letter'])
  })

  it('is taken back, except where something was done with it since', async () => {
    const [asha, bina] = [await student('Asha'), await student('Bina')]
    const bulk = await askMany('student', [asha, bina], { checklist: funds })
    const [paper] = await papersOf(bina)
    await accept(paper?._id ?? '', bina)
    expect(await undo(bulk)).toMatchObject({ done: 1, skipped: 1 })
    expect(await papersOf(asha)).toEqual([])
    expect(await papersOf(bina)).toMatchObject([{ state: 'accepted' }])
    expect(await skipped(bulk)).toEqual(new Map([['Bina', 'This can no longer be undone']]))
  })

  it.each([
    [{}, { fields: { 'values.title': 'Paper is required' } }],
    [{ title: 'ab' }, { fields: { 'values.title': 'Minimum 3 characters' } }],
    [{ checklist: '00000000-0000-4000-8000-000000000000' }, { code: 'record.notFound' }],
  ])('is refused with %j', async (values, refusal) => {
    expect((await start('student', { ids: [await student('Asha')] }, 1, values)).body).toMatchObject(refusal)
  })

  it('is asked by no Company User, of no other kind, and of nobody whom the caller does not see', async () => {
    const asha = await student('Asha')
    const user = run.call(await run.make.tokenOf('company-user', company))
    expect((await start('student', { ids: [asha] }, 1, { checklist: funds }, user)).status).toBe(403)
    const values = { title: 'Reference letter' }
    expect((await start('candidate', { ids: [asha] }, 1, values)).body).toMatchObject({
      fields: { action: 'This cannot be done to these records' },
    })
    const elsewhere = await run.make.company()
    const theirs = await run.make.student(elsewhere, { saved_steps: [1] })
    expect(await askMany('student', [theirs], values)).toMatchObject({ done: 0, skipped: 1 })
    expect(await run.db.owner`select 1 from student_paper where company_id = ${elsewhere.id}`).toEqual([])
  })
})

describe('a paper that is asked of many applications', () => {
  it('serves each, once for each student, and undoing parts what was there already', async () => {
    const place = await desk.makePlace(run, company, { country })
    const asha = await student('Asha')
    const [first = '', second = ''] = await Promise.all(
      [place.intake, place.later].map(
        async (intake) => (await desk.add(filing, asha, { ...place, intake })).body.data._id,
      ),
    )
    const bina = await student('Bina')
    const standing = await asked(filing, bina, { checklist: funds })
    const third = (await desk.add(filing, bina, place)).body.data._id
    const elsewhere = await desk.makePlace(run, company)
    const fourth = (await desk.add(filing, bina, elsewhere)).body.data._id
    const bulk = await askMany('student-application', [first, second, third, fourth], { checklist: funds })
    expect(bulk).toMatchObject({ done: 3, skipped: 1 })
    const [paper, ...more] = await papersOf(asha)
    expect(more).toEqual([])
    expect(paper?.applicationsInfo.map(({ _id }) => _id).sort()).toEqual([first, second].sort())
    expect(await papersOf(bina)).toMatchObject([{ _id: standing, applicationsInfo: [{ _id: third }] }])
    const again = await askMany('student-application', [third], { checklist: funds })
    expect(await skipped(again)).toEqual(new Map([['Bina', 'Proof of funds is asked of this student already']]))
    await undo(bulk)
    expect(await papersOf(asha)).toEqual([])
    expect(await papersOf(bina)).toMatchObject([{ _id: standing, applicationsInfo: [] }])
  })
})
