import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildVisit } from '../build-visit.ts'
import type { AnyBody, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { textOf } from '../trust/papers.ts'

let run: RunningApp
let web: string
let company: Company
let person: Person
let bench: Caller
let job: string
let jane: string
let janeCandidate: string
let omar: string
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'corridor-web-'))
  buildVisit(join(web, 'visit'))
  run = await runApp({ ROLE: 'api', PUBLIC_URL: 'https://work.example' }, { web })
})
afterAll(async () => {
  await run.close()
  rmSync(web, { recursive: true })
})
beforeEach(async () => {
  await run.db.owner`truncate rate_limit`
  company = await run.make.company()
  person = await run.make.person('bench-sales', company)
  bench = run.call(await run.make.session(person))
  job = await run.make.job(company, { job_title: 'Java engineer' })
  janeCandidate = await run.make.candidate(company, {
    ...{
      first_name: 'Jane',
      last_name: 'Doe',
      job_title: 'Java engineer',
      skills: ['Java', 'Kafka'],
      location: 'Austin',
    },
    ...{
      email: 'jane.doe@example.com',
      phone: '+14155550123',
      rate_amount: 61,
      rate_currency: 'USD',
      rate_per: 'hour',
    },
  })
  jane = await submit(janeCandidate)
  omar = await submit(await run.make.candidate(company, { first_name: 'Omar', last_name: 'Haddad' }))
})

const submit = (candidate_id: string, more: object = {}) =>
  run.make.submission(company, { ...{ candidate_id, job_id: job, state: 'to-client', created_by: person.id }, ...more })
interface Made extends AnyBody {
  address: string
}
const add = (body: object = {}) =>
  bench.post<Made>('/presentation/add', {
    jobId: job,
    people: [{ submissionId: jane }, { submissionId: omar }],
    ...body,
  })
async function present(body: object = {}): Promise<{ id: string; path: string }> {
  const { body: answer } = await add(body)
  return { id: answer.data._id, path: new URL(answer.address).pathname }
}
const stateOf = async (submissionId: string) => (await bench.post('/submission/view', { submissionId })).body.data
const listed = async () =>
  (await bench.post<{ data: { people: object[] }[] }>('/presentation/list', { filters: { job } })).body.data[0]?.people

async function open(path: string, init: RequestInit = {}) {
  const response = await fetch(run.url + path, { redirect: 'manual', ...init })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, html: new TextDecoder().decode(bytes) }
}
async function markOf(path: string, name: string): Promise<string> {
  const { html } = await open(path)
  const found = [...html.matchAll(/id="n-([\w-]{16})"><bdi>([^<]*)/g)].find(([, , shown]) => shown === name)
  if (!found?.[1]) throw new Error(`${name} does not stand on the page.`)
  return found[1]
}
const post = (path: string, fields: Record<string, string>) =>
  open(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(fields)),
  })
const answer = async (path: string, name: string, fields: Record<string, string>) =>
  post(path, { person: await markOf(path, name), ...fields })

describe('presentation.add', () => {
  it('makes a link of 32 random bytes, tells it once, and keeps only its hash', async () => {
    const { body } = await add()
    expect(body).toMatchObject({ data: { title: 'Java engineer', state: 'open', people: [{ answer: null }, {}] } })
    const path = new URL(body.address).pathname
    expect(path).toMatch(/^\/share-submission\/[\w-]{43}$/)
    const token = path.slice(path.lastIndexOf('/') + 1)
    const [row] = await run.db.owner`select * from presentation where id = ${body.data._id}`
    const trail = await trailOf(run.db.owner, body.data._id)
    const list = (await bench.post('/presentation/list')).body
    expect(trail).toMatchObject([{ action: 'presentation.add', after: { submissions: [jane, omar] } }])
    expect(JSON.stringify([row, trail, list])).not.toContain(token)
    await open(path)
    expect(run.logText()).not.toContain(token)
  })

  it('refuses submissions of two jobs, of nobody, ended ones, gone ones and other companies’', async () => {
    const other = await run.make.submission(company, { created_by: person.id })
    const ended = await submit(await run.make.candidate(company), { state: 'withdrawn' })
    const foreign = await run.make.submission(await run.make.company())
    await bench.delete(`/submission/delete/${omar}`)
    const of = (...ids: string[]) => add({ people: ids.map((submissionId) => ({ submissionId })) })
    expect((await of(jane, other)).body).toMatchObject({ code: 'presentation.otherJob' })
    expect((await of()).status).toBe(400)
    expect((await of(jane, ended)).body).toMatchObject({ code: 'presentation.notLive' })
    expect((await of(jane, foreign)).status).toBe(404)
    expect((await of(jane, omar)).status).toBe(404)
    expect((await add({ people: [{ submissionId: jane }], expiresOn: '2020-01-01' })).body.fields).toEqual({
      expiresOn: 'Please choose a day within the next year',
    })
    expect((await of(jane, jane)).body.data.people).toHaveLength(1)
  })

  it('is not there for another company, and not for who only reads', async () => {
    const { id } = await present()
    const summit = run.call(await run.make.tokenOf('owner', await run.make.company()))
    const reader = run.call(await run.make.tokenOf('company-user', company))
    for (const verb of ['renew', 'revoke']) {
      expect((await summit.post(`/presentation/${verb}/${id}`)).status).toBe(404)
      expect((await reader.post(`/presentation/${verb}/${id}`)).status).toBe(403)
    }
    expect((await summit.post('/presentation/list')).body.totalDocs).toBe(0)
    expect((await reader.post('/presentation/list')).body.totalDocs).toBe(1)
  })
})

describe('its page', () => {
  it('shows the people without any way to reach them, and changes nothing', async () => {
    await run.make.submissionHop(company, jane, await run.make.vendor(company))
    await run.db
      .owner`update submission_hop set rate_amount = 95, rate_currency = 'USD', rate_per = 'hour' where submission_id = ${jane}`
    const summary =
      'Jane Doe leads teams since 2015. Write to jane.doe@example.com, call (415) 555-0123 or +٩٦٦ ٥٠ ١٢٣ ٤٥٦٧, www.jane.dev'
    const people = [{ submissionId: jane, summary }, { submissionId: omar }]
    const { path } = await present({ showsRate: true, note: 'Both can start in May', people })
    const before = await run.db.owner`select * from presented_person order by place`
    const { status, html, headers } = await open(path)
    expect(status).toBe(200)
    for (const shown of [
      'Jane Doe',
      'Omar Haddad',
      'Austin',
      'Java, Kafka',
      '$95/hr',
      'since 2015',
      'Both can start in May',
    ])
      expect(html).toContain(shown)
    // The sender may be written to; nobody who is presented.
    expect(html).toContain(`href="mailto:${person.email}"`)
    const ofPeople = html.replaceAll(person.email, '')
    for (const hidden of ['@example.com', '555-0123', '5550123', '٤٥٦٧', 'jane.dev', '$61', jane, janeCandidate])
      expect(ofPeople).not.toContain(hidden)
    expect(html).not.toMatch(/<script(?![^>]* src=)/)
    const kept = ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name))
    expect(kept).toEqual(['no-store', 'no-referrer', 'noindex, nofollow, noarchive'])
    expect(await run.db.owner`select * from presented_person order by place`).toEqual(before)
  })

  it('shows initials, no rate and no authorization where the company chose so', async () => {
    const people = [{ submissionId: jane, summary: 'Jane Doe leads teams, and Doe writes Java.' }]
    const { path } = await present({ people, showsInitials: true, showsAuthorization: false })
    const { html } = await open(path)
    expect(html).toContain('J. D. leads teams, and D. writes Java.')
    expect(html).not.toMatch(/Jane|Doe|Work authorization|\$/)
    const mark = await markOf(path, 'J. D.')
    const pdf = await textOf((await open(`${path}/resume/${mark}.pdf`)).bytes)
    expect(pdf).toContain('J. D.')
    expect(pdf).not.toMatch(/Jane|Doe/)
  })

  it('gives each resume in the company’s own format, whatever the script, without a way to reach anybody', async () => {
    await run.make.part('candidate-history', company, janeCandidate, {
      ...{ job_title: 'Lead engineer', employer: 'Acme Steel', start_date: '2019-03', end_date: '2022-05' },
      responsibilities: 'Ran 12 services. Reach me: jane@home.example or 415 555 0123',
    })
    const fang = await submit(await run.make.candidate(company, { first_name: '芳', last_name: '王' }))
    const layla = await submit(await run.make.candidate(company, { first_name: 'ليلى', last_name: 'حداد' }))
    const { path } = await present({ people: [jane, fang, layla].map((submissionId) => ({ submissionId })) })
    const resumeOf = async (name: string) => {
      const { status, headers, bytes } = await open(`${path}/resume/${await markOf(path, name)}.pdf`)
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
      return textOf(bytes)
    }
    const text = await resumeOf('Jane Doe')
    for (const shown of ['Jane Doe', 'Java', 'Kafka', 'Lead engineer', 'Acme Steel', '2019-03', 'Ran 12 services'])
      expect(text).toContain(shown)
    expect(text).not.toMatch(/@|555|4155550123/)
    expect(await resumeOf('芳 王')).toContain('芳')
    expect((await resumeOf('ليلى حداد')).length).toBeGreaterThan(20)
    expect((await open(`${path}/resume/aaaaaaaaaaaaaaaa.pdf`)).status).toBe(404)
  })

  it.each([
    ['fr', 'Présélectionner', 'ltr'],
    ['zh', '列入候选名单', 'ltr'],
    ['ar', 'إدراج في القائمة المختصرة', 'rtl'],
  ])('speaks %s', async (language, word, dir) => {
    const { path } = await present()
    const { html } = await open(`${path}?lang=${language}`)
    expect(html).toContain(word)
    expect(html).toContain(`dir="${dir}"`)
  })

  it('looks the same whatever the reason why it opens nothing', async () => {
    const revoked = await present()
    await bench.post(`/presentation/revoke/${revoked.id}`)
    const ended = await present()
    await run.db.owner`update presentation set expires_on = '2020-01-01' where id = ${ended.id}`
    const replaced = await present()
    const { body } = await bench.post<Made>(`/presentation/renew/${replaced.id}`)
    const closed = [revoked.path, ended.path, replaced.path, `/share-submission/${'a'.repeat(43)}`]
    const looks = await Promise.all(
      closed.map(async (path) => {
        const { status, html } = await open(path)
        return [status, html.replaceAll(path, '…')]
      }),
    )
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(1)
    expect(looks[0]).toEqual([404, expect.stringContaining('This link opens nothing')])
    expect((await open(new URL(body.address).pathname)).status).toBe(200)
    expect((await bench.post(`/presentation/renew/${revoked.id}`)).body).toMatchObject({ code: 'presentation.over' })
    const expiresOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    await bench.post(`/presentation/extend/${ended.id}`, { expiresOn })
    expect((await open(ended.path)).status).toBe(200)
  })

  it('no longer shows who was withdrawn or is gone, and none of it once its maker has left', async () => {
    const { path } = await present()
    const mark = await markOf(path, 'Jane Doe')
    await bench.post(`/submission/withdraw/${jane}`, { reason: 'Took another job' })
    expect((await open(path)).html).not.toContain('Jane Doe')
    expect((await post(path, { person: mark, answer: 'shortlist' })).status).toBe(404)
    expect(await listed()).toMatchObject([{ isShown: false }, { isShown: true }])
    await run.db
      .owner`update candidate set deleted_at = now() where id = (select candidate_id from submission where id = ${omar})`
    expect((await open(path)).html).not.toContain('Omar Haddad')
    await run.db.owner`delete from membership where user_id = ${person.id}`
    expect((await open(path)).status).toBe(404)
  })
})

describe('an answer', () => {
  it('shortlists: the submission stays, its submitter is told, and the page says so', async () => {
    const { id, path } = await present()
    const sent = await answer(path, 'Jane Doe', { answer: 'shortlist', comment: '' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, expect.stringContaining('saved=')])
    expect((await open(path)).html).toContain('Shortlisted')
    expect(await stateOf(jane)).toMatchObject({ state: 'to-client' })
    expect(await listed()).toMatchObject([{ answer: 'shortlist' }, { answer: null }])
    const trail = await trailOf(run.db.owner, id)
    expect(trail.at(-1)).toMatchObject({ action: 'presentation.client-answer', actor_id: null })
    const { body } = await bench.post('/notification/list')
    expect(body.data[0]).toMatchObject({ kind: 'presentation-shortlisted', params: { name: 'Jane Doe' } })
  })

  it('rejects with a reason, which ends the submission through its own states; and takes it back', async () => {
    const { path } = await present()
    expect((await answer(path, 'Jane Doe', { answer: 'reject', comment: ' ' })).html).toContain('Please say why')
    const comment = '<b>Too</b> junior, خبرة قليلة'
    await answer(path, 'Jane Doe', { answer: 'reject', comment })
    expect(await stateOf(jane)).toMatchObject({ state: 'refused-by-client', stateReason: comment, isLive: false })
    const [entry] = (await trailOf(run.db.owner, jane)).slice(-1)
    expect(entry).toMatchObject({ action: 'submission.client-answer', actor_id: null })
    const { html } = await open(path)
    expect(html).toContain('&lt;b&gt;Too&lt;/b&gt; junior')
    expect(html).not.toContain('<b>Too')
    await answer(path, 'Jane Doe', { answer: 'shortlist', comment: '', seen: 'reject' })
    expect(await stateOf(jane)).toMatchObject({ state: 'to-client', stateReason: '', isLive: true })
  })

  it('asks for an interview: a task for the submitter with the times that suit, once', async () => {
    const { path } = await present()
    await answer(path, 'Jane Doe', { answer: 'interview', comment: 'Thursday after 2 pm' })
    await answer(path, 'Jane Doe', { answer: 'interview', comment: 'Thursday after 2 pm', seen: 'interview' })
    const { body } = await bench.post<{ data: { kind: string }[] }>('/task/list')
    const asked = body.data.filter(({ kind }) => kind === 'presentation-interview')
    expect(asked).toMatchObject([{ note: 'Thursday after 2 pm' }])
  })

  it('to a page that somebody else answered in between is not taken', async () => {
    const { path } = await present()
    const mark = await markOf(path, 'Jane Doe')
    const both = await Promise.all([
      post(path, { person: mark, answer: 'shortlist' }),
      post(path, { person: mark, answer: 'reject', comment: 'No' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409])
    expect(both.find(({ status }) => status === 409)?.html).toContain('Somebody else has just answered')
    // The same twice is one.
    const again = await Promise.all(
      ['', ''].map(async (seen) =>
        post(path, { person: await markOf(path, 'Omar Haddad'), answer: 'shortlist', seen }),
      ),
    )
    expect(again.map(({ status }) => status)).toEqual([303, 303])
  })

  it('is refused once somebody is confirmed, after a refusal by the company, and where the guard keeps them apart', async () => {
    const { path } = await present()
    await answer(path, 'Omar Haddad', { answer: 'reject', comment: 'No' })
    const [row] = await run.db.owner`select candidate_id from submission where id = ${omar}`
    await submit(String(row?.candidate_id))
    const back = await answer(path, 'Omar Haddad', { answer: 'shortlist', seen: 'reject' })
    expect([back.status, back.html.includes('can no longer be changed here')]).toEqual([409, true])
    expect(back.html).not.toContain('was submitted')
    const mark = await markOf(path, 'Jane Doe')
    await bench.put(`/submission/update/${jane}`, { state: 'confirmed' })
    expect((await open(path)).html).toContain('Jane Doe')
    expect((await post(path, { person: mark, answer: 'shortlist' })).status).toBe(409)
    await bench.put(`/submission/update/${jane}`, { state: 'refused-by-client', stateReason: 'By phone' })
    expect((await post(path, { person: mark, answer: 'shortlist' })).status).toBe(404)
  })

  it('takes nothing that is too long, unknown, from another page or from another site', async () => {
    const { path } = await present()
    const other = await present({ people: [{ submissionId: jane }] })
    const mark = await markOf(other.path, 'Jane Doe')
    expect((await post(path, { person: mark, answer: 'shortlist' })).status).toBe(404)
    expect((await answer(path, 'Jane Doe', { answer: 'reject', comment: 'x'.repeat(501) })).status).toBe(400)
    expect((await answer(path, 'Jane Doe', { answer: 'hire' })).html).toContain('Please choose an answer')
    const stranger = await open(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      body: `person=${await markOf(path, 'Jane Doe')}&answer=shortlist`,
    })
    expect(stranger.status).toBe(403)
    expect(await listed()).toMatchObject([{ answer: null }])
  })
})
