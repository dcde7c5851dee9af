import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyBody, AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { lettersTo } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { flipped, isSignedWhole, textOf } from './papers.ts'
import { makeReady, pdfOf, stateOf, verify, view } from './proofs.ts'
import { scanned } from './scanned.ts'

const publicUrl = 'https://work.example'
let run: RunningApp
let admin: Caller
let company: Company
let owner: Caller
beforeAll(async () => {
  // Without a build of the web the pages answer what they would show.
  run = await runApp({ PUBLIC_URL: publicUrl }, { web: '/nowhere' })
  admin = run.call(await run.make.tokenOf('administrator'))
})
afterAll(() => run.close())
beforeEach(async () => {
  await run.db.owner`truncate rate_limit`
  company = await run.make.company()
  owner = run.call(await run.make.tokenOf('owner', company))
})

const hand = (verb: 'issue' | 'renew', by = owner, language = 'en') =>
  by.post<AnyBody & { data: AnyRecord & { code: string } }>(`/certificate/${verb}`, { companyId: company.id, language })
const revoke = (id: string, by = admin, reason = 'The office has moved') =>
  by.post<AnyBody>('/certificate/revoke', { id, reason })
const check = (code: string) => run.call().get<AnyBody>(`/public/certificate/${code}`)
const ready = () => makeReady(run, company, admin, owner)
const states = async () => (await view(owner, 'certificate', company)).papers.map(({ state }) => state)

describe('a representative certificate', () => {
  it('is issued once what it needs is verified, and says what is missing until then', async () => {
    expect((await hand('issue')).body.code).toBe('certificate.notReady')
    expect((await view(owner, 'certificate', company)).isReady).toBe(false)
    await ready()
    await verify(admin, company, 'referenceBy', false)
    expect((await hand('issue')).body.code).toBe('certificate.notReady')
    expect(await states()).toEqual([])
    await verify(admin, company, 'referenceBy')

    const issued = await hand('issue')
    expect(issued.body).toMatchObject({ success: true, data: { state: 'valid', version: '2025' } })
    const { createDate, validUntil } = issued.body.data as unknown as { createDate: string; validUntil: string }
    expect(Date.parse(validUntil) - Date.parse(createDate)).toBeGreaterThan(364 * 86_400_000)
    expect((await stateOf(admin, company, 'repCertificate')).state).toBe('submitted')
    expect((await hand('issue')).body.code).toBe('certificate.stands')
    expect((await trailOf(run.db.owner, issued.body.data._id)).map(({ action }) => action)).toEqual([
      'certificate.issue',
    ])
  })

  it('is issued by the Owner or an administrator, and never for another company', async () => {
    await ready()
    for (const role of ['recruiter', 'bench-sales', 'company-user'] as const) {
      const member = run.call(await run.make.tokenOf(role, company))
      expect((await hand('issue', member)).status).toBe(403)
      expect((await view(member, 'certificate', company)).isReady).toBe(true)
    }
    const other = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect((await hand('issue', other)).status).toBe(404)
    expect((await other.post('/certificate/view', { companyId: company.id })).status).toBe(404)
    expect(await states()).toEqual([])
    expect((await hand('issue', admin)).status).toBe(200)
  })

  it.each(['en', 'ar'])('becomes a PDF in %s whose code a phone reads as the address of its page', async (language) => {
    await ready()
    const { code } = (await hand('issue', owner, language)).body.data
    expect(code).toMatch(/^([A-Z2-9]{4}-){4}[A-Z2-9]{4}$/)
    const pdf = await pdfOf(run, owner, 'certificate', company)
    expect(await scanned(pdf)).toBe(`${publicUrl}/certificate/${code}`)
    expect(await textOf(pdf)).toContain(code)
    expect(await isSignedWhole(pdf)).toBe(true)
  })

  it('is confirmed to anybody who has its code, and says when it was revoked, renewed or has expired', async () => {
    await ready()
    const { code, _id } = (await hand('issue')).body.data
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', '')])
      expect((await check(typed)).body.data).toMatchObject({
        kind: 'certificate',
        state: 'valid',
        companyName: `${company.name} Ltd`,
        code,
      })
    const renewed = (await hand('renew')).body.data
    expect((await check(code)).body.data.state).toBe('replaced')
    expect((await revoke(_id)).body.code).toBe('certificate.ended')
    expect((await revoke(renewed._id)).status).toBe(200)
    const revoked = (await check(renewed.code)).body
    expect(revoked.data).toMatchObject({ state: 'revoked' })
    expect(JSON.stringify(revoked)).not.toContain('moved')
    expect(await states()).toEqual(['revoked', 'replaced'])
    expect((await hand('renew')).status).toBe(404)
    expect((await hand('issue')).status).toBe(200)
  })

  it('that expired is no longer confirmed, and can be renewed', async () => {
    await ready()
    const { code, _id } = (await hand('issue')).body.data
    await run.db
      .owner`update proof_paper set issued_at = now() - interval '2 years', valid_until = now() - interval '1 day' where id = ${_id}`
    expect((await check(code)).body.data.state).toBe('expired')
    expect((await hand('issue')).body.code).toBe('certificate.stands')
    expect((await hand('renew')).status).toBe(200)
    expect(await states()).toEqual(['valid', 'replaced'])
  })

  it('is revoked by an administrator alone, with a reason that the company reads in the product and by mail', async () => {
    await ready()
    const person = await run.make.person('owner', company)
    const { _id } = (await hand('issue')).body.data
    expect((await revoke(_id, owner)).status).toBe(403)
    expect((await revoke(_id, admin, '')).body.code).toBe('request.invalid')
    expect(await states()).toEqual(['valid'])
    expect((await revoke(_id)).status).toBe(200)
    const [paper] = (await view(owner, 'certificate', company)).papers
    expect(paper).toMatchObject({ state: 'revoked', revokeReason: 'The office has moved' })
    expect((await stateOf(admin, company, 'repCertificate')).state).toBe('not-submitted')
    const told = (await owner.post('/notification/list', {})).body.data as unknown as AnyRecord[]
    expect(told.map(({ kind }) => kind)).toContain('certificate-revoked')
    const letters = await lettersTo(run, person.email)
    expect(JSON.stringify(letters)).toContain('The office has moved')
  })

  it('stands when what it needs is no longer verified, and its page says so', async () => {
    await ready()
    await hand('issue')
    await verify(admin, company, 'officeAddress', false)
    const { isReady, papers } = await view(owner, 'certificate', company)
    expect([isReady, papers[0]?.state]).toEqual([false, 'valid'])
    expect((await hand('renew')).body.code).toBe('certificate.notReady')
  })

  it('is issued once, whoever asks at the same time', async () => {
    await ready()
    const both = await Promise.all([hand('issue'), hand('issue', admin)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('a code', () => {
  it('that was never handed out is none, in like time, whatever was typed', async () => {
    await ready()
    const { code } = (await hand('issue')).body.data
    const wrong = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`
    for (const typed of [wrong, 'x', '%25', "'--", '证书', 'A'.repeat(100)]) {
      const answer = await check(encodeURIComponent(typed))
      expect([answer.status, answer.body.code]).toEqual([404, 'certificate.unknown'])
    }
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let turn = 0; turn < 40; turn += 1)
      for (const [name, typed] of [
        ['known', code],
        ['unknown', wrong],
      ] as const) {
        const from = performance.now()
        await check(typed)
        times[name].push(performance.now() - from)
      }
    const median = (all: number[]) => all.sort((a, b) => a - b)[all.length / 2] ?? 0
    const ratio = median(times.known) / median(times.unknown)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  it('cannot be guessed from one address without end', async () => {
    const answers = await Promise.all(Array.from({ length: 205 }, (_, at) => check(`guess-${at}`)))
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(200)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})

describe('a file', () => {
  async function compare(code: string, bytes: Uint8Array | null, headers: Record<string, string> = {}) {
    const form = new FormData()
    form.set('file', bytes ? new File([bytes.slice()], 'paper.pdf', { type: 'application/pdf' }) : '')
    const response = await fetch(`${run.url}/certificate/${code}`, { method: 'POST', body: form, headers })
    return { status: response.status, body: (await response.json()) as AnyBody & { compared?: string } }
  }

  it('is named as unchanged or changed, byte by byte, and kept nowhere', async () => {
    await ready()
    const { code } = (await hand('issue')).body.data
    const pdf = await pdfOf(run, owner, 'certificate', company)
    const files = async () => (await run.db.owner`select count(*)::int as n from stored_file`)[0]?.n
    const before = await files()
    expect((await compare(code, pdf)).body.compared).toBe('unchanged')
    expect((await compare(code, flipped(pdf, 1_000))).body.compared).toBe('changed')
    expect((await compare(code, new Uint8Array(30))).body.compared).toBe('changed')
    expect(await files()).toBe(before)
  })

  it('is refused if it is none, too large, under no code, or sent by another site', async () => {
    await ready()
    const { code } = (await hand('issue')).body.data
    const pdf = new Uint8Array(30)
    expect((await compare(code, new Uint8Array())).body.code).toBe('certificate.noFile')
    expect((await compare(code, null)).body.code).toBe('certificate.noFile')
    expect((await compare(code, new Uint8Array(21 * 1_048_576))).status).toBe(413)
    expect((await compare('nothing', pdf)).status).toBe(404)
    expect((await compare(code, pdf, { origin: 'https://evil.example' })).body.code).toBe('request.foreign')
    const bare = await fetch(`${run.url}/certificate/${code}`, { method: 'POST', body: 'file=1' })
    expect(bare.status).toBe(415)
  })
})
