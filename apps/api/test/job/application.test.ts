import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import type { Caller } from '../call.ts'
import { readLetters } from '../letters.ts'
import type { Company, Person } from '../make.ts'
import { openSocket, requestHead } from '../raw-request.ts'
import { activeContents, writings } from '../reading/active-pdf.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let company: Company
let person: Person
let recruiter: Caller
let slug: string
beforeAll(async () => {
  // Without the web app's build a refusal has the shape of the API.
  run = await runApp({}, { web: 'none' })
  company = await run.make.company({ name: 'Harbor Staffing' })
  await run.make.person('owner', company)
  person = await run.make.person('recruiter', company)
  recruiter = run.call(await run.make.session(person))
  slug = await run.make.slug(company)
})
afterAll(() => run.close())

const publishedJob = async (more = {}) =>
  run.make.job(company, { job_title: 'Java Developer', published_at: new Date(), created_by: person.id, ...more })

const resumePath = join(import.meta.dirname, '../../src/features/flow/demo/seed/files/anita-rao.pdf')
const typed = { firstName: 'Anita', lastName: 'Rao', email: 'anita@example.com', phone: '+1 555 123 4567' }

/** The mark that the form of a job got so many seconds ago. */
async function tokenOf(job: string, secondsAgo = 10) {
  const fields = makeFieldCrypto(await loadOwnKeys(run.dataDir))
  const at = String(Date.now() - secondsAgo * 1_000)
  return `${at}.${fields.mark(at, { table: 'application', column: 'form', rowId: job }).toString('base64url')}`
}

interface Sent {
  resume?: { bytes: Buffer; name: string }
  token?: string
}

async function apply(job: string, values: Record<string, string> = {}, { resume, token }: Sent = {}) {
  const form = new FormData()
  const all = { ...typed, message: '', consent: 'yes', token: token ?? (await tokenOf(job)), website: '', ...values }
  for (const [name, value] of Object.entries(all)) form.append(name, value)
  if (resume) form.append('resume', new Blob([new Uint8Array(resume.bytes)]), resume.name)
  const answer = await fetch(`${run.url}/jobs/${slug}/${job}/apply`, { method: 'POST', body: form, redirect: 'manual' })
  const location = answer.headers.get('location')
  const body = location ? null : ((await answer.json()) as { code: string })
  return { status: answer.status, location, body }
}

interface Row {
  _id: string
  stage: string
  stageInfo: { name: string }[]
  resumeInfo: { fileKey: string }[]
  declinedBy: string | null
}
interface Kept {
  data: Row
  code: string
  current: Row
}

const list = async (filters: Record<string, unknown> = {}) =>
  (await recruiter.post<{ data: Row[]; totalDocs: number }>('/application/list', { filters, limit: 100 })).body
const candidatesOf = async (email: string) =>
  run.db
    .owner`select id, resume_key, job_title, first_name from candidate where company_id = ${company.id} and email = ${email}`

describe('who applies to a published job', () => {
  it('twice with one address is one candidate with one application, whose resume is searched', async () => {
    const job = await publishedJob()
    const resume = { bytes: await readFile(resumePath), name: 'Anita Rao.pdf' }
    const first = await apply(job, {}, { resume })
    expect([first.status, first.location]).toEqual([303, `/jobs/${slug}/${job}/apply?sent=yes`])
    // The second answer tells nothing that the first did not.
    expect(await apply(job, { email: 'ANITA@example.com', firstName: 'Somebody' }, { resume })).toEqual(first)

    const { data } = await list({ job })
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      firstName: 'Anita',
      isNewCandidate: true,
      stageInfo: [{ name: 'New', kind: 'open' }],
      resumeInfo: [{ fileName: 'Anita Rao.pdf' }],
    })
    expect(await candidatesOf(typed.email)).toHaveLength(1)
    const find = () => recruiter.post('/candidate/list', { filters: { query: 'rao AND java' } })
    await vi.waitFor(
      async () => {
        expect((await find()).body.totalDocs).toBe(1)
        // Reading fills in the fields that nobody typed.
        const [candidate] = await candidatesOf(typed.email)
        expect(candidate?.job_title).toBeTruthy()
      },
      { timeout: 20_000 },
    )
    const letters = await readLetters(run.db.owner, run.dataDir, typed.email)
    expect(letters.map(({ subject }) => subject)).toEqual(['Your application has arrived'])
    const told = await run.db.owner`select kind from notification where user_id = ${person.id} order by id`
    expect(told.map(({ kind }) => kind)).toEqual(['application-new', 'application-again'])
    const viewed = await recruiter.post<{
      data: { timeline: { action: string }[]; consentVersion: number; consentDate: string }
    }>('/application/view', { applicationId: data[0]?._id })
    const record = viewed.body.data
    expect(record.timeline.map(({ action }) => action)).toEqual(['again', 'applied'])
    expect([record.consentVersion, typeof record.consentDate]).toEqual([1, 'string'])
  })

  it('is the candidate whom the company knows, who is not written over and gets the resume they had none of', async () => {
    const job = await publishedJob()
    const email = 'known@example.com'
    const id = await run.make.candidate(company, { email, first_name: 'Known', job_title: 'Architect' })
    const resume = { bytes: await readFile(resumePath), name: 'cv.pdf' }
    expect((await apply(job, { email, firstName: 'Otherwise' }, { resume })).status).toBe(303)
    const [candidate] = await candidatesOf(email)
    expect(candidate).toMatchObject({ id, first_name: 'Known', job_title: 'Architect' })
    const { data } = await list({ job })
    expect(data[0]).toMatchObject({ isNewCandidate: false, candidateInfo: [{ _id: id }] })
    expect(candidate?.resume_key).toBe(data[0]?.resumeInfo[0]?.fileKey)
  })

  it('is told once an hour whatever the jobs, and never twice by many forms at once; each application is kept', async () => {
    const email = 'told@example.com'
    const [first, second, third] = [await publishedJob(), await publishedJob(), await publishedJob()]
    const sent = [await apply(first, { email }), await apply(second, { email: 'Told@example.com' })]
    sent.push(...(await Promise.all(Array.from({ length: 10 }, () => apply(third, { email })))))
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([303]))
    for (const job of [first, second, third]) expect((await list({ job })).data).toHaveLength(1)
    const subjects = async () => (await readLetters(run.db.owner, run.dataDir, email)).map(({ subject }) => subject)
    expect(await subjects()).toEqual(['Your application has arrived'])
    await run.db.owner`update letter_turn set next_at = next_at - interval '1 hour'`
    await apply(await publishedJob(), { email })
    expect(await subjects()).toHaveLength(2)
  })

  it('is one, however many forms with one address come at once', async () => {
    const job = await publishedJob()
    const other = await publishedJob()
    const answers = await Promise.all(
      [job, job, job, other, other].map((to) => apply(to, { email: 'many@example.com' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
    expect(await candidatesOf('many@example.com')).toHaveLength(1)
    expect([(await list({ job })).totalDocs, (await list({ job: other })).totalDocs]).toEqual([1, 1])
  })

  it.each([
    ['without consent', { consent: '' }, undefined, 400],
    ['with an address that is none', { email: 'nobody' }, undefined, 400],
    ['by a form that nobody gave out', {}, '1.abc', 400],
    ['by a form of the day before yesterday', {}, 200_000, 400],
    ['as fast as no person is', {}, 0, 400],
    ['as a program that fills in every box', { website: 'https://spam.example' }, undefined, 303],
  ] as const)('leaves nothing %s', async (_, values, token, status) => {
    const job = await publishedJob()
    const given = typeof token === 'number' ? await tokenOf(job, token) : token
    const answer = await apply(job, { ...values }, given === undefined ? {} : { token: given })
    expect(answer.status).toBe(status)
    expect((await list({ job })).totalDocs).toBe(0)
  })

  it('cannot send what is no document, nor apply to what is not published, closed or past', async () => {
    const job = await publishedJob()
    const resume = { bytes: Buffer.from('MZ\x90\0program'), name: 'resume.pdf' }
    const answer = await apply(job, {}, { resume })
    expect([answer.status, answer.body?.code]).toEqual([400, 'application.fileType'])
    expect((await apply(await publishedJob({ job_expire_date: '2020-01-01' }), {})).status).toBe(410)
    for (const more of [{ published_at: null }, { deleted_at: new Date() }])
      expect((await apply(await publishedJob(more), {})).status).toBe(404)
    expect((await list({ job })).totalDocs).toBe(0)
  })

  it('cannot send a file whose name holds control characters', async () => {
    const job = await publishedJob()
    const resume = { bytes: await readFile(resumePath), name: 'cv\r\nx: y.pdf' }
    const answer = await apply(job, {}, { resume })
    expect([answer.status, answer.body?.code]).toEqual([400, 'file.name'])
    expect((await list({ job })).totalDocs).toBe(0)
  })

  it('cannot send a PDF that acts', async () => {
    const job = await publishedJob()
    const [plainly, spelled] = Object.values(writings)
    for (const [at, parts] of Object.values(activeContents).entries()) {
      const bytes = (at % 2 ? spelled : plainly)?.(parts) ?? Buffer.alloc(0)
      const answer = await apply(job, {}, { resume: { bytes, name: 'resume.pdf' } })
      expect([answer.status, answer.body?.code]).toEqual([415, 'file.active'])
    }
    expect((await list({ job })).totalDocs).toBe(0)
  })
})

describe('a form that is sent by hand', () => {
  const part = (name: string, value: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
  const hostile: Record<string, string> = {
    'of 60 000 parts': part('a', '').repeat(60_000),
    'of a part with a million words above it': part('a', 'v', '; a="b"'.repeat(1_000_000)),
    'of a part with a million lines above it': part('a', 'v', '\r\na: b'.repeat(1_000_000)),
    'of a file and two hundred parts more': part('resume', 'v', '; filename="a.pdf"') + part('a', '').repeat(201),
    'of a word of nine megabytes': part('a', 'v'.repeat(9_000_000)),
    'of two hundred words that are too long together': part('a', 'v'.repeat(40_000)).repeat(200),
  }
  it.each(Object.entries(hostile))('%s is refused before it is taken apart', async (_, parts) => {
    await run.db.owner`truncate rate_limit`
    const job = await publishedJob()
    const send = async (type: string, body: string) => {
      const headers = { 'content-type': type }
      const answer = await fetch(`${run.url}/jobs/${slug}/${job}/apply`, { method: 'POST', headers, body })
      return [answer.status, ((await answer.json()) as { code: string }).code]
    }
    const whole = `${parts}--x--\r\n`
    expect(await send('multipart/form-data; boundary=x', whole)).toEqual([413, 'request.tooLarge'])
    // The first boundary that is named counts, for us as for who takes it apart.
    expect(await send('multipart/form-data; boundary="x"; boundary=y', whole)).toEqual([413, 'request.tooLarge'])
    expect(await send('multipart/form-data', whole)).toEqual([400, 'request.malformed'])
    expect(await run.db.owner`select 1 from application where job_id = ${job}`).toHaveLength(0)
  })
})

it('refuses a form of too many parts while the rest of it is still to come', async () => {
  const job = await publishedJob()
  const socket = await openSocket(run.url)
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 5_000_000 }
  socket.write(requestHead('POST', `/jobs/${slug}/${job}/apply`, { ...headers, connection: 'close' }))
  socket.write('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(300))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /)
})

describe('two candidates who are one person', () => {
  it('keep the earlier of two applications to one job; the later lies in the bin', async () => {
    const owner = run.call(await run.make.tokenOf('owner', company))
    const job = await publishedJob()
    const [one, two] = [await run.make.candidate(company), await run.make.candidate(company)]
    const earlier = await run.make.application(company, {
      candidate_id: two,
      job_id: job,
      created_at: new Date('2026-01-01'),
    })
    const later = await run.make.application(company, { candidate_id: one, job_id: job })
    const merged = await owner.post('/candidate-duplicate/merge', {
      keep: one,
      keepVersion: 1,
      other: two,
      otherVersion: 1,
    })
    expect(merged.status).toBe(200)
    expect((await list({ job })).data.map(({ _id }) => _id)).toEqual([earlier])
    const binned = await run.db.owner`select kind from bin where id = ${later}`
    expect(binned).toHaveLength(1)
  })
})

describe('a stage', () => {
  const stagesOf = async () => {
    const asked = { sortBy: 'place', sortDirection: 'asc' }
    return (await recruiter.post<{ data: { _id: string; name: string }[] }>('/stage/list', asked)).body.data
  }
  const stageCalled = async (wanted: string) => (await stagesOf()).find(({ name }) => name === wanted)?._id

  it('counts anew who goes on when somebody is moved', async () => {
    const id = await run.make.application(company)
    const goingOn = async () =>
      Number((await recruiter.post('/application/list', { filters: { stageKind: 'open' } })).body.totalDocs)
    const before = await goingOn()
    for (const [stage, count] of [
      ['Hired', before - 1],
      ['Offer', before],
    ] as const) {
      await recruiter.post(`/application/move/${id}`, { stage: await stageCalled(stage) })
      expect(await goingOn()).toBe(count)
    }
  })

  it('is where an application stands, and whoever saw an older one is told where it is now', async () => {
    const id = await run.make.application(company)
    const move = async (stage: string, more = {}) =>
      recruiter.post<Kept>(`/application/move/${id}`, { stage: await stageCalled(stage), ...more })
    expect((await move('Screening', { version: 1 })).body.data.stageInfo[0]?.name).toBe('Screening')
    const late = await move('Interview', { version: 1 })
    expect([late.status, late.body.code]).toEqual([409, 'record.changed'])
    expect(late.body.current.stageInfo[0]?.name).toBe('Screening')
    expect((await move('Declined')).body.code).toBe('application.reasonNeeded')
    expect((await move('Declined', { declinedBy: 'us' })).body.code).toBe('application.reasonNeeded')
    expect((await move('Declined', { declinedBy: 'candidate' })).body.data.declinedBy).toBe('candidate')
    expect((await move('Interview')).body.data.declinedBy).toBeNull()
  })

  it('is put elsewhere, called otherwise, and deleted once its applications have gone to another', async () => {
    const added = (await recruiter.post('/stage/add', { name: 'Test work' })).body.data
    expect((await stagesOf()).map(({ name }) => name)).toEqual([
      ...['New', 'Screening', 'Interview', 'Offer', 'Test work', 'Hired', 'Declined'],
    ])
    expect((await recruiter.post('/stage/add', { name: 'test WORK' })).body.code).toBe('stage.nameTaken')
    const renamed = await recruiter.send('PUT', `/stage/update/${added._id}`, {
      name: 'Homework',
      version: added.version,
    })
    expect(renamed.body.data.name).toBe('Homework')
    const ids = (await stagesOf()).map(({ _id }) => _id)
    expect((await recruiter.post('/stage/order', { ids: [added._id] })).body.code).toBe('stage.orderChanged')
    await recruiter.post('/stage/order', { ids: [added._id, ...ids.filter((id) => id !== added._id)] })
    const [first, second] = await stagesOf()
    expect(first?.name).toBe('Homework')
    const application = await run.make.application(company)
    const refused = await recruiter.send('DELETE', `/stage/delete/${added._id}`, {})
    expect(refused.body.code).toBe('stage.inUse')
    expect((await recruiter.send('DELETE', `/stage/delete/${added._id}`, { moveTo: second?._id })).status).toBe(200)
    const { body } = await recruiter.post('/application/view', { applicationId: application })
    expect(body.data.stage).toBe(second?._id)
  })

  it('is not for a bench sales user to change', async () => {
    const bench = run.call(await run.make.tokenOf('bench-sales', company))
    expect((await bench.post('/stage/add', { name: 'Mine' })).status).toBe(403)
    expect((await bench.post('/application/list', {})).status).toBe(200)
  })
})
