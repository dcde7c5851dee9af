import { candidatePartKinds } from '@corridor/contract/candidate/part/kinds'
import { mayCall, type Role, roles } from '@corridor/contract/wire/access'
import { errorBody } from '@corridor/contract/wire/error'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, AnyBody } from './call.ts'
import { bypassCode, cases, type Place } from './cases.ts'
import { contentsOf } from './contents.ts'
import { type Endpoint, endpoints, type Input, toRequest } from './endpoints.ts'
import type { Company, Person } from './make.ts'
import { type RunningApp, runApp } from './running-app.ts'

let run: RunningApp
let own: Company
let foreign: Company
const people = {} as Record<Role, Person>
const tokens = {} as Record<Role, string>
const place = { own: {} as Place, foreign: {} as Place }

beforeAll(async () => {
  run = await runApp({ ROLE: 'api', BYPASS_CODE: bypassCode })
  own = await run.make.company()
  foreign = await run.make.company()
  for (const role of roles) {
    people[role] = await run.make.person(role, own)
    tokens[role] = await run.make.session(people[role])
  }
  place.own = { run, company: own, by: people.owner, role: 'owner' }
  place.foreign = { run, company: foreign, by: await run.make.person('owner', foreign), role: 'owner' }
})
afterAll(() => run.close())

const inputFor = async ({ name }: Endpoint, where: Place): Promise<Input> => {
  const make = cases[name]
  if (!make) throw new Error(`${name} has no case in cases.ts.`)
  return make(where)
}

/** An input made for one who calls in a role, by themselves where it takes a record of their own. */
const inputAs = (endpoint: Endpoint, role: Role) => inputFor(endpoint, { ...place.own, by: people[role], role })
const firstRole = (endpoint: Endpoint) => roles.find((role) => mayBe(endpoint, role)) ?? 'administrator'

function ask(endpoint: Endpoint, input: Input, token?: string): Promise<Answer<AnyBody>> {
  const { path, body } = toRequest(endpoint, input)
  return run.call(token).send(endpoint.method, path, body)
}

const summary = ({ status, body }: Answer<AnyBody>) => (status < 400 ? String(status) : `${status} ${body.code}`)
// Calls whose case is let in, and then refused: no case may know or do the thing that they ask for.
const refusals: Record<string, string> = {
  '/admin/sign-in': '401 session.wrong',
  '/company/sign-in': '401 session.wrong',
  '/candidate/sign-in': '401 session.wrong',
  '/auth/second-step': '400 twoFactor.stepDead',
  '/auth/password': '400 account.passwordWrong',
  '/two-factor/start': '400 account.passwordWrong',
  '/two-factor/confirm': '409 twoFactor.setUpEnded',
  '/two-factor/renew-codes': '400 account.passwordWrong',
  '/two-factor/turn-off': '400 account.passwordWrong',
  '/notification/unsubscribe': '400 notification.linkDead',
  '/sending-domain/test-return/{id}': '409 campaign.noServer',
  '/house-server/test': '409 houseServer.missing',
  '/mailbox/start-consent': '409 mailbox.consentMissing',
  '/mailbox/finish-consent': '400 mailbox.consentUnknown',
}
const isOpen = ({ meta }: Endpoint) => meta.access === 'anyone'
const mayBe = (endpoint: Endpoint, role: Role) => mayCall(endpoint.meta.access, [role])
const ownKinds = ['company', 'company-location', 'company-employee', 'company-office', 'billing-details']
const companyKinds = [
  'candidate',
  ...candidatePartKinds,
  'hotlist',
  'share',
  'share-request',
  'vendor',
  'vendor-contact',
  'vendor-group',
  'email-template',
  'mailbox',
  'sending-domain',
  'note',
  'vendor-note',
  'vendor-document',
  'candidate-document',
  'student',
  'student-document',
  'student-application',
  'institution',
  'programme',
  'intake',
  'institution-contract',
  'student-paper',
  'paper-bundle',
  'checklist',
  'client',
  'job',
  'submission',
  'application',
  'lead',
  'stage',
  'interview',
  'placement',
  'representation',
  'presentation',
  'campaign',
  'inbox',
  'booking',
  'suppression',
  'file',
  'parse',
  'view',
  'bulk',
  'bin',
  'audit',
  'order',
  'claim-ownership',
  'business-unit',
  'member',
  'hand-over',
  'invitation',
  ...ownKinds,
]
// Kinds of records that are one person's alone, not even another administrator's.
const personalKinds = ['import', 'export', 'draft', 'session', 'task', 'passport-reading']

it('has a case for every endpoint of the contract, and none for others', () => {
  expect(Object.keys(cases).sort()).toEqual(endpoints.map(({ name }) => name).sort())
})

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  const successOf = refusals[endpoint.path] ?? String(endpoint.successStatus)

  it('lets in who may call it, and answers its declared shape', async () => {
    for (const role of roles.filter((role) => mayBe(endpoint, role))) {
      // Signing out ends the session that it came with.
      const token = await run.make.session(people[role])
      const answer = await ask(endpoint, await inputAs(endpoint, role), token)
      // Another call may have ended the others, and who left is let in again.
      await run.db.owner`update membership set status = 'active' where user_id = ${people[role].id}`
      tokens[role] = await run.make.session(people[role])
      expect(`${role} ${summary(answer)}`).toBe(`${role} ${successOf}`)
      if (answer.headers.get('content-type') === 'text/event-stream') continue
      const shape = answer.status < 400 ? endpoint.output : errorBody
      expect(shape.safeParse(answer.body).error).toBeUndefined()
    }
  })

  it('turns everybody else away, and nothing changes', async () => {
    const refused = await refusedTokens(endpoint)
    const input = await inputAs(endpoint, firstRole(endpoint))
    const before = await contentsOf(run.db.owner)
    for (const [who, token, expected] of refused) {
      // Makes an input of their own for each caller if anybody may call: such a call succeeds once.
      const own = isOpen(endpoint) ? await inputAs(endpoint, firstRole(endpoint)) : input
      const answer = await ask(endpoint, own, token)
      expect(`${who}: ${summary(answer)}`).toBe(`${who}: ${expected ?? successOf}`)
    }
    if (!isOpen(endpoint)) expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  const { record } = endpoint.meta
  if (!record) return

  it("finds no other company's record, nobody's and no other kind's, and nothing changes", async () => {
    const theirs = await inputFor(endpoint, place.foreign)
    const nobodys = { ...(await inputFor(endpoint, place.own)), [record.field]: crypto.randomUUID() }
    const otherKinds = { ...nobodys, [record.field]: await otherKind(record.kind) }
    const before = await contentsOf(run.db.owner)
    for (const role of roles.filter((role) => mayBe(endpoint, role))) {
      const missing = [nobodys, otherKinds]
      const isForeign = companyKinds.includes(record.kind) && role !== 'administrator'
      if (isForeign || personalKinds.includes(record.kind)) missing.push(theirs)
      for (const input of missing) {
        const answer = await ask(endpoint, input, tokens[role])
        expect(`${role} ${answer.status}`).toBe(`${role} 404`)
      }
    }
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })
})

/** A token of everybody who may not call an endpoint, and how each is turned away; without that, they may. */
type Turned = [who: string, token: string | undefined, expected: string | undefined]

async function refusedTokens(endpoint: Endpoint): Promise<Turned[]> {
  const role = roles.find((role) => mayBe(endpoint, role) && role !== 'administrator') ?? 'administrator'
  const dead = isOpen(endpoint) ? undefined : '401 session.missing'
  const { make, db } = run
  const lost = await make.person(role, own)
  await db.owner`update membership set status = 'inactive' where user_id = ${lost.id}`
  await db.owner`update user_account set is_administrator = false, is_candidate = false where id = ${lost.id}`
  const inactive = await make.person(role, own, { status: 'inactive' })
  return [
    ['nobody', undefined, dead],
    ['garbage', 'x'.repeat(43), dead],
    ['expired', await make.session(people[role], { expires_at: hoursAgo(0.01) }), dead],
    ['idle', await make.session(people[role], { last_seen_at: hoursAgo(12.1) }), dead],
    ['inactive', await make.session(inactive), dead],
    ['without the role any more', await make.session(lost), dead],
    ...(endpoint.meta.beforeVerification ? [] : await earlyTokens(endpoint, role, dead)),
    ...roles
      .filter((other) => !mayBe(endpoint, other))
      .map((other): Turned => [other, tokens[other], '403 session.forbidden']),
  ]
}

async function earlyTokens(endpoint: Endpoint, role: Role, dead: string | undefined): Promise<Turned[]> {
  const refusal = (code: string) => (isOpen(endpoint) ? undefined : `403 ${code}`)
  const unverified = await run.make.person(role, own, { is_email_verified: false })
  const early: Turned[] = [['unverified', await run.make.session(unverified), refusal('session.unverified')]]
  if (people[role].area !== 'company' || endpoint.meta.beforeOnboarding) return early
  const maple = await run.make.company({ isOnboarded: false })
  const gone = await run.make.company({ deleted_at: new Date() })
  early.push(['before onboarding', await run.make.tokenOf(role, maple), refusal('session.onboarding')])
  early.push(['of a deleted company', await run.make.tokenOf(role, gone), dead])
  return early
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const otherKind = (kind: string) => (kind === 'skill' ? run.make.lookup('relation') : run.make.lookup('skill'))

describe('a session', () => {
  it('of a person before verification or onboarding reaches only its own account', async () => {
    const unverified = await run.make.session(await run.make.person('owner', own, { is_email_verified: false }))
    const maple = await run.make.company({ isOnboarded: false })
    const early = await run.make.tokenOf('owner', maple)
    for (const token of [unverified, early]) {
      expect((await run.call(token).get('/auth/me')).status).toBe(200)
      expect((await run.call(token).post('/candidate/list')).status).toBe(403)
      expect((await run.call(token).post('/auth/sign-out')).status).toBe(200)
      expect((await run.call(token).get('/auth/me')).status).toBe(401)
    }
  })

  it('loses at the very next request what its person loses', async () => {
    const person = await run.make.person('bench-sales', own)
    const caller = run.call(await run.make.session(person))
    const add = () => addHotlist(caller)
    expect(await add()).toBe(200)
    await run.db.owner`update membership set roles = '{company-user}' where user_id = ${person.id}`
    expect(await add()).toBe(403)
    await run.db.owner`update membership set roles = '{bench-sales}' where user_id = ${person.id}`
    expect(await add()).toBe(200)
    await run.db.owner`update membership set status = 'inactive' where user_id = ${person.id}`
    expect(await add()).toBe(401)
    await run.db.owner`update membership set status = 'active' where user_id = ${person.id}`
    await run.db.owner`update user_account set status = 'inactive' where id = ${person.id}`
    expect(await add()).toBe(401)
  })

  it.each(['Basic', 'bearer', ''])('is not taken from an "%s" authorization', async (scheme) => {
    const headers = { authorization: `${scheme} ${tokens.owner}`.trim() }
    expect((await run.call().send('GET', '/auth/me', undefined, headers)).status).toBe(401)
  })

  it('is not taken from the address or a cookie', async () => {
    expect((await run.call().get(`/auth/me?token=${tokens.owner}&authorization=Bearer%20${tokens.owner}`)).status).toBe(
      401,
    )
    const cookie = { cookie: `token=${tokens.owner}` }
    expect((await run.call().send('GET', '/auth/me', undefined, cookie)).status).toBe(401)
  })
})

const addHotlist = async (caller: ReturnType<RunningApp['call']>) => {
  const { status } = await caller.post('/hotlist/add', {
    name: `Bench ${crypto.randomUUID().slice(0, 8)}`,
    description: 'A bench',
    isPublic: true,
  })
  return status
}

describe("another company's records", () => {
  it('are in no list, whatever the filter, search or role', async () => {
    const hotlist = await run.make.hotlist(foreign, { name: 'Foreign bench' })
    const candidate = await run.make.candidate(foreign, { first_name: 'Foreign' })
    await run.make.onHotlist(foreign, hotlist, candidate)
    const deleted = await run.make.binned('hotlist', await run.make.hotlist(foreign, { name: 'Foreign too' }))
    const bodies = [
      {},
      { searchTerm: 'Foreign' },
      { searchTerm: 'Fo' },
      { filters: { _id: hotlist } },
      { filters: { _id: candidate } },
      { filters: { _id: deleted } },
    ]
    for (const endpoint of endpoints.filter(({ meta }) => meta.list)) {
      const byHotlist = endpoint.path === '/candidate/list' ? [{ filters: { hotlist } }] : []
      for (const body of [...bodies, ...byHotlist]) {
        const readers = ['company-user', 'owner', 'administrator'] as const
        const reader = readers.find((role) => mayBe(endpoint, role)) ?? 'owner'
        const { body: answer } = await ask(endpoint, body, tokens[reader])
        const shown = JSON.stringify(answer)
        expect([hotlist, candidate, deleted].filter((id) => shown.includes(id))).toEqual([])
        if (Object.keys(body).length > 0) expect([endpoint.path, answer.totalDocs]).toEqual([endpoint.path, 0])
      }
    }
  })

  it('cannot be referred to', async () => {
    const theirs = await run.make.candidate(foreign)
    const theirFile = await run.make.file(foreign, place.foreign.by)
    const [hotListId, mine] = [await run.make.hotlist(own), await run.make.candidate(own)]
    const before = await contentsOf(run.db.owner)
    const owner = run.call(tokens.owner)
    const person = { firstName: 'Jane', lastName: 'Doe', email: 'jane@example.com', phone: '5551234567' }
    const answers = [
      await owner.post('/hotlist/add-candidates', { hotListId, candidateIds: [mine, theirs] }),
      await owner.post('/candidate/add-candidate', { ...person, resumeKey: theirFile }),
      await owner.put(`/candidate/update/${mine}`, { resumeKey: theirFile }),
      await owner.post('/agent/resume-parser', { fileKey: theirFile }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it('do not keep a name or an e-mail from being used', async () => {
    await run.make.hotlist(foreign, { name: 'Shared name' })
    await run.make.candidate(foreign, { email: 'shared@example.com' })
    const owner = run.call(tokens.owner)
    const hotlist = await owner.post('/hotlist/add', { name: 'Shared name', description: 'Ours', isPublic: true })
    const candidate = await owner.post('/candidate/add-candidate', {
      firstName: 'Jane',
      lastName: 'Doe',
      email: 'shared@example.com',
      phone: '5551234567',
    })
    expect([hotlist.status, candidate.status]).toEqual([200, 201])
  })
})

// The settings of a company are answered without an id; settings.test.ts asks what else they take.
const writes = endpoints.filter(
  ({ path }) =>
    path !== '/company-settings/add' && /\/(add|add-candidate|(update|add-location|add-employee)\/{id})$/.test(path),
)
// A company has one of these: another add changes it.
const ones = ['company_branding', 'company_info']

describe.each(writes.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  it('stores nothing that only the server may decide', async () => {
    const role = firstRole(endpoint)
    for (const table of ones) await run.db.owner`delete from ${run.db.owner(table)}`
    const input = await inputAs(endpoint, role)
    const forged = {
      _id: crypto.randomUUID(),
      role: 'administrator',
      roles: ['owner'],
      companyId: foreign.id,
      company_id: foreign.id,
      createDate: '2001-01-01T00:00:00.000Z',
      created_at: '2001-01-01T00:00:00.000Z',
      createdBy: place.foreign.by.id,
      created_by: place.foreign.by.id,
      deleted_at: '2001-01-01T00:00:00.000Z',
      constructor: { name: 'x' },
      ...(endpoint.method === 'POST' ? { version: 99, id: crypto.randomUUID() } : {}),
    }
    const { status, body } = await ask(endpoint, { ...forged, ...input }, tokens[role])
    expect(status).toBe(endpoint.successStatus)
    const { rows } = await findRow(body.data._id)
    const scoped = role === 'administrator' ? {} : { company_id: own.id }
    expect(rows).toMatchObject([{ version: endpoint.method === 'POST' ? 1 : 2, ...scoped }])
    expect(rows[0]?.deleted_at ?? null).toBeNull()
    expect(Object.values(forged)).not.toContain(body.data._id)
    expect(rows[0]?.created_by).not.toBe(forged.createdBy)
    expect(Date.now() - Date.parse(body.data.createDate)).toBeLessThan(60_000)
  })

  it.each(['{"__proto__":{"isAdministrator":true}}', '{"constructor":{"prototype":{"isAdministrator":true}}}'])(
    'refuses %s',
    async (body) => {
      const role = firstRole(endpoint)
      const { path } = toRequest(endpoint, await inputAs(endpoint, role))
      const answer = await run.call(tokens[role]).send(endpoint.method, path, body)
      expect(summary(answer)).toBe('400 request.malformed')
    },
  )
})

async function findRow(id: string) {
  const tables = [
    'lookup',
    'article',
    'country',
    'state',
    'city',
    'candidate',
    ...candidatePartKinds.map((kind) => kind.replace('-', '_')),
    'hotlist',
    'share_link',
    'vendor',
    'vendor_contact',
    'vendor_group',
    'email_template',
    'mailbox',
    'sending_domain',
    'note',
    'vendor_note',
    'vendor_document',
    'candidate_document',
    'student',
    'student_document',
    'commission_payment',
    'student_application',
    'institution',
    'programme',
    'intake',
    'institution_contract',
    'student_paper',
    'checklist_row',
    'client',
    'job',
    'submission',
    'application',
    'lead',
    'stage',
    'interview',
    'placement',
    'representation',
    'presentation',
    'campaign',
    'campaign_recipient',
    'inbox_thread',
    'booking',
    'suppression',
    'saved_view',
    'task',
    'company_location',
    'company_office',
    'billing_details',
    'company_employee',
    'user_account',
    'invitation',
    'plan',
    'plan_order',
    'proof_text',
    'proof_paper',
    'membership',
    'business_unit',
    'company_branding',
    'company_info',
    'claim_ownership',
  ]
  const found = await Promise.all(
    tables.map((table) => run.db.owner`select * from ${run.db.owner(table)} where id = ${id}`),
  )
  return { rows: found.flat() }
}
