import { candidatePartKinds } from '@corridor/contract/candidate/part/kinds'
import { mayCall } from '@corridor/contract/wire/access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, AnyBody } from './call.ts'
import { bypassCode, cases, type Place } from './cases.ts'
import { contentsOf } from './contents.ts'
import { type Endpoint, endpoints, type Input, toRequest } from './endpoints.ts'
import type { Company, Make, Person } from './make.ts'
import { type RunningApp, runApp } from './running-app.ts'

let run: RunningApp
let company: Company
/** Person who looks, limited to the team; a colleague in a unit below it; and somebody of another team. */
let looking: Person
let ours: Person
let theirs: Person
let token: string
const unitOf = new Map<string, string>()

beforeAll(async () => {
  run = await runApp({ ROLE: 'api', BYPASS_CODE: bypassCode })
  company = await run.make.company()
  const team = await run.make.unit(company, { name: 'Team A' })
  const below = await run.make.unit(company, { name: 'Below A', parent_id: team })
  const other = await run.make.unit(company, { name: 'Team B' })
  looking = await run.make.person('recruiter', company)
  ours = await run.make.person('recruiter', company)
  theirs = await run.make.person('recruiter', company)
  await run.make.sight(ours, 'company', [below])
  await run.make.sight(theirs, 'company', [other])
  unitOf.set(ours.id, below).set(theirs.id, other)
  await run.make.sight(looking, 'team', [team])
  token = await run.make.session(looking)
})
afterAll(() => run.close())

/** Makes records as a person makes them. */
const madeBy = (make: Make, { id: created_by }: Person): Make => ({
  ...make,
  candidate: (of, more = {}) => make.candidate(of, { created_by, ...more }),
  hotlist: (of, more = {}) => make.hotlist(of, { created_by, ...more }),
  student: (of, more = {}) => make.student(of, { created_by, ...more }),
  studentApplication: (of, more = {}) => make.studentApplication(of, { created_by, ...more }),
  job: (of, more = {}) => make.job(of, { created_by, ...more }),
  application: (of, more = {}) => make.application(of, { created_by, ...more }),
  submission: (of, more = {}) => make.submission(of, { created_by, ...more }),
  placement: (of, more = {}) => make.placement(of, { created_by, ...more }),
  representation: (of, more = {}) => make.representation(of, { created_by, ...more }),
  presentation: (of, by, more = {}) => make.presentation(of, by, { created_by, ...more }),
  booking: (of, submission_id, more = {}) => make.booking(of, submission_id, { created_by, ...more }),
  emailTemplate: (of, more = {}) =>
    make.emailTemplate(of, { created_by, unit_id: unitOf.get(created_by) ?? null, ...more }),
  // A vendor says itself who sees it.
  vendor: (of, more = {}) =>
    make.vendor(of, { created_by, visibility: 'units', primary_unit_id: unitOf.get(created_by) ?? null, ...more }),
})

const inputBy = async ({ name }: Endpoint, by: Person): Promise<Input> => {
  const place: Place = { run: { ...run, make: madeBy(run.make, by) }, company, by, role: 'recruiter' }
  const make = cases[name]
  if (!make) throw new Error(`${name} has no case in cases.ts.`)
  return make(place)
}

function ask(endpoint: Endpoint, input: Input, who = token): Promise<Answer<AnyBody>> {
  const { path, body } = toRequest(endpoint, input)
  return run.call(who).send(endpoint.method, path, body)
}

// Records that members see or do not see, and what all of them see or one alone does. A kind in neither fails below.
const sightedKinds = [
  ...['share', 'share-request'],
  ...[
    'candidate',
    ...candidatePartKinds,
    'candidate-pair',
    'candidate-merge',
    'hotlist',
    'vendor',
    'student',
    'job',
    'submission',
    'application',
    'interview',
    'placement',
    'note',
  ],
  'email-template',
  ...[
    'vendor-pair',
    'vendor-merge',
    'student-pair',
    'student-merge',
    'representation',
    'presentation',
    'campaign',
    'inbox',
    'booking',
    'candidate-document',
    'student-document',
    'student-application',
    'student-paper',
    'commission',
  ],
  ...['resume-batch', 'resume-batch-file', 'parse', 'file', 'bin'],
]
const personalKinds = [
  'import',
  'export',
  'draft',
  'session',
  'task',
  'bulk',
  'view',
  'claim-ownership',
  'passport-reading',
  'paper-bundle',
]
const sharedKinds = [
  'institution',
  'programme',
  'intake',
  'institution-contract',
  'checklist',
  'stage',
  'lead',
  'suppression',
  'vendor-group',
  'mailbox',
  'sending-domain',
  'client',
  'client-pair',
  'client-merge',
  'order',
  'business-unit',
  'member',
  'invitation',
  'company',
]

const callable = endpoints.filter(({ meta }) => meta.access !== 'anyone' && mayCall(meta.access, ['recruiter']))
// A table that comes in is its person's alone; whose conversations a Recruiter has, mail/inbox.test.ts says.
const isSighted = ({ meta, path }: Endpoint) =>
  sightedKinds.includes(meta.record?.kind ?? '') && !path.startsWith('/import/') && !path.startsWith('/inbox/')

it('is judged for every kind of record that a member may name', () => {
  const kinds = new Set(callable.flatMap(({ meta }) => meta.record?.kind ?? []))
  const known = [...sightedKinds, ...personalKinds, ...sharedKinds]
  expect([...kinds].filter((kind) => !known.includes(kind))).toEqual([])
})

// Found, and only their writer's to change.
const writersOwn = ['/note/update/{id}', '/note/delete/{id}']
// Found, and taken back by whoever moved it alone.
const moversOwn = ['/student-application/undo-move/{id}', '/student-paper/take-back/{id}']
const foundStatus = ({ path, successStatus }: Endpoint) =>
  writersOwn.includes(path) ? 403 : moversOwn.includes(path) ? 409 : successStatus

describe.each(callable.filter(isSighted).map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  it("does not find another team's record, and changes nothing", async () => {
    const input = await inputBy(endpoint, theirs)
    const before = await contentsOf(run.db.owner)
    expect((await ask(endpoint, input)).status).toBe(404)
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it("finds a record of the own team's, and a colleague who sees all finds both", async () => {
    expect((await ask(endpoint, await inputBy(endpoint, ours))).status).toBe(foundStatus(endpoint))
    const all = await run.make.session(theirs)
    expect((await ask(endpoint, await inputBy(endpoint, ours), all)).status).toBe(foundStatus(endpoint))
  })
})

const narrowSights = ['team', 'own'] as const
const narrowRoles = ['recruiter', 'bench-sales', 'company-user'] as const
type Viewer = { role: (typeof narrowRoles)[number]; sight: (typeof narrowSights)[number] }
const viewersOf = ({ meta: { access } }: Endpoint): Viewer[] =>
  narrowRoles
    .filter((role) => access !== 'anyone' && mayCall(access, [role]))
    .flatMap((role) => narrowSights.map((sight) => ({ role, sight })))

// Suggestions, counts, figures, and whatever else names no single record.
const gathering = endpoints.filter(
  (endpoint) => !endpoint.meta.list && !endpoint.meta.record && viewersOf(endpoint).length > 0,
)
/** Fields in which somebody looks for something. */
const soughtIn = ['searchTerm', 'query', 'name', 'q', 'title']

describe("what names no single record tells nothing of another team's, to no role and no sight", () => {
  it.each(gathering.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_, endpoint) => {
    const firm = await run.make.company()
    const [team, other] = [await run.make.unit(firm, { name: 'A' }), await run.make.unit(firm, { name: 'B' })]
    const they = await run.make.person('recruiter', firm)
    await run.make.sight(they, 'company', [other])
    const viewers = []
    for (const { role, sight } of viewersOf(endpoint)) {
      const by = await run.make.person(role, firm)
      await run.make.sight(by, sight, [team])
      viewers.push({ role, sight, by, who: await run.make.session(by) })
    }
    const looks = []
    for (const { role, sight, by, who } of viewers) {
      const place: Place = { run, company: firm, by, role }
      const input = await (cases[endpoint.name] ?? (() => ({})))(place)
      const asked: Input = JSON.parse(JSON.stringify(input ?? {}))
      for (const field of soughtIn) if (typeof asked[field] === 'string') asked[field] = 'Zeb'
      const contents = await contentsOf(run.db.owner)
      const { body } = await ask(endpoint, asked, who)
      const isReading =
        endpoint.method !== 'PUT' && JSON.stringify(await contentsOf(run.db.owner)) === JSON.stringify(contents)
      looks.push({ as: `${role}, ${sight}`, who, asked, before: body, isReading })
    }
    await makeZebulons(firm, they, other)
    for (const { as, who, asked, before, isReading } of looks) {
      const { body } = await ask(endpoint, asked, who)
      expect(JSON.stringify(body), as).not.toMatch(/zebulon/i)
      if (isReading) expect(unsigned(body), as).toEqual(unsigned(before))
    }
  })

  it('is asked of what gathers', async () => {
    const names = gathering.map(({ path }) => path)
    const some = ['/candidate/suggest-location', '/bench/summary', '/job-match/count', '/inbox/unread', '/today/view']
    expect(names).toEqual(expect.arrayContaining(some))
  })
})

async function makeZebulons(firm: Company, by: Person, unit: string): Promise<void> {
  const make = madeBy(run.make, by)
  const vendor = await make.vendor(firm, { name: 'Zebulon Partners', primary_unit_id: unit })
  const candidate = await make.candidate(firm, {
    ...{ first_name: 'Zebulon', location: 'Zebulonville', job_title: 'Zebulon engineer' },
  })
  const job = await make.job(firm, { job_title: 'Zebulon wanted', vendor_id: vendor })
  await make.submission(firm, { candidate_id: candidate, job_id: job })
  await make.application(firm, { candidate_id: candidate, job_id: job, first_name: 'Zebulon' })
  await make.hotlist(firm, { name: 'Zebulon bench' })
}

const unsigned = ({ requestId: _, ...body }: AnyBody & { requestId?: string }) => body

describe('lists', () => {
  const everyListMs = 120_000
  it("show nothing of another team's, whatever the filter, search or order, and all of the own team's", {
    timeout: everyListMs,
  }, async () => {
    const made = async (by: Person, first_name: string) => {
      const make = madeBy(run.make, by)
      const [candidate, second] = [
        await make.candidate(company, { first_name, job_title: `${first_name} engineer` }),
        await make.candidate(company, { first_name }),
      ]
      await make.words(candidate, [`${first_name} wrote this resume`])
      const hotlist = await make.hotlist(company, { name: `${first_name} bench` })
      await make.onHotlist(company, hotlist, candidate)
      const parts = await Promise.all(candidatePartKinds.map((kind) => make.part(kind, company, candidate)))
      const pair = await make.candidatePair(company, [candidate, second])
      const batch = await make.resumeBatch(company, by, { name: first_name })
      const file = await make.resumeBatchFile(company, by, batch, {
        name: first_name,
        state: 'held',
        double_id: second,
      })
      const vendor = await make.vendor(company, { name: `${first_name} Partners` })
      const job = await make.job(company, { job_title: `${first_name} wanted`, vendor_id: vendor })
      const submission = await make.submission(company, { candidate_id: candidate, job_id: job })
      const application = await make.application(company, { candidate_id: candidate, job_id: job, first_name })
      const interview = await make.interview(company, submission, { title: `${first_name} talks` })
      const placement = await make.placement(company, { submission_id: submission })
      const right = await make.representation(company, { candidate_id: candidate, job_id: job })
      const presentation = await make.presentation(company, by, {
        submission_id: submission,
        title: `${first_name} presented`,
      })
      const vendorPair = await make.vendorPair(company, [
        vendor,
        await make.vendor(company, { name: `${first_name} Co` }),
      ])
      const student = await make.student(company, { first_name })
      const studentPair = await make.studentPair(company, [student, await make.student(company, { first_name })])
      const contact = await make.vendorContact(company, vendor, { first_name })
      const note = await make.vendorNote(company, vendor, { note: `${first_name} called` })
      const written = await make.note(company, by, { record_id: candidate, note: `${first_name} wrote back` })
      const paper = await make.vendorDocument(company, by, vendor, { title: `${first_name} form` })
      const passport = await make.candidateDocument(company, by, candidate, { title: `${first_name} passport` })
      const visa = await make.studentDocument(company, by, student, { title: `${first_name} visa` })
      const gone = await make.binned('hotlist', await make.hotlist(company, { name: `${first_name} gone` }))
      const link = await make.shareLink(company, by, hotlist, { title: `${first_name} link` })
      const request = await make.shareRequest(company, link, { name: first_name })
      const campaign = await make.campaign(company, by, {
        subject: `${first_name} campaign`,
        hotlist_id: hotlist,
        job_id: job,
      })
      const recipient = await make.recipient(company, campaign, {
        name: first_name,
        vendor_id: vendor,
        candidate_id: candidate,
      })
      const about = {
        campaign,
        recipient,
        passport,
        visa,
        job,
        submission,
        application,
        interview,
        placement,
        right,
        presentation,
        contact,
        note,
        written,
        paper,
        vendorPair,
        student,
        studentPair,
      }
      return { candidate, second, hotlist, parts, pair, batch, file, vendor, ...about, gone, link, request }
    }
    const hiddenRecipients: string[] = []
    const [a, b] = [await made(ours, 'Aurelia'), await made(theirs, 'Zebulon')]
    // A campaign of the own team went to somebody of the other's vendors too.
    hiddenRecipients.push(await run.make.recipient(company, a.campaign, { name: 'Zebulon', vendor_id: b.vendor }))
    // On a list of the own team stands somebody of the other, and the other way round.
    await run.make.onHotlist(company, a.hotlist, b.candidate)
    await run.make.onHotlist(company, b.hotlist, a.candidate)
    const hidden = [
      b.candidate,
      b.second,
      b.hotlist,
      ...b.parts,
      b.pair,
      b.batch,
      b.file,
      b.link,
      b.request,
      b.vendor,
      b.job,
      b.submission,
      b.application,
      b.interview,
      b.placement,
      b.right,
      b.presentation,
      b.campaign,
      b.recipient,
      b.vendorPair,
      b.student,
      b.studentPair,
      b.contact,
      b.note,
      b.written,
      b.paper,
      b.passport,
      b.visa,
      b.gone,
      'Zebulon',
      ...hiddenRecipients,
    ]
    const bodies: Input[] = [
      {},
      { limit: 100 },
      ...['Zebulon', 'Ze', 'Zebulon bench'].map((searchTerm) => ({ searchTerm })),
      ...[
        b.candidate,
        b.hotlist,
        b.pair,
        b.batch,
        b.file,
        b.link,
        b.request,
        b.vendor,
        b.job,
        b.submission,
        b.application,
        b.interview,
        b.placement,
        b.right,
        b.presentation,
        b.campaign,
        b.recipient,
        b.vendorPair,
        b.contact,
        b.note,
        b.paper,
        b.gone,
        ...b.parts,
      ].map((_id) => ({
        filters: { _id },
      })),
    ]
    const special: Record<string, Input[]> = {
      '/candidate/list': [{ hotlist: b.hotlist }, { query: 'zebulon' }, { query: 'wrote AND zebulon' }].map(
        (filters) => ({ filters }),
      ),
      ...Object.fromEntries(
        ['contact', 'note', 'document'].map((part) => [`/vendor-${part}/list`, [{ filters: { vendor: b.vendor } }]]),
      ),
      '/job/list': [{ filters: { vendor: b.vendor } }],
      '/submission/list': [{ filters: { candidate: b.candidate } }, { filters: { job: b.job } }],
      '/application/list': [{ filters: { candidate: b.candidate } }, { filters: { job: b.job } }],
      '/interview/list': [
        { filters: { submission: b.submission } },
        { filters: { candidate: b.candidate } },
        { filters: { job: b.job } },
      ],
      '/placement/list': [{ filters: { candidate: b.candidate } }, { filters: { job: b.job } }],
      '/representation/list': [{ filters: { candidate: b.candidate } }, { filters: { job: b.job } }],
      '/presentation/list': [{ filters: { job: b.job } }, { filters: { submission: b.submission } }],
      '/campaign/list': [{ filters: { hotlist: b.hotlist } }, { filters: { job: b.job } }],
      '/recipient/list': [
        { filters: { campaign: b.campaign } },
        { filters: { vendor: b.vendor } },
        { filters: { mails: `campaign_${b.campaign}__` } },
      ],
      '/hotlist/list': [{ filters: { candidate: b.candidate } }],
      '/candidate-duplicate/list': [{ filters: { record: b.candidate } }],
      '/vendor-duplicate/list': [{ filters: { record: b.vendor } }],
      '/student-duplicate/list': [{ filters: { record: b.student } }],
      '/resume-batch/list-file': [{ filters: { batch: b.batch } }],
    }
    for (const endpoint of callable.filter(({ meta }) => meta.list)) {
      for (const body of [...bodies, ...(special[endpoint.path] ?? [])]) {
        const { body: answer } = await ask(endpoint, body)
        const shown = JSON.stringify(answer)
        expect([endpoint.path, ...hidden.filter((mark) => shown.includes(mark))]).toEqual([endpoint.path])
        if (body.filters || body.searchTerm) expect(`${endpoint.path} ${answer.totalDocs}`).toBe(`${endpoint.path} 0`)
      }
    }
    const caller = run.call(token)
    const find = async (path: string, body: Input) => (await caller.post(path, body)).body
    expect((await find('/candidate/list', { searchTerm: 'Aurelia' })).totalDocs).toBe(2)
    expect((await find('/candidate/list', { filters: { query: 'aurelia AND wrote' } })).totalDocs).toBe(1)
    const lines = await find('/candidate/list', { filters: { hotlist: a.hotlist } })
    expect([lines.totalDocs, lines.data[0]?._id]).toEqual([1, a.candidate])
    const hotlists = await find('/hotlist/list', { filters: { _id: a.hotlist } })
    expect(hotlists.data[0]?.totalSeats).toBe(1)
    const all = run.call(await run.make.session(theirs))
    expect((await all.post('/hotlist/list', { filters: { _id: a.hotlist } })).body.data[0]?.totalSeats).toBe(2)
    expect((await find('/bin/list', { searchTerm: 'Aurelia' })).totalDocs).toBe(1)
  })
})
