import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { checkedImport } from '../records/importing.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())

interface Office {
  company: Company
  bench: Caller
  jane: string
  omar: string
  java: string
  closed: string
}

async function office(): Promise<Office> {
  const company = await run.make.company()
  const bench = run.call(await run.make.tokenOf('bench-sales', company))
  const chase = await run.make.client(company, { name: 'JP Morgan Chase', aliases: ['JPMC'] })
  const contoso = await run.make.client(company, { name: 'Contoso' })
  const apex = await run.make.vendor(company, { name: 'Apex' })
  await run.make.vendor(company, { name: 'Kforce' })
  const jane = await run.make.candidate(company, { first_name: 'Jane', last_name: 'Doe', email: 'jane@example.com' })
  const omar = await run.make.candidate(company, { first_name: 'Omar', last_name: 'Haddad', email: 'omar@example.com' })
  for (const email of ['ana1@example.com', 'ana2@example.com'])
    await run.make.candidate(company, { first_name: 'Ana', last_name: 'Silva', email })
  const java = await run.make.job(company, { job_title: 'Java Developer', client_id: chase, vendor_id: apex })
  await run.make.job(company, { job_title: 'Java Developer', client_id: contoso })
  await run.make.job(company, { job_title: 'Data Engineer', reference: 'REQ-7' })
  const closed = await run.make.job(company, {
    job_title: 'Old 50%_Job',
    client_id: contoso,
    closed_at: new Date(),
    closed_reason: 'filled',
  })
  return { company, bench, jane, omar, java, closed }
}

const listed = async (by: Caller, of = 'submission') =>
  (await by.post<{ data: AnyRecord[] }>(`/${of}/list`, { sortBy: 'candidate', sortDirection: 'asc' })).body.data

describe('a table of submissions', () => {
  it('comes in by address or name, title or reference, with chain, days, states and rates, and is taken back', async () => {
    const { bench } = await office()
    const table = `Email,Job,Client,Vendor,Prime,Status,Bill rate,Currency,Per,Pay,Terms,Submitted,Why again,Notes
jane@example.com,Java Developer,JPMC,,Kforce,Submitted to client,80,USD,hourly,60,C2C,2026-03-04,,From the old tool
Omar Haddad,req-7,,kforce,,Rejected by client,70,,,,,2025-01-02,,
omar@example.com,Java Developer,contoso,,,interview,,,,,,,,
omar@example.com,Old 50%_job,,,,started,90,,,,,2025-06-01,Came first,
Ana Silva,REQ-7,,,,to-vendor,,,,,,,,
nobody@example.com,REQ-7,,,,to-vendor,,,,,,,,
jane@example.com,Java Developer,,,,to-vendor,,,,,,,,
jane@example.com,REQ-7,,Nobody,,to-vendor,,,,,,,,
jane@example.com,REQ-7,,,,to-vendor,70,,,,,,,
jane@example.com,Old 50%_Job,,,,to-vendor,,,,,,,,
jane@example.com,REQ-7,,Apex,,to-vendor,,,,,,2199-01-01,,
`
    const found = await checkedImport(run, bench, 'submission', table)
    const { data: rows } = await found.rows()
    expect(rows.map(({ outcome, faults }) => faults.map(({ message }) => message).join() || outcome)).toEqual([
      'ready',
      'ready',
      'ready',
      'ready',
      'Several are called "Ana Silva". Write which one, as in "ana1@example.com"',
      'Candidate "nobody@example.com" is not known',
      'Several are called "Java Developer". Write which one, as in "Java Developer, Contoso"',
      'Vendor "Nobody" is not known',
      'Please choose a vendor',
      'This job is closed',
      'This day has not come yet',
    ])
    expect(rows[9]?.faults).toMatchObject([{ code: 'submission.jobClosed' }])
    await found.post('run', { expected: 4 })
    await found.reach('done')
    const records = await listed(bench)
    expect(records.find(({ note }) => note === 'From the old tool')).toMatchObject({
      candidateInfo: [{ name: 'Jane Doe' }],
      clientInfo: [{ name: 'JP Morgan Chase' }],
      state: 'to-client',
      hops: [
        { party: 'vendor', name: 'Apex', rateAmount: 80, rateCurrency: 'USD', ratePer: 'hour' },
        { party: 'prime', name: 'Kforce', rateAmount: null },
        { party: 'client', name: 'JP Morgan Chase' },
      ],
      pay: { rateAmount: 60 },
      createDate: '2026-03-04T12:00:00.000Z',
    })
    expect(records.find(({ state }) => state === 'refused-by-client')).toMatchObject({
      jobInfo: [{ name: 'Data Engineer' }],
      hops: [{ name: 'Kforce', rateAmount: 70, rateCurrency: 'USD', ratePer: 'hour' }],
    })
    expect(records.find(({ state }) => state === 'started')).toMatchObject({
      hops: [{ name: 'Contoso', rateAmount: 90 }],
    })
    const started = records.find(({ state }) => state === 'started')
    expect(await trailOf(run.db.owner, started?._id ?? '')).toMatchObject([{ action: 'submission.add' }])
    await bench.post('/placement/add', { submissionId: started?._id, startDate: '2025-06-15' })
    await found.post('undo')
    await found.reach('undone')
    expect(await listed(bench)).toMatchObject([{ state: 'started' }])
    const kept = await found.rows({ outcome: 'kept' })
    expect(kept.data).toMatchObject([{ faults: [{ code: 'undo.used' }] }])
  })

  it('is judged by the guard, row by row, and says again what stands already', async () => {
    const { company, bench, jane, java } = await office()
    await run.make.submission(company, { candidate_id: jane, job_id: java, state: 'to-client' })
    const table = `Email,Job,Client,Status,Why again
jane@example.com,Java Developer,JPMC,to-client,
jane@example.com,Java Developer,JPMC,to-vendor,
omar@example.com,REQ-7,,to-vendor,
omar@example.com,REQ-7,,interview,
`
    const found = await checkedImport(run, bench, 'submission', table)
    const { data: rows } = await found.rows()
    expect(rows).toMatchObject([
      { outcome: 'double', faults: [{ message: 'Submission "Jane Doe · Java Developer" already exists' }] },
      { outcome: 'faulty', faults: [{ code: 'submission.live' }] },
      { outcome: 'ready' },
      { outcome: 'ready' },
    ])
    await found.post('run', { expected: 2 })
    const { counts } = await found.reach('done')
    expect(counts).toMatchObject({ added: 1, failed: 1 })
    expect((await found.rows({ outcome: 'failed' })).data).toMatchObject([{ faults: [{ code: 'submission.live' }] }])
  })
})

describe('a table of placements', () => {
  it('finds each submission by its person and job, says why a row cannot be, and is taken back', async () => {
    const { company, bench, jane, omar, java, closed } = await office()
    await run.make.submission(company, { candidate_id: jane, job_id: java, state: 'confirmed' })
    await run.make.submission(company, { candidate_id: omar, job_id: closed, state: 'started' })
    await run.make.submission(company, { candidate_id: omar, job_id: java, state: 'interview' })
    const table = `Candidate,Job,Client,Start date,End date,Reason,Bill rate,Pay rate,PO,Timesheet,Net days
jane@example.com,Java Developer,JPMC,2026-02-02,,,85,60,PO-9,bi-weekly,45
Omar Haddad,Old 50%_Job,,2024-01-08,2024-12-31,Project ended,70,,,,
omar@example.com,Java Developer,JPMC,2026-02-02,,,,,,,
omar@example.com,REQ-7,,2026-02-02,,,,,,,
jane@example.com,Java Developer,JPMC,2026-03-02,2026-01-01,,,,,,
`
    const found = await checkedImport(run, bench, 'placement', table)
    const { data: rows } = await found.rows()
    expect(rows.map(({ outcome, faults }) => faults.map(({ message }) => message).join() || outcome)).toEqual([
      'ready',
      'ready',
      'Only a submission that is confirmed or started becomes a placement',
      'Submission not found',
      'The end must not be before the start',
    ])
    await found.post('run', { expected: 2 })
    await found.reach('done')
    expect(await listed(bench, 'placement')).toMatchObject([
      {
        candidateInfo: [{ name: 'Jane Doe' }],
        state: 'running',
        startDate: '2026-02-02',
        bill: { rateAmount: 85, rateCurrency: 'USD', ratePer: 'hour' },
        pay: { rateAmount: 60 },
        poNumber: 'PO-9',
        timesheetCycle: 'biweekly',
        netDays: 45,
      },
      { candidateInfo: [{ name: 'Omar Haddad' }], state: 'ended', endReason: 'Project ended' },
    ])
    await found.post('undo')
    await found.reach('undone')
    expect(await listed(bench, 'placement')).toEqual([])
  })
})
