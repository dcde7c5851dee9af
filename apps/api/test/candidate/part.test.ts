import { type CandidatePartKind, candidatePartKinds } from '@corridor/contract/candidate/part/kinds'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import { partEntries } from '../cases.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailLength, trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
let person: Person
let recruiter: Caller
let candidateId: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('recruiter', company)
  recruiter = run.call(await run.make.session(person))
  candidateId = await run.make.candidate(company)
})

const add = (kind: CandidatePartKind, entries: object[]) =>
  recruiter.post(`/${kind}/add-multiple`, { candidateId, entries })
const listOf = async (kind: CandidatePartKind, more = {}) =>
  (await recruiter.post(`/${kind}/list`, { filters: { candidate: candidateId }, ...more })).body.data as AnyRecord[]

describe.each(candidatePartKinds)('%s', (kind) => {
  const entry = partEntries[kind]

  it('is added, changed under its version, deleted and brought back, and the trail tells', async () => {
    const added = await add(kind, [entry])
    expect(added).toMatchObject({ status: 200, body: { data: [{ ...entry, candidate: candidateId, version: 1 }] } })
    const id = (added.body.data as AnyRecord[])[0]?._id ?? ''
    const [name = '', before] = Object.entries(entry).at(-1) ?? []
    const after =
      kind === 'candidate-contact' ? 'Silva' : name.endsWith('Date') ? '2023' : `${before}`.replace(/.$/, '4')
    const changed = await recruiter.put(`/${kind}/update/${id}`, { [name]: after, version: 1 })
    expect(changed).toMatchObject({ status: 200, body: { data: { ...entry, [name]: after, version: 2 } } })
    expect(await recruiter.put(`/${kind}/update/${id}`, { [name]: before, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'record.changed', current: { [name]: after } },
    })
    expect((await recruiter.delete(`/${kind}/delete/${id}`)).status).toBe(200)
    expect(await listOf(kind)).toEqual([])
    expect((await recruiter.post(`/bin/restore/${id}`)).status).toBe(200)
    expect(await listOf(kind)).toMatchObject([{ ...entry, [name]: after, version: 4 }])
    const who = { actor_id: person.id, company_id: company.id, record_kind: kind }
    expect(await trailOf(run.db.owner, id)).toMatchObject([
      { ...who, action: `${kind}.add`, before: null, after: { candidate_id: candidateId } },
      { ...who, action: `${kind}.update`, before: { candidate_id: candidateId }, after: { candidate_id: candidateId } },
      { ...who, action: `${kind}.delete`, after: null },
      { action: `${kind}.restore` },
    ])
  })

  it('writes nothing where nothing changes, or where one of several breaks a rule', async () => {
    const id = ((await add(kind, [entry])).body.data as AnyRecord[])[0]?._id
    const before = await trailLength(run.db.owner)
    expect((await recruiter.put(`/${kind}/update/${id}`, entry)).body.data.version).toBe(1)
    expect((await add(kind, [entry, {}])).status).toBe(400)
    expect((await listOf(kind)).length).toBe(1)
    expect(await trailLength(run.db.owner)).toBe(before)
  })

  it('stands and falls with its candidate', async () => {
    const [part] = (await add(kind, [entry, entry])).body.data as AnyRecord[]
    expect((await recruiter.delete(`/${kind}/delete/${part?._id}`)).status).toBe(200)
    expect((await recruiter.delete(`/candidate/delete/${candidateId}`)).status).toBe(200)
    expect(await listOf(kind)).toEqual([])
    expect(await recruiter.post(`/bin/restore/${part?._id}`)).toMatchObject({
      status: 409,
      body: { code: 'bin.aboveDeleted' },
    })
    expect(await add(kind, [entry])).toMatchObject({ status: 404 })
    expect((await recruiter.post(`/bin/restore/${candidateId}`)).status).toBe(200)
    expect((await listOf(kind)).length).toBe(1)
  })
})

const broken: [CandidatePartKind, object, Record<string, string>][] = [
  ['candidate-history', {}, { jobTitle: 'Please enter a job title or an employer' }],
  [
    'candidate-history',
    { jobTitle: 'x', responsibilities: 'x'.repeat(201) },
    { responsibilities: 'Maximum 200 characters' },
  ],
  ['candidate-history', { jobTitle: 'x', skillPool: 'x'.repeat(101) }, { skillPool: 'Maximum 100 characters' }],
  [
    'candidate-history',
    { jobTitle: 'x', environmentTool: 'x'.repeat(101) },
    { environmentTool: 'Maximum 100 characters' },
  ],
  ['candidate-history', { jobTitle: 'x', country: 'x' }, { country: 'Minimum 2 characters' }],
  ['candidate-history', { jobTitle: 'x', city: 'x'.repeat(51) }, { city: 'Maximum 50 characters' }],
  [
    'candidate-history',
    { jobTitle: 'x', startDate: '2020-13' },
    { startDate: 'Enter a year, or a year and a month (YYYY or YYYY-MM)' },
  ],
  [
    'candidate-history',
    { jobTitle: 'x', startDate: '2020-05', endDate: '2020-04' },
    { endDate: 'The end lies before the start' },
  ],
  [
    'candidate-history',
    { jobTitle: 'x', endDate: '2020', isCurrent: true },
    { endDate: 'A current position has no end yet' },
  ],
  ['candidate-education', { country: 'India' }, { degree: 'Please enter a degree or a school' }],
  ['candidate-education', { degree: 'x', graduationYear: '15' }, { graduationYear: 'Enter a valid year' }],
  ['candidate-certification', { name: ' ' }, { name: 'Name is required' }],
  ['candidate-language', { level: 'Fluent' }, { language: 'Language is required' }],
  [
    'candidate-contact',
    { vendorContact: 'x', firstName: '', lastName: '' },
    {
      vendorContact: 'Minimum 3 characters',
      firstName: 'First Name Completed is required',
      lastName: 'Last Name Completed is required',
    },
  ],
  [
    'candidate-contact',
    { vendorContact: 'Acme', firstName: 'Li', lastName: 'Wang' },
    { firstName: 'Minimum 3 characters' },
  ],
]

it.each(broken)('%s refuses %j', async (kind, entry, fields) => {
  const named = Object.fromEntries(Object.entries(fields).map(([field, text]) => [`entries.0.${field}`, text]))
  expect(await add(kind, [entry])).toMatchObject({ status: 400, body: { fields: named } })
})

it('lists a career with what goes on first', async () => {
  await add('candidate-history', [
    { jobTitle: 'First', startDate: '2015', endDate: '2017-03' },
    { jobTitle: 'Now', startDate: '2019-02', isCurrent: true },
    { jobTitle: 'Between', startDate: '2017-04', endDate: '2019-01' },
  ])
  const rows = await listOf('candidate-history', { sortBy: 'period', sortDirection: 'desc' })
  expect(rows.map(({ jobTitle }) => jobTitle)).toEqual(['Now', 'Between', 'First'])
})

it('step seven adds one contact, with the short name that is confirmed', async () => {
  const contact = { ...partEntries['candidate-contact'], firstName: 'Li', nameConfirmed: true }
  expect(await recruiter.post('/candidate/step-seven', { candidateId, ...contact })).toMatchObject({
    status: 200,
    body: { data: { firstName: 'Li', status: 'active', candidate: candidateId } },
  })
  expect(await listOf('candidate-contact')).toMatchObject([{ firstName: 'Li' }])
})

it('keeps the phones of a contact as numbers', async () => {
  const contact = { ...partEntries['candidate-contact'], officeNumber: '(830) 760-4750', mobileNumber: '555 1' }
  const { body } = await recruiter.post('/candidate/step-seven', { candidateId, ...contact })
  expect(body.data).toMatchObject({ officeNumber: '+18307604750', mobileNumber: '555 1' })
  const { _id } = body.data
  const same = await recruiter.put(`/candidate-contact/update/${_id}`, { officeNumber: '+1 830 760 4750' })
  expect(same.body.data).toMatchObject({ officeNumber: '+18307604750', version: 1 })
})

const found = (value: string) => ({ value, page: 1, start: 0, end: value.length, sure: 1 })
const reading = {
  positions: [
    {
      title: found('Java Developer'),
      employer: found('Acme'),
      location: found('Dallas, TX'),
      startDate: found('2019-05'),
      isCurrent: true,
      description: found('x'.repeat(300)),
    },
    { isCurrent: false, startDate: found('2017') },
  ],
  studies: [{ degree: found('BSc'), school: found('MIT'), startDate: found('2010'), endDate: found('2014-06') }],
  certifications: [found('CKA')],
  languages: [{ language: found('French'), level: found('Fluent') }],
}
const jane = { firstName: 'Jane', lastName: 'Doe', email: 'jane@example.com', phone: '5551234567' }

describe('a candidate from a resume', () => {
  it('is saved with positions, studies, certifications and languages that were read', async () => {
    const parseId = await run.make.parse(company, person, { status: 'done', result: reading })
    const { status, body } = await recruiter.post('/candidate/add-candidate', { ...jane, parseId })
    expect(status).toBe(201)
    candidateId = body.data._id
    expect(await listOf('candidate-history')).toMatchObject([
      {
        jobTitle: 'Java Developer',
        employer: 'Acme',
        city: 'Dallas',
        state: 'TX',
        startDate: '2019-05',
        endDate: null,
        isCurrent: true,
        responsibilities: `${'x'.repeat(199)}…`,
      },
    ])
    expect(await listOf('candidate-education')).toMatchObject([
      { degree: 'BSc', school: 'MIT', graduationYear: '2014' },
    ])
    expect(await listOf('candidate-certification')).toMatchObject([{ name: 'CKA' }])
    expect(await listOf('candidate-language')).toMatchObject([{ language: 'French', level: 'Fluent' }])
  })

  it("is not saved at all with another company's reading", async () => {
    const other = await run.make.company()
    const parseId = await run.make.parse(other, await run.make.person('owner', other), {
      status: 'done',
      result: reading,
    })
    expect((await recruiter.post('/candidate/add-candidate', { ...jane, parseId })).status).toBe(404)
    expect((await recruiter.post('/candidate/list', { searchTerm: jane.email })).body.totalDocs).toBe(0)
  })
})
