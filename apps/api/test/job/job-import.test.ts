import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyRecord } from '../call.ts'
import { checkedImport } from '../records/importing.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { fetchFile } from '../upload.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp()
  await run.make.country({ name: 'United States', code: 'US' })
  for (const name of ['Contract', 'Full Time']) await run.make.lookup('job-type', { name })
  await run.make.lookup('salary-duration', { name: 'Hourly' })
})
afterAll(() => run.close())

async function office() {
  const company = await run.make.company()
  return { company, bench: run.call(await run.make.tokenOf('bench-sales', company)) }
}

describe('a table of clients', () => {
  it('comes in once under whatever name, and is taken back unless it is used', async () => {
    const { company, bench } = await office()
    await run.make.client(company, { name: 'JPMorgan Chase', aliases: ['JPMC'] })
    const table = `Client,Other names,Site
Contoso,CTS; Contoso Ltd,contoso.example
jpmc,,
X,,
Fabrikam Inc,,
fabrikam,,
`
    const found = await checkedImport(run, bench, 'client', table)
    expect((await found.view()).counts).toMatchObject({ ready: 2 })
    await found.post('run', { expected: 2 })
    await found.reach('done')
    const { body } = await bench.post('/client/list', { sortBy: 'name', sortDirection: 'asc' })
    expect(body.data).toMatchObject([
      { name: 'Contoso', aliases: ['CTS', 'Contoso Ltd'], website: 'https://contoso.example' },
      { name: 'Fabrikam Inc' },
      { name: 'JPMorgan Chase' },
    ])
    await run.make.job(company, { client_id: body.data[0]?._id ?? null })
    await found.post('undo')
    await found.reach('undone')
    const left = await bench.post('/client/list', { sortBy: 'name', sortDirection: 'asc' })
    expect(left.body.data.map(({ name }) => name)).toEqual(['Contoso', 'JPMorgan Chase'])
  })
})

describe('a table of jobs', () => {
  it('comes in by the names of what it refers to, says what is wrong with a row, and is taken back', async () => {
    const { company, bench } = await office()
    const client = await run.make.client(company, { name: 'JPMorgan Chase', aliases: ['JPMC'] })
    await run.make.vendor(company, { name: 'Apex' })
    await run.make.job(company, { job_title: 'Standing One', client_id: client })
    const words = 'Builds services in Java with Spring Boot and Kafka on AWS.'
    const table = `Title,Description,Kind,Client,Vendor,Country,City,More Places,Type,Min rate,Max rate,Per,Skills,Openings,Priority,Due
Java Developer,${words},vendor,jpmc,apex,US,Dallas,"Austin, Texas, 78701, us; Reno, Nevada",Contract; full time,60,72.5,hourly,Java; Kafka,2,hot,2026-12-01
Bare Job,${words},,,,,,,,,,,,,,
Short,Too short,,,,,,,,,,,,,,
Wrong Pay,${words},,,,,,,,70,70,,,,,
No Such,${words},,Nobody,,,,,,,,,,,,
No Land,${words},,,,,,"Austin, Texas, Nowhere",,,,,,,,
standing one,${words},,JPMC,,,,,,,,,,,,
bare job,${words},,,,,,,,,,,,,,
`
    const found = await checkedImport(run, bench, 'job', table)
    expect((await found.view()).counts).toMatchObject({ ready: 2 })
    await found.post('run', { expected: 2 })
    await found.reach('done')
    const { body } = await bench.post('/job/list', { sortBy: 'jobTitle', sortDirection: 'asc' })
    expect(body.data).toMatchObject([
      { jobTitle: 'Bare Job', kind: 'own', jobStatus: 'open' },
      {
        jobTitle: 'Java Developer',
        kind: 'vendor',
        clientInfo: [{ name: 'JPMorgan Chase' }],
        vendorInfo: [{ name: 'Apex' }],
        countryInfo: [{ name: 'United States' }],
        cityName: 'Dallas',
        places: [
          { cityName: 'Dallas' },
          { cityName: 'Austin', stateName: 'Texas', zipCode: '78701', countryInfo: [{ name: 'United States' }] },
          { cityName: 'Reno', stateName: 'Nevada', zipCode: '', countryInfo: [] },
        ],
        jobTypeInfo: [{ name: 'Contract' }, { name: 'Full Time' }],
        minSalary: 60,
        maxSalary: 72.5,
        currency: 'USD',
        salaryDurationInfo: [{ name: 'Hourly' }],
        skill: ['Java', 'Kafka'],
        positions: 2,
        priority: 'urgent',
        dueOn: '2026-12-01',
      },
      { jobTitle: 'Standing One' },
    ])
    const { id } = (await bench.post<{ id: string }>('/export/start', { kind: 'job', format: 'csv' })).body
    const state = async () => (await bench.get(`/export/view/${id}`)).body.data.status
    await expect.poll(state, { timeout: 20_000, interval: 30 }).toBe('done')
    const file = await fetchFile(run, bench, (await bench.get(`/export/download/${id}`)).body.presignedUrl)
    const text = await file.text()
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
    expect(rows.find((row) => row['Job Title'] === 'Java Developer')).toMatchObject({
      Client: 'JPMorgan Chase',
      'More Places': 'Austin, Texas, 78701, United States; Reno, Nevada',
      'Job Type': 'Contract; Full Time',
      'Minimum Salary': '60',
      Status: 'open',
    })
    await found.post('undo')
    await found.reach('undone')
    const again = await checkedImport(run, bench, 'job', text)
    await again.post('run', { expected: 2 })
    await again.reach('done')
    const java = async () =>
      (await bench.post('/job/list', { searchTerm: 'Java Developer' })).body.data.map(
        ({ places, jobTypeInfo, skill, minSalary, dueOn }) => ({ places, jobTypeInfo, skill, minSalary, dueOn }),
      )
    const { places, jobTypeInfo, skill, minSalary, dueOn } = body.data[1] as AnyRecord
    expect(await java()).toEqual([{ places, jobTypeInfo, skill, minSalary, dueOn }])
    await again.post('undo')
    await again.reach('undone')
    const left = await bench.post('/job/list')
    expect(left.body.data.map(({ jobTitle }) => jobTitle)).toEqual(['Standing One'])
  })

  it('finds an entry by what people call it, and by its own name before', async () => {
    const { bench } = await office()
    await run.make.lookup('work-authorization', { name: 'GC' })
    await run.make.lookup('work-authorization', { name: 'US Citizen' })
    const words = 'Builds services in Java with Spring Boot and Kafka on AWS.'
    const table = `Title,Description,Work Authorization\nCalled Otherwise,${words},Green Card; usc; U.S. Citizen\n`
    const found = await checkedImport(run, bench, 'job', table)
    await found.post('run', { expected: 1 })
    await found.reach('done')
    const { body } = await bench.post('/job/list', { searchTerm: 'Called Otherwise' })
    const [made] = body.data as unknown as { workAuthorizationInfo: { name: string }[] }[]
    expect(made?.workAuthorizationInfo.map(({ name }) => name).toSorted()).toEqual(['GC', 'US Citizen'])
  })
})
