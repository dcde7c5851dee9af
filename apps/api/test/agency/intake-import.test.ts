import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { checkedImport } from '../records/importing.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { fetchFile } from '../upload.ts'

let run: RunningApp
let company: Company
let canada: string
let recruiter: Caller
beforeAll(async () => {
  run = await runApp()
  canada = await run.make.country({ name: 'Canada', code: 'CA' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
})

const head = 'University,Country,City,Timezone,Course,Level,Tuition,Currency,Test,Score,Start,Deadline,Deadline time'
const table = (...lines: string[]) => [head, ...lines].join('\n')
const toronto = 'Canada,Kingston,America/Toronto'
const listed = async (path: string, body: object = {}) =>
  (await recruiter.post<{ data: AnyRecord[] }>(`/${path}/list`, body)).body.data

async function ran(bytes: string, expected: number) {
  const found = await checkedImport(run, recruiter, 'intake', bytes)
  expect((await found.view()).counts).toMatchObject({ ready: expected })
  expect(await found.post('run', { expected })).toMatchObject({ status: 202 })
  await found.reach('done')
  return found
}

describe('a table of intakes', () => {
  it('makes an institution and a programme once, finds those that stand, and takes back what it made', async () => {
    const standing = await run.make.institution(company, { name: 'Lakeside Academy', country_id: canada, zone: 'UTC' })
    const found = await ran(
      table(
        `Maple Institute,${toronto},Data Analytics,Master,"18,400.50",CAD,IELTS,6.5,2028-09-05,2028-01-15,17:00`,
        `MAPLE institute,CA,,,data analytics,PhD,,,,,2028-09-05,,`,
        `Maple Institute,Canada,,,Data Analytics,Master,1,USD,,,2029-01-10,2028-10-01,`,
        `lakeside ACADEMY,Canada,Elsewhere,,Nursing,Bachelor,,,,,2028-09-05,2028-03-01,`,
      ),
      4,
    )
    expect(await listed('institution', { sortBy: 'name', sortDirection: 'asc' })).toMatchObject([
      // It stands as it was, its zone too.
      { _id: standing, name: 'Lakeside Academy', city: '', zone: 'UTC', programmes: 1 },
      { name: 'Maple Institute', city: 'Kingston', zone: 'America/Toronto', programmes: 2 },
    ])
    expect(await listed('programme', { filters: { level: 'master' } })).toMatchObject([
      {
        ...{ name: 'Data Analytics', firstYearFee: 1_840_050, feeCurrency: 'CAD', wholeFee: null, intakes: 2 },
        ...{ englishTest: 'ielts', englishScore: 6.5 },
      },
    ])
    expect(await listed('intake', { sortBy: 'deadline', sortDirection: 'asc' })).toMatchObject([
      { deadline: '2028-01-15T22:00:00.000Z', deadlineTime: '17:00' },
      { deadline: '2028-03-01T23:59:00.000Z' },
      // By the zone of the institution, as it came in the row before.
      { deadline: '2028-10-02T03:59:00.000Z', deadlineTime: '23:59' },
      { deadline: null },
    ])
    const [maple] = await listed('institution', { searchTerm: 'Maple' })
    expect((await trailOf(run.db.owner, String(maple?._id))).map(({ action }) => action)).toEqual(['institution.add'])
    expect(await found.post('undo')).toMatchObject({ status: 202 })
    await found.reach('undone')
    expect(await listed('intake')).toEqual([])
    expect(await listed('programme')).toEqual([])
    expect((await listed('institution')).map(({ name }) => name)).toEqual(['Lakeside Academy'])
  })

  it('says of each row what is wrong with it', async () => {
    const institution = await run.make.institution(company, { name: 'Harbour College', country_id: canada })
    const programme = await run.make.programme(company, institution, { name: 'Nursing', level: 'bachelor' })
    await run.make.intake(company, programme, { starts_on: '2028-09-05' })
    const found = await checkedImport(
      run,
      recruiter,
      'intake',
      table(
        `Harbour College,Canada,,,Nursing,Bachelor,,,,,2028-09-05,,`,
        `Harbour College,Canada,,America/Toronto,Nursing,Bachelor,,,,,2029-09-05,2029-01-01,`,
        `Old One,${toronto},Nursing,Bachelor,,,,,2019-09-05,,`,
        `Late One,${toronto},Nursing,Bachelor,,,,,2028-09-05,2028-09-06,`,
        `Scored One,${toronto},Nursing,Bachelor,,,PTE,6.5,2028-09-05,,`,
        `Unknown Zone,Canada,,Mars/Olympus,Nursing,Bachelor,,,,,2028-09-05,,`,
      ),
    )
    const { data } = await found.rows({})
    const told = data.flatMap(({ faults = [] }: { faults?: { message: string }[] }) =>
      faults.map(({ message }) => message),
    )
    for (const words of [
      'Intake "Nursing · 2028-09-05" already exists',
      'A deadline needs the time zone of Harbour College. Please say it at the institution first',
      'An intake cannot start before today',
      'The deadline cannot be after the start',
      'PTE is scored 10 to 90',
      'Unknown time zone',
    ])
      expect(told).toContain(words)
    expect((await found.view()).counts).toMatchObject({ ready: 0 })
  })
})

it('institutions go out in a file, without a word of their contracts', async () => {
  const id = await run.make.institution(company, { name: 'Lakeside Academy', country_id: canada, city: 'Kingston' })
  await run.make.institutionContract(company, id, { percent: 12.345 })
  const { status, body } = await recruiter.post<{ id: string }>('/export/start', {
    ...{ kind: 'institution', format: 'csv' },
  })
  expect(status).toBe(202)
  const state = async () =>
    (await recruiter.get<{ data: { status: string } }>(`/export/view/${body.id}`)).body.data.status
  await expect.poll(state, { timeout: 20_000, interval: 30 }).toBe('done')
  const { presignedUrl } = (await recruiter.get<{ presignedUrl: string }>(`/export/download/${body.id}`)).body
  const text = await (await fetchFile(run, recruiter, presignedUrl)).text()
  expect(text).toContain('Lakeside Academy,Canada,Kingston')
  expect(text).not.toContain('12.345')
})
