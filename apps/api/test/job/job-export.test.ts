import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { fetchFile } from '../upload.ts'

let run: RunningApp
let company: Company
let bench: Caller
let recruiter: Caller
let narrow: Caller
let vendor: string
let prime: string
let client: string
beforeAll(async () => {
  run = await runApp()
  company = await run.make.company()
  bench = run.call(await run.make.tokenOf('bench-sales', company))
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
  vendor = await run.make.vendor(company, { name: 'Apex Systems' })
  prime = await run.make.vendor(company, { name: 'Kforce' })
  client = await run.make.client(company, { name: 'JP Morgan Chase' })
  const person = await run.make.person('recruiter', company)
  await run.make.sight(person, 'own')
  narrow = run.call(await run.make.session(person))
})
afterAll(() => run.close())

async function bytesOf(by: Caller, body: object): Promise<Buffer> {
  const { status, body: started } = await by.post<{ id: string }>('/export/start', { format: 'csv', ...body })
  expect(status).toBe(202)
  const state = async () => (await by.get(`/export/view/${started.id}`)).body.data.status
  await expect.poll(state, { timeout: 20_000, interval: 30 }).toBe('done')
  const file = await fetchFile(run, by, (await by.get(`/export/download/${started.id}`)).body.presignedUrl)
  return Buffer.from(await file.arrayBuffer())
}

const rowsOf = async (by: Caller, body: object): Promise<Record<string, string>[]> =>
  parse(await bytesOf(by, body), { bom: true, columns: true })

const perHour = (rateAmount: number, taxTerm: string | null = null) => ({
  rateAmount,
  rateCurrency: 'USD',
  ratePer: 'hour',
  taxTerm,
})

async function submitted() {
  const { body } = await bench.post('/submission/add', {
    candidateId: await run.make.candidate(company, { first_name: 'Jane', last_name: '=Doe' }),
    jobId: await run.make.job(company, { job_title: 'Java Developer', client_id: client }),
    hops: [
      { party: 'vendor', vendor, ...perHour(80, 'C2C'), netDays: 30 },
      { party: 'prime', vendor: prime, ...perHour(92.5) },
      { party: 'client', client },
    ],
    pay: perHour(60, 'C2C'),
    state: 'confirmed',
    note: 'Sent at nine',
  })
  return body.data
}

describe('a file of submissions', () => {
  it('holds the chain with what each party pays, both rates and the margin, and nothing that a program runs', async () => {
    const { _id } = await submitted()
    const [row] = await rowsOf(bench, { kind: 'submission', ids: [_id] })
    expect(row).toMatchObject({
      Candidate: 'Jane =Doe',
      Job: 'Java Developer',
      Client: 'JP Morgan Chase',
      Through: 'Apex Systems',
      Parties:
        'Vendor: Apex Systems, 80 USD per hour, C2C, net 30; Prime: Kforce, 92.5 USD per hour; Client: JP Morgan Chase',
      Status: 'confirmed',
      Rate: '80',
      'Rate Currency': 'USD',
      'Rate Per': 'hour',
      'Tax Term': 'C2C',
      Pay: '60',
      Margin: '20',
      'Margin in percent': '25',
      Note: 'Sent at nine',
    })
    const [sheet] = (await readXlsx(await bytesOf(bench, { kind: 'submission', ids: [_id], format: 'xlsx' }))).sheets
    expect(sheet?.rows[1]?.slice(0, 4)).toEqual(['Jane =Doe', 'Java Developer', 'JP Morgan Chase', 'Apex Systems'])
  })

  it('holds what the list shows by its filters, and nothing beyond one’s sight', async () => {
    const { _id, job, note } = await submitted()
    expect(await rowsOf(bench, { kind: 'submission', query: { filters: { job } } })).toMatchObject([{ Note: note }])
    expect(await rowsOf(narrow, { kind: 'submission', ids: [_id] })).toEqual([])
  })

  it('is nothing for who only reads', async () => {
    const reader = run.call(await run.make.tokenOf('company-user', company))
    for (const kind of ['submission', 'placement', 'application', 'interview'])
      expect(await reader.post('/export/start', { kind, format: 'csv' })).toMatchObject({ status: 403 })
  })
})

describe('a file of placements', () => {
  it('holds days, rates and terms', async () => {
    const { _id: submissionId } = await submitted()
    await bench.post('/placement/add', {
      submissionId,
      startDate: '2026-01-05',
      endDate: '2026-06-30',
      poNumber: '+4711',
      timesheetCycle: 'weekly',
    })
    const query = { filters: { submission: submissionId } }
    expect(await rowsOf(bench, { kind: 'placement', query })).toMatchObject([
      {
        Candidate: 'Jane =Doe',
        Client: 'JP Morgan Chase',
        Status: 'ended',
        Start: '2026-01-05',
        End: '2026-06-30',
        Rate: '80',
        Pay: '60',
        Margin: '20',
        'PO number': "'+4711",
        Timesheets: 'weekly',
        'Pays within (days)': '30',
      },
    ])
    expect(await rowsOf(narrow, { kind: 'placement', query })).toEqual([])
  })
})

describe('a file of interviews', () => {
  it('holds who asks, when and in which zones', async () => {
    const submission = await run.make.submission(company)
    const { body } = await recruiter.post('/interview/add', {
      submissionId: submission,
      title: 'Panel',
      kind: 'video',
      startDate: '2026-11-24T15:00:00Z',
      zone: 'America/New_York',
      candidateZone: 'Asia/Kolkata',
      people: [{ name: 'Rita Cruz' }, { name: 'Omar' }],
    })
    const ids = [body.data._id]
    expect(await rowsOf(recruiter, { kind: 'interview', ids })).toMatchObject([
      {
        Title: 'Panel',
        Kind: 'video',
        Start: '2026-11-24T15:00:00.000Z',
        'Time zone of the interviewers': 'America/New_York',
        'Time zone of the candidate': 'Asia/Kolkata',
        Interviewers: 'Rita Cruz; Omar',
        Status: 'planned',
      },
    ])
    expect(await rowsOf(narrow, { kind: 'interview', ids })).toEqual([])
  })
})

describe('a file of applications', () => {
  it('holds what people wrote, and where each stands', async () => {
    const id = await run.make.application(company, { first_name: 'Ana', last_name: '@Silva', message: '=1+1' })
    expect(await rowsOf(recruiter, { kind: 'application', ids: [id] })).toMatchObject([
      {
        'First Name': 'Ana',
        'Last Name': "'@Silva",
        Message: "'=1+1",
        'New candidate': expect.stringMatching(/Yes|No/),
      },
    ])
    expect(await rowsOf(narrow, { kind: 'application', ids: [id] })).toEqual([])
  })
})
