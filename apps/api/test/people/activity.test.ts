import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let company: Company
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  company = await run.make.company()
})
afterAll(() => run.close())

const actions = async (person: Person, body: object = {}) => {
  const answer = await run.call(await run.make.session(person)).post('/audit/list-own', body)
  expect(answer.status).toBe(200)
  return answer.body.data.map(({ action }) => action)
}

it.each(['administrator', 'owner', 'company-user', 'candidate'] as const)(
  'tells each person what they did: %s',
  async (role) => {
    const person = await run.make.person(role, company)
    const other = await run.make.person(role, company)
    for (const [one, language] of [
      [person, 'fr'],
      [other, 'ar'],
    ] as const)
      await run.call(await run.make.session(one)).put('/auth/language', { language })
    expect(await actions(person)).toEqual(['session.choose-language'])
    expect(await actions(person, { filters: { action: 'add' } })).toEqual([])
    expect(await actions(person, { filters: { action: 'choose-language' } })).toHaveLength(1)
  },
)

it('tells in one company nothing of what they did in another', async () => {
  const person = await run.make.person('owner', company)
  await run.make.audit({ company_id: (await run.make.company()).id, actor_id: person.id })
  expect(await actions(person)).toEqual([])
  await run.make.audit({ company_id: company.id, actor_id: person.id })
  expect(await actions(person)).toHaveLength(1)
})

it('leaves out records that its person sees no longer', async () => {
  const person = await run.make.person('recruiter', company)
  const candidate = await run.make.candidate(company)
  const about = { company_id: company.id, actor_id: person.id, record_kind: 'candidate' }
  await run.make.audit({ ...about, record_id: candidate })
  await run.make.audit({ ...about, record_kind: 'file', record_id: 'resume-of-somebody' })
  expect(await actions(person)).toHaveLength(2)
  await run.db.owner`update membership set sight = 'own' where user_id = ${person.id} and company_id = ${company.id}`
  expect(await actions(person)).toHaveLength(1)
})
