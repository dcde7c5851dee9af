import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetOldNotifications } from '../../src/features/told/notification/forget.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { openStream } from '../open-stream.ts'
import { lettersTo } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let admin: Caller
let company: Company
let owner: Person
let token: string
let own: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  admin = run.call(await run.make.tokenOf('administrator'))
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  owner = await run.make.person('owner', company)
  token = await run.make.session(owner)
  own = run.call(token)
  await run.make.location(company)
})

const list = async (caller = own, body: object = {}) =>
  (await caller.post('/notification/list', body)).body.data as AnyRecord[]
const unread = async (caller = own) => (await caller.post<{ unread: number }>('/notification/count')).body.unread
const giveBack = (reason = 'No such street') =>
  admin.post('/verification/return', { companyId: company.id, section: 'officeAddress', reason })
const verify = () => admin.post(`/company/update-company/${company.id}/verification`, { isVerifiedOfficeAddress: true })
const choose = (delivery: string, kind = 'section-returned') => own.put('/notification/settings', { kind, delivery })

describe('a decision on a section', () => {
  it('is told to every owner of the company, and to nobody else', async () => {
    const second = run.call(await run.make.tokenOf('owner', company))
    const recruiter = run.call(await run.make.tokenOf('recruiter', company))
    await giveBack()
    for (const caller of [own, second])
      expect(await list(caller)).toMatchObject([
        {
          kind: 'section-returned',
          tab: 'team',
          params: { company: company.name, section: 'officeAddress', reason: 'No such street' },
          path: '/company/dashboard',
          readDate: null,
        },
      ])
    expect([await unread(), await unread(recruiter), await unread(admin)]).toEqual([1, 0, 0])
    await verify()
    expect((await list()).map(({ kind }) => kind)).toEqual(['section-verified', 'section-returned'])
  })

  it('is told by nobody where it does not come about', async () => {
    await run.db.owner`alter table audit add constraint none check (action <> 'verification.return') not valid`
    const { status } = await giveBack()
    await run.db.owner`alter table audit drop constraint none`
    expect(status).toBe(500)
    expect(await list()).toEqual([])
    expect(await lettersTo(run, owner.email)).toEqual([])
  })

  it('reaches open pages at once, also when it is read elsewhere', async () => {
    const stream = await openStream(run.url, token)
    expect(await stream.next()).toEqual({ kind: 'resync' })
    await giveBack()
    expect(await stream.next()).toEqual({ kind: 'notification' })
    await own.put('/notification/mark-all')
    expect(await stream.next()).toEqual({ kind: 'notification' })
    stream.close()
  })
})

describe('who sees what', () => {
  it('is each their own, of the company that they work in now, and of nowhere', async () => {
    const other = await run.make.company()
    await run.db.owner`
      insert into membership (company_id, user_id, roles) values (${other.id}, ${owner.id}, '{owner}')`
    const there = run.call(await run.make.session({ ...owner, companyId: other.id }))
    await giveBack()
    await run.make.notification(owner, { area: null, company_id: null, kind: 'two-factor-reset', params: {} })
    expect((await list()).map(({ kind }) => kind)).toEqual(['two-factor-reset', 'section-returned'])
    expect((await list(there)).map(({ kind }) => kind)).toEqual(['two-factor-reset'])
    expect([await unread(), await unread(there)]).toEqual([2, 1])
    await there.put('/notification/mark-all')
    expect(await unread()).toBe(1)
  })

  it('leaves marks of others alone', async () => {
    await giveBack()
    const [row] = await list()
    const stranger = run.call(await run.make.tokenOf('owner', company))
    expect((await stranger.put('/notification/mark', { ids: [row?._id], isRead: true })).status).toBe(200)
    expect(await unread()).toBe(1)
    await own.put('/notification/mark', { ids: [row?._id], isRead: true })
    expect(await unread()).toBe(0)
    await own.put('/notification/mark', { ids: [row?._id], isRead: false })
    expect(await unread()).toBe(1)
  })

  it('marks all as read and takes that back, without what was read before', async () => {
    for (const reason of ['One reason', 'Two reasons', 'Three reasons']) await giveBack(reason)
    const [, , first] = await list()
    await own.put('/notification/mark', { ids: [first?._id], isRead: true })
    const { body } = await own.put<{ marked: number; readDate: string }>('/notification/mark-all')
    expect(body.marked).toBe(2)
    expect(await unread()).toBe(0)
    await own.put('/notification/unmark-all', { readDate: body.readDate })
    expect(await unread()).toBe(2)
    expect((await list(own, { filters: { isUnread: true } })).map(({ params }) => params)).toMatchObject([
      { reason: 'Three reasons' },
      { reason: 'Two reasons' },
    ])
  })
})

describe('how a kind reaches a person', () => {
  it('is by mail at once, in the app alone, in the daily letter, or never', async () => {
    await giveBack()
    expect(await lettersTo(run, owner.email)).toHaveLength(1)
    for (const [delivery, rows] of [
      ['app', 2],
      ['digest', 3],
      ['never', 3],
    ] as const) {
      expect((await choose(delivery)).body.data).toContainEqual({
        kind: 'section-returned',
        delivery,
        isFixed: false,
      })
      await giveBack()
      expect(await list()).toHaveLength(rows)
    }
    expect(await lettersTo(run, owner.email)).toHaveLength(1)
    const trail = await trailOf(run.db.owner, owner.id)
    expect(trail).toMatchObject([
      { action: 'notification.choose-delivery', before: { 'section-returned': 'mail' }, after: {} },
      { after: { 'section-returned': 'digest' } },
      { after: { 'section-returned': 'never' } },
    ])
    await choose('mail', 'section-verified')
    await verify()
    const [, letter] = await lettersTo(run, owner.email)
    expect(letter?.text_body).toContain(`Office Address of ${company.name} was verified`)
  })

  it('is the daily letter for what comes while many letters wait, and nothing is lost', async () => {
    await choose('mail', 'section-verified')
    for (let n = 0; n < 14; n += 1) {
      await verify()
      await admin.post(`/company/update-company/${company.id}/verification`, { isVerifiedOfficeAddress: false })
    }
    const rows = await run.db.owner`select awaits_digest from notification where user_id = ${owner.id}`
    const folded = rows.filter(({ awaits_digest }) => awaits_digest).length
    expect(rows).toHaveLength(14)
    expect(folded).toBeGreaterThan(0)
    expect(folded + (await lettersTo(run, owner.email)).length).toBe(14)
  })

  it('cannot be chosen for the security of the account', async () => {
    expect((await choose('never', 'two-factor-reset')).body.code).toBe('notification.fixed')
    expect((await choose('never', 'no-such-kind')).status).toBe(400)
    expect((await choose('pigeon')).status).toBe(400)
  })
})

describe('a choice for all kinds at once', () => {
  type Chosen = { kind: string; delivery: string; isFixed: boolean }[]
  const preset = async (name: string) =>
    (await own.put<{ data: Chosen }>('/notification/preset', { preset: name })).body.data
  const deliveryOf = (chosen: Chosen, kind: string) => chosen.find((one) => one.kind === kind)?.delivery

  it('is the app alone, as each kind is meant, or every one by mail; what always comes stays', async () => {
    const meant = await preset('normal')
    for (const [name, delivery] of [
      ['all', 'mail'],
      ['quiet', 'app'],
    ] as const) {
      const answer = await preset(name)
      expect(deliveryOf(answer, 'section-returned')).toBe(delivery)
      expect(deliveryOf(answer, 'two-factor-reset')).toBe(deliveryOf(meant, 'two-factor-reset'))
      expect(answer.filter((one) => !one.isFixed && one.delivery !== delivery)).toEqual([])
    }
    expect(await preset('normal')).toEqual(meant)
    expect((await own.put('/notification/preset', { preset: 'loud' })).status).toBe(400)
  })
})

describe('what else is told', () => {
  it('is that an invitation was accepted, to the one who invited', async () => {
    const { token: invited } = await run.make.invitation({
      company_id: company.id,
      role: 'recruiter',
      created_by: owner.id,
    })
    const names = { firstName: 'Nadia', lastName: 'Newcomer' }
    const password = { password: 'Quartz@7-otter', confirmPassword: 'Quartz@7-otter' }
    expect((await run.call().post('/invitation/accept', { token: invited, ...names, ...password })).status).toBe(200)
    expect(await list()).toMatchObject([
      { kind: 'invitation-accepted', tab: 'inbox', params: { name: 'Nadia Newcomer' }, path: '/company/dashboard' },
    ])
  })

  it('is that two-factor sign-in was reset, wherever its person works', async () => {
    await run.make.twoFactor(owner)
    expect((await admin.post(`/users/reset-two-factor/${owner.id}`)).status).toBe(200)
    expect(await list()).toMatchObject([{ kind: 'two-factor-reset', path: '/account/security' }])
  })
})

it('is kept for ninety days', async () => {
  const daysAgo = (days: number) => ({ created_at: new Date(Date.now() - days * 86_400_000) })
  await run.make.notification(owner, daysAgo(91))
  const young = await run.make.notification(owner, daysAgo(89))
  await forgetOldNotifications(run.db.sql)
  expect((await list()).map(({ _id }) => _id)).toEqual([young])
})
