import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import { openDesk, openSales, says } from './campaign-desk.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
let sales: Awaited<ReturnType<typeof openSales>>
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  says.address = (address) =>
    address.startsWith('nobody') ? Object.assign(new Error('5.1.1 Unknown'), { responseCode: 550 }) : undefined
  sales = await openSales(desk.run)
})

const onBench = { bench_since: '2026-01-05' }
const board = async (by: Caller, filters: object = {}) =>
  (await by.post('/bench/list', { filters, sortBy: 'name', sortDirection: 'asc' })).body.data as AnyRecord[]
const names = (rows: AnyRecord[]) => rows.map(({ firstName }) => firstName)
const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const weekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)

async function twoOnBench() {
  const { run } = desk
  const hotlist = await run.make.hotlist(sales.company, { name: 'Java bench' })
  const anita = await run.make.candidate(sales.company, { first_name: 'Anita', ...onBench })
  await run.make.candidate(sales.company, { first_name: 'Omar', ...onBench })
  await run.make.onHotlist(sales.company, hotlist, anita)
  return { hotlist }
}

async function sent(hotlist: string, addresses: string[]) {
  const { vendor } = await sales.vendorWith(addresses)
  const { _id } = await sales.draft({ kind: 'hotlist', hotlist, vendors: [vendor] })
  await sales.start(_id)
  await sales.ended(_id)
  return _id
}

it('says on the bench which campaign showed somebody last, when, and how many people got it', async () => {
  const { hotlist } = await twoOnBench()
  const id = await sent(hotlist, ['jane@vendor.example', 'ken@vendor.example', 'nobody@vendor.example'])
  const [anita, omar] = await board(sales.bench)
  expect(anita?.lastMarketed).toEqual({
    ...{ date: expect.any(String), people: 2 },
    campaignInfo: [{ _id: id, name: 'Java bench' }],
  })
  expect(omar?.lastMarketed).toBe(null)
  expect(names(await board(sales.bench, { notMarketedSince: weekAgo }))).toEqual(['Omar'])
  expect(names(await board(sales.bench, { notMarketedSince: soon }))).toEqual(['Anita', 'Omar'])
  expect((await sales.bench.post('/bench/summary', {})).body.data).toMatchObject({ onBench: 2, notMarketed: 1 })
})

it('says nothing of a campaign that reached nobody', async () => {
  const { hotlist } = await twoOnBench()
  await sent(hotlist, ['nobody@vendor.example'])
  expect((await board(sales.bench)).map(({ lastMarketed }) => lastMarketed)).toEqual([null, null])
})

it('tells a reader of the campaigns alone that they see', async () => {
  const { run } = desk
  const narrow = await run.make.person('bench-sales', sales.company)
  const unit = await run.make.unit(sales.company, { name: 'Dallas' })
  await run.make.sight(narrow, 'team', [unit])
  const mine = await run.make.candidate(sales.company, { first_name: 'Mine', created_by: narrow.id, ...onBench })
  const theirs = await run.make.campaign(sales.company, sales.person, { state: 'done' })
  await run.make.shownBy(sales.company, theirs, mine, new Date())
  const by = run.call(await run.make.session(narrow))
  expect((await board(by)).find(({ firstName }) => firstName === 'Mine')?.lastMarketed).toBe(null)
  const own = await run.make.campaign(sales.company, narrow, { state: 'done', subject: 'Own' })
  await run.make.shownBy(sales.company, own, mine, new Date('2026-01-01'))
  expect((await board(by)).find(({ firstName }) => firstName === 'Mine')?.lastMarketed).toMatchObject({
    campaignInfo: [{ name: 'Own' }],
  })
})
