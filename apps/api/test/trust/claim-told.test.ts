import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { lettersTo } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let admin: Caller
let company: Company
let founder: Person
let claimant: Person
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  admin = run.call(await run.make.tokenOf('administrator'))
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  founder = await run.make.person('owner', company, { first_name: 'Frida', last_name: 'Founder' })
  claimant = await run.make.person('recruiter', company, { first_name: 'Clara', last_name: 'Claims' })
})

const callerOf = async (person: Person) => run.call(await run.make.session(person))
const toldTo = async (person: Person) =>
  (await (await callerOf(person)).post('/notification/list')).body.data.map(({ kind, params }) => ({ kind, params }))
const choose = async (person: Person, kind: string) =>
  (await callerOf(person)).put('/notification/settings', { kind, delivery: 'never' })

it('tells the claimant and the former Owner of an approved claim, in the app and by mail', async () => {
  await admin.post(`/claim-ownership/approve/${await run.make.claim(company, claimant)}`)
  expect(await toldTo(claimant)).toEqual([{ kind: 'claim-approved', params: { company: company.name } }])
  const lost = { kind: 'ownership-lost', params: { company: company.name, name: 'Clara Claims' } }
  expect(await toldTo(founder)).toEqual([lost])
  expect(await lettersTo(run, claimant.email)).toHaveLength(1)
  expect(await lettersTo(run, founder.email)).toHaveLength(1)
})

it('tells the former Owner whatever they chose', async () => {
  expect(await choose(founder, 'ownership-lost')).toMatchObject({ status: 400, body: { code: 'notification.fixed' } })
  await admin.post(`/claim-ownership/approve/${await run.make.claim(company, claimant)}`)
  expect(await lettersTo(run, founder.email)).toHaveLength(1)
})

it('tells the claimant of a rejected claim with its reason, unless they want to hear nothing of it', async () => {
  const reject = async () =>
    admin.post(`/claim-ownership/reject/${await run.make.claim(company, claimant)}`, { rejectReason: 'No proof' })
  await reject()
  const rejected = { kind: 'claim-rejected', params: { company: company.name, reason: 'No proof' } }
  expect(await toldTo(claimant)).toEqual([rejected])
  expect(await lettersTo(run, claimant.email)).toHaveLength(1)
  await choose(claimant, 'claim-rejected')
  await reject()
  expect(await toldTo(claimant)).toEqual([rejected])
  expect(await lettersTo(run, claimant.email)).toHaveLength(1)
})
