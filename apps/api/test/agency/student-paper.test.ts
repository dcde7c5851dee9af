import type { CountryPapers, PaperVersion, StudentPaper } from '@corridor/contract/agency/student-paper/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeBin } from '../../src/features/records/bin/purge.ts'
import { kinds, queues } from '../../src/features.ts'
import { openJobs } from '../../src/platform/jobs.ts'
import type { AnyBody, AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { writeTextPdf } from '../reading/pdf-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { openReminding } from '../told/reminding.ts'
import { trailOf } from '../trail.ts'
import { upload } from '../upload.ts'

let run: RunningApp
let reminding: Awaited<ReturnType<typeof openReminding>>
let company: Company
let counsellor: Person
let filing: Caller
let own: Caller
let administrator: Caller
let studentId: string
let country: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  reminding = await openReminding(run)
  administrator = run.call(await run.make.tokenOf('administrator'))
})
afterAll(async () => {
  await reminding.close()
  await run.close()
})
beforeEach(async () => {
  company = await run.make.company()
  counsellor = await run.make.person('recruiter', company)
  own = run.call(await run.make.session(counsellor))
  filing = await as('bench-sales')
  country = await run.make.country()
  studentId = await run.make.student(company, {
    ...{ first_name: 'Grace', last_name: 'Wanjiru', counsellor_id: counsellor.id },
  })
  await aimAt(country)
})

const as = async (role: Parameters<typeof run.make.tokenOf>[0], of = company) =>
  run.call(await run.make.tokenOf(role, of))
const aimAt = (id: string, place = 0) =>
  run.db.owner`insert into student_target ${run.db.owner({
    ...{ company_id: company.id, student_id: studentId, place, country_id: id },
  })}`

type Answered<Data> = Omit<AnyBody, 'data'> & { data: Data }
type One = Answered<StudentPaper>
type Checklist = Answered<{ countries: CountryPapers[]; others: StudentPaper[] }>
const pdf = writeTextPdf([{ x: 50, y: 700, text: 'Statement' }])
const ask = (papers: object[], by = filing) =>
  by.post<Answered<StudentPaper[]>>('/student-paper/ask', { studentId, papers })
async function asked(more = {}): Promise<StudentPaper> {
  const { status, body } = await ask([{ title: 'Bank statement', ...more }])
  if (status !== 200 || !body.data[0]) throw new Error(`It was answered ${status}: ${body.message}`)
  return body.data[0]
}
const document = (more = {}) => run.make.studentDocument(company, counsellor, studentId, more)
const move = (verb: string, id: string, more = {}, by = filing) => by.post<One>(`/student-paper/${verb}/${id}`, more)
const received = async (more = {}) => {
  const { _id: id } = await asked(more)
  return (await move('receive', id, { documentId: await document() })).body.data
}
const list = async (filters = {}, by = filing) =>
  (await by.post<Answered<StudentPaper[]>>('/student-paper/list', { filters: { student: studentId, ...filters } })).body
    .data
const checklist = async (by = filing) => (await by.post<Checklist>('/student-paper/checklist', { studentId })).body.data
const versions = async (id: string, by = filing) =>
  (await by.post<Answered<PaperVersion[]>>(`/student-paper/versions/${id}`)).body.data
/** A day so many days from now. */
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const rule = (more = {}) => ({
  ...{ country, paper: 'Proof of funds', source: 'https://rules.example', readOn: day(-10), checkBy: day(170) },
  ...more,
})
const addRule = async (more = {}, by = administrator) =>
  String(((await by.post('/checklist/add', rule(more))).body.data as AnyRecord)._id)
const tasks = async (by = own) => (await by.post('/task/list', { filters: { isDone: false } })).body.data as AnyRecord[]
const bells = async (by = own) => (await by.post('/notification/list')).body.data as AnyRecord[]

describe('a paper of a student', () => {
  it('is asked, received, returned, received anew and accepted, with its versions and a trail', async () => {
    const { _id: id, state } = await asked({ dueDate: '2099-02-01' })
    expect(state).toBe('asked')
    const documentKey = await upload(run, filing, pdf, { fileName: 'july.pdf', purpose: 'student-document' })
    const uploaded = { type: 'financial-proof', title: 'Statement of July', documentKey }
    const first = await move('receive', id, { document: uploaded })
    expect(first.body).toMatchObject({ message: 'Paper received', data: { state: 'received', versions: 1 } })
    const words = 'older than 31 days'
    expect((await move('return', id, { reason: 'too-old', words })).body.data).toMatchObject({
      ...{ state: 'returned', reason: 'too-old', reasonWords: words },
    })
    const second = await document({ title: 'Statement of November', expires_on: '2027-01-31' })
    expect((await move('receive', id, { documentId: second })).body.data).toMatchObject({
      ...{ state: 'received', reason: null, reasonWords: '', versions: 2, expiryDate: '2027-01-31' },
    })
    expect((await move('accept', id)).body.data).toMatchObject({ state: 'accepted' })
    expect(await versions(id)).toMatchObject([
      { number: 2, document: second, documentTitle: 'Statement of November', reason: null },
      { number: 1, documentTitle: 'Statement of July', reason: 'too-old', reasonWords: words },
    ])
    expect((await trailOf(run.db.owner, id)).map(({ action }) => action.split('.')[1])).toEqual([
      ...['ask', 'receive', 'return', 'receive', 'accept'],
    ])
    // Both versions are documents of the student, as any.
    const documents = await filing.post('/student-document/list', { filters: { student: studentId } })
    expect((documents.body.data as AnyRecord[]).map(({ title }) => title).sort()).toEqual([
      ...['Statement of July', 'Statement of November'],
    ])
  })

  const bodies: Record<string, () => Promise<object>> = {
    receive: async () => ({ documentId: await document() }),
    return: async () => ({ reason: 'unreadable' }),
    accept: async () => ({}),
    reopen: async () => ({}),
  }
  const into: Record<string, string[]> = {
    asked: [],
    received: ['receive'],
    returned: ['receive', 'return'],
    accepted: ['receive', 'accept'],
  }
  it.each([
    ['asked', ['receive']],
    ['received', ['receive', 'return', 'accept']],
    ['returned', ['receive', 'reopen']],
    ['accepted', ['receive', 'reopen']],
  ])('that is %s can be moved by %j alone, and each move be taken back', async (state, allowed) => {
    for (const [verb, body] of Object.entries(bodies)) {
      const { _id: id } = await asked()
      for (const step of into[state] ?? []) await move(step, id, await bodies[step]?.())
      const [before] = await list({ _id: id })
      expect(before).toMatchObject({ state })
      const answer = await move(verb, id, await body())
      if (!allowed.includes(verb)) {
        expect(answer.body).toMatchObject({
          code: 'studentPaper.notMoved',
          message: 'Bank statement is in another state by now. Please look at it again',
        })
        continue
      }
      expect(answer.status).toBe(200)
      expect((await move('take-back', id)).status).toBe(200)
      const { version: _, updateDate: __, movedDate: ___, ...same } = before ?? ({} as StudentPaper)
      expect((await list({ _id: id }))[0]).toMatchObject(same)
      // Nothing is taken back twice.
      expect((await move('take-back', id)).body.code).toBe('studentPaper.notTakenBack')
    }
  })

  it('is not taken back by another person, nor later', async () => {
    const { _id: id } = await received()
    await move('accept', id)
    expect((await move('take-back', id, {}, own)).body.code).toBe('studentPaper.notTakenBack')
    await run.db.owner`update student_paper set moved_at = moved_at - interval '1 minute' where id = ${id}`
    expect((await move('take-back', id)).body).toMatchObject({ message: 'This can no longer be undone' })
    expect((await list({ _id: id }))[0]?.state).toBe('accepted')
  })

  it('is asked no more once that is taken back, unless something was done with it since', async () => {
    const unask = (id: string, by = filing) => by.post(`/student-paper/unask/${id}`)
    const { _id: first } = await asked()
    expect((await unask(first, await as('company-user'))).status).toBe(403)
    expect((await unask(first, await as('owner', await run.make.company()))).status).toBe(404)
    expect((await unask(first)).body).toMatchObject({ message: 'The move was undone' })
    expect(await list()).toEqual([])
    const { _id: second } = await received()
    expect((await unask(second)).body).toMatchObject({ code: 'studentPaper.notTakenBack' })
    expect(await list()).toMatchObject([{ _id: second, state: 'received' }])
    expect((await filing.post(`/bin/restore/${first}`)).status).toBe(200)
  })

  it('is moved once by two at once, and the second is told', async () => {
    const { _id: id, version } = await received()
    const answers = await Promise.all([
      move('accept', id, { version }),
      move('return', id, { version, reason: 'unreadable' }, own),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('that is returned is a bell and a task of the counsellor, until it comes anew', async () => {
    const { _id: id } = await received({ title: 'Bank statement', dueDate: '2099-02-01' })
    await move('return', id, { reason: 'too-old', words: 'older than 31 days' })
    expect(await bells()).toMatchObject([
      { kind: 'student-paper-returned', params: { name: 'Bank statement', student: 'Grace Wanjiru' } },
    ])
    expect(await tasks()).toMatchObject([
      {
        ...{ kind: 'student-paper-returned', note: 'older than 31 days', dueDate: '2099-02-01' },
        ...{ record: studentId, path: `/company/enrollstudent/view-student/${studentId}` },
      },
    ])
    await move('receive', id, { documentId: await document() })
    expect(await tasks()).toEqual([])
  })

  it('is late once its day is past, while it is still to come', async () => {
    const late = await asked({ title: 'Late one', dueDate: '2026-01-01' })
    await asked({ title: 'In time', dueDate: '2099-01-01' })
    const there = await received({ title: 'There', dueDate: '2026-01-01' })
    expect((await list({ isLate: true })).map(({ title }) => title)).toEqual(['Late one'])
    await move('return', there._id, { reason: 'not-theirs' })
    expect(await list({ isLate: true })).toHaveLength(2)
    await filing.put(`/student-paper/update/${late._id}`, { dueDate: null })
    expect((await list({ isLate: true })).map(({ title }) => title)).toEqual(['There'])
  })

  it('is found by the day on which its newest version ends', async () => {
    const { _id: id } = await asked()
    await move('receive', id, { documentId: await document({ expires_on: '2026-05-01' }) })
    expect(await list({ expiresBy: '2026-05-01' })).toHaveLength(1)
    await move('receive', id, { documentId: await document({ expires_on: '2028-05-01' }) })
    expect(await list({ expiresBy: '2026-05-01' })).toEqual([])
  })

  it.each([
    ['return', { reason: 'other' }, { words: 'Please say why' }],
    ['return', { reason: 'ugly' }, { reason: 'Please choose a reason' }],
    ['receive', {}, { documentId: 'Please select a file first.' }],
  ])('refuses to %s it with %j', async (verb, body, fields) => {
    expect((await move(verb, (await received())._id, body)).body).toMatchObject({ fields })
  })

  it('takes no document of another student, or that is gone', async () => {
    const { _id: id } = await asked()
    const other = await run.make.student(company)
    const theirs = await run.make.studentDocument(company, counsellor, other)
    expect((await move('receive', id, { documentId: theirs })).status).toBe(404)
    const gone = await document()
    await filing.delete(`/student-document/delete/${gone}`)
    expect((await move('receive', id, { documentId: gone })).status).toBe(404)
    expect(await list()).toMatchObject([{ state: 'asked', versions: 0 }])
  })

  it('goes to the bin and comes back with its versions, and goes with its student for good', async () => {
    const { _id: id } = await received()
    expect((await filing.delete(`/student-paper/delete/${id}`)).status).toBe(200)
    expect(await list()).toEqual([])
    expect((await filing.post(`/bin/restore/${id}`)).status).toBe(200)
    expect(await list()).toMatchObject([{ versions: 1 }])
    await run.make.binned('student', studentId, { deleted_at: new Date(Date.now() - 31 * 86_400_000) })
    const jobs = await openJobs(run.db.owner, run.db.urls.owner, queues, () => {})
    await purgeBin(run.db.sql, { jobs, kinds })
    await jobs.stop()
    for (const table of ['student_paper', 'student_paper_version'])
      expect(await run.db.owner`select 1 from ${run.db.owner(table)} where company_id = ${company.id}`).toEqual([])
  })
})

describe('who may', () => {
  it('read the state of a paper, and who its file', async () => {
    const { _id: id } = await received()
    const [{ document: file } = { document: null }] = await versions(id)
    for (const role of ['company-user', 'administrator'] as const) {
      const by = role === 'administrator' ? administrator : await as(role)
      expect(await list({}, by)).toMatchObject([{ title: 'Bank statement', state: 'received' }])
      expect((await checklist(by)).others).toMatchObject([{ state: 'received' }])
      expect((await by.post(`/student-paper/versions/${id}`)).status).toBe(403)
      expect((await by.post(`/student-document/open/${file}`)).status).toBe(403)
      const answers = [await by.post('/student-paper/list'), await checklist(by)]
      expect(JSON.stringify(answers)).not.toContain(String(file))
      for (const verb of ['accept', 'reopen', 'take-back', 'receive', 'return'])
        expect((await move(verb, id, { reason: 'unreadable', documentId: file }, by)).status).toBe(403)
      expect((await ask([{ title: 'Theirs' }], by)).status).toBe(403)
    }
    for (const role of ['owner', 'recruiter', 'bench-sales'] as const)
      expect(await versions(id, await as(role))).toHaveLength(1)
  })

  it('reach it from another company, or another team: nobody', async () => {
    const { _id: id } = await received()
    const narrow = await run.make.person('recruiter', company)
    await run.make.sight(narrow, 'own', [])
    const strangers = [await as('owner', await run.make.company()), run.call(await run.make.session(narrow))]
    for (const by of strangers) {
      expect(await list({}, by)).toEqual([])
      const calls = [
        by.post('/student-paper/checklist', { studentId }),
        by.post('/student-paper/keep-checklist', { studentId, country }),
        ask([{ title: 'Theirs' }], by),
        move('accept', id, {}, by),
        move('return', id, { reason: 'unreadable' }, by),
        move('receive', id, { documentId: await document() }, by),
        by.post(`/student-paper/versions/${id}`),
        by.put(`/student-paper/update/${id}`, { title: 'Theirs' }),
        by.delete(`/student-paper/delete/${id}`),
      ]
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404))
    }
    expect((await list())[0]).toMatchObject({ title: 'Bank statement', state: 'received' })
  })
})

describe('the checklist of a file', () => {
  it('says what the countries of the student ask, and in which state each paper is', async () => {
    const funds = await addRule()
    const consent = await addRule({ paper: 'Consent of the parents', condition: 'minor' })
    await addRule({ paper: 'For doctors', condition: 'level', levels: ['doctorate'] })
    await addRule({ paper: 'Our form' }, await as('owner'))
    await addRule({ paper: 'Theirs' }, await as('owner', await run.make.company()))
    await run.db.owner`update student set level = 'master' where id = ${studentId}`
    await ask([{ checklist: funds, dueDate: '2099-01-01' }, { title: 'Reference letter' }])
    const { countries, others } = await checklist()
    expect(countries).toHaveLength(1)
    expect(countries[0]?.rows.map(({ paper, isSure, paperInfo }) => [paper, isSure, paperInfo?.state ?? null])).toEqual(
      [
        ['Proof of funds', true, 'asked'],
        // Nobody knows the birth date yet.
        ['Consent of the parents', false, null],
        ['Our form', true, null],
      ],
    )
    expect(others.map(({ title }) => title)).toEqual(['Reference letter'])
    expect((await ask([{ checklist: funds }])).body).toMatchObject({
      code: 'studentPaper.asked',
      message: 'Proof of funds is asked of this student already',
    })
    expect((await ask([{ checklist: consent }, { checklist: consent }])).status).toBe(409)
    expect(await list()).toHaveLength(2)
  })

  it('shows an open file what changed since its version, until somebody takes it over', async () => {
    const amounts = [{ per: 'year', note: '', minor: 2_000_000, persons: 1 }]
    const funds = await addRule({ currency: 'CAD', amounts, rule: 'A year' })
    const photo = await addRule({ paper: 'Photo' })
    expect((await checklist()).countries[0]).toMatchObject({ keptOn: null, changes: [] })
    await ask([{ checklist: funds }])
    expect((await checklist()).countries[0]?.keptOn).not.toBeNull()
    await administrator.put(`/checklist/update/${funds}`, { amounts: [{ ...amounts[0], minor: 2_289_500 }] })
    await administrator.put(`/checklist/update/${funds}`, { rule: 'A year, beside tuition' })
    await administrator.delete(`/checklist/delete/${photo}`)
    const police = await addRule({ paper: 'Police certificate' })
    await addRule({ paper: 'For doctors', condition: 'level', levels: ['doctorate'] })
    await run.db.owner`update student set level = 'master' where id = ${studentId}`
    // A row that came and went in between is no news.
    await administrator.delete(`/checklist/delete/${await addRule({ paper: 'Gone again' })}`)
    const [{ changes } = { changes: [] }] = (await checklist()).countries
    expect(changes.map(({ row, kind }) => [row, kind]).sort()).toEqual(
      [
        [funds, 'changed'],
        [photo, 'removed'],
        [police, 'added'],
      ].sort(),
    )
    expect(changes.find(({ row }) => row === funds)).toMatchObject({
      fields: ['rule', 'amounts'],
      before: { rule: 'A year', amounts: [{ minor: 2_000_000 }], source: 'https://rules.example' },
      after: { rule: 'A year, beside tuition', amounts: [{ minor: 2_289_500 }], readOn: day(-10) },
    })
    expect((await filing.post('/student-paper/keep-checklist', { studentId, country })).status).toBe(200)
    expect((await checklist()).countries[0]?.changes).toEqual([])
    await administrator.put(`/checklist/update/${funds}`, { readOn: day(-1) })
    expect((await checklist()).countries[0]?.changes).toEqual([])
  })

  it('hides an amount that nobody read in time, before and after its change', async () => {
    const amounts = [{ per: 'year', note: '', minor: 1_234_500, persons: 1 }]
    const funds = await addRule({ currency: 'CAD', amounts })
    await ask([{ checklist: funds }])
    await administrator.put(`/checklist/update/${funds}`, { amounts: [{ ...amounts[0], minor: 7_654_300 }] })
    await run.db.owner`update checklist_row set read_on = '2025-01-01', check_by = '2025-06-01' where id = ${funds}`
    const shown = await checklist()
    expect(shown.countries[0]?.rows).toMatchObject([{ amounts: [], isHidden: true, readOn: '2025-01-01' }])
    expect(shown.countries[0]?.changes).toMatchObject([{ isHidden: true, fields: ['amounts'] }])
    expect(JSON.stringify(shown)).not.toMatch(/1234500|7654300/)
  })

  it('is told whole, of forty rows that are all asked', async () => {
    for (let at = 0; at < 40; at++) await run.make.checklistRow(null, { country_id: country, place: at })
    const rows = (await checklist()).countries[0]?.rows ?? []
    expect((await ask(rows.map(({ _id }) => ({ checklist: _id })))).status).toBe(200)
    const { countries, others } = await checklist()
    expect(countries[0]?.rows.filter(({ paperInfo }) => paperInfo?.state === 'asked')).toHaveLength(40)
    expect(others).toEqual([])
  })
})

describe('the end of a paper', () => {
  const at = (days: number) => new Date(Date.parse('2028-06-30T09:00:00Z') - days * 86_400_000).toISOString()

  it('reminds the counsellor at 90, 60, 30 and 7 days, once each, whoever added it', async () => {
    const documentKey = await upload(run, filing, pdf, { fileName: 'visa.pdf', purpose: 'student-document' })
    const { _id: id } = await asked({ title: 'Visa' })
    const visa = { type: 'visa', title: 'Visitor visa', documentKey, expiryDate: '2028-06-30' }
    await move('receive', id, { document: visa })
    const counts: number[] = []
    for (const days of [180, 91, 90, 90, 60, 31, 30, 7, 7, 1]) {
      await reminding.remind(at(days))
      counts.push((await bells()).length)
    }
    expect(counts).toEqual([0, 0, 1, 1, 2, 2, 3, 4, 4, 4])
    expect((await bells())[0]).toMatchObject({
      ...{ kind: 'student-document-expires', params: { name: 'Visitor visa', student: 'Grace Wanjiru' } },
    })
    expect(await bells(filing)).toEqual([])
  })

  it('reminds whoever leads the student then', async () => {
    const documentKey = await upload(run, filing, pdf, { fileName: 'visa.pdf', purpose: 'student-document' })
    const documents = [{ type: 'visa', title: 'Visitor visa', documentKey, expiryDate: '2028-06-30' }]
    await filing.post('/student-document/add-multiple', { studentId, documents })
    const next = await run.make.person('recruiter', company)
    await filing.post('/student/change-counsellor', { studentId, counsellor: next.id })
    await reminding.remind(at(30))
    expect(await bells()).toEqual([])
    const told = await bells(run.call(await run.make.session(next)))
    expect(told.filter(({ kind }) => kind === 'student-document-expires')).toHaveLength(1)
  })
})
