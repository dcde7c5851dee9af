import { companySections } from '@corridor/contract/field/company-sections'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let admin: Person
let company: Company
let founder: Person
let owner: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  admin = await run.make.person('administrator')
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company({ legal_name: 'Maple Ltd' })
  founder = await run.make.person('owner', company)
  owner = run.call(await run.make.session(founder))
})

const sections = async (caller = owner) => (await caller.get<{ data: AnyRecord[] }>('/company/sections')).body.data
const states = async (caller = owner) =>
  Object.fromEntries((await sections(caller)).map(({ section, state }) => [section, state])) as Record<string, string>
const verify = (section: string) => run.make.decision(company, admin, { section })
const give = async () => ({
  location: await run.make.location(company),
  employee: await run.make.employee(company),
  reference: await run.make.reference(company),
})

describe('the sections of a company', () => {
  it('are nine; those without data are not submitted', async () => {
    const answered = await sections()
    expect(answered.map(({ section }) => section)).toEqual([...companySections])
    const submitted = answered.filter(({ state }) => state !== 'not-submitted')
    expect(submitted).toEqual([{ section: 'companyPersonName', state: 'submitted', reason: null, decidedDate: null }])
  })

  it('are submitted with their data, then as an administrator decided', async () => {
    await give()
    await verify('companyPersonName')
    await run.make.decision(company, admin, { section: 'contactDetails', state: 'returned', reason: 'No such number' })
    const answered = await sections()
    expect(answered.filter(({ state }) => state !== 'not-submitted')).toEqual([
      { section: 'companyPersonName', state: 'verified', reason: null, decidedDate: expect.any(String) },
      { section: 'officeAddress', state: 'submitted', reason: null, decidedDate: null },
      { section: 'contactDetails', state: 'returned', reason: 'No such number', decidedDate: expect.any(String) },
      { section: 'referenceBy', state: 'submitted', reason: null, decidedDate: null },
    ])
  })

  it('show every member the same, another company nothing of it, and administrators and candidates not at all', async () => {
    await give()
    await verify('officeAddress')
    const expected = await sections()
    for (const role of ['recruiter', 'bench-sales', 'company-user'] as const) {
      expect(await sections(run.call(await run.make.tokenOf(role, company)))).toEqual(expected)
    }
    const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect(new Set(Object.values(await states(stranger)))).toEqual(new Set(['not-submitted']))
    for (const role of ['administrator', 'candidate'] as const) {
      const caller = run.call(await run.make.tokenOf(role))
      expect((await caller.get('/company/sections')).status).toBe(403)
    }
    await run.make.change('company', company.id, { is_on_boarding_completed: false })
    expect((await owner.get('/company/sections')).body.code).toBe('session.onboarding')
  })
})

describe('a decision', () => {
  it('holds as long as its data: a change reopens that section alone', async () => {
    const { location, employee } = await give()
    const all = ['companyPersonName', 'officeAddress', 'contactDetails', 'referenceBy']
    const reopenedBy = async (change: () => Promise<{ status: number }>) => {
      await run.db.owner`delete from company_section where company_id = ${company.id}`
      for (const section of all) await verify(section)
      expect((await change()).status).toBe(200)
      const now = await states()
      return all.filter((section) => now[section] === 'submitted')
    }
    const update = (body: object) => owner.put(`/company/update-company/${company.id}`, body)
    expect(await reopenedBy(() => update({ companyName: 'Maple Pathways' }))).toEqual(['companyPersonName'])
    expect(await reopenedBy(() => update({ companyName: 'Maple Pathways' }))).toEqual([])
    expect(await reopenedBy(() => update({ websiteLink: 'NA' }))).toEqual([])
    const address = { address: '48 Lake Road, Surat' }
    expect(await reopenedBy(() => owner.put(`/company-location/add-location/${location}`, address))).toEqual([
      'officeAddress',
    ])
    const contact = { firstName: 'Ravi' }
    expect(await reopenedBy(() => owner.put(`/company-employee/add-employee/${employee}`, contact))).toEqual([
      'contactDetails',
    ])
    await run.make.employee(company)
    expect(await reopenedBy(() => owner.delete(`/company-employee/delete-employee/${employee}`))).toEqual([
      'contactDetails',
    ])
    const friend = { referenceBy: 'OTHER', otherReference: 'A friend' }
    expect(await reopenedBy(() => owner.post('/company-reference/add-reference', friend))).toEqual(['referenceBy'])
  })

  it('ends with the document that proves it', async () => {
    await give()
    await verify('companyPersonName')
    await verify('contactDetails')
    await run.make.document(company, founder, { document_type: 'panCard' })
    expect(await states()).toMatchObject({ companyPersonName: 'submitted', contactDetails: 'verified' })
    await run.make.document(company, founder, { document_type: 'authorityLetter' })
    expect(await states()).toMatchObject({ contactDetails: 'submitted' })
  })

  it('is of a known section and state, and a return names its reason', async () => {
    for (const row of [
      { section: 'shoeSize' },
      { state: 'lost' },
      { state: 'returned' },
      { state: 'returned', reason: ' ' },
    ]) {
      await expect(run.make.decision(company, admin, { section: 'agreement', ...row })).rejects.toThrow(
        /check constraint/,
      )
    }
  })
})
