import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import { contentsOf } from '../contents.ts'
import type { Company, Person } from '../make.ts'
import { letter, lettersTo } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let admin: Caller
let colleague: Caller
let company: Company
let founder: Person
let owner: Caller
let claimant: Person
let member: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  admin = run.call(await run.make.session(await run.make.person('administrator', undefined, { last_name: 'Ada' })))
  colleague = run.call(await run.make.session(await run.make.person('administrator', undefined, { last_name: 'Bo' })))
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company({ domain: 'maple.example' })
  founder = await run.make.person('owner', company, { language: 'fr' })
  await run.make.member(founder, { roles: ['owner', 'recruiter'] })
  owner = run.call(await run.make.session(founder))
  claimant = await run.make.person('bench-sales', company, { first_name: 'Clara', last_name: 'Claims' })
  member = run.call(await run.make.session(claimant))
})

const description = 'I founded it in 2019'
const claim = async (caller = member) =>
  (await caller.post<{ data: AnyRecord }>('/claim-ownership/add', { description })).body.data._id
const approve = (id: string, caller = admin) => caller.post(`/claim-ownership/approve/${id}`)
const reject = (id: string, rejectReason = 'No proof', caller = admin) =>
  caller.post(`/claim-ownership/reject/${id}`, { rejectReason })
const waiting = async () => {
  const { data } = (await admin.post('/claim-ownership/list', { limit: 100 })).body as unknown as { data: AnyRecord[] }
  return data.filter((row) => (row.company as unknown as AnyRecord)._id === company.id)
}
const own = async (caller = member) =>
  (await caller.post('/claim-ownership/list-own')).body.data as unknown as AnyRecord[]
const rolesOf = async ({ id }: Person) =>
  (await run.db.owner`select roles from membership where user_id = ${id} and company_id = ${company.id}`)[0]?.roles

describe('a claim', () => {
  it('waits with who claims, the company and why; its claimant sees it', async () => {
    const id = await claim()
    expect(await waiting()).toMatchObject([
      {
        _id: id,
        user: { _id: claimant.id, firstName: 'Clara', lastName: 'Claims', email: claimant.email },
        company: { name: company.name, domain: 'maple.example' },
        ownerInfo: [{ _id: founder.id, email: founder.email }],
        description,
        state: 'pending',
      },
    ])
    expect(await own()).toMatchObject([{ _id: id, description, state: 'pending' }])
    expect(await own(owner)).toEqual([])
    expect(await trailOf(run.db.owner, id)).toMatchObject([
      { action: 'claim-ownership.add', company_id: company.id, after: { description } },
    ])
  })

  it.each([
    ['', 'Description is required'],
    ['no', 'Minimum 3 characters'],
    ['x'.repeat(101), 'Maximum 100 characters'],
  ])('is not made with the description %j', async (given, message) => {
    const { status, body } = await member.post('/claim-ownership/add', { description: given })
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { description: message } })
  })

  it('is made once at a time, of several at the same moment too, and never by an Owner or a candidate', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => member.post('/claim-ownership/add', { description })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('claim.stands')
    expect((await owner.post('/claim-ownership/add', { description })).body.code).toBe('claim.isOwner')
    const student = run.call(await run.make.tokenOf('candidate'))
    expect((await student.post('/claim-ownership/add', { description })).status).toBe(403)
  })

  it('is withdrawn by its claimant alone, and made anew', async () => {
    const id = await claim()
    const other = run.call(await run.make.tokenOf('recruiter', company))
    expect((await other.post(`/claim-ownership/withdraw/${id}`)).status).toBe(404)
    expect((await member.post(`/claim-ownership/withdraw/${id}`)).body.data).toMatchObject({ state: 'withdrawn' })
    expect((await member.post(`/claim-ownership/withdraw/${id}`)).status).toBe(200)
    expect(await waiting()).toEqual([])
    expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'claim.withdrawn' } })
    expect(await claim()).not.toBe(id)
  })
})

describe('approving', () => {
  it('makes the claimant the Owner and the former a Company User at their next call, and tells both', async () => {
    const id = await claim()
    expect((await owner.get('/company/standing')).status).toBe(200)
    expect((await approve(id)).body).toMatchObject({ isApproved: true, message: 'Claim approved successfully' })
    expect(await rolesOf(claimant)).toEqual(['owner', 'bench-sales'])
    expect(await rolesOf(founder)).toEqual(['company-user'])
    expect((await owner.get('/company/standing')).status).toBe(403)
    expect((await owner.post('/hotlist/list')).status).toBe(200)
    expect((await member.get('/company/standing')).status).toBe(200)
    expect(await waiting()).toEqual([])
    expect(await own()).toMatchObject([{ state: 'approved' }])
    expect(await letter(run, claimant.email)).toContain('you are now the Owner')
    const told = await letter(run, founder.email)
    expect(told).toContain('Clara Claims')
    expect(told).toContain('revendiqué')
  })

  it('leaves the trail of the decision and of each person, for the company to read', async () => {
    const id = await claim()
    await approve(id)
    expect((await trailOf(run.db.owner, id)).at(-1)).toMatchObject({
      action: 'claim-ownership.approve',
      company_id: company.id,
      before: { owners: [founder.id] },
      after: { owners: [claimant.id] },
    })
    expect(await trailOf(run.db.owner, founder.id)).toMatchObject([
      { action: 'user.update', company_id: company.id, after: { roles: ['company-user'] } },
    ])
  })

  it('ends the ownership of everybody else, and leaves other claims waiting', async () => {
    const partner = await run.make.person('owner', company, { status: 'inactive' })
    const rival = await run.make.person('recruiter', company)
    const others = await claim(run.call(await run.make.session(rival)))
    await approve(await claim())
    expect(await rolesOf(partner)).toEqual(['company-user'])
    expect(await lettersTo(run, partner.email)).toEqual([])
    expect(await waiting()).toMatchObject([{ _id: others, ownerInfo: [{ _id: claimant.id }] }])
    expect((await approve(others)).status).toBe(200)
    expect(await rolesOf(claimant)).toEqual(['company-user'])
    expect(await rolesOf(rival)).toEqual(['owner', 'recruiter'])
  })

  it('touches no other company of the same people', async () => {
    const second = await run.make.company()
    await run.db
      .owner`insert into membership (company_id, user_id, roles) values (${second.id}, ${founder.id}, '{owner}')`
    await approve(await claim())
    const [row] = await run.db.owner`select roles from membership where company_id = ${second.id}`
    expect(row?.roles).toEqual(['owner'])
  })

  it('is done once under the same key', async () => {
    const id = await claim()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.send('POST', `/claim-ownership/approve/${id}`, {}, headers)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await lettersTo(run, claimant.email)).toHaveLength(1)
  })
})

describe('rejecting', () => {
  it('keeps everything as it is; the claimant reads the reason, on the page and by mail', async () => {
    const id = await claim()
    expect((await reject(id)).body).toMatchObject({ message: 'Claim Ownership Rejected Successfully' })
    expect(await rolesOf(founder)).toEqual(['owner', 'recruiter'])
    expect(await own()).toMatchObject([{ state: 'rejected', rejectReason: 'No proof' }])
    expect(await letter(run, claimant.email)).toContain('No proof')
    expect(await lettersTo(run, founder.email)).toEqual([])
    const decided = await admin.post('/claim-ownership/list', { limit: 100, filters: { state: 'rejected' } })
    expect(JSON.stringify(decided.body)).toContain(id)
  })

  it.each([
    ['', 'Reject Reason is required'],
    ['no', 'Minimum 3 characters'],
    ['x'.repeat(51), 'Maximum 50 characters'],
  ])('does not take the reason %j', async (given, message) => {
    const { status, body } = await reject(await claim(), given)
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { rejectReason: message } })
  })
})

describe('two who decide at once', () => {
  it.each(['approve', 'reject'] as const)('have one winner where one approves and the other %ss', async (verb) => {
    for (let round = 0; round < 5; round += 1) {
      const rival = await run.make.person('recruiter', company)
      const id = await claim(run.call(await run.make.session(rival)))
      const second = verb === 'approve' ? approve(id, colleague) : reject(id, 'No proof', colleague)
      const answers = await Promise.all([approve(id), second])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const lost = answers.find(({ status }) => status === 409)
      expect(lost?.body.code).toMatch(/^claim\.(approved|rejected)$/)
      expect(lost?.body.message).toMatch(/^Pat (Ada|Bo) (approved|rejected) this claim already$/)
      expect(await lettersTo(run, rival.email)).toHaveLength(1)
    }
  })

  it('have one winner where the claimant withdraws, and nobody waits in a circle', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await claim()
      const [approved, rejected, withdrawn] = await Promise.all([
        approve(id),
        reject(id, 'No proof', colleague),
        member.post(`/claim-ownership/withdraw/${id}`),
      ])
      expect([approved, rejected, withdrawn].filter(({ status }) => status === 200)).toHaveLength(1)
      if (approved.status === 200) return
    }
  })

  it('have one winner where claims on one company are approved at the same moment: one Owner is left', async () => {
    const rivals = await Promise.all([1, 2, 3].map(() => run.make.person('recruiter', company)))
    const ids = await Promise.all(rivals.map(async (one) => claim(run.call(await run.make.session(one)))))
    const answers = await Promise.all(ids.map((id) => approve(id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const owners = await run.db.owner`
      select 1 from membership where company_id = ${company.id} and 'owner' = any (roles)`
    expect(owners).toHaveLength(1)
  })

  it('come to one end where the claimant is deactivated at the same moment', async () => {
    const id = await claim()
    const [approved, deactivated] = await Promise.all([
      approve(id),
      colleague.put(`/users/update/${claimant.id}`, { status: 'inactive' }),
    ])
    expect(deactivated.status).toBe(200)
    const roles = await rolesOf(founder)
    if (approved.status === 200) expect(roles).toEqual(['company-user'])
    else expect({ code: approved.body.code, roles }).toEqual({ code: 'claim.noMember', roles: ['owner', 'recruiter'] })
    expect(await waiting()).toEqual([])
  })
})

describe('a claim that nobody can approve any more', () => {
  it('is refused, leaves the list, and waits again when its claimant comes back', async () => {
    const id = await claim()
    await colleague.put(`/users/update/${claimant.id}`, { status: 'inactive' })
    const before = await contentsOf(run.db.owner)
    expect(await approve(id)).toMatchObject({
      status: 409,
      body: { code: 'claim.noMember', message: 'Clara Claims is no longer an active member of this company' },
    })
    expect(await contentsOf(run.db.owner)).toEqual(before)
    expect(await waiting()).toEqual([])
    await colleague.put(`/users/update/${claimant.id}`, { status: 'active' })
    expect(await waiting()).toMatchObject([{ _id: id }])
  })

  it('goes with its company into the bin, and comes back with it', async () => {
    const id = await claim()
    await admin.delete(`/company/delete-company/${company.id}`)
    expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'claim.companyGone' } })
    expect(await waiting()).toEqual([])
    await admin.post(`/bin/restore/${company.id}`)
    expect((await approve(id)).status).toBe(200)
  })
})

describe('the members of a company', () => {
  it('are listed with their roles to each of them, and to nobody else', async () => {
    const { body } = await member.post('/company-member/list', { sortBy: 'name', limit: 100 })
    const rows = body.data as unknown as AnyRecord[]
    expect(rows.map(({ user, roles }) => ({ user, roles }))).toEqual(
      expect.arrayContaining([
        { user: founder.id, roles: ['owner', 'recruiter'] },
        { user: claimant.id, roles: ['bench-sales'] },
      ]),
    )
    expect(rows).toHaveLength(2)
    const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect(JSON.stringify((await stranger.post('/company-member/list')).body)).not.toContain(founder.id)
    expect((await admin.post('/company-member/list')).status).toBe(403)
  })
})
