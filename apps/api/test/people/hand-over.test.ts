import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let company: Company
let asOwner: ReturnType<RunningApp['call']>
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  asOwner = run.call(await run.make.tokenOf('owner', company))
})

type Caller = ReturnType<RunningApp['call']>
interface Member {
  person: Person
  id: string
  caller: Caller
}

/** A member who sees their own records alone. */
async function narrow(): Promise<Member> {
  const person = await run.make.person('bench-sales', company)
  const [row] = await run.db.owner<{ id: string }[]>`
    update membership set sight = 'own' where user_id = ${person.id} returning id`
  return { person, id: row?.id ?? '', caller: run.call(await run.make.session(person)) }
}

let count = 0
async function add({ caller }: Member, times = 1): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < times; at++) {
    const name = { firstName: 'Ready', lastName: 'Person' }
    const body = { ...name, email: `handed-${++count}@example.com`, phone: '+1 646 555 0119', nameConfirmed: true }
    const answer = await caller.post('/candidate/add-candidate', body)
    expect(answer.status).toBe(201)
    ids.push(answer.body.data._id)
  }
  return ids
}
const seenBy = async ({ caller }: Member) => {
  const { body } = await caller.post('/candidate/list', { sortBy: 'createDate', sortDirection: 'asc' })
  expect(body.totalDocs).toBe(body.data.length)
  return body.data.map(({ _id }) => _id)
}
const give = (from: Member, to: Member) => asOwner.post(`/company-member/hand-over/${from.id}`, { to: to.id })

it('gives records to a colleague at once and takes them back, and leaves what either made besides', async () => {
  const [ana, ben] = [await narrow(), await narrow()]
  const [hers, his] = [await add(ana, 2), await add(ben)]
  const answer = await give(ana, ben)
  expect(answer).toMatchObject({ status: 200, body: { message: 'Records handed over', data: { records: 2 } } })
  expect(await seenBy(ana)).toEqual([])
  expect(await seenBy(ben)).toEqual([...hers, ...his])
  expect((await ana.caller.post('/candidate/view', { candidateId: hers[0] })).status).toBe(404)
  const meanwhile = await add(ana)
  expect(await seenBy(ana)).toEqual(meanwhile)

  const back = await asOwner.post(`/company-member/hand-back/${answer.body.data._id}`, {})
  expect(back.body).toMatchObject({ message: 'Records handed back', data: { records: 2 } })
  expect(await seenBy(ana)).toEqual([...hers, ...meanwhile])
  expect(await seenBy(ben)).toEqual(his)
  expect((await asOwner.post(`/company-member/hand-back/${answer.body.data._id}`, {})).body.data.records).toBe(0)
  expect((await trailOf(run.db.owner, ana.id)).map(({ action }) => action)).toEqual(['member.hand-over'])
  expect(await seenBy({ ...ana, caller: asOwner })).toEqual([...hers, ...his, ...meanwhile])
})

it('takes back its own records alone, of several that followed each other', async () => {
  const [ana, ben, cleo] = [await narrow(), await narrow(), await narrow()]
  const [hers, his] = [await add(ana), await add(ben)]
  const first = (await give(ana, ben)).body.data._id
  const second = (await give(ben, cleo)).body.data._id
  expect(await seenBy(cleo)).toEqual([...hers, ...his])
  expect((await asOwner.post(`/company-member/hand-back/${first}`, {})).body.data.records).toBe(0)
  await asOwner.post(`/company-member/hand-back/${second}`, {})
  expect([await seenBy(ana), await seenBy(ben), await seenBy(cleo)]).toEqual([[], [...hers, ...his], []])
})

it('goes with leaving in one step', async () => {
  const [ana, ben] = [await narrow(), await narrow()]
  const hers = await add(ana)
  expect((await ana.caller.post('/company-member/leave', { to: ben.id })).status).toBe(200)
  expect((await ana.caller.get('/auth/me')).status).toBe(401)
  expect(await seenBy(ben)).toEqual(hers)
})

it('goes to an active colleague of the own company alone', async () => {
  const [ana, ben] = [await narrow(), await narrow()]
  await asOwner.put(`/company-member/update/${ben.id}`, { status: 'inactive' })
  expect((await give(ana, ana)).body.code).toBe('member.sameHands')
  expect((await give(ana, ben)).body.code).toBe('member.gone')
  const mine = company
  company = await run.make.company()
  const stranger = await narrow()
  company = mine
  expect((await give(ana, stranger)).status).toBe(404)
  expect((await give(stranger, ana)).status).toBe(404)
  expect((await ana.caller.post(`/company-member/hand-over/${ana.id}`, { to: ben.id })).status).toBe(403)
})
