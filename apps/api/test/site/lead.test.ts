import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let administrator: Caller
let company: Company
let other: Company
let owner: Caller
let person: Person
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' }, { web: 'none' })
})
afterAll(() => run.close())
beforeEach(async () => {
  await run.db.owner`truncate rate_limit`
  administrator = run.call(await run.make.tokenOf('administrator'))
  company = await run.make.company({ name: 'Harbor Staffing' })
  other = await run.make.company({ name: 'Summit Talent' })
  person = await run.make.person('owner', company, { first_name: 'Olivia', last_name: 'Hart' })
  owner = run.call(await run.make.session(person))
})

const view = async (by: Caller, leadId: string) => (await by.post('/lead/view', { leadId })).body.data as AnyRecord
const stateOf = async (by: Caller, leadId: string) => (await view(by, leadId)).state
const told = async (by: Caller) =>
  ((await by.post('/notification/list')).body.data as AnyRecord[]).map(({ kind, params }) => ({ kind, params }))
const assign = (by: Caller, more: object) => by.post('/lead/assign', more)

describe('a lead', () => {
  it('is assigned to a company with others at once, and to a member; each is told', async () => {
    const ids = [await run.make.lead(null, { first_name: 'Wei', last_name: 'Zhang' }), await run.make.lead(null)]
    expect((await owner.post('/lead/view', { leadId: ids[0] })).status).toBe(404)
    const { body } = await assign(administrator, { leadIds: ids, company: company.id })
    expect(body).toMatchObject({ message: 'Leads Assigned Successfully', assigned: 2 })
    expect((await assign(administrator, { leadIds: ids, company: company.id })).body).toMatchObject({ assigned: 0 })
    expect(await stateOf(owner, ids[0] ?? '')).toBe('assigned')
    expect(await told(owner)).toContainEqual({ kind: 'lead-assigned', params: { name: 'Wei Zhang' } })
    const recruiter = await run.make.person('recruiter', company)
    await assign(owner, { leadIds: ids, member: recruiter.id })
    const desk = run.call(await run.make.session(recruiter))
    expect(await told(desk)).toContainEqual({ kind: 'lead-yours', params: { name: 'Wei Zhang' } })
    const mine = await desk.post('/lead/list', { filters: { member: recruiter.id } })
    expect(mine.body.totalDocs).toBe(2)
  })

  it('is given to no member of another company, to none who may only read, and to a company by administrators alone', async () => {
    const leadIds = [await run.make.lead(company)]
    const stranger = await run.make.person('recruiter', other)
    expect((await assign(owner, { leadIds, member: stranger.id })).status).toBe(404)
    const reader = await run.make.person('company-user', company)
    expect((await assign(owner, { leadIds, member: reader.id })).status).toBe(404)
    expect((await assign(owner, { leadIds, company: other.id })).status).toBe(403)
    expect((await assign(administrator, { leadIds, member: person.id })).status).toBe(403)
    const mixed = [...leadIds, await run.make.lead(other)]
    expect((await assign(owner, { leadIds: mixed, member: person.id })).status).toBe(404)
    expect((await view(owner, leadIds[0] ?? '')).memberInfo).toEqual([])
  })

  it('has tasks of whoever works on it, called by its name, and none of another company', async () => {
    const id = await run.make.lead(company, { first_name: 'Wei', last_name: 'Zhang' })
    const task = { title: 'Call on Monday', recordKind: 'lead', record: id }
    expect((await owner.post('/task/add', task)).body).toMatchObject({ data: { recordName: 'Wei Zhang' } })
    const stranger = run.call(await run.make.tokenOf('owner', other))
    expect((await stranger.post('/task/add', task)).status).toBe(404)
  })

  it('takes along nothing that the company before noted of it, nor what happened there', async () => {
    const id = await run.make.lead(null)
    await assign(administrator, { leadIds: [id], company: company.id })
    await owner.put(`/lead/update/${id}`, { note: 'Wants Halifax' })
    await owner.post(`/lead/move/${id}`, { to: 'contacted' })
    await assign(administrator, { leadIds: [id], company: other.id })
    const next = run.call(await run.make.tokenOf('owner', other))
    const seen = await view(next, id)
    expect(seen).toMatchObject({ note: '', state: 'assigned' })
    expect((seen.timeline as AnyRecord[]).map(({ action }) => action)).toEqual(['assigned'])
    const all = ((await view(administrator, id)).timeline as AnyRecord[]).map(({ action }) => action)
    expect(all).toEqual(['assigned', 'moved', 'noted', 'assigned'])
    expect((await owner.post('/lead/view', { leadId: id })).status).toBe(404)
  })

  it('moves between its states alone, and says why it was closed', async () => {
    const id = await run.make.lead(company)
    const move = (to: string, reason?: string) => owner.post(`/lead/move/${id}`, { to, ...(reason && { reason }) })
    expect((await move('open')).body.code).toBe('lead.stateWrong')
    expect((await move('closed')).body).toMatchObject({
      code: 'lead.reasonNeeded',
      fields: { reason: 'Please say why' },
    })
    await move('closed', 'Did not answer')
    expect(await view(owner, id)).toMatchObject({ state: 'closed', closeReason: 'Did not answer' })
    await move('open')
    expect(await view(owner, id)).toMatchObject({ state: 'assigned', closeReason: '' })
    expect(await trailOf(run.db.owner, id)).toMatchObject([{ action: 'lead.move' }, { action: 'lead.move' }])
  })

  it('names others of the same address or phone, those alone that the reader sees', async () => {
    const same = { email: 'Anita@Example.com', phone: '+1 (555) 900-1000' }
    const id = await run.make.lead(company, { email: 'anita@example.com', phone: '' })
    const byMail = await run.make.lead(company, { email: same.email, phone: '' })
    const elsewhere = await run.make.lead(other, { email: same.email, phone: '' })
    const idsOf = async (by: Caller) => ((await view(by, id)).sameInfo as AnyRecord[]).map(({ _id }) => _id).sort()
    expect(await idsOf(owner)).toEqual([byMail])
    expect(await idsOf(administrator)).toEqual([byMail, elsewhere].sort())
    const called = await run.make.lead(company, { phone: same.phone })
    const again = await run.make.lead(company, { phone: '15559001000' })
    expect((await view(owner, called)).sameInfo).toMatchObject([{ _id: again }])
  })

  it('comes back from the bin', async () => {
    const id = await run.make.lead(company, { first_name: 'Wei', last_name: 'Zhang' })
    await owner.delete(`/lead/delete/${id}`)
    expect((await owner.post('/lead/view', { leadId: id })).status).toBe(404)
    const { body } = await owner.post('/bin/list')
    expect(body.data).toMatchObject([{ kind: 'lead', name: 'Wei Zhang' }])
  })
})

describe('a lead is converted', () => {
  const convert = (by: Caller, id: string, more: object) => by.post(`/lead/convert/${id}`, more)

  it('into a candidate with what is known, by one of ten who do it at once, and back', async () => {
    const named = { first_name: 'Li', last_name: '', email: 'li@lead.example', phone: '+1 902 555 0100' }
    const id = await run.make.lead(company, { ...named, state: 'contacted' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => convert(owner, id, { into: 'candidate' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'lead.converted']))
    const found = await owner.post('/candidate/list')
    expect(found.body.data).toMatchObject([{ firstName: 'Li', email: 'li@lead.example' }])
    const { convertedInfo } = await view(owner, id)
    expect(convertedInfo).toMatchObject([{ kind: 'candidate', record: found.body.data[0]?._id, isNew: true }])
    expect(await trailOf(run.db.owner, id)).toMatchObject([{ action: 'lead.convert' }])
    await owner.post(`/lead/revert/${id}`)
    expect(await stateOf(owner, id)).toBe('contacted')
    expect((await owner.post('/candidate/list')).body.totalDocs).toBe(0)
    expect((await owner.post(`/lead/revert/${id}`)).body.code).toBe('lead.notConverted')
  })

  it('into the candidate who is known by this address already, who stays if that is undone', async () => {
    const candidate = await run.make.candidate(company, { email: 'known@lead.example' })
    const id = await run.make.lead(company, { email: 'Known@lead.example' })
    await convert(owner, id, { into: 'candidate' })
    expect((await view(owner, id)).convertedInfo).toEqual([{ kind: 'candidate', record: candidate, isNew: false }])
    await owner.post(`/lead/revert/${id}`)
    expect((await owner.post('/candidate/list')).body.totalDocs).toBe(1)
  })

  it('only with what a candidate needs, and changes nothing without it', async () => {
    const id = await run.make.lead(company, { phone: '' })
    const refused = await convert(owner, id, { into: 'candidate' })
    expect(refused).toMatchObject({ status: 400, body: { fields: { phone: 'Phone is required' } } })
    expect(await stateOf(owner, id)).toBe('assigned')
    expect((await convert(owner, id, { into: 'candidate', phone: '+1 902 555 0100' })).status).toBe(200)
  })

  it('into a company with its answers by an administrator, and back as long as nobody joined it', async () => {
    const code = 'CA'
    await run.make.country({ code })
    const answers = run.db.owner.json({ type: 'agent', yourCountry: code, clientCountry: code })
    const email = `founder-${Date.now()}@newfirm.example`
    const id = await run.make.lead(null, { kind: 'get-started', company_name: 'New Firm', email, answers })
    const { status, body } = await convert(administrator, id, { into: 'company' })
    expect([status, body.fields]).toEqual([200, undefined])
    const [made] = (await view(administrator, id)).convertedInfo as AnyRecord[]
    expect(made).toMatchObject({ kind: 'company', isNew: true })
    await administrator.post(`/lead/revert/${id}`)
    expect(await stateOf(administrator, id)).toBe('new')
    await convert(administrator, id, { into: 'company' })
    const [again] = (await view(administrator, id)).convertedInfo as AnyRecord[]
    await run.make.person('owner', { id: String(again?.record) } as Company)
    expect((await administrator.post(`/lead/revert/${id}`)).body.code).toBe('lead.companyJoined')
  })

  it('into nothing that is not the area of who converts, and moves no more', async () => {
    const id = await run.make.lead(company)
    expect((await convert(owner, id, { into: 'company' })).body.code).toBe('lead.targetWrong')
    expect((await convert(administrator, id, { into: 'candidate' })).body.code).toBe('lead.targetWrong')
    await convert(owner, id, { into: 'candidate' })
    expect((await owner.post(`/lead/move/${id}`, { to: 'contacted' })).body.code).toBe('lead.stateWrong')
  })
})
