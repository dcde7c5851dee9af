import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetSessions } from '../../src/http/session/own-sessions.ts'
import type { AnyRecord } from '../call.ts'
import { contentsOf } from '../contents.ts'
import type { Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { companySignUp, send } from './visitor.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const person = async () => run.make.person('recruiter', await run.make.company())
const listOf = async (token: string) => (await run.call(token).post<{ data: AnyRecord[] }>('/session/list')).body.data
const idOf = async (token: string) => (await listOf(token)).find(({ isCurrent }) => isCurrent)?._id ?? ''
const alive = async (token: string) => (await run.call(token).get('/auth/me')).status === 200
const trail = ({ id }: Person) =>
  run.db.owner`select action, record_id, before, after from audit where actor_id = ${id} order by at, id`

describe("one's own sessions", () => {
  it('are listed newest first, with device, place and times, and which one this is', async () => {
    const who = await person()
    const old = { created_at: new Date('2026-01-02T03:04:05Z'), user_agent: firefox, address: '203.0.113.7' }
    const [mine] = [await run.make.session(who), await run.make.session(who, old)]
    await run.make.session(who, { expires_at: new Date() })
    await run.make.session(who, { last_seen_at: new Date(Date.now() - 12.1 * 3_600_000) })
    await run.make.session(await person())
    const list = await listOf(mine)
    expect(list).toMatchObject([
      { isCurrent: true, device: '', address: null, area: 'company' },
      { isCurrent: false, device: 'Firefox, Linux', address: '203.0.113.7', createDate: '2026-01-02T03:04:05.000Z' },
    ])
    expect(Object.keys(list[0] ?? {}).toSorted()).toEqual(
      ['_id', 'address', 'area', 'createDate', 'device', 'isCurrent', 'lastUseDate'].toSorted(),
    )
  })

  it('note where they were signed in from', async () => {
    const headers = { 'user-agent': `${firefox} ${'x'.repeat(1_000)}` }
    const { body } = await send(run, 'POST', '/company/sign-up', await companySignUp(run), headers)
    await run.db.owner`update user_account set is_email_verified = true`
    expect(await listOf(body.token)).toMatchObject([{ device: 'Firefox, Linux', address: '127.0.0.1' }])
    const [row] = await run.db.owner`select max(length(user_agent)) as length from session`
    expect(row?.length).toBe(300)
  })

  it('end one by one, at the very next request, with a trail', async () => {
    const who = await person()
    const [mine, other] = [await run.make.session(who), await run.make.session(who)]
    const id = await idOf(other)
    expect((await run.call(mine).delete(`/session/revoke/${id}`)).body).toMatchObject({
      message: 'The session has ended',
    })
    expect([await alive(mine), await alive(other)]).toEqual([true, false])
    expect(await trail(who)).toEqual([{ action: 'session.revoke', record_id: id, before: null, after: null }])
    expect((await run.call(mine).delete(`/session/revoke/${id}`)).status).toBe(404)
  })

  it("are nobody else's to end, not even a colleague's or an administrator's", async () => {
    const company = await run.make.company()
    const who = await run.make.person('recruiter', company)
    const token = await run.make.session(who)
    const id = await idOf(token)
    const others = [await run.make.tokenOf('owner', company), await run.make.tokenOf('administrator')]
    const before = await contentsOf(run.db.owner)
    for (const other of others) {
      const refused = await run.call(other).delete(`/session/revoke/${id}`)
      expect(refused).toMatchObject({ status: 404, body: { message: 'Session not found' } })
      expect((await listOf(other)).map(({ _id }) => _id)).not.toContain(id)
    }
    expect(await contentsOf(run.db.owner)).toEqual(before)
    expect(await alive(token)).toBe(true)
  })

  it('end all but the one that asks, in every area', async () => {
    const who = await person()
    const mine = await run.make.session(who)
    const others = [await run.make.session(who), await run.make.session(who, { area: 'candidate', company_id: null })]
    const stranger = await run.make.session(await person())
    expect((await run.call(mine).post('/session/revoke-others')).body).toMatchObject({ success: true, ended: 2 })
    expect(await Promise.all([mine, ...others, stranger].map(alive))).toEqual([true, false, false, true])
    expect((await trail(who)).map(({ action }) => action)).toEqual(['session.revoke', 'session.revoke'])
    expect((await run.call(mine).post('/session/revoke-others')).body).toMatchObject({ ended: 0 })
  })

  it('that have ended by themselves are removed, with where they came from', async () => {
    const who = await person()
    const kept = await run.make.session(who)
    await run.make.session(who, { expires_at: new Date() })
    await run.make.session(who, { last_seen_at: new Date(Date.now() - 12.1 * 3_600_000) })
    await forgetSessions(run.db.sql)
    expect(await run.db.owner`select id from session where user_id = ${who.id}`).toHaveLength(1)
    expect(await alive(kept)).toBe(true)
  })
})
