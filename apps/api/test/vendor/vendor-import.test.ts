import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkedImport } from '../records/importing.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp()
  await run.make.country({ name: 'United States', code: 'US' })
})
afterAll(() => run.close())

const head = 'Vendor,Type,Phone,Country,State,Skills,Wants hotlists,Contact name,Contact email,Terms'

async function office() {
  const company = await run.make.company()
  return { company, bench: run.call(await run.make.tokenOf('bench-sales', company)) }
}

describe('a table of vendors', () => {
  it('comes in with contacts, says what is wrong with a row, and is taken back', async () => {
    const { company, bench } = await office()
    await run.make.vendor(company, { name: 'Standing One' })
    const table = `${head}
Apex Systems,Prime Vendor,+1 212 555 0100,United States,Texas,Java; Kafka,yes,Maria Gomez,maria@apex.example,Net 30
Bare Vendor,,,,,,,,,
AB,,,,,,,,,
STANDING one,,,,,,,,,
apex systems,,,,,,,,,
Far Away,,,Atlantis,,,,,,
Wrong Type,Somebody,,,,,,,,
`
    const found = await checkedImport(run, bench, 'vendor', table)
    expect((await found.view()).counts).toMatchObject({ ready: 2 })
    await found.post('run', { expected: 2 })
    await found.reach('done')
    const { body } = await bench.post('/vendor/list', { sortBy: 'name', sortDirection: 'asc' })
    expect(body.data).toMatchObject([
      {
        vendorName: 'Apex Systems',
        vendorType: 'prime-vendor',
        primaryBusinessUnit: 'company',
        contactNumber: '+12125550100',
        stateName: 'Texas',
        countryInfo: [{ name: 'United States' }],
        technologies: ['Java', 'Kafka'],
        sendHotlist: true,
        paymentTerms: 'Net 30',
        primaryContact: { contactPerson: 'Maria Gomez', emailId: 'maria@apex.example' },
      },
      { vendorName: 'Bare Vendor', primaryContact: null, status: 'active' },
      { vendorName: 'Standing One' },
    ])
    await found.post('undo')
    await found.reach('undone')
    const left = await bench.post('/vendor/list')
    expect(left.body.data.map(({ vendorName }) => vendorName)).toEqual(['Standing One'])
    expect((await bench.post('/vendor-contact/list')).body.totalDocs).toBe(0)
  })

  it('says which units see a vendor, and refuses one that there is not', async () => {
    const { company, bench } = await office()
    const east = await run.make.unit(company, { name: 'East' })
    const west = await run.make.unit(company, { name: 'West' })
    const table = `Vendor,Vendor Visibility,Business Units
Apex Systems,Business Units,East; west
Bare Vendor,,
Nowhere,units,North
Unsaid,units,
Own,Private,
`
    const found = await checkedImport(run, bench, 'vendor', table)
    expect((await found.view()).counts).toMatchObject({ ready: 3, faulty: 2 })
    await found.post('run', { expected: 3 })
    await found.reach('done')
    const { body } = await bench.post('/vendor/list', { sortBy: 'name', sortDirection: 'asc' })
    expect(body.data).toMatchObject([
      { vendorName: 'Apex Systems', vendorVisibility: 'units', businessUnits: [east, west].sort() },
      { vendorName: 'Bare Vendor', vendorVisibility: 'company', businessUnits: [] },
      { vendorName: 'Own', vendorVisibility: 'private' },
    ])
  })
})
