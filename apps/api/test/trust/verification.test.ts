import { companySections } from '@corridor/contract/field/company-sections'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { lettersTo } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let reviewer: Person
let admin: Caller
let colleague: Caller
let company: Company
let founder: Person
let owner: Caller
let location: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  reviewer = await run.make.person('administrator')
  admin = run.call(await run.make.session(reviewer))
  colleague = run.call(await run.make.tokenOf('administrator'))
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company({ legal_name: 'Maple Ltd' })
  founder = await run.make.person('owner', company)
  owner = run.call(await run.make.session(founder))
  location = await run.make.location(company, { address: '12 Lake Road' })
})

const path = () => `/company/update-company/${company.id}/verification`
const view = async (caller = admin) => (await caller.get<{ data: AnyRecord }>(path())).body.data
const section = async (name: string) =>
  ((await view()).sections as AnyRecord[]).find((one) => one.section === name) as AnyRecord
const save = (body: object, caller = admin) => caller.post(path(), body)
const giveBack = (body: object = {}, caller = admin) =>
  caller.post('/verification/return', {
    companyId: company.id,
    section: 'officeAddress',
    reason: 'No such street',
    ...body,
  })
const pending = async (body: object = {}, caller = admin) =>
  (await caller.post('/verification/list-pending', { limit: 100, ...body })).body.data as AnyRecord[]
const mine = async (caller = admin) =>
  (await pending({}, caller)).filter((row) => nameIn(row.companyInfo) === company.id)
const nameIn = (info: unknown) => (info as { _id: string }[])[0]?._id
const move = (address: string) => owner.put(`/company-location/add-location/${location}`, { address })

describe('the plain switch', () => {
  it('verifies a section with a note, and takes it back; who and when stand with it', async () => {
    expect(await view()).toMatchObject({ isVerifiedOfficeAddress: false, officeAddressVerifiedBy: null })
    const { status, body } = await save({ isVerifiedOfficeAddress: true, officeAddressVerifyNote: 'Seen on the map' })
    expect(status).toBe(200)
    expect(body.message).toBe('Office Address verification updated successfully')
    expect(body.data).toMatchObject({
      isVerifiedOfficeAddress: true,
      officeAddressVerifyNote: 'Seen on the map',
      officeAddressVerifyTime: expect.any(String),
      officeAddressVerifiedBy: { _id: reviewer.id },
    })
    expect((await owner.get('/company/sections')).body.data).toContainEqual(
      expect.objectContaining({ section: 'officeAddress', state: 'verified', reason: null }),
    )
    await save({ isVerifiedOfficeAddress: false })
    expect(await section('officeAddress')).toMatchObject({ state: 'submitted', note: 'Seen on the map' })
    expect(await trailOf(run.db.owner, company.id)).toMatchObject([
      { action: 'verification.save', company_id: company.id, after: { state: 'verified' } },
      { action: 'verification.save', company_id: company.id, after: { state: 'submitted' } },
    ])
  })

  it('says so where nothing was changed, and leaves no trail of it', async () => {
    const [verified, again] = [
      await save({ isVerifiedOfficeAddress: true, officeAddressVerifyNote: 'Seen' }),
      await save({ isVerifiedOfficeAddress: true, officeAddressVerifyNote: 'Seen' }),
    ]
    expect([verified.body.message, again.body.message]).toEqual([
      'Office Address verification updated successfully',
      'Nothing was changed',
    ])
    expect(await trailOf(run.db.owner, company.id)).toHaveLength(1)
  })

  it('works for all nine, also where nothing was submitted', async () => {
    for (const name of companySections) {
      const field = `isVerified${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
      expect((await save({ [field]: true })).body.data).toMatchObject({ [field]: true })
    }
    await save({ isVerifiedAgreement: false })
    expect(await section('agreement')).toMatchObject({ state: 'not-submitted', _id: null })
  })

  it('keeps a note without a decision, which the trail of the company does not tell', async () => {
    await giveBack()
    await save({ isVerifiedOfficeAddress: false, officeAddressVerifyNote: 'Looks invented' })
    expect(await section('officeAddress')).toMatchObject({ state: 'returned', note: 'Looks invented' })
    const [, noted] = await trailOf(run.db.owner, company.id)
    expect(noted).toMatchObject({ company_id: null, before: { state: 'returned' }, after: { state: 'returned' } })
    expect(JSON.stringify(noted)).not.toContain('invented')
    const nothing = await save({ isVerifiedAgreement: false, agreementVerifyNote: 'To whom?' })
    expect(nothing.body.code).toBe('verification.notWaiting')
  })

  it('takes one section at a time, and bounded notes', async () => {
    for (const body of [
      {},
      { isVerifiedAgreement: true, isVerifiedOfficeAddress: true },
      { isVerifiedAgreement: true, agreementVerifyNote: 'x'.repeat(501) },
      { isVerifiedAgreement: 'yes' },
    ]) {
      expect((await save(body)).status).toBe(400)
    }
  })
})

describe('a section', () => {
  it('is returned with a reason that the owners read, and a note that they do not', async () => {
    expect((await giveBack({ note: 'Looks invented' })).status).toBe(200)
    const told = await owner.get('/company/sections')
    expect(told.body.data).toContainEqual(
      expect.objectContaining({ section: 'officeAddress', state: 'returned', reason: 'No such street' }),
    )
    expect(JSON.stringify(told.body)).not.toContain('invented')
    const [letter] = await lettersTo(run, founder.email)
    expect(letter?.subject).toContain('Office Address')
    expect(letter?.text_body).toContain('No such street')
    expect(letter?.text_body).not.toContain('invented')
  })

  it.each([{ reason: '' }, { reason: 'no' }, { reason: 'x'.repeat(501) }, { section: 'kitchen' }])(
    'is not returned by %j',
    async (body) => {
      expect((await giveBack(body)).status).toBe(400)
      expect(await section('officeAddress')).toMatchObject({ state: 'submitted' })
    },
  )

  it('that the company has not submitted cannot be returned', async () => {
    expect((await giveBack({ section: 'agreement' })).body.code).toBe('verification.notWaiting')
  })

  it('that changes after it was verified waits anew, and shows what was verified beside what is there', async () => {
    await save({ isVerifiedOfficeAddress: true })
    expect(await section('officeAddress')).toMatchObject({ before: null })
    await move('48 Lake Road')
    const { state, before, now } = await section('officeAddress')
    expect(state).toBe('submitted')
    const addressOf = (parts: unknown) =>
      (parts as { facts: { field: string; value: string }[] }[])[0]?.facts.find(({ field }) => field === 'address')
        ?.value
    expect([addressOf(before), addressOf(now)]).toEqual(['12 Lake Road', '48 Lake Road'])
    expect(await section('officeAddress')).toMatchObject({
      verifiedDate: expect.any(String),
      verifiedByInfo: [{ _id: reviewer.id }],
    })
    await giveBack({}, colleague)
    await move('50 Lake Road')
    expect(await section('officeAddress')).toMatchObject({ verifiedByInfo: [{ _id: reviewer.id }] })
    await move('12 Lake Road')
    expect(await section('officeAddress')).toMatchObject({ state: 'submitted', before: null })
  })

  it('is not decided as it was seen where it has changed since', async () => {
    const { seen } = await section('officeAddress')
    await move('48 Lake Road')
    for (const answer of [await save({ isVerifiedOfficeAddress: true, seen }), await giveBack({ seen })]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'verification.moved'])
    }
    expect((await save({ isVerifiedOfficeAddress: true, seen: (await section('officeAddress')).seen })).status).toBe(
      200,
    )
  })

  it('keeps every decision with who and when', async () => {
    await giveBack()
    await move('48 Lake Road')
    await save({ isVerifiedOfficeAddress: true, officeAddressVerifyNote: 'Now right' }, colleague)
    const filters = { company: company.id, section: 'officeAddress' }
    const { data } = (await admin.post('/verification/list-decision', { filters })).body
    expect(data).toMatchObject([
      { decision: 'verified', note: 'Now right', reason: null },
      { decision: 'returned', reason: 'No such street', userInfo: [{ _id: reviewer.id }] },
    ])
  })
})

describe('what waits', () => {
  it('is listed oldest first, and keeps its place when it changes while it waits', async () => {
    await run.make.reference(company)
    await run.db
      .owner`update company_section set submitted_at = now() - interval '2 days' where company_id = ${company.id} and section = 'officeAddress'`
    await move('48 Lake Road')
    const rows = await pending({ sortBy: 'createDate', sortDirection: 'asc' })
    const own = rows.filter((row) => nameIn(row.companyInfo) === company.id).map((row) => row.section)
    expect(own).toEqual(['officeAddress', 'companyPersonName', 'referenceBy'])
  })

  it('holds nothing of a company that is still being set up or was deleted, and nothing decided', async () => {
    await save({ isVerifiedOfficeAddress: true })
    expect((await mine()).map((row) => row.section)).toEqual(['companyPersonName'])
    await run.make.change('company', company.id, { deleted_at: new Date() })
    expect(await mine()).toEqual([])
    const young = await run.make.company({ is_on_boarding_completed: false, legal_name: 'Young Ltd' })
    expect((await pending()).some((row) => nameIn(row.companyInfo) === young.id)).toBe(false)
    await run.make.change('company', young.id, { is_on_boarding_completed: true })
    expect((await pending()).some((row) => nameIn(row.companyInfo) === young.id)).toBe(true)
  })

  it('is claimed by one of two who try at once; the other is told by whom, and cannot decide it meanwhile', async () => {
    const [row] = (await mine()).filter((one) => one.section === 'officeAddress')
    const claims = await Promise.all([admin, colleague].map((caller) => caller.post(`/verification/claim/${row?._id}`)))
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409])
    const [winner, loser] = claims[0]?.status === 200 ? [admin, colleague] : [colleague, admin]
    const refused = claims.find(({ status }) => status === 409)
    expect(refused?.body.code).toBe('verification.claimed')
    expect((await save({ isVerifiedOfficeAddress: true }, loser)).body.code).toBe('verification.claimed')
    expect((await giveBack({}, loser)).body.code).toBe('verification.claimed')
    expect(await pending({ filters: { claim: 'mine' } }, winner)).toMatchObject([{ _id: row?._id }])
    expect(await pending({ filters: { claim: 'mine' } }, loser)).toEqual([])
    expect((await pending({ filters: { claim: 'free' } }, loser)).some((one) => one._id === row?._id)).toBe(false)
    expect((await save({ isVerifiedOfficeAddress: true }, winner)).status).toBe(200)
    expect((await winner.post(`/verification/claim/${row?._id}`)).body.code).toBe('verification.notWaiting')
  })

  it('is free again once its claim is released, or fifteen minutes old', async () => {
    const [row] = await mine()
    const claim = (caller: Caller) => caller.post(`/verification/claim/${row?._id}`)
    const count = async (body: object) => (await admin.post('/verification/list-pending', body)).body.totalDocs
    const countFree = () => count({ filters: { claim: 'free' } })
    const all = await count({})
    await claim(admin)
    expect(await countFree()).toBe(all - 1)
    await colleague.post(`/verification/release/${row?._id}`)
    expect((await claim(colleague)).status).toBe(409)
    await admin.post(`/verification/release/${row?._id}`)
    expect((await claim(colleague)).status).toBe(200)
    await run.db
      .owner`update company_section set claimed_at = now() - interval '16 minutes' where id = ${String(row?._id)}`
    expect(await countFree()).toBe(all)
    expect((await claim(admin)).status).toBe(200)
    expect(await countFree()).toBe(all - 1)
  })
})

describe('the queue of companies', () => {
  const named = (legal_name: string) => run.make.company({ legal_name })
  const placeOf = async (one: Company, caller = admin) =>
    (await caller.get<{ data: AnyRecord }>(`/verification/queue/${one.id}`)).body.data
  const since = (one: Company, days: number) =>
    run.db
      .owner`update company_section set submitted_at = now() - ${days} * interval '1 day' where company_id = ${one.id}`
  const decideAll = async (one: Company) => {
    for (const field of ['isVerifiedCompanyPersonName', 'isVerifiedOfficeAddress'])
      await admin.post(`/company/update-company/${one.id}/verification`, { [field]: true })
  }

  it('says where a company stands, which comes next and which before, the longest waiting first', async () => {
    const [second, third] = [await named('Oak Ltd'), await named('Elm Ltd')]
    await since(company, 900)
    await since(second, 800)
    await since(third, 700)
    const { total, ...first } = await placeOf(company)
    expect(first).toMatchObject({ position: 1, previousInfo: [], nextInfo: [{ _id: second.id, toDecide: 1 }] })
    expect(await placeOf(second)).toMatchObject({
      position: 2,
      total,
      previousInfo: [{ _id: company.id, toDecide: 2 }],
      nextInfo: [{ _id: third.id }],
    })
    await decideAll(second)
    expect(await placeOf(second)).toMatchObject({
      position: 0,
      total: Number(total) - 1,
      nextInfo: [{ _id: company.id }],
    })
    expect(await placeOf(company)).toMatchObject({ nextInfo: [{ _id: third.id }] })
    for (const one of [company, third]) await decideAll(one)
  })

  it('passes over a company whose sections others are at, and names the first that is free', async () => {
    const second = await named('Oak Ltd')
    await since(company, 900)
    await since(second, 800)
    const [row] = (await pending()).filter(({ companyInfo }) => nameIn(companyInfo) === second.id)
    await colleague.post(`/verification/claim/${row?._id}`)
    expect((await placeOf(company)).nextInfo).not.toMatchObject([{ _id: second.id }])
    expect(await placeOf(company, colleague)).toMatchObject({ nextInfo: [{ _id: second.id, sectionId: row?._id }] })
    await colleague.post(`/verification/release/${row?._id}`)
    expect(await placeOf(company)).toMatchObject({ nextInfo: [{ _id: second.id, sectionId: row?._id }] })
    for (const one of [company, second]) await decideAll(one)
  })
})
