import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let company: Company
let owner: Caller
let owning: Person
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  owning = await run.make.person('owner', company)
  owner = run.call(await run.make.session(owning))
})

const add = async (name: string, parent: string | null = null) =>
  (await owner.post('/business-unit/add', { name, parent })).body.data._id
const summary = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code ?? ''}`.trim()

describe("a company's units", () => {
  it('stand four deep and no deeper, also when a tree moves', async () => {
    const one = await add('Europe')
    const two = await add('Germany', one)
    const three = await add('Berlin', two)
    const four = await add('Mitte', three)
    expect(summary(await owner.post('/business-unit/add', { name: 'Deeper', parent: four }))).toBe('409 unit.tooDeep')
    const other = await add('Asia')
    const india = await add('India', other)
    expect(summary(await owner.put(`/business-unit/update/${india}`, { parent: four }))).toBe('409 unit.tooDeep')
    expect(summary(await owner.put(`/business-unit/update/${two}`, { parent: india }))).toBe('409 unit.tooDeep')
    expect(summary(await owner.put(`/business-unit/update/${three}`, { parent: india }))).toBe('200')
  })

  it('never stand below themselves', async () => {
    const one = await add('Europe')
    const two = await add('Germany', one)
    expect(summary(await owner.put(`/business-unit/update/${one}`, { parent: two }))).toBe('409 unit.cycle')
    expect(summary(await owner.put(`/business-unit/update/${one}`, { parent: one }))).toBe('409 unit.cycle')
  })

  it('make no ring when two move below each other at once', async () => {
    const [one, two] = [await add('One'), await add('Two')]
    const answers = await Promise.all([
      owner.put(`/business-unit/update/${one}`, { parent: two }),
      owner.put(`/business-unit/update/${two}`, { parent: one }),
    ])
    expect(answers.map(summary).sort()).toEqual(['200', '409 unit.cycle'])
  })

  it('have names of their own among their neighbours alone', async () => {
    const one = await add('Europe')
    expect(summary(await owner.post('/business-unit/add', { name: 'europe' }))).toBe('409 unit.nameTaken')
    expect(summary(await owner.post('/business-unit/add', { name: 'Europe', parent: one }))).toBe('200')
  })

  it('keep how letters are sent in their name, and what a body does not name', async () => {
    const id = await add('Europe')
    const facts = { senderName: 'Corridor Europe', fromEmail: 'eu@maple.example', signature: 'Best regards' }
    await owner.put(`/business-unit/update/${id}`, facts)
    await owner.put(`/business-unit/update/${id}`, { name: 'EMEA' })
    expect((await owner.get(`/business-unit/view/${id}`)).body.data).toMatchObject({ name: 'EMEA', ...facts })
  })

  it("do not stand below another company's", async () => {
    const theirs = await run.make.unit(await run.make.company())
    expect(summary(await owner.post('/business-unit/add', { name: 'Ours', parent: theirs }))).toBe(
      '404 record.notFound',
    )
  })

  it('cannot be deleted while anything is in them, and say what', async () => {
    const id = await add('Europe')
    await add('Germany', id)
    const member = await run.make.person('recruiter', company)
    await run.make.sight(member, 'team', [id])
    await run.make.candidate(company, { created_by: member.id })
    await run.make.binned('candidate', await run.make.candidate(company, { created_by: member.id }))
    const refused = await owner.delete(`/business-unit/delete/${id}`)
    expect([summary(refused), refused.body.params]).toEqual(['409 unit.inUse', { units: 1, members: 1, records: 2 }])
    expect(summary(await owner.delete(`/business-unit/delete/${await add('Empty')}`))).toBe('200')
  })

  it.each(['vendorGroup', 'job'] as const)('cannot be deleted while a %s names them', async (kind) => {
    const id = await add('Europe')
    if (kind === 'job') await run.make.job(company, { business_unit_id: id })
    else await run.make.vendorGroup(company, await run.make.country(), { unit_id: id })
    const refused = await owner.delete(`/business-unit/delete/${id}`)
    expect([summary(refused), refused.body.params]).toEqual(['409 unit.inUse', { units: 0, members: 0, records: 1 }])
  })
})

describe("a member's sight", () => {
  const update = (id: string, body: object) => owner.put(`/company-member/update/${id}`, body)
  const memberOf = async (who: Person) => run.make.member(who, { status: 'active' })

  it('is set with the units by an Owner, and told in the list and in the log', async () => {
    const [who, unit] = [await run.make.person('recruiter', company), await add('Europe')]
    const id = await memberOf(who)
    const answer = await update(id, { sight: 'team', units: [unit] })
    expect(answer.body.data).toMatchObject({ sight: 'team', units: [{ _id: unit, name: 'Europe' }] })
    const [row] = await run.db
      .owner`select before, after from audit where action = 'member.update' and record_id = ${id}`
    expect(row).toEqual({
      before: { roles: ['recruiter'], status: 'active', sight: 'company', units: [] },
      after: { roles: ['recruiter'], status: 'active', sight: 'team', units: [unit] },
    })
    const again = await update(id, { sight: 'team', units: [unit] })
    expect(again.status).toBe(200)
    expect(await run.db.owner`select 1 from audit where record_id = ${id}`).toHaveLength(1)
  })

  it('cannot be that of a team without one, nor of another company', async () => {
    const who = await run.make.person('recruiter', company)
    const id = await memberOf(who)
    expect(summary(await update(id, { sight: 'team' }))).toBe('409 member.unitMissing')
    const theirs = await run.make.unit(await run.make.company())
    expect(summary(await update(id, { units: [theirs] }))).toBe('404 record.notFound')
  })

  it('is never narrower for an Owner, also one who becomes Owner later', async () => {
    expect(summary(await update(await memberOf(owning), { sight: 'own' }))).toBe('409 member.ownerSees')
    const who = await run.make.person('recruiter', company)
    await run.make.sight(who, 'own')
    await run.make.candidate(company)
    const caller = run.call(await run.make.session(who))
    expect((await caller.post('/candidate/list')).body.totalDocs).toBe(0)
    await run.make.member(who, { roles: ['owner'] })
    expect((await caller.post('/candidate/list')).body.totalDocs).toBe(1)
  })
})
