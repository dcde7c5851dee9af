import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resealColumns } from '../../src/db/reseal.ts'
import { sealedColumns } from '../../src/features.ts'
import { hashPassword } from '../../src/http/session/password.ts'
import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import type { AnyBody, AnyRecord, Caller } from '../call.ts'
import { contentsOf } from '../contents.ts'
import type { Company } from '../make.ts'
import { oldPassword } from '../people/two-factor-person.ts'
import { everythingStored } from '../people/visitor.ts'
import { writeTextPdf } from '../reading/pdf-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { upload } from '../upload.ts'

let run: RunningApp
let admin: Caller
let company: Company
let owner: Caller
let bench: Caller
let vendorId: string
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
  owner = await callerOf('owner')
  bench = await callerOf('bench-sales')
  vendorId = await run.make.vendor(company)
})

const callerOf = async (role: 'owner' | 'bench-sales' | 'recruiter', of = company) =>
  run.call(await run.make.session(await run.make.person(role, of, { password_hash: passwordHash })))
const iban = 'DE89370400440532013000'
const body = (more = {}) => ({
  vendorId,
  beneficiaryName: 'Apex Systems GmbH',
  bankName: 'Deutsche Bank',
  accountType: 'current',
  country: germany,
  accountNumber: 'DE89 3704 0044 0532 0130 00',
  currentPassword: oldPassword,
  ...more,
})
const save = (more = {}, by = bench) => by.post<AnyBody & { data: AnyRecord }>('/vendor/step-seven', body(more))
const view = async (by = bench) => (await by.post('/vendor-bank/view', { vendorId })).body.data
const reveal = (by = owner) => by.post<AnyBody & { accountNumber: string }>(`/vendor-bank/reveal/${vendorId}`)
const pdf = writeTextPdf([{ x: 50, y: 700, text: 'Cancelled cheque' }])
const file = (by = bench) => upload(run, by, pdf, { fileName: 'cheque.pdf', purpose: 'vendor-bank' })

describe("a vendor's bank account", () => {
  it('is saved by the seventh step with all its fields, and replaced', async () => {
    const more = {
      depositAmount: 125_050,
      depositCurrency: 'EUR',
      priority: 'high',
      comments: 'Pays on Fridays',
      addressLine1: 'Taunusanlage 12',
      addressLine2: 'Floor 3',
      state: 'Hessen',
      city: 'Frankfurt',
      zipCode: '60325',
      recordStatus: 'active',
    }
    expect(await view()).toBeNull()
    const cancelledChequeKey = await file()
    const { body: saved } = await save({ ...more, cancelledChequeKey, attachmentKey: await file() })
    expect(saved).toMatchObject({
      message: 'Vendor Updated Successfully',
      data: {
        ...more,
        beneficiaryName: 'Apex Systems GmbH',
        accountMasked: '•••• 3000',
        cancelledCheque: [{ fileKey: cancelledChequeKey, originalName: 'cheque.pdf' }],
        attachment: [{ originalName: 'cheque.pdf' }],
        version: 1,
      },
    })
    expect(await view()).toEqual(saved.data)
    expect((await bench.post('/vendor/view', { vendorId })).body.data.savedSteps).toEqual([1, 7])
    const again = await save({ accountNumber: null, bankName: 'Commerzbank', version: 1 })
    expect(again.body.data).toMatchObject({
      bankName: 'Commerzbank',
      accountMasked: '•••• 3000',
      cancelledCheque: [],
      version: 2,
    })
    expect((await reveal()).body.accountNumber).toBe(iban)
    expect((await save({ version: 1 })).status).toBe(409)
    const moved = await save({ accountNumber: '', country: india, bankCode: 'HDFC0001234' })
    expect(moved.body.fields).toEqual({ accountNumber: 'Account Number is required' })
  })

  it('is masked for everybody and nowhere in plain: not in rows, trail, keys or log', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await bench.send('POST', '/vendor/step-seven', body(), headers)).status).toBe(200)
    const recruiter = await callerOf('recruiter')
    expect((await view(recruiter)).accountMasked).toBe('•••• 3000')
    expect((await save({}, recruiter)).status).toBe(403)
    const stored = await everythingStored(run)
    expect(stored).not.toContain('0532013000')
    expect(run.logText()).not.toContain('0532013000')
    expect(await run.db.owner`select 1 from idempotency_key where key = ${headers['idempotency-key']}`).toEqual([])
  })

  it('is read whole by the Owner and by an administrator, and each reading is in the trail', async () => {
    const { _id: id } = (await save()).body.data
    for (const caller of [owner, admin]) expect((await reveal(caller)).body.accountNumber).toBe(iban)
    for (const caller of [bench, await callerOf('recruiter')]) expect((await reveal(caller)).status).toBe(403)
    const trail = await trailOf(run.db.owner, String(id))
    expect(trail.map(({ action, company_id }) => [action, company_id])).toEqual([
      ['vendor-bank.update', company.id],
      ['vendor-bank.reveal', company.id],
      ['vendor-bank.reveal', company.id],
    ])
    expect(JSON.stringify(trail)).not.toContain('0532013000')
  })

  it('asks again who it is, and changes nothing without', async () => {
    const before = await contentsOf(run.db.owner)
    expect((await save({ currentPassword: undefined })).body.fields).toEqual({
      currentPassword: 'Password is required',
    })
    expect((await save({ currentPassword: 'Wrong@2026' })).body.code).toBe('account.passwordWrong')
    const after = await contentsOf(run.db.owner)
    expect(after.vendor_bank).toBe(before.vendor_bank)
    expect(await view()).toBeNull()
  })

  it.each([
    [{ beneficiaryName: '' }, { beneficiaryName: 'Beneficiary Name is required' }],
    [{ bankName: 'x'.repeat(71) }, { bankName: 'Maximum 70 characters' }],
    [{ accountType: 'gold' }, { accountType: 'Account Type is required' }],
    [{ accountNumber: 'DE88 3704 0044 0532 0130 00' }, { accountNumber: 'IBAN is not valid' }],
    [{ accountNumber: '' }, { accountNumber: 'Account Number is required' }],
    [{ depositAmount: -1 }, { depositAmount: 'The amount cannot be negative' }],
    [{ comments: 'x'.repeat(501) }, { comments: 'Maximum 500 characters' }],
    [{ zipCode: 'x'.repeat(21) }, { zipCode: 'Maximum 20 characters' }],
  ])('is refused: %j', async (more, fields) => {
    expect((await save(more)).body).toMatchObject({ code: 'request.invalid', fields })
  })

  it("is nobody's of another company, and its cheque of nobody who may not read the number", async () => {
    const cancelledChequeKey = await file()
    await save({ cancelledChequeKey })
    const summit = await callerOf('owner', await run.make.company())
    for (const answer of [
      await save({}, summit),
      await summit.post('/vendor-bank/view', { vendorId }),
      await reveal(summit),
    ])
      expect(answer.status).toBe(404)
    const download = async (by: Caller) => (await by.get(`/s3/download-url?fileKey=${cancelledChequeKey}`)).status
    const others = [await callerOf('recruiter'), await callerOf('bench-sales'), summit]
    expect(await Promise.all([owner, bench, ...others].map(download))).toEqual([200, 200, 404, 404, 404])
  })

  it('is sealed anew with another key', async () => {
    await save()
    const [current] = await loadOwnKeys(run.dataDir)
    if (!current) throw new Error('There is a key.')
    expect(sealedColumns).toContainEqual({ table: 'vendor_bank', column: 'sealed_account' })
    const fresh = { id: 'fresh', key: randomBytes(32) }
    const fields = makeFieldCrypto([fresh, current])
    const done = await resealColumns(run.db.sql, fields, [{ table: 'vendor_bank', column: 'sealed_account' }])
    expect(done.broken).toBe(0)
    expect(done.resealed).toBeGreaterThan(0)
  })
})
