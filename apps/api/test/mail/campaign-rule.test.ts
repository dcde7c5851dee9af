import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDesk, openSales } from './campaign-desk.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

describe('the hours in which nobody gets a hotlist twice', () => {
  it("are the company's own, and twenty where it chose none", async () => {
    const { run } = desk
    const { company, person, bench, owner, vendorWith, draft } = await openSales(run)
    const { vendor } = await vendorWith(['a@vendor.example'])
    const hotlist = await run.make.hotlist(company)
    const before = await run.make.campaign(company, person, { state: 'done', hotlist_id: hotlist })
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    await run.make.recipient(company, before, { address: 'a@vendor.example', state_at: hoursAgo(30) })
    const { _id: id } = await draft({ kind: 'hotlist', hotlist, vendors: [vendor] })
    const reach = async () => (await bench.post('/campaign/check', { id })).body.data
    expect(await reach()).toMatchObject({ willGet: 1 })

    expect((await owner.post('/campaign/rule', {})).body.data).toEqual({ version: 0, againHours: 20, keepMonths: 24 })
    const saved = await owner.post('/campaign/add-rule', { againHours: 48 })
    expect(saved.body.data).toEqual({ version: 1, againHours: 48, keepMonths: 24 })
    expect(await reach()).toMatchObject({ willGet: 0, reasons: [{ reason: 'recent', count: 1 }] })
    // Somebody else saved meanwhile.
    expect((await owner.post('/campaign/add-rule', { againHours: 24, version: 0 })).status).toBe(409)
    expect((await owner.post('/campaign/add-rule', { againHours: 24, version: 1 })).status).toBe(200)
    expect(await reach()).toMatchObject({ willGet: 1 })
    for (const againHours of [0, 721, 1.5])
      expect((await owner.post('/campaign/add-rule', { againHours, version: 2 })).status).toBe(400)
    expect((await bench.post('/campaign/add-rule', { againHours: 10 })).status).toBe(403)
  })
})
