import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Company } from '../make.ts'
import { checkedImport, importOf, startImport, uploadTable } from '../records/importing.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { fetchFile } from '../upload.ts'
import { chosen, freshEmail, letter, lettersTo } from './visitor.ts'

let run: RunningApp
let company: Company
let asOwner: ReturnType<RunningApp['call']>
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())
beforeEach(async () => {
  await run.db.owner`truncate rate_limit`
  company = await run.make.company()
  await run.make.subscription(company, 'Enterprise')
  asOwner = run.call(await run.make.tokenOf('owner', company))
})

const head = 'First Name,Last Name,Email,Role,Sees,Units'
const table = (...rows: string[]) => [head, ...rows].join('\n')
const checked = (...rows: string[]) => checkedImport(run, asOwner, 'member', table(...rows))
const faultsOf = async ({ rows }: ReturnType<typeof importOf>) =>
  (await rows()).data.map(({ number, outcome, faults }) => [
    number,
    outcome,
    faults.map(({ field, message }) => `${field ?? ''}: ${message}`).join(' '),
  ])
async function imported(...rows: string[]) {
  const found = await checked(...rows)
  await found.post('run', { expected: (await found.view()).counts.ready })
  await found.reach('done')
  return found
}
const unit = async (name: string, parent?: string): Promise<string> =>
  (await asOwner.post('/business-unit/add', { name, ...(parent && { parent }) })).body.data._id
const accept = async (email: string) => {
  const token = /\/invite\/([\w-]+)/.exec(await letter(run, email))?.[1] ?? ''
  return run
    .call()
    .post<{ roles: string[] }>('/invitation/accept', { token, firstName: 'Nadia', lastName: 'Newcomer', ...chosen })
}
const invited = async () => (await asOwner.post('/invitation/list', { limit: 100 })).body.data

it('is understood with headers of any language', async () => {
  const headers = [
    'First Name,Last Name,E-mail address,Roles,Sight,Business unit',
    'Prénom,Nom de famille,Courriel,Rôles,Voit,Unités',
    '名,姓,邮箱,角色,可见范围,部门',
    'الاسم الأول,اسم العائلة,البريد الإلكتروني,الأدوار,يرى,الوحدات',
  ]
  for (const header of headers) {
    const { reach } = await startImport(run, asOwner, 'member', `${header}\na,b,c,d,e,f\n`)
    const { mapping } = await reach('mapping')
    expect(mapping).toEqual({ firstName: 0, lastName: 1, email: 2, roles: 3, sight: 4, units: 5 })
  }
})

it('says of each row what is wrong with it, and sends nothing', async () => {
  await unit('Berlin')
  const north = await unit('North')
  await unit('Sales', north)
  await unit('Sales', await unit('South'))
  const member = await run.make.person('recruiter', company)
  const inactive = await run.make.person('recruiter', await run.make.company(), { status: 'inactive' })
  const waiting = freshEmail()
  const person = { firstName: 'Nadia', lastName: 'Newcomer', role: 'recruiter' }
  await asOwner.post('/company-member/invite', { people: [{ ...person, email: waiting }] })
  const fresh = freshEmail()
  const found = await checked(
    `Ana,Ruiz,${fresh},Recruiter User,team,Berlin`,
    'Ana,Ruiz,no address,recruiter,,',
    'Ana,Ruiz,,recruiter,,',
    ',,a@mail.example,recruiter,,',
    'Ana,Ruiz,b@mail.example,Pirate,,',
    'Ana,Ruiz,c@mail.example,,,',
    'Ana,Ruiz,d@mail.example,recruiter,everything,',
    'Ana,Ruiz,e@mail.example,recruiter,own,Atlantis',
    'Ana,Ruiz,f@mail.example,recruiter,team,Sales',
    'Ana,Ruiz,g@mail.example,recruiter,team,',
    'Ana,Ruiz,h@mail.example,Owner,team,Berlin',
    `Ana,Ruiz,${fresh.toUpperCase()},recruiter,,`,
    `Ana,Ruiz,${member.email},recruiter,,`,
    `Ana,Ruiz,${waiting},recruiter,,`,
    `Ana,Ruiz,${inactive.email},recruiter,,`,
    'Li,,i@mail.example,bench sales; recruteur,équipe,"North / Sales; Berlin"',
  )
  expect(await faultsOf(found)).toEqual([
    [2, 'ready', ''],
    [3, 'faulty', 'email: Wrong email format'],
    [4, 'faulty', 'email: Email is required'],
    [5, 'faulty', 'firstName: First Name is required'],
    [6, 'faulty', 'roles: "Pirate" is not among the values that are possible here'],
    [7, 'faulty', 'roles: Please choose a role'],
    [8, 'faulty', 'sight: "everything" is not among the values that are possible here'],
    [9, 'faulty', 'units: Business Unit "Atlantis" is not known'],
    [10, 'faulty', 'units: Several are called "Sales". Write which one, as in "North / Sales"'],
    [11, 'faulty', 'units: Choose a unit for somebody who sees the records of their units'],
    [12, 'faulty', 'sight: An Owner sees all records of the company'],
    [13, 'double', ': The same as row 2'],
    [14, 'double', `: Member "Ana Ruiz" already exists`],
    [15, 'double', 'email: This e-mail address has an invitation already. Send that one again'],
    // An account that somebody has elsewhere is nothing that an inviter learns of.
    [16, 'ready', ''],
    [17, 'ready', ''],
  ])
  expect(await lettersTo(run, fresh)).toHaveLength(0)
  expect(await invited()).toHaveLength(1)
  const { body } = await asOwner.post<{ id: string }>(`/import/faulty-rows/${found.id}`)
  const download = `/export/download/${body.id}`
  await expect.poll(async () => (await asOwner.get(download)).status, { timeout: 20_000 }).toBe(200)
  const text = await (await fetchFile(run, asOwner, (await asOwner.get(download)).body.presignedUrl)).text()
  expect(text).toContain('"Pirate" is not among the values that are possible here'.replaceAll('"', '""'))
  expect(text).not.toContain(fresh)
})

it('names the rows for which the plan has no place, those who wait counted, and asks again when they are sent', async () => {
  company = await run.make.company()
  asOwner = run.call(await run.make.tokenOf('owner', company))
  const person = { firstName: 'Nadia', lastName: 'Newcomer', role: 'recruiter' }
  const two = [freshEmail(), freshEmail()].map((email) => ({ ...person, email }))
  expect((await asOwner.post('/company-member/invite', { people: two })).status).toBe(200)
  const emails = Array.from({ length: 4 }, freshEmail)
  const found = await checked(...emails.map((email) => `Ana,Ruiz,${email},recruiter,,`))
  const full = 'email: All 5 user accounts of this plan are in use'
  expect(await faultsOf(found)).toEqual([
    [2, 'ready', ''],
    [3, 'ready', ''],
    [4, 'faulty', full],
    [5, 'faulty', full],
  ])
  await run.make.person('recruiter', company)
  await found.post('run', { expected: 2 })
  await found.reach('done')
  expect((await faultsOf(found)).slice(0, 2)).toEqual([
    [2, 'added', ''],
    [3, 'failed', full],
  ])
})

it('invites each sound row by letter, and who comes has the roles, the units and the sight of the row', async () => {
  const berlin = await unit('Berlin')
  const [email, other] = [freshEmail(), freshEmail()]
  const found = await imported(
    `Ines,Invited,${email},"Recruiter User; Bench Sales User",team,Berlin`,
    `Otto,Other,${other},Company User,,`,
    'Faulty,Row,nothing,Company User,,',
  )
  expect((await found.view()).counts).toMatchObject({ added: 2, faulty: 1 })
  expect(await letter(run, email)).toContain(company.name)
  expect((await invited()).map(({ email, role, state }) => [email, role, state])).toEqual(
    expect.arrayContaining([
      [email, 'recruiter', 'waiting'],
      [other, 'company-user', 'waiting'],
    ]),
  )
  const [row] = (await found.rows({ outcome: 'added' })).data
  expect(await trailOf(run.db.owner, row?.record ?? '')).toMatchObject([{ action: 'invitation.add' }])
  await letter(run, other)
  expect((await accept(email)).body.roles).toEqual(expect.arrayContaining(['bench-sales', 'recruiter']))
  expect((await accept(other)).status).toBe(200)
  const members = (await asOwner.post('/company-member/list', { searchTerm: email })).body.data
  expect(members).toMatchObject([{ sight: 'team', units: [{ _id: berlin }] }])
  expect((await asOwner.post('/company-member/list', { searchTerm: other })).body.data).toMatchObject([
    { roles: ['company-user'], sight: 'company', units: [] },
  ])
})

it('gives no unit that went meanwhile, and no wider sight for it', async () => {
  const gone = await unit('Gone')
  const email = freshEmail()
  await imported(`Ines,Invited,${email},recruiter,team,Gone`)
  expect((await asOwner.delete(`/business-unit/delete/${gone}`)).status).toBe(200)
  expect((await accept(email)).status).toBe(200)
  expect((await asOwner.post('/company-member/list', { searchTerm: email })).body.data).toMatchObject([
    { sight: 'team', units: [] },
  ])
})

it('undone, revokes the invitations that are still open, and keeps who has come', async () => {
  const [here, open] = [freshEmail(), freshEmail()]
  const found = await imported(`Ines,Invited,${here},recruiter,,`, `Otto,Other,${open},recruiter,,`)
  const token = /\/invite\/([\w-]+)/.exec(await letter(run, open))?.[1] ?? ''
  expect((await accept(here)).status).toBe(200)
  expect((await found.post('undo')).status).toBe(202)
  await found.reach('undone')
  expect(await faultsOf(found)).toEqual([
    [2, 'kept', ': This invitation was accepted or revoked already'],
    [3, 'removed', ''],
  ])
  expect((await invited()).map(({ email, state }) => [email, state])).toEqual(
    expect.arrayContaining([
      [here, 'accepted'],
      [open, 'revoked'],
    ]),
  )
  expect((await run.call().post('/invitation/view', { token })).body).toMatchObject({ code: 'invitation.dead' })
})

it("is an Owner's alone, and nobody else's import is there", async () => {
  const found = await checked(`Ana,Ruiz,${freshEmail()},recruiter,,`)
  for (const role of ['recruiter', 'bench-sales'] as const) {
    const caller = run.call(await run.make.tokenOf(role, company))
    const fileKey = await uploadTable(run, caller, table())
    expect((await caller.post('/import/start', { kind: 'member', fileKey })).status).toBe(403)
    expect((await importOf(caller, found.id).post('run', { expected: 1 })).status).toBe(404)
  }
  const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
  expect((await importOf(stranger, found.id).post('run', { expected: 1 })).status).toBe(404)
  const administrator = run.call(await run.make.tokenOf('administrator'))
  const fileKey = await uploadTable(run, administrator, table())
  expect((await administrator.post('/import/start', { kind: 'member', fileKey })).status).toBe(403)
})
