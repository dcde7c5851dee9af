import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { checkedImport, startImport } from '../records/importing.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { act, apply, claim, list, makePayer, moveTo, of, paymentsOf } from './commission-desk.ts'

let run: RunningApp
let company: Company
let owner: Caller
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  owner = run.call(await run.make.tokenOf('owner', company))
})

const people = ['Harpreet Singh', 'Ayesha Khan', 'Chidi Okafor', 'Grace Wanjiru', 'Bikash Thapa', 'José García López']

/** Claims of one institution: 15 % of 18,400.00 each, 2,760.00; by the student's name the application. */
async function claimAll(): Promise<Map<string, string>> {
  const payer = await makePayer(run, company, { name: 'Northlake University' })
  const found = new Map<string, string>()
  for (const name of people) {
    const [first_name = '', ...rest] = name.split(' ')
    const student = await run.make.student(company, { first_name, last_name: rest.join(' ') })
    const application = await apply(run, company, payer, student, { student_number: `N-${found.size + 1}` })
    await moveTo(owner, application, 'enrolled')
    found.set(name, application)
  }
  expect(
    (
      await claim(
        owner,
        (await list(owner)).map(({ _id }) => _id),
      )
    ).status,
  ).toBe(200)
  return found
}

const header = 'Student,Student ID,Course,Commission,Currency,Date paid,Ref'
// As an institution writes it: names turned round, without accents, a number in place of a name.
const lines = [
  'SINGH Harpreet,N-1,MSc Data Science,"2,760.00",CAD,2026-11-20,P-1',
  'Ayesha Khan,,MSc Data Science,2760,CAD,2026-11-20,P-1',
  ',N-3,MSc Data Science,2760.00,CAD,2026-11-20,P-1',
  'Grace Wanjiru,N-4,MSc Data Science,2760.00,CAD,2026-11-20,P-1',
  'Jose Garcia Lopez,,,2760.00,CAD,2026-11-20,P-1',
  'Bikash Thapa,N-5,MSc Data Science,2700.50,CAD,2026-11-20,P-1',
  'Maria Silva,N-77,MSc Data Science,2760.00,CAD,2026-11-20,P-1',
  'Harpreet Singh,N-1,MSc Data Science,2760.00,CAD,2026-11-21,P-2',
]
const table = (...more: string[]) => [header, ...lines, ...more].join('\n')

const bring = async (bytes: string) => checkedImport(run, owner, 'commission-payment', bytes)
async function ran(found: Awaited<ReturnType<typeof bring>>, expected: number) {
  expect(await found.post('run', { expected })).toMatchObject({ status: 202 })
  await found.reach('done')
}
const matches = async () =>
  Object.fromEntries(
    Object.entries(Object.groupBy(await paymentsOf(owner), ({ match }) => match)).map(([match, of]) => [
      match,
      of.length,
    ]),
  )
const came = async () => (await list(owner)).reduce((sum, commission) => sum + commission.came, 0)

describe('the list of an institution', () => {
  it('fits five, differs in one, does not know one, and pays one twice', async () => {
    const applied = await claimAll()
    await ran(await bring(table()), 8)
    expect(await matches()).toEqual({ fits: 5, differs: 1, unknown: 1, twice: 1 })
    // Five times 2,760.00: what differs, is unknown or comes twice waits for a person.
    expect(await came()).toBe(1_380_000)
    expect(await of(owner, applied.get('José García López') ?? '')).toMatchObject({ state: 'paid', came: 276_000 })
    expect(await of(owner, applied.get('Bikash Thapa') ?? '')).toMatchObject({ state: 'claimed', came: 0 })
    expect(await paymentsOf(owner, { state: 'waiting' })).toHaveLength(3)
  })

  it('brought in twice brings nothing twice', async () => {
    await claimAll()
    await ran(await bring(table()), 8)
    const again = await bring(table())
    expect((await again.view()).counts).toMatchObject({ ready: 0, double: 8 })
    expect(await paymentsOf(owner)).toHaveLength(8)
    expect(await came()).toBe(1_380_000)
  })

  it('taken back leaves all as before', async () => {
    await claimAll()
    const before = await list(owner)
    const found = await bring(table())
    await ran(found, 8)
    await found.post('undo')
    await found.reach('undone')
    expect(await paymentsOf(owner)).toEqual([])
    const plain = (of: typeof before) => of.map(({ _id, state, came, claimed }) => ({ _id, state, came, claimed }))
    expect(plain(await list(owner))).toEqual(plain(before))
  })

  it('with a line that breaks off, a word for a number and an unknown currency says so of these alone', async () => {
    await claimAll()
    const torn = [
      'Ayesha Khan,N-2,MSc Da',
      'Ayesha Khan,N-2,,many,CAD,2026-11-20,',
      'Ayesha Khan,N-2,,5,XYZ,2026-11-20,',
    ]
    const found = await bring(table(...torn))
    expect((await found.view()).counts).toMatchObject({ ready: 8, faulty: 3 })
    const faults = (await found.rows({ outcome: 'faulty' })).data.map((row) => row.faults.map(({ field }) => field))
    expect(faults).toEqual([['amount', 'currency', 'date'], ['amount'], ['currency']])
  })

  it('that is torn in the middle of a cell is refused whole, and says where', async () => {
    const found = await startImport(run, owner, 'commission-payment', table('"Ayesha Khan,N-2'))
    expect((await found.reach('failed')).reason?.message).toContain('10')
    expect(await paymentsOf(owner)).toEqual([])
  })

  it('takes two lines that say the same for two payments, the second of which waits', async () => {
    await claimAll()
    await ran(await bring([header, lines[0], lines[0]].join('\n')), 2)
    expect(await matches()).toEqual({ fits: 1, twice: 1 })
    const again = await bring([header, lines[0], lines[0]].join('\n'))
    expect((await again.view()).counts.ready).toBe(0)
  })

  it('that takes money back waits for a person, who claws it back', async () => {
    const applied = await claimAll()
    await ran(await bring(table()), 8)
    await ran(await bring([header, 'Harpreet Singh,N-1,MSc Data Science,-2760.00,CAD,2026-11-25,R-1'].join('\n')), 1)
    const [back] = (await paymentsOf(owner, { state: 'waiting' })).filter(({ amount }) => amount < 0)
    expect(back).toMatchObject({ match: 'differs', amount: -276_000 })
    expect((await decide(back?._id, { isCounted: true })).status).toBe(200)
    expect(await of(owner, applied.get('Harpreet Singh') ?? '')).toMatchObject({ state: 'clawed-back', came: 0 })
  })
})

const decide = (id: string | undefined, body: object) => owner.post(`/commission-payment/decide/${id}`, body)

describe('a person decides', () => {
  it('that a part came, or that it is to be set aside', async () => {
    const applied = await claimAll()
    await ran(await bring(table()), 8)
    const [differs] = await paymentsOf(owner, { match: 'differs' })
    await decide(differs?._id, { isCounted: true })
    expect(await of(owner, applied.get('Bikash Thapa') ?? '')).toMatchObject({ state: 'part-paid', came: 270_050 })
    expect((await decide(differs?._id, { isCounted: true })).body.code).toBe('commissionPayment.decided')
    const [twice] = await paymentsOf(owner, { match: 'twice' })
    expect((await decide(twice?._id, { isCounted: false })).body.data).toMatchObject({ state: 'set-aside' })
    expect(await came()).toBe(1_380_000 + 270_050)
  })

  it('to set a line aside, which leaves a commission that was refused meanwhile as it is', async () => {
    const applied = await claimAll()
    await ran(await bring([header, lines[5]].join('\n')), 1)
    const refused = await of(owner, applied.get('Bikash Thapa') ?? '')
    await act(owner, 'move', refused?._id ?? '', { to: 'refused', reason: 'Applied directly before' })
    const [differs] = await paymentsOf(owner)
    expect((await decide(differs?._id, { isCounted: false })).body.data).toMatchObject({ state: 'set-aside' })
    expect(await of(owner, applied.get('Bikash Thapa') ?? '')).toMatchObject({ state: 'refused' })
  })

  it('whom an unknown one means', async () => {
    const applied = await claimAll()
    await ran(await bring([header, lines[6]].join('\n')), 1)
    const [unknown] = await paymentsOf(owner)
    expect((await decide(unknown?._id, { isCounted: true })).body.code).toBe('commissionPayment.noCommission')
    const meant = await of(owner, applied.get('Ayesha Khan') ?? '')
    await decide(unknown?._id, { isCounted: true, commission: meant?._id })
    expect(await of(owner, applied.get('Ayesha Khan') ?? '')).toMatchObject({ state: 'paid', came: 276_000 })
  })

  it('to delete one, which counts no more', async () => {
    const applied = await claimAll()
    await ran(await bring([header, lines[0]].join('\n')), 1)
    const [paid] = await paymentsOf(owner)
    await owner.delete(`/commission-payment/delete/${paid?._id}`)
    expect(await of(owner, applied.get('Harpreet Singh') ?? '')).toMatchObject({ state: 'claimed', came: 0 })
    expect((await owner.post(`/bin/restore/${paid?._id}`, {})).status).toBe(200)
    // A line that comes back from the bin waits for a person.
    expect(await came()).toBe(0)
  })

  it('as an Owner alone, of the own company', async () => {
    await claimAll()
    await ran(await bring([header, lines[5]].join('\n')), 1)
    const [waiting] = await paymentsOf(owner)
    const recruiter = run.call(await run.make.tokenOf('recruiter', company))
    const decision = { isCounted: false }
    expect((await recruiter.post(`/commission-payment/decide/${waiting?._id}`, decision)).status).toBe(403)
    const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect((await stranger.post(`/commission-payment/decide/${waiting?._id}`, decision)).status).toBe(404)
    expect(await paymentsOf(stranger)).toEqual([])
  })
})
