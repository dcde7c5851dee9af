import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../src/http/session/password.ts'
import type { AnyRecord } from '../call.ts'
import { contentsOf } from '../contents.ts'
import type { Company, Person } from '../make.ts'
import { openStream } from '../open-stream.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { lettersTo } from './visitor.ts'

const password = 'Corridor@2026'
let hash: string
let run: RunningApp
let company: Company
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  hash = await hashPassword(password)
})
afterAll(() => run.close())
beforeEach(async () => {
  await run.db.owner`truncate user_account, rate_limit cascade`
  company = await run.make.company()
})

const administrator = (more = {}) => run.make.person('administrator', undefined, { password_hash: hash, ...more })
const callerOf = async (person: Person) => run.call(await run.make.session(person))
const alive = async (token: string) => (await run.call(token).get('/auth/me')).status === 200
const deactivate = (caller: ReturnType<RunningApp['call']>, { id }: Person) =>
  caller.put(`/users/update/${id}`, { status: 'inactive' })

describe('deactivating', () => {
  it('ends every session at the next request, and the way in, until the account is activated again', async () => {
    const ada = await callerOf(await administrator())
    const person = await run.make.person('recruiter', company, { password_hash: hash })
    const tokens = [await run.make.session(person), await run.make.session(person)]
    const reset = await run.make.resetLink(person)
    const signIn = async () => (await run.call().post('/company/sign-in', { email: person.email, password })).status
    expect(await signIn()).toBe(200)
    const answer = await deactivate(ada, person)
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'User Updated Successfully', data: { status: 'inactive' } },
    })
    for (const token of tokens) expect(await alive(token)).toBe(false)
    expect(await signIn()).toBe(403)
    const chosen = { password: 'Quartz@7-otter', confirmPassword: 'Quartz@7-otter' }
    expect((await run.call().post('/auth/reset-password', { token: reset, ...chosen })).body.code).toBe(
      'account.linkDead',
    )

    expect((await ada.put(`/users/update/${person.id}`, { status: 'active' })).status).toBe(200)
    expect(await signIn()).toBe(200)
    for (const token of tokens) expect(await alive(token)).toBe(false)
    const trail = await trailOf(run.db.owner, person.id)
    expect(trail.map(({ action }) => action)).toEqual(['user.deactivate', 'user.activate'])
    expect(trail[0]).toMatchObject({ before: { status: 'active' }, after: { status: 'inactive' } })
  })

  it('has no winner among sign-ins at the same moment', async () => {
    const ada = await callerOf(await administrator())
    const person = await run.make.person('recruiter', company, { password_hash: hash })
    await Promise.all([
      ...Array.from({ length: 4 }, () => run.call().post('/company/sign-in', { email: person.email, password })),
      deactivate(ada, person),
    ])
    expect(await run.db.owner`select 1 from session where user_id = ${person.id}`).toHaveLength(0)
  })

  it('is told to the open pages of the person, and to nobody else', async () => {
    const ada = await callerOf(await administrator())
    const [person, other] = [await run.make.person('recruiter', company), await run.make.person('recruiter', company)]
    const streams = await Promise.all(
      [person, other].map(async (one) => openStream(run.url, await run.make.session(one))),
    )
    for (const stream of streams) expect(await stream.next()).toEqual({ kind: 'resync' })
    await deactivate(ada, person)
    expect(await streams[0]?.next()).toEqual({ kind: 'session' })
    await deactivate(ada, other)
    expect(await streams[1]?.next()).toEqual({ kind: 'session' })
    for (const stream of streams) stream.close()
  })

  it('is not done to oneself, and a no-op leaves no trail', async () => {
    const own = await administrator()
    const ada = await callerOf(own)
    await administrator()
    const before = await contentsOf(run.db.owner)
    expect((await deactivate(ada, own)).body.code).toBe('user.self')
    expect((await ada.put(`/users/update/${own.id}`, { isAdministrator: false })).body.code).toBe('user.self')
    expect((await ada.put(`/users/update/${own.id}`, { status: 'active' })).status).toBe(200)
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it('leaves one administrator, also when two do it to each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await administrator(), await administrator()]
      const [oneCaller, otherCaller] = [await callerOf(one), await callerOf(other)]
      const answers = await Promise.all([deactivate(oneCaller, other), deactivate(otherCaller, one)])
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
      const left = await run.db.owner`select id from user_account where is_administrator and status = 'active'`
      expect(left).toHaveLength(1)
      await run.db.owner`truncate user_account cascade`
    }
  })

  it('counts nobody who cannot sign in as an administrator who is left', async () => {
    const [ada, last] = [await callerOf(await administrator()), await administrator()]
    await administrator({ is_email_verified: false })
    await administrator({ status: 'inactive' })
    expect((await deactivate(ada, last)).status).toBe(200)
  })
})

describe('editing', () => {
  it('changes names and roles of a member, which bite at the next request', async () => {
    const ada = await callerOf(await administrator())
    const person = await run.make.person('bench-sales', company)
    const token = await run.make.session(person)
    const roles = ['recruiter', 'company-user']
    const change = {
      firstName: 'Rafaela',
      lastName: 'Ortiz',
      memberships: [{ company: company.id, roles }],
      version: 1,
    }
    const { status, body } = await ada.put(`/users/update/${person.id}`, change)
    expect({ status, name: body.data.name, version: body.data.version }).toEqual({
      status: 200,
      name: 'Rafaela Ortiz',
      version: 2,
    })
    expect((await run.call(token).get('/auth/me')).body).toMatchObject({ roles })
    const seen = await ada.get(`/users/view/${person.id}`)
    expect(seen.body.data).toMatchObject({
      memberships: [{ company: company.id, companyName: company.name, roles }],
      sessions: 1,
      hasTwoFactor: false,
      history: [{ action: 'user.update' }],
    })
    const stale = await ada.put(`/users/update/${person.id}`, change)
    expect(stale).toMatchObject({ status: 409, body: { code: 'record.changed' } })
  })

  it('refuses a company that the person is not in, no role at all, and a name against the rules', async () => {
    const ada = await callerOf(await administrator())
    const person = await run.make.person('bench-sales', company)
    const foreign = await run.make.company()
    const put = (body: object) => ada.put(`/users/update/${person.id}`, body)
    const before = await contentsOf(run.db.owner)
    expect((await put({ memberships: [{ company: foreign.id, roles: ['owner'] }] })).status).toBe(404)
    expect((await put({ memberships: [{ company: company.id, roles: [] }] })).status).toBe(400)
    expect((await put({ memberships: [{ company: company.id, roles: ['administrator'] }] })).status).toBe(400)
    expect((await put({ isAdministrator: true })).status).toBe(400)
    expect((await put({ firstName: 'R2' })).status).toBe(400)
    expect((await put({ email: 'other@example.com' })).status).toBe(200)
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it('never leaves a company without an Owner, not by two at once either', async () => {
    const ada = await callerOf(await administrator())
    const owners = [await run.make.person('owner', company), await run.make.person('owner', company)]
    const step = (id: string, roles: string[]) =>
      ada.put(`/users/update/${id}`, { memberships: [{ company: company.id, roles }] })
    const answers = await Promise.all(owners.map(({ id }) => step(id, ['recruiter'])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('user.lastOwner')
    const left = owners[answers.findIndex(({ status }) => status === 409)] as Person
    expect((await step(left.id, ['owner', 'recruiter'])).status).toBe(200)
    await run.make.person('owner', company, { status: 'inactive' })
    const refused = await step(left.id, ['recruiter'])
    expect(refused.body).toMatchObject({ code: 'user.lastOwner', params: { company: company.name } })
    await run.make.person('owner', company)
    expect((await step(left.id, ['recruiter'])).status).toBe(200)
  })

  it('takes the administration from somebody who has another role, at once', async () => {
    const ada = await callerOf(await administrator())
    const other = await administrator()
    expect((await ada.put(`/users/update/${other.id}`, { isAdministrator: false })).body.code).toBe('user.noRoleLeft')
    await run.db
      .owner`insert into membership ${run.db.owner({ company_id: company.id, user_id: other.id, roles: ['recruiter'] })}`
    const token = await run.make.session(other)
    expect((await ada.put(`/users/update/${other.id}`, { isAdministrator: false })).status).toBe(200)
    expect(await alive(token)).toBe(false)
  })
})

describe('resetting two-factor', () => {
  it('takes the app and the codes, tells the person, and is not for oneself', async () => {
    const own = await administrator()
    const ada = await callerOf(own)
    const person = await run.make.person('recruiter', company)
    const reset = ({ id }: Person) => ada.post(`/users/reset-two-factor/${id}`)
    expect((await reset(person)).body.code).toBe('twoFactor.isOff')
    await run.db.owner`
      insert into two_factor (id, user_id, sealed_secret, confirmed_at) values (${crypto.randomUUID()}, ${person.id}, 'none', now())`
    expect((await reset(person)).status).toBe(200)
    expect(await run.db.owner`select 1 from two_factor where user_id = ${person.id}`).toHaveLength(0)
    expect((await lettersTo(run, person.email)).map(({ subject }) => subject)).toEqual([
      'An administrator turned off your two-factor sign-in for Corridor',
    ])
    expect((await reset(own)).body.code).toBe('user.self')
  })
})

describe('lists of people', () => {
  it('name companies as they are called now', async () => {
    const ada = await callerOf(await administrator())
    await run.make.person('recruiter', company)
    await run.make.change('company', company.id, { name: 'Renamed Staffing' })
    const { body } = await ada.post<{ data: AnyRecord[] }>('/users/list-recruiter', { sortBy: 'companyName' })
    expect(body.data).toMatchObject([{ companyName: 'Renamed Staffing', companyInfo: [{ name: 'Renamed Staffing' }] }])
  })

  it('hold each person where their roles put them, with when they signed in last', async () => {
    const ada = await callerOf(await administrator())
    const people = {
      recruiter: await run.make.person('recruiter', company, { password_hash: hash }),
      bench: await run.make.person('bench-sales', company),
      student: await run.make.person('candidate'),
    }
    await run.db.owner`update membership set status = 'inactive' where user_id = ${people.bench.id}`
    await run.call().post('/company/sign-in', { email: people.recruiter.email, password })
    const idsOf = async (list: string) =>
      (await ada.post<{ data: AnyRecord[] }>(`/users/${list}`)).body.data.map(({ _id }) => _id)
    expect(await idsOf('list-recruiter')).toEqual([people.recruiter.id])
    expect(await idsOf('list-bench-marketer')).toEqual([people.bench.id])
    expect((await idsOf('list-agent')).toSorted()).toEqual([people.recruiter.id, people.bench.id].toSorted())
    expect(await idsOf('list-employee')).toEqual([people.recruiter.id])
    expect(await idsOf('list-user')).toHaveLength(4)
    const { body } = await ada.post<{ data: AnyRecord[] }>('/users/list-recruiter')
    expect(body.data[0]).toMatchObject({ companyName: company.name, role: { name: 'Recruiter User' } })
    expect(Date.now() - Date.parse(String(body.data[0]?.lastLogin))).toBeLessThan(60_000)
    const counts = (await ada.get('/users/count-roles')).body.data
    expect(counts).toEqual(
      expect.arrayContaining([
        { role: 'candidate', count: 1 },
        { role: 'recruiter', count: 1 },
      ]),
    )
  })
})
