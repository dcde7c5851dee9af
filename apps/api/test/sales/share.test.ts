import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildVisit } from '../build-visit.ts'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { textOf } from '../trust/papers.ts'

let run: RunningApp
let web: string
let company: Company
let person: Person
let bench: Caller
let hotlist: string
let jane: string
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
  hotlist = await run.make.hotlist(company, { name: 'Java bench', is_public: true })
  jane = await put({
    ...{ first_name: 'Jane', last_name: 'Doe', job_title: 'Java engineer', skills: ['Java', 'Kafka'] },
    ...{ email: 'jane.doe@example.com', phone: '+14155550123', experience: 8.5 },
    ...{ rate_amount: 95, rate_currency: 'USD', rate_per: 'hour', tax_term: 'C2C' },
  })
})

async function put(values: object): Promise<string> {
  const id = await run.make.candidate(company, { ...values })
  await run.make.onHotlist(company, hotlist, id)
  return id
}
const usual = { title: 'For Acme' }
const add = (body: object = {}) => bench.post('/share/add', { hotListId: hotlist, ...usual, ...body })
async function link(body: object = {}): Promise<{ id: string; path: string }> {
  const id = (await add(body)).body.data._id
  const { body: answer } = await bench.post<{ address: string }>('/share/address', { id })
  return { id, path: new URL(answer.address).pathname }
}
async function open(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  const response = await fetch(run.url + path, { redirect: 'manual', ...init, headers })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, html: new TextDecoder().decode(bytes) }
}
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  open(
    path,
    { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    { method: 'POST', body: String(new URLSearchParams(fields)) },
  )

/** Looks of an address that opens nothing, which must be the same for each: all but the address itself. */
const looksOf = ({ status, headers, html }: Awaited<ReturnType<typeof open>>, path: string) => ({
  status,
  html: html.replaceAll(path, '/share/…'),
  headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
})

describe('the head of a page', () => {
  it('names the sender with their phone, and the day of its latest change', async () => {
    await run.db.sql`update user_account set phone = '+1 415 555 0199' where id = ${person.id}`
    const { path } = await link()
    const { html } = await open(path)
    expect(html).toContain('href="tel:+14155550199"')
    expect(html).toContain(`href="mailto:${person.email}"`)
    expect(html).toContain('Updated today')
    await run.db.owner`update share_link set updated_at = '2020-01-05T12:00:00Z'`
    await run.db.owner`update hotlist set updated_at = '2020-01-05T12:00:00Z' where id = ${hotlist}`
    await run.db.owner`update hotlist_candidate set added_at = '2020-01-05T12:00:00Z' where hotlist_id = ${hotlist}`
    await run.db.owner`update candidate set updated_at = '2020-02-06T12:00:00Z' where id = ${jane}`
    expect((await open(path)).html).toContain('Updated Feb 6, 2020')
  })

  it('shows no banner where the company shows none', async () => {
    const { path } = await link()
    expect((await open(path)).html).not.toContain('/banner')
    expect((await open(`${path}/banner`)).status).toBe(404)
  })
})

describe('a share link', () => {
  it('is made of a public hotlist, opens for two weeks, and hides how to reach people', async () => {
    const { body } = await add()
    const days = (Date.parse(`${body.data.expiresOn}T00:00:00Z`) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBeGreaterThanOrEqual(13)
    expect(Math.round(days)).toBeLessThanOrEqual(14)
    expect(body).toMatchObject({
      message: 'Share Link Added Successfully',
      data: { state: 'open', hasPassword: false },
    })
    expect(body.data.columns).not.toEqual(expect.arrayContaining(['email']))
    expect(body.data.columns).not.toEqual(expect.arrayContaining(['phone']))
    const [trail] = await trailOf(run.db.owner, body.data._id)
    expect(trail).toMatchObject({ action: 'share.add', after: { title: 'For Acme', has_password: false } })
    expect(JSON.stringify([body, trail])).not.toMatch(/token|\/share\//)
  })

  it('has an address of 32 random bytes, which only those who manage links may see', async () => {
    const { id, path } = await link()
    expect(path).toMatch(/^\/share\/[\w-]{43}$/)
    const recruiter = run.call(await run.make.tokenOf('recruiter', company))
    expect((await recruiter.post('/share/address', { id })).status).toBe(403)
    expect((await recruiter.post('/share/list', { filters: { hotlist } })).body.totalDocs).toBe(1)
    const [row] = await run.db.owner`select * from share_link where id = ${id}`
    expect(JSON.stringify(row)).not.toContain(path.slice(7))
  })

  it('is refused of a private hotlist, past a year, and in the past', async () => {
    const past = { expiresOn: '2020-01-01' }
    const far = { expiresOn: new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10) }
    for (const body of [past, far])
      expect((await add(body)).body.fields).toEqual({ expiresOn: 'Please choose a day within the next year' })
    await bench.put(`/hotlist/update/${hotlist}`, { isPublic: false })
    expect(await add()).toMatchObject({ status: 409, body: { code: 'share.private' } })
  })

  it('of another company is not there', async () => {
    const { id } = await link()
    const summit = run.call(await run.make.tokenOf('owner', await run.make.company()))
    const answers = [
      await summit.post('/share/view', { id }),
      await summit.post('/share/address', { id }),
      await summit.post('/share/preview', { id }),
      await summit.put(`/share/update/${id}`, { title: 'Ours now' }),
      await summit.post(`/share/revoke/${id}`),
      await summit.post('/share/add', { hotListId: hotlist, ...usual }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await summit.post('/share/list')).body.totalDocs).toBe(0)
    expect((await summit.post('/share/list-request')).body.totalDocs).toBe(0)
  })
})

describe('its page', () => {
  it('shows the people without script, is kept nowhere, and counts the day and nobody', async () => {
    const { id, path } = await link({ note: 'Ready in two weeks' })
    const page = await open(path)
    expect(page.status).toBe(200)
    for (const shown of [
      'Java bench',
      'For Acme',
      'Jane Doe',
      'Java engineer',
      'Java, Kafka',
      '8.5',
      '$95/hr C2C',
      'Ready in two weeks',
    ])
      expect(page.html.includes(shown)).toBe(shown !== 'Java bench')
    expect(page.html).not.toMatch(/<script(?![^>]* src=)/)
    const headers = ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => page.headers.get(name))
    expect(headers).toEqual(['no-store', 'no-referrer', 'noindex, nofollow, noarchive'])
    await open(path)
    const { body } = await bench.post<{ days: object[]; data: { viewCount: number } }>('/share/view', { id })
    expect(body).toMatchObject({ days: [{ views: 2 }], data: { viewCount: 2 } })
    expect(run.logText()).not.toContain(path)
  })

  it('is written in the language of its visitor', async () => {
    const { path } = await link()
    const page = await open(path, { 'accept-language': 'ar' })
    expect(page.html).toContain('<html lang="ar" dir="rtl">')
    expect(page.html).toContain('المسمى الوظيفي')
  })

  it('is the same 404 for an unknown, an expired, a revoked, a private and a deleted one', async () => {
    const unknown = `/share/${'x'.repeat(43)}`
    const expected = looksOf(await open(unknown), unknown)
    expect(expected.status).toBe(404)
    expect(expected.html).toContain('We have lost this page')
    const [expired, revoked, left, kept] = [await link(), await link(), await link(), await link()]
    await run.db.owner`update share_link set expires_on = current_date - 2 where id = ${expired.id}`
    await bench.post(`/share/revoke/${revoked.id}`)
    expect((await bench.post('/share/address', { id: revoked.id })).body.code).toBe('share.ended')
    for (const { path } of [expired, revoked]) expect(looksOf(await open(path), path)).toEqual(expected)
    for (const file of ['file.pdf', 'file.csv', 'logo'])
      expect((await open(`${revoked.path}/${file}`)).status).toBe(404)

    await run.db.owner`update membership set status = 'inactive' where user_id = ${person.id}`
    expect(looksOf(await open(left.path), left.path)).toEqual(expected)
    await run.db.owner`update membership set status = 'active' where user_id = ${person.id}`
    await bench.put(`/hotlist/update/${hotlist}`, { isPublic: false })
    expect(looksOf(await open(kept.path), kept.path)).toEqual(expected)
    await bench.put(`/hotlist/update/${hotlist}`, { isPublic: true })
    expect((await open(kept.path)).status).toBe(200)
    await bench.delete(`/hotlist/delete/${hotlist}`)
    expect(looksOf(await open(kept.path), kept.path)).toEqual(expected)
  })

  it('of a deleted company is gone', async () => {
    const { path } = await link()
    await run.db.owner`update company set deleted_at = now() where id = ${company.id}`
    expect((await open(path)).status).toBe(404)
  })

  it('asks for the password that was set, refuses ten wrong ones, and then any for a while', async () => {
    const { id, path } = await link({ password: 'Bench2026!' })
    const locked = await open(path)
    expect(locked.status).toBe(200)
    expect(locked.html).not.toMatch(/Jane|For Acme|Company \d/)
    for (const file of ['file.pdf', 'file.xlsx', 'file.csv', 'logo', 'banner'])
      expect((await open(`${path}/${file}`)).status).toBe(404)
    const opened = await post(path, { password: 'Bench2026!' })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, path])
    const set = opened.headers.get('set-cookie') ?? ''
    expect(set).toMatch(new RegExp(`; Path=${path}; Max-Age=43200; Secure; HttpOnly; SameSite=Lax$`))
    const cookie = set.split(';')[0] ?? ''
    expect((await open(path, { cookie })).html).toContain('Jane Doe')
    expect((await open(`${path}/file.csv`, { cookie })).status).toBe(200)
    expect((await open(path, { cookie: cookie.slice(0, -2) })).html).not.toContain('Jane Doe')

    const wrong = await Promise.all(Array.from({ length: 10 }, () => post(path, { password: 'Bench2025!' })))
    expect(wrong.map(({ status }) => status)).toEqual(Array(10).fill(401))
    const slowed = await post(path, { password: 'Bench2026!' })
    expect([slowed.status, Number(slowed.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await open(path, { cookie })).html).toContain('Jane Doe')
    await bench.put(`/share/update/${id}`, { password: 'Another2026' })
    expect((await open(path, { cookie })).html).not.toContain('Jane Doe')
    await bench.put(`/share/update/${id}`, { password: null })
    expect((await open(path)).html).toContain('Jane Doe')
  })

  it('has what is hidden in none of its forms', async () => {
    const hidden = /jane\.doe|4155550123|415-?\s?555|Quiet word|Doe\b/
    const shown = await link({ showsInitials: true })
    await run.db.owner`update hotlist_candidate set note = 'Quiet word' where hotlist_id = ${hotlist}`
    const csv = await open(`${shown.path}/file.csv`)
    expect(csv.html).toContain('Java engineer')
    const book = await readXlsx((await open(`${shown.path}/file.xlsx`)).bytes)
    const pdf = await open(`${shown.path}/file.pdf`)
    expect(pdf.headers.get('content-disposition')).toContain('For Acme.pdf')
    const texts = [(await open(shown.path)).html, csv.html, JSON.stringify(book), await textOf(pdf.bytes)]
    for (const text of texts) {
      expect(text).toContain('J. D.')
      expect(text).not.toMatch(hidden)
    }
    const all = await link({ columns: ['email', 'phone', 'note'] })
    await run.db.owner`update hotlist_candidate set note_shown = true where hotlist_id = ${hotlist}`
    for (const path of [all.path, `${all.path}/file.csv`]) {
      const { html } = await open(path)
      for (const word of ['jane.doe@example.com', '+1 415 555 0123', 'Quiet word', 'Jane Doe'])
        expect(html).toContain(word)
    }
  })

  it('runs no formula in a spreadsheet', async () => {
    await put({ first_name: '=cmd', last_name: '+1', job_title: '=HYPERLINK("http://x")' })
    const { path } = await link()
    expect((await open(`${path}/file.csv`)).html).not.toMatch(/(^|,|")[=+]/m)
  })

  it('no longer shows who was taken off, made inactive, deleted or merged', async () => {
    const names = ['Removed', 'Inactive', 'Deleted', 'Merged']
    const [removed, inactive, deleted, merged] = await Promise.all(
      names.map((first_name) => put({ first_name, last_name: 'Person' })),
    )
    const { path } = await link()
    const before = (await open(path)).html
    for (const name of names) expect(before).toContain(name)
    await bench.post('/hotlist/remove-candidates', { hotListId: hotlist, candidateIds: [removed] })
    await bench.put(`/candidate/update/${inactive}`, { status: 'inactive' })
    await bench.delete(`/candidate/delete/${deleted}`)
    const both = { keep: jane, keepVersion: 1, other: merged, otherVersion: 1 }
    expect((await bench.post('/candidate-duplicate/merge', both)).status).toBe(200)
    const { html } = await open(path)
    expect(html).toContain('Jane Doe')
    expect(html).not.toMatch(/Removed|Inactive|Deleted|Merged/)
  })

  it('shows those alone whom the maker of the link sees', async () => {
    const [team, other] = [await run.make.unit(company), await run.make.unit(company)]
    const theirs = await run.make.person('bench-sales', company)
    await run.make.sight(theirs, 'company', [other])
    await run.make.sight(person, 'team', [team])
    hotlist = await run.make.hotlist(company, { is_public: true, created_by: person.id })
    await put({ first_name: 'Ours', created_by: person.id })
    await put({ first_name: 'Strange', created_by: theirs.id })
    const { path } = await link()
    const { html } = await open(path)
    expect(html).toContain('Ours')
    expect(html).not.toContain('Strange')
    const all = run.call(await run.make.session(theirs))
    const { body } = await all.post('/share/add', { hotListId: hotlist, title: 'For all' })
    const { body: answer } = await all.post<{ address: string }>('/share/address', { id: body.data._id })
    expect((await open(new URL(answer.address).pathname)).html).toContain('Strange')
  })
})

describe('a request through a link', () => {
  const ask = {
    person: '',
    wish: 'resume',
    email: 'vera@vendor.example',
    name: 'Vera',
    company: 'Acme',
    message: 'Soon',
  }
  const listed = async () => (await bench.post('/share/list-request', { filters: { hotlist } })).body.data
  const markOf = async (path: string) => /person=([\w-]{16})#ask/.exec((await open(path)).html)?.[1] ?? ''

  it('is kept for a person and for the whole list, and told to the maker of the link', async () => {
    const { id, path } = await link()
    const person = await markOf(path)
    const sent = await post(path, { ...ask, person })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?sent=yes#ask`])
    await post(path, { ...ask, wish: 'interview' })
    // The same once more, as by a second press.
    await post(path, { ...ask, person })
    expect(await listed()).toMatchObject([
      { wish: 'interview', isWholeList: true, candidateInfo: [], isDone: false },
      {
        wish: 'resume',
        isWholeList: false,
        candidateInfo: [{ _id: jane, name: 'Jane Doe' }],
        email: ask.email,
        company: 'Acme',
      },
    ])
    const told = (await bench.post('/notification/list')).body.data
    expect(told.map(({ kind }) => kind)).toEqual(['share-requested', 'share-requested'])
    const tasks = (await bench.post('/task/list', { filters: { isDone: false, record: hotlist } })).body.data
    expect(tasks).toMatchObject([
      {
        title: 'A visitor sent a request through the share link "For Acme"',
        note: 'vera@vendor.example · Vera · Acme · Soon',
      },
      { kind: 'share-requested', userInfo: [] },
    ])
    expect((await bench.post('/share/view', { id })).body.data.openRequestCount).toBe(2)
    expect((await open(`${path}?sent=yes`)).html).toContain('Your request was sent')
  })

  it('is a conversation of the inbox where a mailbox answers it, one for whoever asks again', async () => {
    await run.make.mailbox(company, { address: 'desk@harbor.example', name: 'Harbor' })
    const { path } = await link()
    await post(path, { ...ask, person: await markOf(path), wish: 'interview' })
    await post(path, { ...ask, message: 'And all the others?' })
    const threads = (await bench.post('/inbox/list')).body.data
    expect(threads).toMatchObject([
      {
        ...{ subject: 'For Acme', senderName: 'Vera', senderAddress: ask.email, mails: 2, isUnread: true },
        ...{ kind: 'question', kindRule: 'share-resume', senderProof: 'unchecked', isKnown: true },
      },
    ])
    const thread = threads[0]?._id
    const { items } = (await bench.post('/inbox/view', { id: thread })).body as unknown as {
      items: { ownWords: string }[]
    }
    expect(items.map(({ ownWords }) => ownWords)).toEqual(['Jane Doe\n\nSoon\n\nAcme', 'And all the others?\n\nAcme'])
    // The conversation is the work that waits: no task doubles it.
    expect((await bench.post('/task/list', { filters: { isDone: false } })).body.data).toEqual([])
    expect(await listed()).toHaveLength(2)

    const answered = await bench.post(`/inbox/answer/${thread}`, { words: 'On Thursday' })
    expect(answered.body.message).toBe('Answer on its way')
    const [answer] = await run.db
      .owner`select to_people, reference_ids from inbox_mail where thread_id = ${thread ?? ''} and direction = 'out'`
    expect(answer).toMatchObject({ to_people: [{ name: 'Vera', address: ask.email }], reference_ids: [] })

    // One that is done stays so: a new request begins anew.
    await bench.post(`/inbox/done/${thread}`)
    await post(path, { ...ask, email: 'VERA@vendor.example', wish: 'interview' })
    expect((await bench.post('/inbox/list', { filters: { state: 'open' } })).body.totalDocs).toBe(1)
  })

  it('stays a task while the mailbox lets nobody in', async () => {
    await run.make.mailbox(company, { state: 'reconnect' })
    const { path } = await link()
    await post(path, ask)
    expect((await bench.post('/inbox/list')).body.totalDocs).toBe(0)
    expect((await bench.post('/task/list', { filters: { isDone: false } })).body.totalDocs).toBe(1)
  })

  it('is done, and open again, as those who manage links say', async () => {
    const { path } = await link()
    await post(path, ask)
    const [first] = await listed()
    const recruiter = run.call(await run.make.tokenOf('recruiter', company))
    expect((await recruiter.post(`/share/answer-request/${first?._id}`, { isDone: true })).status).toBe(403)
    const done = await bench.post(`/share/answer-request/${first?._id}`, { isDone: true })
    expect(done.body).toMatchObject({ message: 'Request marked as done', data: { isDone: true } })
    const again = await bench.post(`/share/answer-request/${first?._id}`, { isDone: false })
    expect(again.body.data.isDone).toBe(false)
  })

  it('needs an address to answer to, and keeps what was typed', async () => {
    const { path } = await link()
    const wrong = await post(path, { ...ask, email: 'vera', message: 'Typed <b>before</b>' })
    expect(wrong.status).toBe(400)
    expect(wrong.html).toContain('Wrong email format')
    expect(wrong.html).toContain('Typed &lt;b&gt;before&lt;/b&gt;')
    expect((await post(path, { ...ask, person: 'y'.repeat(16) })).status).toBe(409)
    expect(await listed()).toEqual([])
  })

  it('of a program that fills in every field is kept nowhere, and too many are refused', async () => {
    const { path } = await link()
    expect((await post(path, { ...ask, website: 'https://spam.example' })).status).toBe(303)
    expect(await listed()).toEqual([])
    const many = await Promise.all(
      Array.from({ length: 10 }, (_, n) => post(path, { ...ask, email: `v${n}@vendor.example` })),
    )
    expect(many.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('is refused from another site, and not taken through a locked or a revoked link', async () => {
    const { id, path } = await link()
    expect((await post(path, ask, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post(path, ask, { origin: 'null', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post(path, ask, { origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(303)
    await bench.put(`/share/update/${id}`, { password: 'Bench2026!' })
    expect((await post(path, { ...ask, email: 'b@vendor.example' })).status).toBe(401)
    await bench.post(`/share/revoke/${id}`)
    expect((await post(path, ask)).status).toBe(404)
    expect(await listed()).toHaveLength(1)
  })
})
