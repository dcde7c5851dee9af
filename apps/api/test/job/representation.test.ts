import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildVisit } from '../build-visit.ts'
import type { AnyRecord, Caller } from '../call.ts'
import { readLetters } from '../letters.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { isSignedWhole, textOf } from '../trust/papers.ts'
import { fetchFile, upload } from '../upload.ts'

let run: RunningApp
let web: string
let company: Company
let person: Person
let bench: Caller
let boss: Caller
let candidateId: string
let jobId: string
let lettersBefore: number
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'corridor-web-'))
  buildVisit(join(web, 'visit'))
  run = await runApp({ PUBLIC_URL: 'https://work.example' }, { web })
})
afterAll(async () => {
  await run.close()
  rmSync(web, { recursive: true })
})
beforeEach(async () => {
  await run.db.owner`truncate rate_limit, letter_turn`
  company = await run.make.company({ name: 'Harbor Talent' })
  person = await run.make.person('bench-sales', company)
  bench = run.call(await run.make.session(person))
  boss = run.call(await run.make.tokenOf('owner', company))
  candidateId = await run.make.candidate(company, { first_name: 'Jane', last_name: 'Doe', email: 'jane@example.com' })
  const client_id = await run.make.client(company, { name: 'JP Morgan Chase' })
  jobId = await run.make.job(company, { job_title: 'Java Developer', client_id })
  lettersBefore = (await readLetters(run.db.owner, run.dataDir, 'jane@example.com')).length
})

interface Asked {
  address: string
  data: { _id: string }
}

const rate = { rateAmount: 80, rateCurrency: 'USD', ratePer: 'hour', taxTerm: 'C2C' }
const submit = () => bench.post('/submission/add', { candidateId, jobId })
const demand = (client: string[], vendor: string[] = []) => boss.post('/representation/add-rule', { client, vendor })
const ask = async (more: object = {}) =>
  (await bench.post<Asked>('/representation/ask', { candidateId, jobId, rate, byMail: false, ...more })).body
const pathOf = ({ address }: Asked) => new URL(address).pathname
async function open(path: string, language = 'en', fields?: Record<string, string>) {
  const response = await fetch(`${run.url}${path}?lang=${language}`, {
    redirect: 'manual',
    ...(fields && {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `language=${language}` },
      body: String(new URLSearchParams(fields)),
    }),
  })
  return { status: response.status, html: await response.text() }
}
const readOf = (html: string) => /name="read" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? ''
async function sign(path: string, name = 'Jane Doe', language = 'en') {
  const { html } = await open(path, language)
  return open(path, language, { answer: 'agree', read: readOf(html), name, consent: 'yes' })
}
const rights = async (): Promise<AnyRecord[]> =>
  (await bench.post('/representation/list', { filters: { candidate: candidateId } })).body.data
const told = async (kind: string) =>
  (await bench.post<{ data: AnyRecord[] }>('/notification/list', { filters: { kind } })).body.data

async function paperOf(id: string): Promise<Uint8Array> {
  const fileOf = async () => ((await rights()).find((row) => row._id === id)?.fileInfo as AnyRecord[] | undefined)?.[0]
  await expect.poll(fileOf, { timeout: 20_000 }).toBeDefined()
  const fileKey = (await fileOf())?.fileKey
  const { body } = await bench.get(`/s3/download-url?fileKey=${fileKey}`)
  return new Uint8Array(await (await fetchFile(run, bench, body.presignedUrl)).arrayBuffer())
}

describe('a submission without proof', () => {
  it('goes through where the company asks for none, and is refused where it does', async () => {
    expect((await submit()).status).toBe(200)
    await run.db.owner`update submission set state = 'closed' where company_id = ${company.id}`
    await demand(['link', 'mail'])
    const { status, body } = await submit()
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'representation.needed' })
    expect(body.message).toContain('Jane Doe')
    const check = (await bench.post('/representation/check', { candidateId, jobId })).body.data
    expect(check).toEqual({ accepted: ['link', 'mail'], isMet: false, rows: [] })
  })

  it("is judged by the rule for the job's kind", async () => {
    await demand([], ['document'])
    expect((await submit()).status).toBe(200)
    jobId = await run.make.job(company, { kind: 'vendor', vendor_id: await run.make.vendor(company) })
    expect((await submit()).body.code).toBe('representation.needed')
  })

  it('goes through with a mail that was pasted or uploaded, with a document, and not with one that has ended', async () => {
    await demand(['document', 'mail'])
    const add = (more: object) => bench.post('/representation/add', { candidateId, jobId, rate, ...more })
    expect((await add({ proof: 'mail' })).body.fields).toHaveProperty('fileKey')
    const eml = 'From: jane@example.com\r\nSubject: Java Developer\r\n\r\nI agree to 80 an hour.\r\n'
    const fileKey = await upload(run, bench, eml, {
      ...{ fileName: 'jane.eml', fileType: 'message/rfc822', purpose: 'representation' },
    })
    const kept = (await add({ proof: 'mail', fileKey, validUntil: undefined })).body.data
    expect(kept).toMatchObject({ state: 'agreed', proof: 'mail', rate, fileInfo: [{ originalName: 'jane.eml' }] })
    await run.db.owner`update representation set valid_until = '2020-01-01' where id = ${kept._id}`
    expect((await submit()).body.code).toBe('representation.needed')
    expect((await rights())[0]).toMatchObject({ state: 'expired' })
    await add({ proof: 'mail', mailText: 'I agree to 80 an hour' })
    expect((await submit()).status).toBe(200)
  })

  it('is unlocked by a proof for the same requirement under another record of the job, and locked again by its revocation', async () => {
    await demand(['mail'])
    const other = await run.make.job(company, { requirement_id: jobId })
    const { data } = (
      await bench.post('/representation/add', { candidateId, jobId: other, proof: 'mail', mailText: 'I agree' })
    ).body
    const check = async () => (await bench.post('/representation/check', { candidateId, jobId })).body.data.isMet
    expect(await check()).toBe(true)
    await bench.post(`/representation/revoke/${data._id}`, {})
    expect(await check()).toBe(false)
    expect((await bench.post(`/representation/revoke/${data._id}`, {})).body.code).toBe('representation.ended')
  })
})

describe('a link', () => {
  it('is signed once: the paper says name, rate and date, its maker is told, and the token is dead', async () => {
    await demand(['link'])
    const asked = await ask()
    const path = pathOf(asked)
    const page = await open(path)
    expect(page.status).toBe(200)
    for (const words of ['Jane Doe gives Harbor Talent', 'Java Developer', 'JP Morgan Chase', '$80/hr C2C'])
      expect(page.html).toContain(words)
    expect((await open(path, 'en', { answer: 'agree', read: readOf(page.html), name: 'Jane Doe' })).html).toContain(
      'Please tick that you agree',
    )
    expect((await sign(path)).status).toBe(303)
    const after = await open(path)
    expect(after).toMatchObject({ status: 200, html: expect.stringContaining('You agreed on') })
    expect(after.html).not.toContain('Agree and sign')
    expect(await open(path, 'en', { answer: 'decline' })).toMatchObject({ status: 409 })
    expect((await told('representation-agreed')).length).toBe(1)
    const [row] = await rights()
    expect(row).toMatchObject({ state: 'agreed', signedName: 'Jane Doe' })
    const paper = await paperOf(asked.data._id)
    expect(await isSignedWhole(paper)).toBe(true)
    const text = await textOf(paper)
    for (const words of ['Jane Doe', '$80/hr', new Date().toISOString().slice(0, 10)]) expect(text).toContain(words)
    expect((await submit()).status).toBe(200)
    const trail = await trailOf(run.db.owner, asked.data._id)
    expect(trail.map(({ action }) => action).sort()).toEqual(['representation.agree', 'representation.ask'])
    expect(JSON.stringify(trail)).not.toContain(path.slice(7))
  })

  it.each([
    ['ar', 'نور الهدى', 'يمنح'],
    ['zh', '王小明', '授权'],
  ])('is read and signed in %s', async (language, name, words) => {
    const path = pathOf(await ask({ language }))
    const { html } = await open(path, language)
    expect(html).toContain(words)
    expect(html).toContain(language === 'ar' ? 'dir="rtl"' : 'lang="zh"')
    expect((await sign(path, name, language)).status).toBe(303)
    const [row] = await rights()
    const text = await textOf(await paperOf(String(row?._id)))
    if (language === 'zh') expect(text).toContain(name)
    expect(text).toContain('80')
  })

  it('hides the end client if that was wanted', async () => {
    const { html } = await open(pathOf(await ask({ showsClient: false })))
    expect(html).not.toContain('JP Morgan')
    expect(html).toContain('Who the work is for is not named here')
  })

  it('is declined with a reason, which unlocks nothing', async () => {
    await demand(['link'])
    const path = pathOf(await ask())
    expect((await open(path, 'en', { answer: 'decline', reason: 'Too far' })).status).toBe(303)
    expect((await open(path)).html).toContain('You declined on')
    expect(await rights()).toMatchObject([{ state: 'declined', reason: 'Too far' }])
    expect((await told('representation-declined')).length).toBe(1)
    expect((await submit()).body.code).toBe('representation.needed')
  })

  it('opens nothing once it was revoked, has ended, or its submission was withdrawn', async () => {
    const looks = async (path: string) => {
      const { status, html } = await open(path)
      return { status, html: html.replaceAll(path, '') }
    }
    const unknown = await looks(`/agree/${'a'.repeat(43)}`)
    expect(unknown.status).toBe(404)
    const revoked = await ask()
    await bench.post(`/representation/revoke/${revoked.data._id}`, {})
    expect(await looks(pathOf(revoked))).toEqual(unknown)
    const ended = await ask()
    await run.db.owner`update representation set ask_until = '2020-01-01' where id = ${ended.data._id}`
    expect(await looks(pathOf(ended))).toEqual(unknown)
    // A right that has ended by its day stands in nobody's way.
    const withdrawn = await ask()
    const { data } = (await submit()).body
    await bench.post(`/submission/withdraw/${data._id}`, {})
    expect(await looks(pathOf(withdrawn))).toEqual(unknown)
    expect((await rights())[0]).toMatchObject({ state: 'withdrawn', askUntil: expect.any(String), decidedDate: null })
  })

  it('is one for a person and a job at a time: of ten at once, nine are refused and write nothing', async () => {
    const all = { candidateId, jobId, rate, byMail: true }
    const answers = await Promise.all(Array.from({ length: 10 }, () => bench.post('/representation/ask', all)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { body } of answers.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({ code: 'representation.asked' })
    expect(await rights()).toHaveLength(1)
    expect(await readLetters(run.db.owner, run.dataDir, 'jane@example.com')).toHaveLength(lettersBefore + 1)
    const elsewhere = await run.make.job(company, { job_title: 'Scala Developer' })
    expect((await bench.post('/representation/ask', { ...all, jobId: elsewhere, byMail: false })).status).toBe(200)
  })

  it('goes out by one letter a minute: a second is refused, says when to try again, and changes nothing', async () => {
    const all = { candidateId, jobId, rate, byMail: true }
    const first = await bench.post<Asked>('/representation/ask', all)
    await bench.post(`/representation/revoke/${first.body.data._id}`, {})
    const { status, body, headers } = await bench.post('/representation/ask', all)
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'letter.tooSoon' })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(50)
    expect(await rights()).toMatchObject([{ state: 'revoked' }])
    expect(await readLetters(run.db.owner, run.dataDir, 'jane@example.com')).toHaveLength(lettersBefore + 1)
    // A link that is handed over by hand needs no letter.
    expect((await bench.post('/representation/ask', { ...all, byMail: false })).status).toBe(200)
  })

  it('ends where two people turn out to be one, and the other was asked too', async () => {
    const kept = await run.make.candidate(company, { first_name: 'Jane', last_name: 'Doe' })
    await ask({ candidateId: kept })
    await ask()
    const merged = { keep: kept, other: candidateId, keepVersion: 1, otherVersion: 1 }
    expect((await bench.post('/candidate-duplicate/merge', merged)).status).toBe(200)
    candidateId = kept
    expect((await rights()).map(({ state }) => state).sort()).toEqual(['asked', 'revoked'])
  })

  it('is not signed if the text is another one than was read', async () => {
    const path = pathOf(await ask())
    const { html } = await open(path)
    await run.db.owner`update job set job_title = 'Scala Developer' where id = ${jobId}`
    const answer = await open(path, 'en', { answer: 'agree', read: readOf(html), name: 'Jane Doe', consent: 'yes' })
    expect(answer).toMatchObject({ status: 409, html: expect.stringContaining('Scala Developer') })
    expect(await rights()).toMatchObject([{ state: 'asked' }])
  })

  it('goes out by a letter in the chosen language, which is emptied once it was answered; its token is kept nowhere', async () => {
    const asked = await ask({ byMail: true, language: 'fr' })
    const path = pathOf(asked)
    const letters = () => readLetters(run.db.owner, run.dataDir, 'jane@example.com')
    const [letter] = (await letters()).filter(({ text_body }) => text_body.includes(path))
    expect(letter?.subject).toContain('demande le droit de vous représenter')
    const [row] = await run.db.owner`select * from representation where id = ${asked.data._id}`
    expect(JSON.stringify(row)).not.toContain(path.slice(7))
    await sign(path)
    expect((await letters()).some(({ text_body }) => text_body.includes(path))).toBe(false)
  })

  it('reminds of its end, and goes over to the person whom another is merged into', async () => {
    await sign(pathOf(await ask()))
    const tasks = (await bench.post('/task/list', { filters: { record: candidateId } })).body.data
    expect(JSON.stringify(tasks)).toContain('The right to represent Jane Doe for Java Developer ends soon')
    const kept = await run.make.candidate(company, { first_name: 'Jane', last_name: 'Doe' })
    const { status } = await bench.post('/candidate-duplicate/merge', {
      keep: kept,
      other: candidateId,
      keepVersion: 1,
      otherVersion: 1,
    })
    expect(status).toBe(200)
    candidateId = kept
    expect(await rights()).toMatchObject([{ state: 'agreed', candidate: kept }])
  })
})
