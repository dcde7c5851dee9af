import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noteReply } from '../../src/features/mail/recipient/note-reply.ts'
import { noteCameBack } from '../../src/features/mail/recipient/store.ts'
import type { AnyRecord } from '../call.ts'
import { openDesk, openSales, says } from './campaign-desk.ts'
import type { Delivered } from './post-office.ts'
import { refusal } from './post-office.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
let sales: Awaited<ReturnType<typeof openSales>>
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  says.address = () => undefined
  desk.office.delivered.splice(0)
  sales = await openSales(desk.run)
})

const once = [{ afterDays: 3, body: '<p>Did you see this?</p>' }]
const twice = [...once, { afterDays: 4, body: '<p>One last word.</p>' }]

/** A campaign to these people that is through, with the follow-ups that it plans. */
async function sentTo(names: readonly string[], more: object = {}) {
  const { vendor, contacts } = await sales.vendorWith(names.map((name) => `${name}@vendor.example`))
  const { _id: id } = await sales.draft({ vendors: [vendor], followUps: once, ...more })
  await sales.start(id)
  await sales.ended(id)
  const rows = await sales.rowsOf(id)
  return {
    id,
    contacts,
    rowOf: (name: string) => String(rows.find(({ name: _, emailId }) => String(emailId).startsWith(name))?._id),
  }
}

const stepsOf = async (id: string) => (await sales.view(id)).steps as AnyRecord[]
/** Days pass: whatever follows is due, and a worker looks at it. */
async function daysPass(id: string, days = 10) {
  const sql = desk.run.db.owner
  await sql`
    update campaign set starts_at = starts_at - make_interval(days => ${days}), ended_at = ended_at - make_interval(days => ${days})
    where id = ${id} or first_id = ${id}`
  for (const { _id, state } of await stepsOf(id)) if (state === 'scheduled') await sales.wake(String(_id))
}
const through = (id: string, step = 1) =>
  expect.poll(async () => (await stepsOf(id))[step - 1]?.state, { timeout: 30_000 }).toBe('done')
const mailsTo = (name: string) => desk.office.delivered.filter(({ to }) => to.includes(`${name}@vendor.example`))
const header = (mail: Delivered | undefined, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'mi').exec((mail?.raw ?? '').split('\r\n\r\n')[0]?.replace(/\r\n\s+/g, ' ') ?? '')?.[1]
const whyOf = async (step: unknown) =>
  Object.fromEntries(
    (await sales.rowsOf(String(step))).map(({ emailId, state, leftOut }) => [
      String(emailId).split('@')[0],
      leftOut ?? state,
    ]),
  )

describe('a follow-up', () => {
  it('goes as an answer in the same conversation to whoever was silent, and to nobody else', async () => {
    says.address = (address) => (address.startsWith('refused') ? refusal(550, 'No such user') : undefined)
    const names = ['silent', 'replied', 'bounced', 'stopped', 'asked', 'refused', 'left']
    const { id, contacts, rowOf } = await sentTo(names)
    const { run } = desk
    await run.db.sql.begin(async (tx) => {
      await noteReply(tx, sales.company.id, rowOf('replied'), new Date())
      await noteCameBack(tx, rowOf('bounced'), '550 5.1.1 User unknown')
    })
    const stop = /\/unsubscribe\/[\w-]+/.exec(header(mailsTo('stopped')[0], 'List-Unsubscribe') ?? '')?.[0]
    const form = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
    expect((await fetch(`${run.url}${stop}`, form)).status).toBe(200)
    await run.make.suppression(sales.company, { value: 'asked@vendor.example', reason: 'do-not-contact' })
    await run.db.owner`update vendor_contact set status = 'inactive' where id = ${contacts[6] ?? ''}`
    desk.office.delivered.splice(0, desk.office.delivered.length, ...mailsTo('silent'))

    await daysPass(id)
    await through(id)
    const [first, second, ...more] = desk.office.delivered
    expect(more).toEqual([])
    expect(second?.to).toEqual(['silent@vendor.example'])
    expect(header(second, 'Subject')).toBe('Re: Java bench')
    expect(header(second, 'In-Reply-To')).toBe(header(first, 'Message-ID'))
    expect(header(second, 'References')).toBe(header(first, 'Message-ID'))
    expect(header(second, 'List-Unsubscribe')).toContain('/unsubscribe/')
    expect(second?.raw).toContain('Did you see this?')
    expect(second?.raw).toContain('200 South Tryon Street')
    const [step] = await stepsOf(id)
    expect(step).toMatchObject({ step: 1, accepted: 1, leftOut: 6, waiting: 0 })
    expect(await whyOf(step?._id)).toEqual({
      ...{ silent: 'accepted', replied: 'replied', bounced: 'came-back', stopped: 'unsubscribed' },
      ...{ asked: 'do-not-contact', refused: 'not-reached', left: 'inactive' },
    })
    const [bounced] = await sales.rowsOf(String(step?._id), { leftOut: 'came-back' })
    expect(bounced?.evidence).toMatchObject({ mail: 'Java bench', words: '550 5.1.1 User unknown' })
  })

  it('follows the one before: who answers that gets no more, and the third stands in the same conversation', async () => {
    const { id } = await sentTo(['anna', 'ben'], { followUps: twice })
    // Three days and the weekend that may follow them, and less than the four days after that.
    await daysPass(id, 6)
    await through(id, 1)
    const [first, second] = await stepsOf(id)
    expect(second?.state).toBe('scheduled')
    const [anna] = await sales.rowsOf(String(first?._id))
    await desk.run.db.sql.begin((tx) => noteReply(tx, sales.company.id, String(anna?._id), new Date()))
    await daysPass(id)
    await through(id, 2)
    expect([mailsTo('anna').length, mailsTo('ben').length]).toEqual([2, 3])
    const [one, two, three] = mailsTo('ben')
    expect(header(three, 'References')).toBe(`${header(one, 'Message-ID')} ${header(two, 'Message-ID')}`)
    expect(header(three, 'In-Reply-To')).toBe(header(two, 'Message-ID'))
  })

  it('is judged again as each mail leaves: an answer after it was built stops it too', async () => {
    const { id, rowOf } = await sentTo(['anna', 'ben'])
    says.address = async (address) => {
      if (address.startsWith('anna'))
        await desk.run.db.sql.begin((tx) => noteReply(tx, sales.company.id, rowOf('ben'), new Date()))
      return refusal(451, 'Later')
    }
    const [step] = await stepsOf(id)
    await daysPass(id)
    await expect.poll(async () => (await whyOf(step?._id)).anna, { timeout: 30_000 }).toBe('deferred')
    await desk.run.db
      .owner`update campaign_recipient set due_at = now() where campaign_id = ${String(step?._id)} and state = 'deferred'`
    says.address = () => undefined
    await sales.wake(String(step?._id))
    await through(id)
    expect(mailsTo('ben').length).toBe(1)
    expect(await whyOf(step?._id)).toEqual({ anna: 'accepted', ben: 'replied' })
  })

  it('waits for its days, which count from the end of the mail before it, and begins in working hours', async () => {
    const { id } = await sentTo(['anna'])
    const sql = desk.run.db.owner
    const [step] = await stepsOf(id)
    const hour = new Date(String(step?.startsAt)).getUTCHours()
    expect([hour >= 9, hour < 17]).toEqual([true, true])
    expect([0, 6]).not.toContain(new Date(String(step?.startsAt)).getUTCDay())
    // The moment that was foreseen is there; the first mail took until now.
    await sql`update campaign set starts_at = now() - interval '1 minute' where id = ${String(step?._id)}`
    await sales.wake(String(step?._id))
    const startsAt = async () => new Date(String((await stepsOf(id))[0]?.startsAt)).getTime()
    await expect.poll(startsAt, { timeout: 30_000 }).toBeGreaterThan(Date.now() + 2.9 * 86_400_000)
    expect((await stepsOf(id))[0]?.state).toBe('scheduled')
    expect(desk.office.delivered).toHaveLength(1)
  })

  it('brings a hotlist again in spite of the hours in which nobody gets it twice', async () => {
    const hotlist = await desk.run.make.hotlist(sales.company)
    await sales.owner.post('/campaign/add-rule', { againHours: 720 })
    const { id } = await sentTo(['anna'], { kind: 'hotlist', hotlist })
    await daysPass(id)
    await through(id)
    expect(mailsTo('anna')).toHaveLength(2)
  })
})

describe('whoever sends', () => {
  it('pauses, resumes and cancels what follows, each and all', async () => {
    const { id } = await sentTo(['anna'], { followUps: twice })
    const { bench } = sales
    const states = async () => (await stepsOf(id)).map(({ state }) => state)
    expect(await states()).toEqual(['scheduled', 'scheduled'])
    expect((await bench.post(`/campaign/pause/${id}`, {})).status).toBe(200)
    expect([(await sales.view(id)).state, await states()]).toEqual(['done', ['paused', 'paused']])
    await daysPass(id)
    for (const { _id } of await stepsOf(id)) await sales.wake(String(_id))
    expect((await bench.post(`/campaign/resume/${id}`, {})).status).toBe(200)
    await through(id, 1)
    const [, second] = await stepsOf(id)
    expect((await bench.post(`/campaign/cancel/${second?._id}`, {})).status).toBe(200)
    expect(await states()).toEqual(['done', 'cancelled'])
    const again = await bench.post(`/campaign/cancel/${id}`, {})
    expect([again.status, again.body.code]).toEqual([409, 'campaign.notSending'])
    const alone = await bench.post(`/campaign/again/${second?._id}`, {})
    expect([alone.status, alone.body.code]).toEqual([409, 'campaign.isFollowUp'])
    expect(mailsTo('anna')).toHaveLength(2)
  })

  it('sees each follow-up as it goes out, and none leaves with a gap', async () => {
    const { vendor } = await sales.vendorWith(['anna@vendor.example'])
    const { _id: id } = await sales.draft({
      vendors: [vendor],
      followUps: [{ afterDays: 3, body: '<p>Dear <span data-field="contact.firstName"></span></p><script>x</script>' }],
    })
    const shown = await sales.bench.post('/campaign/mail/view', { id, step: 1 })
    expect(shown.body.data).toMatchObject({ subject: 'Re: Java bench', html: expect.stringContaining('Hannah') })
    expect(shown.body.data.html).not.toContain('<script')
    expect((await sales.bench.post('/campaign/mail/view', { id, step: 2 })).body.data).toBeNull()
    const body = '<p>About <span data-field="job.title"></span></p>'
    await sales.bench.put(`/campaign/update/${id}`, { followUps: [{ afterDays: 3, body }] })
    const refused = await sales.bench.post(`/campaign/start/${id}`, {})
    expect([refused.status, refused.body.code]).toEqual([409, 'campaign.unfilled'])
    expect(await stepsOf(id)).toEqual([])
  })

  it.each([
    ['no words', [{ afterDays: 3, body: '' }]],
    ['no days', [{ afterDays: 0, body: '<p>x</p>' }]],
    ['too many days', [{ afterDays: 61, body: '<p>x</p>' }]],
    ['four of them', [...twice, ...twice]],
  ])('is refused %s', async (_, followUps) => {
    const words = { kind: 'plain', subject: 'Java bench', from: sales.unit, followUps }
    expect((await sales.bench.post('/campaign/add', words)).status).toBe(400)
  })
})
