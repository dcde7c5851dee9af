import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resealColumns } from '../../src/db/reseal.ts'
import { sealedColumns } from '../../src/features.ts'
import { hashPassword } from '../../src/http/session/password.ts'
import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import type { AnyBody, AnyRecord, Caller } from '../call.ts'
import { contentsOf } from '../contents.ts'
import type { Company, Person } from '../make.ts'
import { codeOf, nextStep, oldPassword, withTwoFactor, wrongCode } from '../people/two-factor-person.ts'
import { everythingStored } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'

let run: RunningApp
let admin: Caller
let company: Company
let owner: Caller
let person: Person
let passwordHash: string
let germany: string
let india: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  passwordHash = await hashPassword(oldPassword)
  admin = run.call(await run.make.tokenOf('administrator'))
  germany = await run.make.country({ name: 'Germany', code: 'DE' })
  india = await run.make.country({ name: 'India', code: 'IN' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await ownerOf(company)
  owner = run.call(await run.make.session(person))
})

const ownerOf = (of: Company) => run.make.person('owner', of, { password_hash: passwordHash })
const iban = 'DE89370400440532013000'
const otherIban = 'DE75512108001245126199'
const body = (more = {}) => ({
  beneficiaryName: 'Maple Pathways',
  bankName: 'Deutsche Bank',
  accountType: 'current',
  country: germany,
  accountNumber: 'DE89 3704 0044 0532 0130 00',
  currentPassword: oldPassword,
  ...more,
})
const path = '/company-bank-details'
const save = (more = {}, by = owner) => by.post<AnyBody & { data: AnyRecord }>(`${path}/add-bank-details`, body(more))
const get = async (by = owner) => (await by.get<{ data: AnyRecord }>(`${path}/get-bank-details`)).body.data
const reveal = (by = owner, id = company.id) => by.post<AnyBody & { accountNumber: string }>(`${path}/reveal/${id}`)
const section = async () => {
  const { body: answer } = await admin.get<{ data: { sections: AnyRecord[] } }>(
    `/company/update-company/${company.id}/verification`,
  )
  return answer.data.sections.find((one) => one.section === 'bankDetails') as AnyRecord
}
const verify = () =>
  admin.post(`/company/update-company/${company.id}/verification`, {
    companyId: company.id,
    isVerifiedBankDetails: true,
  })

describe('bank details', () => {
  it('are masked for everybody and nowhere in plain: not in rows, trail, keys or log', async () => {
    expect(await get()).toBeNull()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const saved = await owner.send<{ data: AnyRecord }>('POST', `${path}/add-bank-details`, body(), headers)
    expect(saved.body.data).toMatchObject({ accountMasked: '•••• 3000', countryInfo: [{ name: 'Germany' }] })
    for (const role of ['recruiter', 'bench-sales', 'company-user'] as const) {
      const member = run.call(await run.make.tokenOf(role, company))
      expect(await get(member)).toEqual(saved.body.data)
      expect((await save({}, member)).status).toBe(403)
      expect((await reveal(member)).status).toBe(403)
    }
    const stored = await everythingStored(run)
    expect(stored).not.toContain(iban)
    expect(stored).not.toContain('0532013000')
    expect(run.logText()).not.toContain('0532013000')
    const [row] = await run.db.owner`select sealed_account from company_bank_details where company_id = ${company.id}`
    expect(row?.sealed_account).toMatch(/^v1\./)
    expect(await run.db.owner`select 1 from idempotency_key where key = ${headers['idempotency-key']}`).toEqual([])
  })

  it('are read whole by the Owner and by an administrator, and each reading is in the trail that the Owner reads', async () => {
    const id = (await save()).body.data._id
    expect((await reveal()).body.accountNumber).toBe(iban)
    expect((await reveal(admin)).body.accountNumber).toBe(iban)
    const trail = await trailOf(run.db.owner, id)
    expect(trail.map(({ action, company_id }) => [action, company_id])).toEqual([
      ['company-bank-details.add', company.id],
      ['company-bank-details.reveal', company.id],
      ['company-bank-details.reveal', company.id],
    ])
    expect(JSON.stringify(trail)).not.toContain('0532013000')
    expect(trail[0]?.after).toMatchObject({ account: '•••• 3000' })
  })

  it("are not another company's to see or to read", async () => {
    await save()
    const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect(await get(stranger)).toBeNull()
    const before = await contentsOf(run.db.owner)
    expect((await reveal(stranger)).status).toBe(404)
    expect((await reveal(admin, crypto.randomUUID())).status).toBe(404)
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it('whose number was moved from another row are said to be so, in the log too, until they are entered again', async () => {
    const id = (await save()).body.data._id
    const other = await run.make.company()
    await save({ accountNumber: otherIban }, run.call(await run.make.session(await ownerOf(other))))
    await run.db.owner`
      update company_bank_details set sealed_account = (
        select sealed_account from company_bank_details where company_id = ${other.id}) where id = ${id}`
    const before = await contentsOf(run.db.owner)
    const answer = await reveal()
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'record.sealBroken', message: expect.stringContaining('enter it again') },
    })
    expect(await contentsOf(run.db.owner)).toEqual(before)
    expect(
      run.logLines().filter(({ requestId, level }) => requestId === answer.body.requestId && level === 50),
    ).toEqual([
      expect.objectContaining({ error: 'SealBroken', sealed: 'company_bank_details.sealed_account', row: id }),
    ])
    expect((await save()).status).toBe(200)
    expect((await reveal()).body.accountNumber).toBe(iban)
  })

  it('keep the number where none is sent, until the country changes', async () => {
    await save()
    const { status, body: saved } = await save({ accountNumber: null, bankName: 'Commerzbank' })
    expect({ status, data: saved.data }).toMatchObject({ status: 200, data: { bankName: 'Commerzbank', version: 2 } })
    expect((await reveal()).body.accountNumber).toBe(iban)
    const moved = await save({ accountNumber: '', country: india, bankCode: 'HDFC0001234' })
    expect(moved.body.fields).toEqual({ accountNumber: 'Account Number is required' })
    expect(
      (await save({ accountNumber: '50100123456789', country: india, bankCode: 'hdfc 0001234' })).body.data,
    ).toMatchObject({ accountMasked: '•••• 6789', bankCode: 'HDFC0001234' })
  })

  it.each([
    [{ beneficiaryName: '' }, { beneficiaryName: 'Beneficiary Name is required' }],
    [{ accountType: 'purse' }, { accountType: 'Account Type is required' }],
    [{ accountNumber: 'DE88370400440532013000' }, { accountNumber: 'IBAN is not valid' }],
    [{ country: '' }, { country: 'Country is required' }],
    [{ country: crypto.randomUUID() }, { country: 'Country not found' }],
    [{ swift: 'NOBIC' }, { swift: 'SWIFT/BIC is not valid' }],
  ])('are refused with %j, and nothing changes', async (more, fields) => {
    const answer = await save(more)
    expect({ status: answer.status, fields: answer.body.fields }).toEqual({ status: 400, fields })
    expect(await get()).toBeNull()
    expect(JSON.stringify(answer.body)).not.toContain('0532013000')
  })

  it('of two who save at once leave one; the second editor of a version is told', async () => {
    const answers = await Promise.all([save({ bankName: 'One' }), save({ bankName: 'Two' })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await save({ bankName: 'Three', version: 1 })).body.code).toBe('record.changed')
    expect((await save({ bankName: 'Three', version: 2 })).status).toBe(200)
    expect((await save({ bankName: 'Three', version: 3 })).body.data).toMatchObject({ version: 3 })
  })
})

describe('who changes them shows that it is they', () => {
  const wrong = { currentPassword: 'Wrong@7-otter' }

  it.each([
    [{ currentPassword: undefined }, 'request.invalid', { currentPassword: 'Password is required' }],
    [{ currentPassword: '' }, 'request.invalid', { currentPassword: 'Password is required' }],
    [wrong, 'account.passwordWrong', { currentPassword: 'The current password is not right' }],
    [{ currentPassword: undefined, code: '123456' }, 'request.invalid', { currentPassword: 'Password is required' }],
  ])('by the password: %j is refused, and nothing changes', async (more, code, fields) => {
    await save()
    const before = await contentsOf(run.db.owner)
    const answer = await save({ bankName: 'Thief Bank', ...more })
    expect({ status: answer.status, code: answer.body.code, fields: answer.body.fields }).toEqual({
      status: 400,
      code,
      fields,
    })
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it('twenty wrong ones slow them down, and sign nobody out', async () => {
    const elsewhere = run.call(await run.make.session(person))
    const tries = []
    for (let at = 0; at < 20; at++) tries.push(await save(wrong))
    expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(400), ...Array(10).fill(429)])
    expect(Number(tries[19]?.headers.get('retry-after'))).toBeGreaterThan(60)
    // The right one has to wait too, and a colleague has not.
    expect((await save()).status).toBe(429)
    expect((await save({}, run.call(await run.make.session(await ownerOf(company))))).status).toBe(200)
    for (const caller of [owner, elsewhere]) expect((await caller.get('/auth/me')).status).toBe(200)
  })

  it('right ones are no guesses, nor is what is refused for another reason', async () => {
    for (let at = 0; at < 12; at++) expect((await save({ accountNumber: 'DE00' })).status).toBe(400)
    expect((await save()).status).toBe(200)
  })

  it('by a code, once, where they sign in with one', async () => {
    const { secret, caller } = await withTwoFactor(run, person)
    const refused = await save({}, caller)
    expect([refused.status, refused.body.fields]).toEqual([400, { code: 'Please enter the code' }])
    expect((await save({ code: wrongCode(secret) }, caller)).body.code).toBe('twoFactor.codeWrong')
    await nextStep(run, person)
    const code = codeOf(secret)
    // A refusal for another reason does not use the code up.
    expect((await save({ code, accountNumber: 'DE00' }, caller)).body.fields).toEqual({
      accountNumber: 'IBAN is not valid',
    })
    expect((await save({ code, currentPassword: undefined }, caller)).status).toBe(200)
    expect((await save({ code, bankName: 'Thief Bank' }, caller)).body.code).toBe('twoFactor.codeWrong')
    expect((await get(caller)).bankName).toBe('Deutsche Bank')
  })
})

describe('their section', () => {
  it('is submitted with them, verified, and set back by a change, with both editions masked', async () => {
    expect(await section()).toMatchObject({ state: 'not-submitted', now: [] })
    await save()
    expect(await section()).toMatchObject({ state: 'submitted' })
    await verify()
    expect(await section()).toMatchObject({ state: 'verified' })
    await save({ bankName: 'Commerzbank', accountNumber: otherIban })
    const changed = await section()
    expect(changed.state).toBe('submitted')
    const texts = JSON.stringify([changed.before, changed.now])
    for (const text of ['•••• 3000', '•••• 6199', 'Deutsche Bank', 'Commerzbank']) expect(texts).toContain(text)
    expect(texts).not.toContain('0532013000')
  })

  it('tells another number apart whose last signs are the same', async () => {
    await save({ country: india, bankCode: 'HDFC0001234', accountNumber: '50100123456789' })
    await verify()
    await save({ country: india, bankCode: 'HDFC0001234', accountNumber: '60100123456789' })
    expect(await section()).toMatchObject({ state: 'submitted', before: [expect.anything()] })
  })

  it('stays verified when keys are rotated, and the number opens with the new key alone', async () => {
    const id = (await save()).body.data._id
    await verify()
    const [current] = await loadOwnKeys(run.dataDir)
    const fresh = { id: 'k-new', key: randomBytes(32) }
    const done = await resealColumns(run.db.sql, makeFieldCrypto([fresh, current]), sealedColumns)
    expect(done).toMatchObject({ broken: 0 })
    expect(done.resealed).toBeGreaterThan(0)
    const [row] = await run.db.owner`select sealed_account from company_bank_details where id = ${id}`
    const place = { table: 'company_bank_details', column: 'sealed_account', rowId: id }
    expect(makeFieldCrypto([fresh]).open(row?.sealed_account, place)).toBe(iban)
    expect(() => makeFieldCrypto([fresh]).open(row?.sealed_account, { ...place, rowId: company.id })).toThrow()
    expect(await section()).toMatchObject({ state: 'verified' })
  })
})

describe('social links', () => {
  const saveLinks = (links: object, by = owner) => by.post('/company-social-media/add-social-media', links)
  const getLinks = async (by = owner) =>
    (await by.get<{ data: AnyRecord }>('/company-social-media/get-social-media')).body.data
  const state = async () => {
    const { body: answer } = await owner.get<{ data: AnyRecord[] }>('/company/sections')
    return answer.data.find((one) => one.section === 'socialMedia')?.state
  }

  it('are kept tidied, read by members, and changed by the Owner alone', async () => {
    expect(await getLinks()).toBeNull()
    const { body: saved } = await saveLinks({
      LINKEDIN: 'https://www.linkedin.com/company/maple/?trk=x',
      TWITTER: 'x.com/maple',
      REDDIT: '',
    })
    const links = { TWITTER: 'https://x.com/maple', LINKEDIN: 'https://linkedin.com/company/maple' }
    expect(saved.data).toMatchObject({ links, version: 1 })
    const member = run.call(await run.make.tokenOf('recruiter', company))
    expect(await getLinks(member)).toMatchObject({ links })
    expect((await saveLinks({}, member)).status).toBe(403)
    expect(await getLinks(run.call(await run.make.tokenOf('owner', await run.make.company())))).toBeNull()
    expect((await trailOf(run.db.owner, saved.data._id))[0]).toMatchObject({ after: links, company_id: company.id })
  })

  it('are refused where they lead elsewhere', async () => {
    const { status, body: answer } = await saveLinks({ LINKEDIN: 'https://evil.example/linkedin.com' })
    expect({ status, fields: answer.fields }).toEqual({
      status: 400,
      fields: { LINKEDIN: 'This is not the address of a page on this network' },
    })
  })

  it('submit their section, set it back when they change, and take it back when none is left', async () => {
    await saveLinks({ LINKEDIN: 'linkedin.com/company/maple' })
    expect(await state()).toBe('submitted')
    await admin.post(`/company/update-company/${company.id}/verification`, { isVerifiedSocialMedia: true })
    await saveLinks({ LINKEDIN: 'linkedin.com/company/maple', version: 1 })
    expect(await state()).toBe('verified')
    await saveLinks({ LINKEDIN: 'linkedin.com/company/maple-two', version: 1 })
    expect(await state()).toBe('submitted')
    expect((await saveLinks({ version: 1 })).body.code).toBe('record.changed')
    await saveLinks({ version: 2 })
    expect(await state()).toBe('not-submitted')
  })
})
