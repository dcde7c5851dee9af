import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { binUnowned } from '../../src/features/company/company/bin-unowned.ts'
import type { AnyBody, AnyRecord, Caller } from '../call.ts'
import { contentsOf } from '../contents.ts'
import { passMinute } from '../letters.ts'
import { chosen, freshEmail, letter, lettersTo } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

interface SignedIn extends AnyBody {
  roles: string[]
}

let run: RunningApp
let admin: Caller
let country: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  admin = run.call(await run.make.tokenOf('administrator'))
  country = await run.make.country({ name: 'Canada' })
})
afterAll(() => run.close())
beforeEach(() => run.db.owner`truncate rate_limit`)

const owner = { firstName: 'Boris', lastName: 'Birch' }
const body = (email: string, more = {}) => ({
  companyName: 'Birch Advisors',
  ...owner,
  email,
  yourCountry: country,
  clientCountry: country,
  type: 'agent',
  ...more,
})
const add = (email: string, more = {}) =>
  admin.post<AnyBody & { data: AnyRecord }>('/company/add-company', body(email, more))
const find = async (id: string) =>
  ((await admin.post('/company/list-companies', { filters: { _id: id } })).body.data as unknown as AnyRecord[])[0]
const tokenIn = (text: string) => /\/invite\/([\w-]+)/.exec(text)?.[1] ?? ''
const accept = (token: string) => run.call().post<SignedIn>('/invitation/accept', { token, ...owner, ...chosen })
const asked = (company: AnyRecord | undefined) => ((company?.invitationInfo ?? []) as unknown as AnyRecord[])[0]

describe('a company that an administrator adds', () => {
  it('stands at step 1 with its invitation, whose letter leads the Owner into the onboarding', async () => {
    const email = `boris@birch-${Date.now()}.example`
    const { status, body } = await add(email)
    expect(status).toBe(200)
    const id = body.data._id
    expect(body.data).toMatchObject({
      name: 'Birch Advisors',
      companyName: 'Birch Advisors',
      domain: email.split('@')[1],
      currentOnBoardingStep: 1,
      onboardingCompleted: false,
      type: 'agent',
      createdBy: null,
      yourCountryInfo: [{ name: 'Canada' }],
      invitationInfo: [{ name: 'Boris Birch', email, state: 'waiting' }],
    })
    const opened = await accept(tokenIn(await letter(run, email)))
    expect(opened.body).toMatchObject({
      roles: ['owner'],
      user: { email, isOnBoardingCompleted: false, companyInfo: { _id: id, currentOnBoardingStep: 1 } },
    })
    const boris = run.call(opened.body.token)
    expect((await boris.get('/company/standing')).body).toMatchObject({ currentOnBoardingStep: 1 })
    expect((await boris.put(`/company/update-company/${id}`, { companyName: 'Birch Advisors' })).status).toBe(200)
    expect((await boris.get('/company/standing')).body).toMatchObject({ currentOnBoardingStep: 2 })
    const stands = await find(id)
    expect(stands).toMatchObject({ invitationInfo: [], userInfo: [{ firstName: 'Boris' }] })
    expect((await trailOf(run.db.owner, id))[0]).toMatchObject({ action: 'company.add', company_id: null })
  })

  it('is made once under the same key, with one letter', async () => {
    const email = freshEmail()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.send('POST', '/company/add-company', body(email), headers)),
    )
    expect(new Set(answers.map((one) => (one.body.data as unknown as AnyRecord)._id)).size).toBe(1)
    expect(await lettersTo(run, email)).toHaveLength(1)
  })

  it('is given to somebody who owns another already, who signs in and accepts', async () => {
    const other = await run.make.company()
    const person = await run.make.person('owner', other)
    const { body } = await add(person.email)
    const token = tokenIn(await letter(run, person.email))
    expect((await accept(token)).body.code).toBe('invitation.signIn')
    const opened = await run.call(await run.make.session(person)).post<SignedIn>('/invitation/accept-own', { token })
    expect(opened.body).toMatchObject({ roles: ['owner'], user: { companyInfo: { _id: body.data._id } } })
    const companies = await run.db.owner`select company_id from membership where user_id = ${person.id}`
    expect(companies.map(({ company_id }) => company_id).toSorted()).toEqual([other.id, body.data._id].toSorted())
  })

  it.each([
    [{ companyName: '' }, { companyName: 'Company Name is required' }],
    [{ companyName: 'Birch 2' }, { companyName: 'Only alphabets and spaces are allowed' }],
    [{ companyName: 'B' }, { companyName: 'Minimum 2 characters required' }],
    [{ firstName: '' }, { firstName: 'First Name is required' }],
    [{ lastName: 'Li' }, { lastName: 'Minimum 3 characters' }],
    [{ email: 'nobody' }, { email: expect.any(String) }],
    [{ yourCountry: '' }, { yourCountry: 'Home Country is required' }],
    [{ clientCountry: crypto.randomUUID() }, { clientCountry: 'Country not found' }],
    [{ type: 'bank' }, { type: 'Type is required' }],
  ])('is refused with %j, and leaves nothing', async (more, fields) => {
    const before = await contentsOf(run.db.owner)
    const answer = await add(freshEmail(), more)
    expect({ status: answer.status, fields: answer.body.fields }).toEqual({ status: 400, fields })
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it('is refused for an inactive account, and leaves nothing', async () => {
    const person = await run.make.person('candidate', undefined, { status: 'inactive' })
    const before = await contentsOf(run.db.owner)
    expect(await add(person.email)).toMatchObject({ status: 409, body: { code: 'invitation.inactive' } })
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })
})

describe('an invitation that is not accepted', () => {
  it('takes its company into the bin when it is revoked; both letters are dead', async () => {
    const email = freshEmail()
    const id = (await add(email)).body.data._id
    const invitation = asked(await find(id))?._id
    expect((await admin.delete(`/invitation/revoke/${invitation}`)).status).toBe(200)
    expect(await find(id)).toBeUndefined()
    expect((await accept(tokenIn(await letter(run, email)))).body.code).toBe('invitation.dead')
    const trail = await trailOf(run.db.owner, id)
    expect(trail.at(-1)?.action).toBe('company.delete')
    expect(JSON.stringify(trail), 'who was invited stands in the trail by name alone').not.toContain(email)
  })

  it('is shown as expired and sent again; long after, its company goes into the bin by itself', async () => {
    const email = freshEmail()
    const id = (await add(email)).body.data._id
    const invitation = asked(await find(id))?._id
    const age = (days: number) => run.db.owner`
      update invitation set expires_at = now() - make_interval(days => ${days}), sent_at = now() - interval '8 days'
      where id = ${invitation ?? ''}`
    await age(1)
    expect(asked(await find(id))).toMatchObject({ state: 'expired' })
    await binUnowned(run.db.sql)
    await passMinute(run.db.owner)
    expect((await admin.post(`/invitation/resend/${invitation}`)).status).toBe(200)
    expect(asked(await find(id))).toMatchObject({ state: 'waiting' })
    await age(31)
    await binUnowned(run.db.sql)
    expect(await find(id)).toBeUndefined()
    expect((await accept(tokenIn(await letter(run, email, 2)))).body.code).toBe('invitation.dead')
    expect((await admin.post(`/bin/restore/${id}`)).status).toBe(200)
    expect(asked(await find(id))).toMatchObject({ state: 'expired' })
  })

  it('never takes a company along that has a member', async () => {
    const company = await run.make.company({ isOnboarded: false })
    await run.make.person('owner', company)
    const { id } = await run.make.invitation({ role: 'owner', company_id: company.id })
    await admin.delete(`/invitation/revoke/${id}`)
    await binUnowned(run.db.sql)
    expect(await find(company.id)).toBeDefined()
  })
})
