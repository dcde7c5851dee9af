import { Export } from '@corridor/contract/records/export/shapes'
import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { lettersTo } from '../people/visitor.ts'
import { checkedImport, csvType, xlsxType } from '../records/importing.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { fetchFile } from '../upload.ts'

interface Office {
  company: Company
  person: Person
  owner: Caller
  candidate: string
}

let run: RunningApp
let admin: Caller
let indian: Office
let plain: Office
const lateInUtc = new Date('2027-03-01T19:45:00Z')

beforeAll(async () => {
  run = await runApp()
  admin = run.call(await run.make.tokenOf('administrator'))
  const open = async (): Promise<Office> => {
    const company = await run.make.company()
    const person = await run.make.person('owner', company, { first_name: 'Olivia', last_name: 'Hart' })
    const names = { first_name: 'Ana', last_name: 'Ruiz' }
    const candidate = await run.make.candidate(company, {
      ...names,
      available_from: '2027-03-01',
      created_at: lateInUtc,
      created_by: person.id,
    })
    return { company, person, candidate, owner: run.call(await run.make.session(person)) }
  }
  indian = await open()
  plain = await open()
  const saved = await indian.owner.post('/company-settings/add', {
    defaultDateFormat: 'dd/mm/yy',
    displayNamePattern: 'Last Name + First Name',
    currency: 'INR',
    timezone: 'Asia/Kolkata',
  })
  expect(saved.status).toBe(200)
})
afterAll(() => run.close())

async function exported({ owner }: Office, format: 'csv' | 'xlsx') {
  const { id } = (await owner.post<{ id: string }>('/export/start', { kind: 'candidate', format })).body
  const view = async () => Export.parse((await owner.get(`/export/view/${id}`)).body.data)
  await expect.poll(async () => (await view()).status, { timeout: 20_000, interval: 30 }).toBe('done')
  const { presignedUrl } = (await owner.get(`/export/download/${id}`)).body
  return Buffer.from(await (await fetchFile(run, owner, presignedUrl)).arrayBuffer())
}

const columns = ['First Name', 'Last Name', 'Full Name', 'Availability', 'Added', 'Added by']
const pick = (header: unknown[], row: unknown[] | undefined) => columns.map((name) => row?.[header.indexOf(name)])

async function inCsv(office: Office) {
  const [header = [], row] = parse(await exported(office, 'csv'), { bom: true }) as unknown as string[][]
  return pick(header, row)
}

async function inXlsx(office: Office) {
  const bytes = await exported(office, 'xlsx')
  const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets
  const header = sheet?.rows[0] ?? []
  const formatOf = (name: string) => sheet?.cells?.get(`1,${header.indexOf(name)}`)?.style?.numFmt
  return { cells: pick(header, sheet?.rows[1]), formats: ['Availability', 'Added'].map(formatOf) }
}

describe('what a company chose', () => {
  it('is how its files write dates, moments and names, and no other company’s', async () => {
    expect(await inCsv(indian)).toEqual(['Ana', 'Ruiz', 'Ruiz Ana', '01/03/27', '02/03/27 01:15', 'Hart Olivia'])
    expect(await inCsv(plain)).toEqual([
      'Ana',
      'Ruiz',
      'Ana Ruiz',
      '2027-03-01',
      '2027-03-01T19:45:00.000Z',
      'Olivia Hart',
    ])
  })

  it('is how its workbooks show real dates', async () => {
    expect(await inXlsx(indian)).toEqual({
      cells: ['Ana', 'Ruiz', 'Ruiz Ana', new Date('2027-03-01'), new Date('2027-03-02T01:15:00Z'), 'Hart Olivia'],
      formats: ['dd/mm/yy', 'dd/mm/yy hh:mm'],
    })
    const { cells } = await inXlsx(plain)
    expect(cells).toEqual(['Ana', 'Ruiz', 'Ana Ruiz', '2027-03-01', lateInUtc, 'Olivia Hart'])
  })

  it.each(['csv', 'xlsx'] as const)('comes in again from %s with the same dates', async (format) => {
    const bytes = await exported(indian, format)
    await indian.owner.delete(`/candidate/delete/${indian.candidate}`)
    const found = await checkedImport(run, indian.owner, 'candidate', bytes, {
      fileType: { csv: csvType, xlsx: xlsxType }[format],
    })
    expect(await found.view()).toMatchObject({ counts: { rows: 1, faulty: 0 } })
    await found.post('run', { expected: 1 })
    await found.reach('done')
    const { data } = (await indian.owner.post('/candidate/list')).body
    expect(data).toMatchObject([{ firstName: 'Ana', lastName: 'Ruiz', availability: '2027-03-01' }])
    indian.candidate = data[0]?._id ?? ''
    await run.db.owner`
      update candidate set created_at = ${lateInUtc}, created_by = ${indian.person.id} where id = ${indian.candidate}`
  })

  it('is how letters to its people write days', async () => {
    const until = new Date('2027-03-01T19:45:00Z')
    for (const { company } of [indian, plain])
      await run.db.owner`
        insert into subscription (company_id, plan_id, ends_at)
        select ${company.id}, id, ${until} from plan where name = 'Pro'
        on conflict (company_id) do update set plan_id = excluded.plan_id, ends_at = excluded.ends_at`
    const { data: plans } = (await admin.post('/plan/list')).body
    const plan = plans.find(({ name }) => name === 'Pro')?._id
    for (const { owner } of [indian, plain]) {
      const order = (await owner.post('/order/add', { plan, period: 'monthly' })).body.data._id
      const paid = { amount: 9_900, paidDate: '2026-01-15', method: 'bank-transfer', reference: 'R 1' }
      expect((await admin.post(`/order/confirm/${order}`, paid)).status).toBe(200)
    }
    const letterTo = async ({ person }: Office) => (await lettersTo(run, person.email)).at(-1)?.text_body
    expect(await letterTo(indian)).toContain('until 02/04/27')
    expect(await letterTo(plain)).toContain('until April 1, 2027')
  })

  it('is how its people are named in notices', async () => {
    const told = async ({ company, candidate, owner }: Office) => {
      const watcher = run.call(await run.make.tokenOf('recruiter', company))
      await watcher.put('/watch/save', { kind: 'candidate', id: candidate, isWatching: true })
      expect((await owner.put(`/candidate/update/${candidate}`, { jobTitle: 'Welder' })).status).toBe(200)
      return (await watcher.post('/notification/list')).body.data[0]?.params
    }
    expect(await told(indian)).toEqual({ name: 'Ruiz Ana', by: 'Hart Olivia' })
    expect(await told(plain)).toEqual({ name: 'Ana Ruiz', by: 'Olivia Hart' })
  })
})
