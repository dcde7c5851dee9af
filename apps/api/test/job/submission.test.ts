import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let company: Company
let person: Person
let colleague: Person
let owner: Person
let bench: Caller
let recruiter: Caller
let boss: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  company = await run.make.company()
  person = await run.make.person('bench-sales', company)
  colleague = await run.make.person('recruiter', company, { first_name: 'Rita', last_name: 'Cruz' })
  owner = await run.make.person('owner', company)
  bench = run.call(await run.make.session(person))
  recruiter = run.call(await run.make.session(colleague))
  boss = run.call(await run.make.session(owner))
})
afterAll(() => run.close())

const jane = (more: Parameters<typeof run.make.candidate>[1] = {}) =>
  run.make.candidate(company, { first_name: 'Jane', last_name: 'Doe', ...more })
const job = (more: Parameters<typeof run.make.job>[1] = {}) => run.make.job(company, more)
const hop = (vendor: string, more: object = {}) => ({ party: 'vendor', vendor, ...more })
const perHour = (rateAmount: number, taxTerm: string | null = null) => ({
  rateAmount,
  rateCurrency: 'USD',
  ratePer: 'hour',
  taxTerm,
})

const submit = (body: object, by = bench) => by.post('/submission/add', body)
const submitted = async (body: object, by = bench) => (await submit(body, by)).body.data
const view = async (id: string, by = bench) => (await by.post('/submission/view', { submissionId: id })).body.data
const told = async (by: Caller, kind: string) =>
  (await by.post<{ data: AnyRecord[] }>('/notification/list', { filters: { kind } })).body.data

describe('a submission', () => {
  it('says person, requirement, chain, rates, margin and resume', async () => {
    const vendor = await run.make.vendor(company, { name: 'Apex Systems' })
    const client = await run.make.client(company, { name: 'JP Morgan Chase' })
    const jobId = await job({ job_title: 'Java Developer', client_id: client })
    const resume_key = await run.make.file(company, person, { original_name: 'jane.pdf' })
    const candidateId = await jane({
      resume_key,
      rate_amount: 60,
      rate_currency: 'USD',
      rate_per: 'hour',
      tax_term: 'C2C',
    })
    const { body } = await submit({
      candidateId,
      jobId,
      hops: [hop(vendor, { ...perHour(80, 'C2C'), netDays: 30 }), { party: 'client', client }],
      note: 'Sent at nine',
    })
    expect(body).toMatchObject({
      message: 'Submission Added Successfully',
      data: {
        candidate: candidateId,
        job: jobId,
        state: 'to-vendor',
        isLive: true,
        clientInfo: [{ name: 'JP Morgan Chase' }],
        pay: perHour(60, 'C2C'),
        margin: { amount: 20, currency: 'USD', per: 'hour', percent: 25 },
        resumeInfo: [{ fileKey: resume_key, fileName: 'jane.pdf' }],
        note: 'Sent at nine',
      },
    })
    expect(body.data.hops).toMatchObject([
      { party: 'vendor', name: 'Apex Systems', ...perHour(80, 'C2C'), netDays: 30 },
      { party: 'client', name: 'JP Morgan Chase', rateAmount: null },
    ])
    await bench.put(`/candidate/update/${candidateId}`, { resumeKey: null })
    expect((await view(body.data._id)).resumeInfo).toMatchObject([{ fileKey: resume_key }])
  })

  it.each(['candidate', 'job'])('is found in a narrowed list in the order of its %s', async (sortBy) => {
    const { _id } = await submitted({ candidateId: await jane(), jobId: await job(), state: 'confirmed' })
    const asked = { sortBy, searchTerm: 'Jane', filters: { state: 'confirmed' } }
    const { data } = (await bench.post<{ data: AnyRecord[] }>('/submission/list', asked)).body
    expect(data.map((row) => row._id)).toContain(_id)
  })

  it('takes the chain that its job names', async () => {
    const vendor = await run.make.vendor(company, { name: 'Borealis' })
    const prime = await run.make.vendor(company, { name: 'Prime One' })
    const client_id = await run.make.client(company)
    const jobId = await job({ kind: 'vendor', vendor_id: vendor, prime_id: prime, client_id })
    const { hops } = await submitted({ candidateId: await jane(), jobId })
    expect(hops).toMatchObject([
      { party: 'vendor', name: 'Borealis' },
      { party: 'prime', name: 'Prime One' },
      { party: 'client' },
    ])
  })

  it.each([
    ['in another unit', { ratePer: 'month' }],
    ['in another currency', { rateCurrency: 'INR' }],
  ])('knows no margin of rates %s', async (_, other) => {
    const vendor = await run.make.vendor(company)
    const data = await submitted({
      candidateId: await jane(),
      jobId: await job(),
      hops: [hop(vendor, perHour(80))],
      pay: { ...perHour(60), ...other },
    })
    expect(data.margin).toBeNull()
  })

  it.each<[string, { party: string; rateAmount?: number; vendor?: string | null }, string]>([
    ['an amount below nothing', { party: 'vendor', rateAmount: -5 }, 'hops.0.rateAmount'],
    ['a vendor that is not named', { party: 'vendor', vendor: null }, 'hops.0.vendor'],
    ['a vendor of another company', { party: 'vendor', vendor: 'theirs' }, 'hops.0.vendor'],
    ['a client that is a vendor', { party: 'client', vendor: 'ours' }, 'hops.0.client'],
  ])('refuses a chain with %s', async (_, given, field) => {
    const vendors: Record<string, string> = {
      ours: await run.make.vendor(company),
      theirs: await run.make.vendor(await run.make.company()),
    }
    const vendor = given.vendor === null ? null : vendors[given.vendor ?? 'ours']
    const { status, body } = await submit({
      candidateId: await jane(),
      jobId: await job(),
      hops: [{ ...given, vendor }],
    })
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status: 400, fields: [field] })
  })

  it('finds no person and no job of another company, and none that is closed', async () => {
    const other = await run.make.company()
    const [candidateId, jobId] = [await jane(), await job()]
    expect((await submit({ candidateId: await run.make.candidate(other), jobId })).status).toBe(404)
    expect((await submit({ candidateId, jobId: await run.make.job(other) })).status).toBe(404)
    const closed = await job({ closed_at: new Date(), closed_reason: 'filled' })
    expect((await submit({ candidateId, jobId: closed })).body.code).toBe('submission.jobClosed')
    const expired = await job({ job_expire_date: '2020-01-01' })
    expect((await submit({ candidateId, jobId: expired })).body.code).toBe('submission.jobClosed')
  })

  it('is found and sorted by what person and job are called now, and so is an application', async () => {
    const [candidateId, jobId] = [
      await jane({ first_name: 'Uma', last_name: 'Okafor' }),
      await job({ job_title: 'Kiln Operator' }),
    ]
    const { _id } = await submitted({ candidateId, jobId })
    await run.make.application(company, { job_id: jobId, candidate_id: candidateId })
    await run.db.owner`update candidate set last_name = 'Zwick' where id = ${candidateId}`
    await run.db.owner`update job set job_title = 'Glaze Chemist' where id = ${jobId}`
    const found = async (kind: string, searchTerm: string) =>
      (await bench.post(`/${kind}/list`, { searchTerm })).body.totalDocs
    for (const term of ['zwick', 'zw', 'glaze chem']) expect([term, await found('submission', term)]).toEqual([term, 1])
    for (const term of ['okafor', 'kiln']) expect([term, await found('submission', term)]).toEqual([term, 0])
    expect([await found('application', 'glaze'), await found('application', 'kiln')]).toEqual([1, 0])
    const last = await bench.post<{ data: AnyRecord[] }>('/submission/list', {
      sortBy: 'candidate',
      sortDirection: 'desc',
    })
    expect(last.body.data[0]?._id).toBe(_id)
  })

  it('moves, says since when and why, and tells whoever saw an older one how it stands', async () => {
    const { _id, version } = await submitted({ candidateId: await jane(), jobId: await job() })
    const moved = await bench.put(`/submission/update/${_id}`, { version, state: 'to-client' })
    expect(moved.body.data).toMatchObject({ state: 'to-client', isLive: true })
    const stale = await recruiter.put(`/submission/update/${_id}`, { version, state: 'interview' })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'record.changed', current: { state: 'to-client' } })
    const { status, body } = await bench.put(`/submission/update/${_id}`, { state: 'refused-by-client' })
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { stateReason: 'Please say why' } })
    const refused = { state: 'refused-by-client', stateReason: 'Too expensive' }
    await bench.put(`/submission/update/${_id}`, refused)
    expect(await view(_id)).toMatchObject({ ...refused, isLive: false })
  })

  it('keeps who confirmed a rate, when and how, until a rate changes', async () => {
    const vendor = await run.make.vendor(company)
    const bare = await submitted({ candidateId: await jane(), jobId: await job() })
    const confirm = (id: string) =>
      bench.post(`/submission/confirm-rate/${id}`, { how: 'mail', note: 'Mail of Monday' })
    expect((await confirm(bare._id)).body.code).toBe('submission.noRate')
    const hops = [hop(vendor, perHour(70))]
    const { _id } = await submitted({ candidateId: await jane(), jobId: await job(), hops })
    const { body } = await confirm(_id)
    expect(body.data.rateConfirmed).toMatchObject({ how: 'mail', note: 'Mail of Monday', byInfo: [{ _id: person.id }] })
    await bench.put(`/submission/update/${_id}`, { note: 'Called again' })
    expect((await view(_id)).rateConfirmed).not.toBeNull()
    await bench.put(`/submission/update/${_id}`, { hops: [hop(vendor, perHour(65))] })
    expect((await view(_id)).rateConfirmed).toBeNull()
  })
})

describe('the guard', () => {
  it('lets one of twenty who submit at once through, and tells the others who, when and through whom', async () => {
    const vendor = await run.make.vendor(company, { name: 'Cobalt' })
    const [candidateId, jobId] = [await jane(), await job()]
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit({ candidateId, jobId, hops: [hop(vendor)] }, recruiter)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.message)
    expect(new Set(refused)).toHaveProperty('size', 1)
    expect(refused[0]).toMatch(/^Jane Doe was submitted to this requirement by Rita Cruz on \S.* through Cobalt$/)
  })

  it('holds for every record of one requirement, and whatever vendor it goes through', async () => {
    const requirement_id = await job()
    const other = await job({ requirement_id, kind: 'vendor', vendor_id: await run.make.vendor(company) })
    const candidateId = await jane()
    await submitted({ candidateId, jobId: requirement_id })
    expect((await submit({ candidateId, jobId: other })).body.code).toBe('submission.live')
  })

  it.each(['withdrawn', 'closed', 'no-answer'])('lets somebody stand again whose submission is %s', async (state) => {
    const [candidateId, jobId] = [await jane(), await job()]
    const { _id } = await submitted({ candidateId, jobId })
    await bench.put(`/submission/update/${_id}`, { state })
    expect((await submit({ candidateId, jobId })).status).toBe(200)
    const back = await bench.put(`/submission/update/${_id}`, { state: 'to-client' })
    expect({ status: back.status, code: back.body.code }).toEqual({ status: 409, code: 'submission.live' })
  })

  it('lets nobody come back from the bin beside whoever stands there now', async () => {
    const [candidateId, jobId] = [await jane(), await job()]
    const { _id } = await submitted({ candidateId, jobId })
    expect((await bench.delete(`/submission/delete/${_id}`)).status).toBe(200)
    const { _id: other } = await submitted({ candidateId, jobId }, recruiter)
    const refused = await bench.post(`/bin/restore/${_id}`, {})
    expect([refused.status, refused.body.code]).toEqual([409, 'submission.liveNow'])
    await recruiter.post(`/submission/withdraw/${other}`, {})
    expect((await bench.post(`/bin/restore/${_id}`, {})).status).toBe(200)
    expect(await view(_id)).toMatchObject({ state: 'to-vendor', isLive: true })
  })

  it('asks for a reason of whoever was refused before', async () => {
    const [candidateId, jobId] = [await jane(), await job()]
    const { _id } = await submitted({ candidateId, jobId })
    await bench.put(`/submission/update/${_id}`, { state: 'refused-by-vendor', stateReason: 'No visa' })
    expect((await submit({ candidateId, jobId })).body.code).toBe('submission.refusedBefore')
    const again = await submit({ candidateId, jobId, againReason: 'The visa has come' })
    expect(again.body.data).toMatchObject({ againReason: 'The visa has come', isLive: true })
  })

  it('asks for a reason where a client of much the same name got the person, unless somebody called them two', async () => {
    const named = async (name: string) => await run.make.client(company, { name })
    const [one, other] = [await named('Blue Harbor Bank'), await named('BlueHarbor Bank')]
    const [candidateId, first, second] = [await jane(), await job({ client_id: one }), await job({ client_id: other })]
    await submitted({ candidateId, jobId: first })
    const { body } = await submit({ candidateId, jobId: second })
    expect([body.code, body.message]).toEqual([
      'submission.likeClient',
      'Jane Doe was submitted to Blue Harbor Bank within the last 180 days, which reads much like BlueHarbor Bank. Please say why they are submitted again',
    ])
    expect((await bench.post('/submission/check', { candidateId, jobId: second })).body.data).toMatchObject([
      { why: 'like-client' },
    ])
    expect(
      (await submit({ candidateId, jobId: await job({ client_id: await named('Quarrystone Bank') }) })).status,
    ).toBe(200)
    const [one_id, other_id] = [one, other].sort()
    await run.db.owner`insert into client_pair (id, company_id, one_id, other_id, score, reasons, state)
      values (gen_random_uuid(), ${company.id}, ${one_id ?? ''}, ${other_id ?? ''}, 0.95, '{spelling}', 'apart')
      on conflict (one_id, other_id) do update set state = 'apart'`
    expect((await submit({ candidateId, jobId: second })).status).toBe(200)
  })

  it('asks for a reason where the same end client got the person within the days, and not after', async () => {
    const client_id = await run.make.client(company, { name: 'Initech' })
    const [candidateId, first, second] = [await jane(), await job({ client_id }), await job({ client_id })]
    const { _id } = await submitted({ candidateId, jobId: first })
    const { body } = await submit({ candidateId, jobId: second })
    expect([body.code, body.message]).toEqual([
      'submission.reasonNeeded',
      'Jane Doe was submitted to Initech within the last 180 days. Please say why they are submitted again',
    ])
    await run.db.sql`update submission set created_at = now() - interval '181 days' where id = ${_id}`
    expect((await submit({ candidateId, jobId: second })).status).toBe(200)
  })

  it('says beyond one’s sight no more than the unit to ask', async () => {
    const unit = await run.make.unit(company, { name: 'Dallas' })
    const theirs = await run.make.person('bench-sales', company)
    await run.make.sight(theirs, 'company', [unit])
    const narrow = await run.make.person('bench-sales', company)
    await run.make.sight(narrow, 'own')
    const alone = run.call(await run.make.session(narrow))
    const own = { created_by: narrow.id }
    const [candidateId, jobId] = [await jane(own), await job(own)]
    await submitted({ candidateId, jobId }, run.call(await run.make.session(theirs)))
    const { body } = await submit({ candidateId, jobId }, alone)
    expect(body.message).toBe('This person was submitted to this requirement already. Please ask Dallas')
    const check = await alone.post('/submission/check', { candidateId, jobId })
    expect(check.body.data).toMatchObject([{ why: 'live', submission: null, unit: 'Dallas', byInfo: [], through: '' }])
  })

  it('is overridden by an Owner alone, with a reason that stays', async () => {
    const [candidateId, jobId] = [await jane(), await job()]
    const { _id } = await submitted({ candidateId, jobId })
    const asked = { candidateId, jobId, reason: 'The client asked twice' }
    expect((await bench.post(`/submission/override/${_id}`, asked)).status).toBe(403)
    expect((await boss.post(`/submission/override/${_id}`, { ...asked, reason: '' })).status).toBe(400)
    const { body } = await boss.post(`/submission/override/${_id}`, asked)
    expect(body.data).toMatchObject({ clashWith: _id, againReason: asked.reason, isLive: true })
    const trail = await run.db.sql`select action from audit where record_id = ${body.data._id}`
    expect(trail.map(({ action }) => action)).toEqual(['submission.override'])
    await bench.post(`/submission/withdraw/${_id}`, { reason: 'They wished so' })
    await bench.post(`/submission/withdraw/${body.data._id}`, {})
    const late = await boss.post(`/submission/override/${_id}`, asked)
    expect(late.body.code).toBe('submission.nothingToOverride')
  })

  it('runs again when two jobs turn out to be one requirement, and tells both submitters', async () => {
    const [candidateId, one, other] = [await jane(), await job(), await job()]
    const first = await submitted({ candidateId, jobId: one })
    const second = await submitted({ candidateId, jobId: other }, recruiter)
    const { body } = await boss.post(`/job/join/${other}`, { jobId: one })
    expect(body).toMatchObject({ message: 'Jobs joined successfully', clashes: 1 })
    expect(await view(second._id)).toMatchObject({ clashWith: first._id, requirement: first.requirement, isLive: true })
    for (const [by, id] of [
      [bench, first._id],
      [recruiter, second._id],
    ] as const) {
      const notes = await told(by, 'submission-clash')
      expect(notes.find(({ path }) => String(path).endsWith(id))).toMatchObject({
        params: { name: 'Jane Doe', by: expect.any(String), other: 'Rita Cruz' },
      })
    }
    expect((await boss.post(`/job/join/${other}`, { jobId: one })).body.code).toBe('requirement.same')
    await boss.post(`/job/part/${other}`, {})
    expect((await view(second._id)).requirement).toBe(other)
  })

  it('runs again when two candidates turn out to be one person, and parts them with the two', async () => {
    const [keep, other, jobId] = [await jane(), await jane(), await job()]
    const first = await submitted({ candidateId: keep, jobId })
    const second = await submitted({ candidateId: other, jobId }, recruiter)
    const merge = { keep, other, keepVersion: 1, otherVersion: 1, choices: {} }
    const { body } = await bench.post('/candidate-duplicate/merge', merge)
    expect(await view(second._id)).toMatchObject({ candidate: keep, clashWith: first._id, isLive: true })
    const notes = await told(recruiter, 'submission-clash')
    expect(notes.some(({ path }) => String(path).endsWith(second._id))).toBe(true)
    await bench.post(`/candidate-duplicate/split/${(body as unknown as { mergeId: string }).mergeId}`, {})
    expect(await view(second._id)).toMatchObject({ candidate: other, clashWith: null })
  })

  it('runs again when a hidden end client is named, and tells both submitters', async () => {
    const client_id = await run.make.client(company, { name: 'Globex' })
    const [candidateId, open, hidden] = [await jane(), await job({ client_id }), await job()]
    const first = await submitted({ candidateId, jobId: open })
    const second = await submitted({ candidateId, jobId: hidden }, recruiter)
    await bench.put(`/job/update/${hidden}`, { client: client_id })
    for (const [by, id] of [
      [bench, first._id],
      [recruiter, second._id],
    ] as const) {
      const notes = await told(by, 'submission-same-client')
      expect(notes.find(({ path }) => String(path).endsWith(id))).toMatchObject({ params: { client: 'Globex' } })
    }
  })

  it('asks for a reason within as many days as the company chose, and never where it chose none', async () => {
    const client_id = await run.make.client(company)
    const [candidateId, jobId, other] = [await jane(), await job({ client_id }), await job({ client_id })]
    const { _id } = await submitted({ candidateId, jobId })
    const choose = async (againDays: number) => {
      const { version } = (await boss.post('/representation/rule', {})).body.data
      const rule = { client: [], vendor: [], againDays, version }
      expect((await boss.post('/representation/add-rule', rule)).status).toBe(200)
    }
    const found = async () => {
      const { body } = await bench.post<{ againDays: number; data: AnyRecord[] }>('/submission/check', {
        candidateId,
        jobId: other,
      })
      return { days: body.againDays, why: body.data.map(({ why }) => why) }
    }
    await run.db.owner`update submission set created_at = now() - interval '40 days' where id = ${_id}`
    await choose(30)
    expect(await found()).toEqual({ days: 30, why: [] })
    await choose(60)
    expect(await found()).toEqual({ days: 60, why: ['same-client'] })
    expect((await bench.post('/submission/add', { candidateId, jobId: other })).body.code).toBe(
      'submission.reasonNeeded',
    )
    await choose(0)
    expect(await found()).toEqual({ days: 0, why: [] })
    expect((await bench.post('/submission/add', { candidateId, jobId: other })).status).toBe(200)
    expect((await boss.post('/representation/add-rule', { client: [], vendor: [], againDays: 731 })).status).toBe(400)
    await choose(180)
  })

  it('says before anything is written what stands in the way', async () => {
    const client_id = await run.make.client(company)
    const [candidateId, jobId, other] = [await jane(), await job({ client_id }), await job({ client_id })]
    const { _id } = await submitted({ candidateId, jobId })
    const check = async (asked: string) => (await bench.post('/submission/check', { candidateId, jobId: asked })).body
    expect(await check(jobId)).toMatchObject({ againDays: 180, data: [{ why: 'live', submission: _id }] })
    expect((await check(other)).data).toMatchObject([{ why: 'same-client', submission: _id }])
    await bench.post(`/submission/withdraw/${_id}`, {})
    expect((await check(jobId)).data).toMatchObject([{ why: 'ended', state: 'withdrawn' }])
    expect((await check(other)).data).toEqual([])
  })
})
