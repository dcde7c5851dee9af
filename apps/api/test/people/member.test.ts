import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Company, Person } from '../make.ts'
import { openStream } from '../open-stream.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { chosen, freshEmail, letter, lettersTo } from './visitor.ts'

let run: RunningApp
let company: Company
let owner: Person
let asOwner: ReturnType<RunningApp['call']>
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  await run.db.owner`truncate rate_limit`
  company = await run.make.company()
  owner = await run.make.person('owner', company)
  asOwner = run.call(await run.make.session(owner))
})

const membershipOf = async ({ id, companyId }: Person): Promise<string> => {
  const [row] = await run.db.owner<{ id: string }[]>`
    select id from membership where user_id = ${id} and company_id = ${companyId}`
  return row?.id ?? ''
}
const ownersLeft = async () =>
  (
    await run.db.owner`
    select 1 from membership where company_id = ${company.id} and status = 'active' and 'owner' = any(roles)`
  ).length
const nadia = { firstName: 'Nadia', lastName: 'Newcomer' }
const invite = (...people: object[]) =>
  asOwner.post('/company-member/invite', {
    people: people.map((person) => ({ ...nadia, role: 'recruiter', ...person })),
  })
const alive = async (token: string) => (await run.call(token).get('/auth/me')).status

describe('inviting members', () => {
  it('needs no name: whoever comes says how they are called', async () => {
    const email = freshEmail()
    const { status, body } = await asOwner.post('/company-member/invite', { people: [{ email, role: 'recruiter' }] })
    expect(status).toBe(200)
    expect(body.data).toMatchObject([{ email, firstName: '', lastName: '', name: '', state: 'waiting' }])
    const half = { email: freshEmail(), role: 'recruiter', firstName: 'Nadia' }
    const refused = await asOwner.post('/company-member/invite', { people: [half] })
    expect(refused.body).toMatchObject({ fields: { 'people.0.lastName': 'Last Name is required' } })
  })

  it('sends several at once, each into the role, and one who accepts is a member at once', async () => {
    const [email, other] = [freshEmail(), freshEmail()]
    const answer = await invite({ email }, { email: other, role: 'bench-sales' })
    expect(answer).toMatchObject({ status: 200, body: { message: 'Invitations on their way' } })
    expect(answer.body.data.map(({ role, state }) => [role, state])).toEqual([
      ['recruiter', 'waiting'],
      ['bench-sales', 'waiting'],
    ])
    const text = await letter(run, email)
    expect(text).toContain(company.name)
    const token = /\/invite\/([\w-]+)/.exec(text)?.[1] ?? ''
    const { body } = await run.call().post('/invitation/accept', { token, ...nadia, ...chosen })
    expect((await run.call(body.token).post('/candidate/list')).status).toBe(200)
    const members = await asOwner.post('/company-member/list', { filters: { role: 'recruiter' } })
    expect(members.body.data).toMatchObject([{ email, roles: ['recruiter'], status: 'active' }])
    const waiting = await asOwner.post('/invitation/list', { filters: { state: 'waiting' } })
    expect(waiting.body.data.map(({ email }) => email)).toEqual([other])
  })

  it('sends none where one cannot be sent, and names each with its reason', async () => {
    const [twice, stands, fresh] = [freshEmail(), freshEmail(), freshEmail()]
    const member = await run.make.person('recruiter', company)
    expect((await invite({ email: stands })).status).toBe(200)
    const answer = await invite({ email: fresh }, { email: member.email }, { email: stands })
    expect(answer).toMatchObject({
      status: 409,
      body: {
        fields: {
          'people.1.email': 'This person has the role already',
          'people.2.email': 'This e-mail address has an invitation already. Send that one again',
        },
      },
    })
    expect((await invite({ email: twice }, { email: twice.toUpperCase() })).body.fields).toEqual({
      'people.1.email': 'This e-mail address is there twice',
    })
    expect(await lettersTo(run, fresh)).toHaveLength(0)
    expect((await asOwner.post('/invitation/list', { searchTerm: fresh })).body.totalDocs).toBe(0)
  })

  it("tells nothing of an account's state elsewhere", async () => {
    const elsewhere = await run.make.person('recruiter', await run.make.company(), { status: 'inactive' })
    const [known, unknown] = [await invite({ email: elsewhere.email }), await invite({ email: freshEmail() })]
    expect(known.status).toBe(200)
    expect({ ...known.body, data: [] }).toEqual({ ...unknown.body, data: [] })
  })

  it('counts those who wait among the accounts of the plan', async () => {
    const emails = Array.from({ length: 5 }, freshEmail)
    expect(await invite(...emails.map((email) => ({ email })))).toMatchObject({
      status: 403,
      body: { code: 'plan.usersFull' },
    })
    expect((await invite(...emails.slice(1).map((email) => ({ email })))).status).toBe(200)
    expect((await invite({ email: emails[0] })).body.code).toBe('plan.usersFull')
  })

  it("is the Owner's, and another company's invitation is not there", async () => {
    const recruiter = run.call(await run.make.tokenOf('recruiter', company))
    expect((await recruiter.post('/company-member/invite', { people: [] })).status).toBe(403)
    const { body } = await invite({ email: freshEmail() })
    const id = body.data[0]?._id
    const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect((await stranger.post('/invitation/list')).body.totalDocs).toBe(0)
    expect((await stranger.delete(`/invitation/revoke/${id}`)).status).toBe(404)
    expect((await stranger.post(`/invitation/resend/${id}`, {})).status).toBe(404)
    expect((await asOwner.delete(`/invitation/revoke/${id}`)).status).toBe(200)
  })
})

describe('the list of people', () => {
  interface Person {
    _id: string
    email: string
    name: string
    user: string | null
    roles: string[]
    status: string
    sentDate: string | null
    letter: { state: string } | null
    userInfo: { _id: string }[]
  }
  const people = async (body: object = {}) =>
    (await asOwner.post<{ data: Person[]; totalDocs: number }>('/company-member/list-people', body)).body

  it('holds members and open invitations, each with its state, and leaves out who was revoked', async () => {
    const left = await run.make.person('recruiter', company, { first_name: 'Lea', last_name: 'Left' })
    await run.db.owner`update membership set status = 'inactive' where user_id = ${left.id}`
    const [email, late, gone] = [freshEmail(), freshEmail(), freshEmail()]
    const sent = await asOwner.post('/company-member/invite', {
      people: [email, late, gone].map((address) => ({ email: address, role: 'bench-sales' })),
    })
    const [, expired, revoked] = sent.body.data
    await run.make.change('invitation', expired?._id ?? '', { expires_at: new Date(0), more_roles: ['recruiter'] })
    await asOwner.delete(`/invitation/revoke/${revoked?._id}`)
    const { data, totalDocs } = await people({ sortBy: 'createDate', sortDirection: 'asc' })
    expect(data.map(({ email, status, roles }) => [email, status, roles])).toEqual([
      [owner.email, 'active', ['owner']],
      [left.email, 'inactive', ['recruiter']],
      [email, 'invited', ['bench-sales']],
      [late, 'expired', ['bench-sales', 'recruiter']],
    ])
    expect(totalDocs).toBe(4)
    expect(data[0]).toMatchObject({ user: owner.id, sentDate: null, letter: null, userInfo: [] })
    expect(data[2]).toMatchObject({ user: null, name: '', letter: { state: 'sending' }, userInfo: [{ _id: owner.id }] })
    const found = await people({ filters: { status: 'invited' }, searchTerm: late })
    expect(found.data.map(({ email }) => email)).toEqual([late])
    expect((await people({ filters: { status: 'inactive' } })).data.map(({ name }) => name)).toEqual(['Lea Left'])
  })

  it('has somebody who accepted once, as the member that they are', async () => {
    const email = freshEmail()
    await invite({ email })
    const token = /\/invite\/([\w-]+)/.exec(await letter(run, email))?.[1] ?? ''
    await run.call().post('/invitation/accept', { token, ...nadia, ...chosen })
    const found = await people({ searchTerm: email })
    expect(found.data.map(({ status, name }) => [status, name])).toEqual([['active', 'Nadia Newcomer']])
  })

  it("is the company's own: another's people and invitations are not in it, nor those of the platform", async () => {
    await run.make.invitation()
    const other = await run.make.company()
    await run.make.person('recruiter', other)
    await run.make.invitation({ company_id: other.id, role: 'recruiter' })
    expect((await people()).totalDocs).toBe(1)
  })
})

describe('a member', () => {
  it('who is deactivated is out of this company at the next call, and of no other', async () => {
    const person = await run.make.person('recruiter', company)
    const elsewhere = await run.make.company()
    await run.db
      .owner`insert into membership ${run.db.owner({ company_id: elsewhere.id, user_id: person.id, roles: ['recruiter'] })}`
    const here = await run.make.session(person)
    const there = await run.make.session({ ...person, companyId: elsewhere.id })
    const stream = await openStream(run.url, here)
    expect(await stream.next()).toEqual({ kind: 'resync' })
    const id = await membershipOf(person)
    const answer = await asOwner.put(`/company-member/update/${id}`, { status: 'inactive' })
    expect(answer).toMatchObject({ status: 200, body: { data: { status: 'inactive' } } })
    expect(await alive(here)).toBe(401)
    expect(await alive(there)).toBe(200)
    expect(await stream.next()).toEqual({ kind: 'session' })
    stream.close()
    expect((await asOwner.put(`/company-member/update/${id}`, { status: 'active' })).status).toBe(200)
    expect((await trailOf(run.db.owner, id)).map(({ action }) => action)).toEqual([
      'member.deactivate',
      'member.activate',
    ])
  })

  it('gets other roles, unless somebody else changed them since', async () => {
    const person = await run.make.person('recruiter', company)
    const caller = run.call(await run.make.session(person))
    const id = await membershipOf(person)
    const roles = ['company-user']
    expect((await asOwner.put(`/company-member/update/${id}`, { roles, version: 1 })).body.data.version).toBe(2)
    expect((await caller.post('/candidate/add-candidate', {})).status).toBe(403)
    expect(await asOwner.put(`/company-member/update/${id}`, { roles: ['recruiter'], version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'record.changed', current: { roles } },
    })
    expect((await asOwner.put(`/company-member/update/${id}`, { roles: [] })).body.fields).toEqual({
      roles: 'Please choose a role',
    })
  })

  it('leaves by a call; the only Owner neither leaves nor loses the role, and nobody shuts out themselves', async () => {
    const person = await run.make.person('recruiter', company)
    const token = await run.make.session(person)
    expect(await run.call(token).post('/company-member/leave')).toMatchObject({
      status: 200,
      body: { message: 'You have left the company' },
    })
    expect(await alive(token)).toBe(401)
    const own = await membershipOf(owner)
    expect((await asOwner.post('/company-member/leave')).body.code).toBe('user.lastOwner')
    expect((await asOwner.put(`/company-member/update/${own}`, { roles: ['recruiter'] })).body.code).toBe(
      'user.lastOwner',
    )
    expect((await asOwner.put(`/company-member/update/${own}`, { status: 'inactive' })).body.code).toBe('member.self')
  })

  it('remains an Owner of two who remove each other at the same moment, fifty times', async () => {
    const second = await run.make.person('owner', company)
    const [a, b] = [await membershipOf(owner), await membershipOf(second)]
    for (let round = 0; round < 50; round++) {
      await run.db.owner`
        update membership set status = 'active', roles = '{owner}' where company_id = ${company.id}`
      const [one, two] = [run.call(await run.make.session(owner)), run.call(await run.make.session(second))]
      const change = round % 2 === 0 ? { status: 'inactive' } : { roles: ['recruiter'] }
      const answers = await Promise.all([
        one.put(`/company-member/update/${b}`, change),
        two.put(`/company-member/update/${a}`, change),
      ])
      expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200)
      expect(await ownersLeft()).toBe(1)
    }
  })
})

describe('the list of company users', () => {
  it("answers a company's own people to its members, with nothing of their other companies", async () => {
    const person = await run.make.person('bench-sales', company)
    const elsewhere = await run.make.company()
    await run.db
      .owner`insert into membership ${run.db.owner({ company_id: elsewhere.id, user_id: person.id, roles: ['owner'] })}`
    await run.make.person('recruiter', elsewhere)
    const caller = run.call(await run.make.session(person))
    const { body } = await caller.post('/users/list-user', {
      currentUserId: person.id,
      sortBy: 'createDate',
      sortDirection: 'asc',
    })
    expect(body.data.map(({ _id, role }) => [_id, role])).toEqual([
      [await membershipOf(owner), { name: 'Owner' }],
      [await membershipOf(person), { name: 'Bench Sales User' }],
    ])
    expect(JSON.stringify(body)).not.toContain(elsewhere.name)
    expect((await caller.post('/users/list-user', { filters: { companyId: elsewhere.id } })).body.totalDocs).toBe(0)
  })
})
