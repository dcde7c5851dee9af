import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashEvidence } from '../../src/features/trust/proof/sign-text.ts'
import type { SigningRow } from '../../src/features/trust/proof/tables.ts'
import type { AnyBody, AnyRecord, Caller } from '../call.ts'
import { contentsOf } from '../contents.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { faultsOf, flipped, isSignedWhole, textOf } from './papers.ts'
import { pdfOf, signAgreement, stateOf, verify, view } from './proofs.ts'

let run: RunningApp
let admin: Caller
let company: Company
let owner: Caller
beforeAll(async () => {
  run = await runApp({ PUBLIC_URL: 'https://work.example' })
  admin = run.call(await run.make.tokenOf('administrator'))
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  owner = run.call(await run.make.tokenOf('owner', company))
})

const signings = (): Promise<SigningRow[]> =>
  run.db.owner<SigningRow[]>`select * from proof_signing where company_id = ${company.id}`.then((rows) => [...rows])
const signing = async (): Promise<SigningRow> => {
  const [row] = await signings()
  if (!row) throw new Error('A signing was expected.')
  return row
}
const notices = async (by: Caller) =>
  ((await by.post('/notification/list', {})).body.data as unknown as AnyRecord[]).map(({ kind }) => kind)

describe('the agreement', () => {
  it('is shown in four languages, each with the hash of its text', async () => {
    for (const [language, words] of [
      ['en', 'Agreement with Corridor'],
      ['fr', 'Accord avec Corridor'],
      ['zh', '协议'],
      ['ar', 'اتفاقية'],
    ] as const) {
      const { text, isAsked } = await view(owner, 'agreement', company, language)
      expect(isAsked).toBe(true)
      expect(text).toMatchObject({ version: '2025', language, holdsFrom: '2025-01-01' })
      expect(text.title).toContain(words)
      expect(text.body.match(/^# /gm)).toHaveLength(10)
      expect(text.textHash).toBe(createHash('sha256').update(`${text.title}\n\n${text.body}`).digest('hex'))
    }
  })

  it('keeps who signed, which words, when and from where, and a hash over all of it', async () => {
    const { text, consent } = await view(owner, 'agreement', company)
    const drawing = [
      [
        [10, 20],
        [400, 300],
      ],
      [[700, 90]],
    ]
    const signed = await signAgreement(owner, company, { drawing })
    expect(signed.body).toMatchObject({ success: true, message: 'Agreement Signed Successfully' })
    const row = await signing()
    expect(row).toMatchObject({ name: 'Anna-Lena Müller', language: 'en', consent, drawing, text_hash: text.textHash })
    expect(row.address).toContain('127.0.0.1')
    expect(row.user_agent).toBe('node')
    expect(row.evidence_hash).toBe(hashEvidence(row))
    expect(hashEvidence({ ...row, name: 'Somebody else' })).not.toBe(row.evidence_hash)
    const trail = await trailOf(run.db.owner, signed.body.data._id)
    expect(trail.map(({ action, company_id }) => [action, company_id])).toEqual([['agreement.sign', company.id]])
    const after = await view(owner, 'agreement', company)
    expect([after.isAsked, after.papers.map(({ state, signerName }) => [state, signerName])]).toEqual([
      false,
      [['valid', 'Anna-Lena Müller']],
    ])
    expect(await notices(owner)).toContain('agreement-signed')
  })

  it('is submitted for verification once it is signed, and its reviewer sees by whom', async () => {
    expect((await stateOf(admin, company, 'agreement')).state).toBe('not-submitted')
    await signAgreement(owner, company)
    const section = await stateOf(admin, company, 'agreement')
    expect(section.state).toBe('submitted')
    expect(JSON.stringify(section.now)).toContain('Anna-Lena Müller')
  })

  it.each(['نور 李', 'Anna-Lena Müller'])('becomes a PDF that holds the name %s', async (name) => {
    await signAgreement(
      owner,
      company,
      {
        name,
        drawing: [
          [
            [0, 0],
            [1000, 1000],
          ],
        ],
      },
      'ar',
    )
    const pdf = await pdfOf(run, owner, 'agreement', company)
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
    const text = await textOf(pdf)
    const row = await signing()
    for (const word of name.split(' ')) expect(text).toContain(word)
    // A long word is broken over lines.
    for (const word of [row.evidence_hash, row.text_hash, row.id]) expect(text).toContain(word.slice(0, 24))
    expect(await isSignedWhole(pdf)).toBe(true)
    expect(await isSignedWhole(flipped(pdf, 900))).toBe(false)
    expect(await faultsOf(pdf)).toBe('')
    const [kept] = await run.db.owner`select file_hash from proof_paper where company_id = ${company.id}`
    expect(kept?.file_hash).toBe(createHash('sha256').update(pdf).digest('hex'))
  })

  it('is signed by the Owner alone, with a name, a consent and the text that was read; a refusal changes nothing', async () => {
    const { text } = await view(owner, 'agreement', company)
    const before = await contentsOf(run.db.owner)
    const refused = async (more: object, by = owner) => {
      const body = { version: '2025', textHash: text.textHash, language: 'en', name: 'Ana', consent: true, ...more }
      const { status, body: answer } = await by.post<AnyBody>('/agreement/sign', body)
      return [status, answer.code]
    }
    expect(await refused({ textHash: 'a'.repeat(64) })).toEqual([409, 'agreement.moved'])
    expect(await refused({ language: 'fr' })).toEqual([409, 'agreement.moved'])
    expect(await refused({ version: '2024' })).toEqual([409, 'agreement.moved'])
    for (const more of [
      { consent: false },
      { name: ' ' },
      { drawing: [] },
      { drawing: [[[0, 1001]]] },
      { consent: undefined },
    ])
      expect(await refused(more)).toEqual([400, 'request.invalid'])
    for (const role of ['recruiter', 'bench-sales', 'company-user'] as const)
      expect((await refused({}, run.call(await run.make.tokenOf(role, company))))[0]).toBe(403)
    expect((await refused({}, admin))[0]).toBe(403)
    expect(await signings()).toEqual([])
    expect((await contentsOf(run.db.owner)).proof_paper).toEqual(before.proof_paper)
  })

  it('is read by members and administrators, and is nobody else’s', async () => {
    await signAgreement(owner, company)
    const member = run.call(await run.make.tokenOf('company-user', company))
    for (const by of [member, admin]) expect((await view(by, 'agreement', company)).papers).toHaveLength(1)
    const other = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect((await other.post('/agreement/view', { companyId: company.id })).status).toBe(404)
    await pdfOf(run, owner, 'agreement', company)
    const key = (await view(owner, 'agreement', company)).papers[0]?.fileInfo[0]?.fileKey
    expect((await other.get(`/s3/download-url?fileKey=${key}`)).status).toBe(404)
  })

  it('is signed once: of two at the same time the second is told', async () => {
    const both = await Promise.all([signAgreement(owner, company), signAgreement(owner, company)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await signings()).toHaveLength(1)
  })

  it('cannot be changed in the database by the application', async () => {
    await signAgreement(owner, company)
    await expect(run.db.sql`update proof_signing set name = 'x'`).rejects.toThrow('cannot be changed')
    await expect(run.db.sql`delete from proof_signing`).rejects.toThrow('cannot be changed')
    await expect(run.db.sql`update proof_paper set company_name = 'x'`).rejects.toThrow('cannot be changed')
    await expect(run.db.sql`update proof_text set name = 'x'`).rejects.toThrow('cannot be changed')
  })
})

describe('a later version', () => {
  const words = (title: string) => ({ title, body: `# 1. Anew\n${'All that holds from now on. '.repeat(10)}` })
  const texts = { en: words('Agreement'), fr: words('Accord'), zh: words('新协议书'), ar: words('اتفاقية') }
  const add = (name: string, holdsFrom: string, by = admin) =>
    by.post<AnyBody>('/agreement-version/add', { name, holdsFrom, texts })
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

  it('asks whoever signed the one before anew, from its day on, and keeps what was signed', async () => {
    await signAgreement(owner, company)
    await verify(admin, company, 'agreement')
    expect((await add('2026', day(0), owner)).status).toBe(403)
    expect((await add('2025', day(0))).body.code).toBe('agreement.versionTaken')
    expect((await add('2026', day(-1))).body.code).toBe('agreement.notLater')
    expect((await add('2026', day(0))).status).toBe(200)
    expect((await add('2027', day(0))).body.code).toBe('agreement.notLater')
    expect((await stateOf(admin, company, 'agreement')).state).toBe('not-submitted')
    expect(await notices(owner)).toContain('agreement-asked')
    const seen = await view(owner, 'agreement', company)
    expect([seen.isAsked, seen.text.version, seen.papers.map(({ version }) => version)]).toEqual([
      true,
      '2026',
      ['2025'],
    ])

    await signAgreement(owner, company)
    const after = await view(owner, 'agreement', company)
    expect(after.papers.map(({ version, state }) => [version, state])).toEqual([
      ['2026', 'valid'],
      ['2025', 'replaced'],
    ])
    expect((await stateOf(admin, company, 'agreement')).state).toBe('submitted')

    expect((await add('2028', day(30))).status).toBe(200)
    expect((await view(owner, 'agreement', company)).isAsked).toBe(false)
    const { body } = await admin.post<AnyBody>('/agreement-version/list', { sortBy: 'holdsFrom', sortDirection: 'asc' })
    expect((body.data as unknown as AnyRecord[]).map(({ name, isPresent }) => [name, isPresent])).toEqual([
      ['2025', false],
      ['2026', true],
      ['2028', false],
    ])
  })
})
