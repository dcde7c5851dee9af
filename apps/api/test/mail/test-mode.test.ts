import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import { openTestMail } from '../../src/platform/mail/test-mail.ts'
import type { AnyRecord } from '../call.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { openSales } from './campaign-desk.ts'
import { openPostOffice, type PostOffice } from './post-office.ts'

let run: RunningApp
let office: PostOffice
beforeAll(async () => {
  run = await runApp({ MAIL_ALLOWED_HOSTS: '127.0.0.1' })
  office = await openPostOffice()
})
afterAll(async () => {
  await run.close()
  await office.close()
})

const keptOf = (companyId: string) =>
  run.db.owner<{ id: string; to_address: string; from_address: string; sealed_content: string }[]>`
    select * from test_mail where company_id = ${companyId} order by to_address`

/** A server that stands from now on, as an administrator would name it. */
async function nameServer() {
  const { hostname, port } = new URL(office.url)
  await run.db.owner`
    insert into house_server (id, host, port, security, user_name, sender_name, sender_address)
    values (gen_random_uuid(), ${hostname}, ${Number(port)}, 'none', '', 'Corridor', 'no-reply@corridor.example')`
}
const forgetServer = () => run.db.owner`delete from house_server`

describe('without a mail server', () => {
  it('a campaign is kept, sealed, and says that nobody got it', async () => {
    const sales = await openSales(run)
    const { vendor } = await sales.vendorWith(['one@delta.example', 'two@delta.example'])
    const draft = await sales.draft({ vendors: [vendor] })
    const { body } = await sales.bench.post('/campaign/check', { id: draft._id })
    expect(body.data).toMatchObject({ willGet: 2, isTest: true, missing: [] })
    await sales.start(draft._id as string)
    await sales.ended(draft._id as string)
    expect(await sales.view(draft._id as string)).toMatchObject({ isTest: true, counts: { accepted: 2 } })
    const rows = await sales.rowsOf(draft._id as string)
    expect(rows).toMatchObject([
      { state: 'accepted', answer: 'Kept here: test mode', isTest: true },
      { state: 'accepted', isTest: true },
    ])
    const kept = await keptOf(sales.company.id)
    expect(kept).toMatchObject([
      { to_address: 'one@delta.example', from_address: 'sales@harbor.example' },
      { to_address: 'two@delta.example' },
    ])
    expect(JSON.stringify(kept)).not.toContain('Good morning')
    const fields = makeFieldCrypto(await loadOwnKeys(run.dataDir))
    expect(String(kept[0] && openTestMail(fields, kept[0]))).toMatch(/Subject: Java bench[\s\S]*Good morning/)
  })

  it('an address needs no proof, and a test to oneself is kept too', async () => {
    const sales = await openSales(run)
    await run.db.owner`delete from mailbox where company_id = ${sales.company.id}`
    const { vendor } = await sales.vendorWith(['one@delta.example'])
    const draft = await sales.draft({ vendors: [vendor] })
    const tried = await sales.bench.post(`/campaign/test/${draft._id}`, {})
    expect([tried.status, tried.body.code]).toEqual([200, undefined])
    expect(await keptOf(sales.company.id)).toMatchObject([{ to_address: sales.person.email }])
  })

  it('what is missing is one list, and nothing is sent until it is empty', async () => {
    const sales = await openSales(run)
    await run.db.owner`update business_unit set from_email = '', postal_address = '' where id = ${sales.unit}`
    const draft = await sales.draft({ kind: 'hotlist' })
    const { body } = await sales.bench.post('/campaign/check', { id: draft._id })
    expect((body.data as AnyRecord).missing).toMatchObject([
      { code: 'campaign.noSender', params: { name: 'Charlotte' } },
      { code: 'campaign.noPostalAddress', params: { name: 'Charlotte' } },
      { code: 'campaign.noHotlist' },
      { code: 'campaign.nothingToSend' },
    ])
    const started = await sales.bench.post(`/campaign/start/${draft._id}`, {})
    expect([started.status, started.body.code]).toEqual([409, 'campaign.noSender'])
  })
})

describe('a server that is named later', () => {
  it('gets nothing of what began in test mode, and the next campaign', async () => {
    const sales = await openSales(run)
    const { vendor } = await sales.vendorWith(['one@delta.example'])
    const first = await sales.draft({ vendors: [vendor] })
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    await sales.start(first._id as string, { startsAt: soon })
    await nameServer()
    await run.db.owner`update campaign set starts_at = now() where id = ${first._id as string}`
    await sales.wake(first._id as string)
    await sales.ended(first._id as string)
    expect(office.delivered).toEqual([])
    const next = await sales.draft({ vendors: [vendor] })
    const { body } = await sales.bench.post('/campaign/check', { id: next._id })
    expect(body.data).toMatchObject({ willGet: 1, isTest: false })
    await sales.start(next._id as string)
    await sales.ended(next._id as string)
    expect(office.delivered.map(({ to }) => to)).toEqual([['one@delta.example']])
    await forgetServer()
  })

  it('does not count in earnest what was kept', async () => {
    const sales = await openSales(run)
    const { vendor } = await sales.vendorWith(['again@delta.example'])
    const hotlist = await run.make.hotlist(sales.company)
    const sent = await sales.draft({ kind: 'hotlist', hotlist, vendors: [vendor] })
    await sales.start(sent._id as string)
    await sales.ended(sent._id as string)
    const next = await sales.draft({ kind: 'hotlist', hotlist, vendors: [vendor] })
    const reach = async () => (await sales.bench.post('/campaign/check', { id: next._id })).body.data as AnyRecord
    expect(await reach()).toMatchObject({ willGet: 0, reasons: [{ reason: 'recent', count: 1 }] })
    await nameServer()
    expect(await reach()).toMatchObject({ willGet: 1, reasons: [] })
    await forgetServer()
  })

  it('that is taken away again pauses what began in earnest', async () => {
    const sales = await openSales(run)
    const { vendor } = await sales.vendorWith(['late@delta.example'])
    await nameServer()
    const draft = await sales.draft({ vendors: [vendor] })
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    await sales.start(draft._id as string, { startsAt: soon })
    await forgetServer()
    await run.db.owner`update campaign set starts_at = now() where id = ${draft._id as string}`
    await sales.wake(draft._id as string)
    await expect.poll(async () => (await sales.view(draft._id as string)).state, { timeout: 20_000 }).toBe('paused')
    expect(await keptOf(sales.company.id)).toEqual([])
  })
})

describe('a mailbox', () => {
  it("of the installation's server says that it is in test mode, until there is one", async () => {
    const sales = await openSales(run)
    const shown = async () => (await sales.bench.post('/mailbox/list', {})).body.data
    expect(await shown()).toMatchObject([{ address: 'sales@harbor.example', isTest: true }])
    await nameServer()
    expect(await shown()).toMatchObject([{ address: 'sales@harbor.example', isTest: false }])
    await forgetServer()
  })
})
