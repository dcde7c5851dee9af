import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { type Delivered, openPostOffice, type PostOffice, refusal } from './post-office.ts'

/** Replies of the server to an address, and to the content for it; it takes everything else. */
const says = {
  address: (_address: string): Promise<Error | undefined> | Error | undefined => undefined,
  content: (_letter: Delivered): Error | 'cut' | 'silence' | undefined => undefined,
}
let office: PostOffice
let run: RunningApp
let company: Company
let person: Person
let bench: Caller
let country: string
let unit: string
beforeAll(async () => {
  office = await openPostOffice({
    recipient: (address) => says.address(address),
    content: (letter) => says.content(letter),
  })
  run = await runApp({ SMTP_URL: office.url })
  country = await run.make.country()
})
afterAll(async () => {
  await run.close()
  await office.close()
})
beforeEach(async () => {
  says.address = () => undefined
  says.content = () => undefined
  office.delivered.splice(0)
  company = await run.make.company()
  person = await run.make.person('bench-sales', company)
  bench = run.call(await run.make.session(person))
  unit = await run.make.unit(company, {
    ...{ name: 'Charlotte', sender_name: 'Harbor Staffing', from_email: 'sales@harbor.example' },
    ...{ reply_to: 'answers@harbor.example', postal_address: '200 South Tryon Street, Charlotte, NC 28202' },
  })
  await run.make.mailbox(company, { address: 'sales@harbor.example', way: 'relay', member_id: null, ...generous })
})

const generous = { per_hour: 1_000, per_day: 1_000 }
let count = 0
/** A vendor with so many contacts that want everything, and a group in which it is. */
async function vendorWith(emails: readonly string[], more: object = {}) {
  const vendor = await run.make.vendor(company, { name: `Delta Partners ${++count}` })
  const contacts = []
  for (const [at, email] of emails.entries())
    contacts.push(
      await run.make.vendorContact(company, vendor, {
        ...{
          first_name: 'Hannah',
          last_name: `Lindt ${at}`,
          email,
          send_hotlist: true,
          send_requirement: true,
          ...more,
        },
      }),
    )
  return { vendor, contacts }
}
const draft = async (more: object = {}, by = bench) =>
  (
    await by.post('/campaign/add', {
      kind: 'plain',
      subject: 'Java bench',
      body: '<p>Good morning</p>',
      from: unit,
      ...more,
    })
  ).body.data as AnyRecord
const reachOf = async (id: string) => (await bench.post('/campaign/check', { id })).body.data as AnyRecord
const start = (id: string, more: object = {}) => bench.post(`/campaign/start/${id}`, more)
const view = async (id: string) => (await bench.post('/campaign/view', { id })).body.data as AnyRecord
const ended = (id: string) => expect.poll(async () => (await view(id)).state, { timeout: 30_000 }).toBe('done')
const rowsOf = async (campaign: string, filters: object = {}) =>
  (
    await bench.post('/recipient/list', {
      filters: { campaign, ...filters },
      limit: 100,
      sortBy: 'emailId',
      sortDirection: 'asc',
    })
  ).body.data as AnyRecord[]
const statesOf = async (id: string) =>
  Object.fromEntries((await rowsOf(id)).map(({ emailId, state }) => [String(emailId).split('@')[0], state]))
const mailsTo = (address: string) => office.delivered.filter(({ to }) => to.includes(address))
const suppress = (value: string, more: object = {}) => run.make.suppression(company, { value, ...more })

describe('who gets it', () => {
  it('is counted before as it is delivered: a hundred people, seven of them suppressed for five reasons', async () => {
    const emails = Array.from({ length: 96 }, (_, at) => `p${at}@vendor.example`)
    const { vendor } = await vendorWith([...emails, 'x1@gone.example', 'x2@mail.gone.example'])
    await run.make.vendorContact(company, vendor, {
      first_name: 'Off',
      email: 'off@vendor.example',
      send_hotlist: false,
    })
    const hotlist = await run.make.hotlist(company)
    const group = await run.make.vendorGroup(company, country, {
      recipients: 'P5@vendor.example, typed@vendor.example',
    })
    await run.make.inGroup(company, group, vendor)
    await suppress('p0@vendor.example', { reason: 'unsubscribed', topic: 'hotlists' })
    await suppress('p1@vendor.example', { reason: 'hard-bounce' })
    await suppress('p2@vendor.example', { reason: 'complaint' })
    await suppress('p4@vendor.example', { reason: 'unsubscribed', topic: 'news' })
    await suppress('gone.example', { kind: 'domain' })
    // Got this very hotlist an hour ago.
    const before = await run.make.campaign(company, person, {
      state: 'done',
      hotlist_id: hotlist,
      subject: 'This morning',
    })
    await run.make.recipient(company, before, { address: 'p3@vendor.example' })

    const { _id: id } = await draft({ kind: 'hotlist', hotlist, groups: [group] })
    const reach = await reachOf(id)
    expect(reach).toMatchObject({ people: 100, willGet: 93, willNot: 7, foundTwice: 1 })
    expect(reach.reasons).toEqual(
      expect.arrayContaining([
        { reason: 'do-not-contact', count: 2 },
        ...['unsubscribed', 'hard-bounce', 'complaint', 'recent', 'off'].map((reason) => ({ reason, count: 1 })),
      ]),
    )
    const recent = await bench.post('/campaign/left-out/view', { id, reason: 'recent' })
    expect(recent.body).toMatchObject({
      totalDocs: 1,
      data: [{ emailId: 'p3@vendor.example', evidence: { mail: 'This morning' } }],
    })
    // Suppressed after it was built, before its mail leaves.
    says.address = async (address) => {
      if (address === 'p10@vendor.example') await suppress('p95@vendor.example')
      return undefined
    }
    expect((await start(id)).status).toBe(200)
    await ended(id)
    const late = mailsTo('p95@vendor.example').length
    expect(office.delivered).toHaveLength(92 + late)
    expect(new Set(office.delivered.flatMap(({ to }) => to)).size).toBe(92 + late)
    expect(office.delivered.every(({ to }) => to.length === 1)).toBe(true)
    expect(mailsTo('p5@vendor.example')).toHaveLength(1)
    expect((await view(id)).counts).toMatchObject({ people: 100, accepted: 92 + late, leftOut: 8 - late })
  })

  it('is judged again as each mail leaves', async () => {
    const { vendor } = await vendorWith(['first@vendor.example', 'second@vendor.example'])
    const { _id: id } = await draft({ vendors: [vendor] })
    const at = new Date(Date.now() + 2_500).toISOString()
    await start(id, { startsAt: at })
    await suppress('second@vendor.example', { reason: 'unsubscribed', topic: 'news' })
    await ended(id)
    expect(office.delivered.map(({ to }) => to)).toEqual([['first@vendor.example']])
    const [left] = await rowsOf(id, { state: 'left-out' })
    expect(left).toMatchObject({ emailId: 'second@vendor.example', leftOut: 'unsubscribed' })
    expect(left?.evidence).toMatchObject({ date: expect.any(String) })
  })

  it('is nobody who got it, where it goes again to those alone who did not', async () => {
    says.address = (address) => (address.startsWith('no') ? refusal(550, 'No such user') : undefined)
    const { vendor } = await vendorWith(['no@vendor.example', 'yes@vendor.example'])
    const { _id: id } = await draft({ vendors: [vendor] })
    await start(id)
    await ended(id)
    expect(await statesOf(id)).toEqual({ no: 'refused', yes: 'accepted' })
    expect((await rowsOf(id, { state: 'refused' }))[0]?.answer).toContain('No such user')
    const again = await bench.post(`/campaign/again/${id}`, { onlyMissed: true })
    const reach = await reachOf(again.body.data._id)
    expect(reach).toMatchObject({ willGet: 1, reasons: [{ reason: 'got-it', count: 1 }] })
    const all = await bench.post(`/campaign/again/${id}`, {})
    expect(await reachOf(all.body.data._id)).toMatchObject({ willGet: 2, willNot: 0 })
  })

  it("is nobody of another company's, and nobody whom its maker does not see", async () => {
    const others = await run.make.company()
    const foreign = await run.make.vendor(others)
    const contact = await run.make.vendorContact(others, foreign, { email: 'x@other.example' })
    const bodies = [
      { vendors: [foreign] },
      { contacts: [contact] },
      { candidates: [await run.make.candidate(others)] },
      { groups: [await run.make.vendorGroup(others, country)] },
      { hotlist: await run.make.hotlist(others) },
      { job: await run.make.job(others) },
      { from: await run.make.unit(others) },
    ]
    for (const body of bodies) {
      const added = await bench.post('/campaign/add', { kind: 'plain', subject: 'Java bench', ...body })
      expect([Object.keys(body)[0], added.status]).toEqual([Object.keys(body)[0], 404])
      const { _id: id } = await draft()
      expect((await bench.put(`/campaign/update/${id}`, body)).status).toBe(404)
    }
  })
})

describe('a mail', () => {
  it('comes from its unit alone, says where that is found, and how it is ended with one click', async () => {
    const { vendor } = await vendorWith(['jane@vendor.example'])
    const { _id: id } = await draft({ vendors: [vendor], subject: 'For {{contact.firstName}}' })
    await start(id)
    await ended(id)
    const [mail] = mailsTo('jane@vendor.example')
    const [head = ''] = mail?.raw.split('\r\n\r\n') ?? []
    const unfolded = head.replace(/\r\n\s+/g, ' ')
    expect(mail?.from).toBe('sales@harbor.example')
    expect(unfolded).toMatch(/^From: Harbor Staffing <sales@harbor.example>$/m)
    expect(unfolded).toMatch(/^Reply-To: answers@harbor.example$/m)
    expect(unfolded).toMatch(/^Subject: For Hannah$/m)
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    const token = /^List-Unsubscribe: <(http[^>]*\/unsubscribe\/[\w-]+)>$/m.exec(unfolded)?.[1]
    expect(token).toBeDefined()
    expect(mail?.raw).toContain('200 South Tryon Street')
    const stopped = await fetch(`${run.url}${new URL(token ?? '').pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(stopped.status).toBe(200)
    const next = await draft({ vendors: [vendor] })
    expect(await reachOf(next._id)).toMatchObject({ willGet: 0, reasons: [{ reason: 'unsubscribed', count: 1 }] })
    const other = await draft({ vendors: [vendor], kind: 'requirement', job: await run.make.job(company) })
    expect(await reachOf(other._id)).toMatchObject({ willGet: 1 })
  })

  it.each([
    'Eve\r\nBcc: victim@mail.example',
    'Eve" <victim@mail.example>, "',
    '<img src=x onerror=alert(1)>',
    '{{sender.email}}',
  ])('holds what records hold as text: %j', async (first_name) => {
    const { vendor } = await vendorWith(['eve@vendor.example'], { first_name, last_name: '' })
    const body = '<p>Dear <span data-field="contact.firstName"></span></p><script>alert(1)</script>'
    const { _id: id } = await draft({ vendors: [vendor], subject: 'For {{contact.firstName}}', body })
    await start(id)
    await ended(id)
    const [mail, ...more] = office.delivered
    expect(more).toEqual([])
    expect(mail?.to).toEqual(['eve@vendor.example'])
    const [head = '', ...rest] = mail?.raw.split('\r\n\r\n') ?? []
    expect(head.match(/^(to|cc|bcc):/gim)).toEqual(['To:'])
    const html = rest.join('\n').split('text/html')[1] ?? ''
    expect(html).toContain('Dear')
    expect(html).not.toMatch(/<script|<img/i)
  })

  it('goes to nobody while something in it would be empty, and says whose and what', async () => {
    const { vendor } = await vendorWith(['jane@vendor.example'])
    const group = await run.make.vendorGroup(company, country, { recipients: 'typed@vendor.example' })
    const { _id: id } = await draft({ vendors: [vendor], groups: [group], subject: 'For {{contact.firstName}}' })
    const refused = await start(id)
    expect([refused.status, refused.body.code]).toEqual([409, 'campaign.unfilled'])
    expect(refused.body.params).toMatchObject({ name: 'typed@vendor.example', field: 'First Name', n: 1 })
    expect((await view(id)).state).toBe('draft')
    expect(await rowsOf(id)).toEqual([])
  })

  it('is shown as it goes out, one after the other and by a name', async () => {
    const { vendor } = await vendorWith(['anna@vendor.example', 'bob@vendor.example'])
    const { _id: id } = await draft({ vendors: [vendor], subject: 'For {{contact.lastName}}' })
    const second = await bench.post('/campaign/mail/view', { id, at: 2 })
    expect(second.body.data).toMatchObject({ at: 2, of: 2, emailId: 'bob@vendor.example', subject: 'For Lindt 1' })
    const found = await bench.post('/campaign/mail/view', { id, find: 'anna' })
    expect(found.body.data).toMatchObject({ at: 1, emailId: 'anna@vendor.example' })
    expect((await bench.post('/campaign/mail/view', { id, at: 3 })).body.data).toBeNull()
    expect((await bench.post(`/campaign/test/${id}`, { at: 2 })).status).toBe(200)
    expect(office.delivered.map(({ to }) => to)).toEqual([[person.email]])
    expect(office.delivered[0]?.raw).toContain('For Lindt 1')
  })
})

describe('the server', () => {
  it('is believed: what it takes, refuses or puts off is written down in its words', async () => {
    const words: Record<string, Error> = {
      deferred: refusal(451, 'Greylisted'),
      full: refusal(452, 'Mailbox full'),
      gone: refusal(550, 'No such user'),
      big: refusal(552, 'Too big'),
    }
    says.address = (address) => words[address.split('@')[0] ?? '']
    says.content = ({ to }) =>
      to[0]?.startsWith('cut') ? 'cut' : to[0]?.startsWith('late') ? refusal(450, 'Later') : undefined
    const { vendor } = await vendorWith(
      [...Object.keys(words), 'cut', 'late', 'fine'].map((who) => `${who}@vendor.example`),
    )
    const { _id: id } = await draft({ vendors: [vendor] })
    await start(id)
    const settled = {
      deferred: 'deferred',
      full: 'deferred',
      gone: 'refused',
      big: 'refused',
      cut: 'unknown',
      late: 'deferred',
      fine: 'accepted',
    }
    await expect.poll(() => statesOf(id), { timeout: 30_000 }).toEqual(settled)
    expect((await view(id)).state).toBe('running')
    const [greylisted] = await rowsOf(id, { state: 'deferred' })
    expect(greylisted?.answer).toContain('Greylisted')
    // Hours later: what was put off is tried again, and what is unknown never.
    says.address = () => undefined
    says.content = () => undefined
    await run.db.owner`update campaign_recipient set due_at = now() where campaign_id = ${id} and state = 'deferred'`
    await run.db.owner`insert into pgboss.job (name, data) values ('send-campaign', ${run.db.owner.json({ id })})`
    await ended(id)
    expect(await statesOf(id)).toMatchObject({
      deferred: 'accepted',
      full: 'accepted',
      late: 'accepted',
      cut: 'unknown',
    })
    expect(mailsTo('cut@vendor.example')).toHaveLength(1)
  })

  it('of letters is another than that of campaigns: a code comes while many mails wait', async () => {
    const held: (() => void)[] = []
    says.address = (address) =>
      address.endsWith('@slow.example') ? new Promise((resolve) => held.push(() => resolve(undefined))) : undefined
    const { vendor } = await vendorWith(Array.from({ length: 40 }, (_, at) => `p${at}@slow.example`))
    const { _id: id } = await draft({ vendors: [vendor] })
    await start(id)
    await expect.poll(() => held.length, { timeout: 20_000 }).toBeGreaterThan(5)
    const began = Date.now()
    await run.call().post('/auth/forgot-password', { email: person.email })
    await expect.poll(() => mailsTo(person.email).length, { timeout: 5_000 }).toBe(1)
    expect(Date.now() - began).toBeLessThan(5_000)
    await bench.post(`/campaign/cancel/${id}`, {})
    says.address = () => undefined
    for (const go of held) go()
  })
})

describe('whoever sends', () => {
  it('pauses it, and nothing more leaves; goes on, and everybody gets one', async () => {
    const held: (() => void)[] = []
    let isHolding = true
    says.address = () => (isHolding ? new Promise((resolve) => held.push(() => resolve(undefined))) : undefined)
    const { vendor } = await vendorWith(Array.from({ length: 30 }, (_, at) => `p${at}@vendor.example`))
    const { _id: id } = await draft({ vendors: [vendor] })
    await start(id)
    // No more than six go out before the server has taken one.
    await expect.poll(() => held.length, { timeout: 20_000 }).toBe(6)
    const paused = await bench.post(`/campaign/pause/${id}`, {})
    expect(paused.body.data).toMatchObject({ state: 'paused' })
    isHolding = false
    for (const go of held) go()
    await expect
      .poll(async () => (await view(id)).counts, { timeout: 20_000 })
      .toMatchObject({ waiting: 30, accepted: 0 })
    expect(office.delivered).toEqual([])
    await bench.post(`/campaign/resume/${id}`, {})
    await ended(id)
    expect(office.delivered).toHaveLength(30)
    expect(new Set(office.delivered.flatMap(({ to }) => to)).size).toBe(30)
  })

  it('cancels it: who got none yet gets none', async () => {
    const { vendor } = await vendorWith(['a@vendor.example', 'b@vendor.example'])
    const { _id: id } = await draft({ vendors: [vendor] })
    await start(id, { startsAt: new Date(Date.now() + 3_600_000).toISOString() })
    expect((await view(id)).state).toBe('scheduled')
    expect((await bench.post(`/campaign/cancel/${id}`, {})).body.data).toMatchObject({ counts: { cancelled: 2 } })
    expect((await bench.post(`/campaign/resume/${id}`, {})).body.code).toBe('campaign.notPaused')
  })

  it('changes nothing of what was started, and two who start it start it once', async () => {
    const { vendor } = await vendorWith(['a@vendor.example'])
    const { _id: id } = await draft({ vendors: [vendor] })
    const both = await Promise.all([start(id), start(id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await ended(id)
    expect(office.delivered).toHaveLength(1)
    expect((await bench.put(`/campaign/update/${id}`, { subject: 'Another' })).body.code).toBe('campaign.notDraft')
    expect((await bench.delete(`/campaign/discard/${id}`)).body.code).toBe('campaign.notDraft')
  })

  it.each([
    ['campaign.noUnit', { from: null }, {}],
    ['campaign.noSender', {}, { from_email: '' }],
    ['campaign.noPostalAddress', {}, { postal_address: '' }],
    ['campaign.noHotlist', { kind: 'hotlist' }, {}],
    ['campaign.noJob', { kind: 'requirement' }, {}],
    ['campaign.nothingToSend', { vendors: [] }, {}],
  ])('is told what is missing: %s', async (code, more, unitSays) => {
    const { vendor } = await vendorWith(['a@vendor.example'])
    if (Object.keys(unitSays).length > 0) await run.make.change('business_unit', unit, unitSays)
    const { _id: id } = await draft({ vendors: [vendor], ...more })
    const refused = await start(id)
    expect([refused.status, refused.body.code]).toEqual([409, code])
    expect((await view(id)).state).toBe('draft')
  })

  it('sends in no name that nobody proved, and keeps to what the mailbox may send', async () => {
    const { vendor } = await vendorWith(['a@vendor.example', 'b@vendor.example', 'c@vendor.example'])
    const { _id: id } = await draft({ vendors: [vendor] })
    await run.db.owner`delete from mailbox where company_id = ${company.id}`
    expect((await start(id)).body.code).toBe('campaign.addressUnproved')
    expect((await bench.post(`/campaign/test/${id}`, {})).body.code).toBe('campaign.addressUnproved')
    // A colleague's own mailbox is theirs.
    const colleague = await run.make.person('owner', company)
    const own = { address: 'sales@harbor.example', way: 'relay', per_hour: 2, per_day: 100 }
    const mailbox = await run.make.mailbox(company, { ...own, member_id: colleague.id })
    expect((await start(id)).body.code).toBe('campaign.addressUnproved')
    await run.make.change('mailbox', mailbox, { member_id: person.id })
    expect((await start(id)).status).toBe(200)
    await expect.poll(async () => (await view(id)).counts).toMatchObject({ accepted: 2, waiting: 1 })
    await run.make.change('mailbox', mailbox, { per_hour: 10 })
    await run.db.owner`insert into pgboss.job (name, data) values ('send-campaign', ${run.db.owner.json({ id })})`
    await ended(id)
    expect(office.delivered).toHaveLength(3)
  })

  it('keeps the unit that it comes from', async () => {
    await draft()
    const owner = run.call(await run.make.session(await run.make.person('owner', company)))
    const refused = await owner.delete(`/business-unit/delete/${unit}`)
    expect([refused.status, refused.body.code]).toEqual([409, 'unit.inUse'])
  })

  it('as a Recruiter sends to candidates alone', async () => {
    const recruiter = run.call(await run.make.session(await run.make.person('recruiter', company)))
    const { vendor } = await vendorWith(['a@vendor.example'])
    const candidate = await run.make.candidate(company, { email: 'carla@people.example' })
    const both = await draft({ vendors: [vendor], candidates: [candidate] }, recruiter)
    expect((await recruiter.post(`/campaign/start/${both._id}`, {})).body.code).toBe('campaign.candidatesAlone')
    const paused = await run.make.campaign(company, person, { state: 'paused', vendor_ids: [vendor] })
    expect((await recruiter.post(`/campaign/resume/${paused}`, {})).body.code).toBe('campaign.candidatesAlone')
    await recruiter.put(`/campaign/update/${both._id}`, { vendors: [] })
    expect((await recruiter.post(`/campaign/start/${both._id}`, {})).status).toBe(200)
    await ended(both._id)
    expect(office.delivered.map(({ to }) => to)).toEqual([['carla@people.example']])
  })
})
