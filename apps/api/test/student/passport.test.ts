import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resealColumns } from '../../src/db/reseal.ts'
import { sealedColumns } from '../../src/features.ts'
import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import type { AnyBody, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { everythingStored } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { bodiesOf, type Known, makeKnown, post, viewOf, zoned } from './enrolment-desk.ts'

let run: RunningApp
let known: Known
let company: Company
let owner: Person
let recruiter: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  known = await makeKnown(run)
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  owner = await run.make.person('owner', company)
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
})

const passport = (more = {}) => ({ ...bodiesOf(known).passport, ...more })
const save = (studentId: string, more = {}, by = recruiter) => post(by, 'passport', { ...passport(more), studentId })
const reveal = (id: string, field: string, by = recruiter) =>
  by.post<AnyBody & { value: string }>(`/student/reveal/${id}`, { field })
const dayIn = (timeZone: string, daysLater = 0) =>
  new Date(Date.now() + daysLater * 86_400_000).toLocaleDateString('en-CA', { timeZone })

describe("a student's passport", () => {
  it('is masked for whoever reads the file, and stands in no list, trail, key, notice or log', async () => {
    const id = await run.make.student(company)
    const sealed = { birthDate: '1999-10-17', passportNumber: 'QX7731864' }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { ...passport(sealed), studentId: id }
    const saved = await recruiter.send<AnyBody>('POST', '/student/passport', body, headers)
    expect(saved.body.data.passport).toMatchObject({ maskedPassportNumber: '•••• 864', maskedBirthDate: '••••' })
    for (const role of ['owner', 'recruiter', 'bench-sales', 'company-user', 'administrator'] as const) {
      const by = run.call(await run.make.tokenOf(role, company))
      expect((await viewOf(by, id)).passport).toMatchObject({
        maskedPassportNumber: '•••• 864',
        maskedBirthDate: '••••',
      })
      expect(JSON.stringify((await by.post('/student/list', {})).body)).not.toContain('864')
    }
    await save(id, { ...sealed, passportNumber: 'QX7731865', birthDate: '1999-10-18' })
    const stored = `${await everythingStored(run)} ${run.logText()}`
    for (const text of ['QX7731864', 'QX7731865', '1999-10-17', '1999-10-18']) expect(stored).not.toContain(text)
    expect(await run.db.owner`select 1 from idempotency_key where key = ${headers['idempotency-key']}`).toEqual([])
    expect((await trailOf(run.db.owner, id)).at(-1)).toMatchObject({
      before: { passport_number: 'set', birth_date: 'set' },
    })
  })

  it('is revealed by field to those who manage students, and each reading is one row of the audit', async () => {
    const id = await run.make.student(company)
    await save(id)
    for (const role of ['owner', 'recruiter', 'bench-sales'] as const) {
      const by = run.call(await run.make.tokenOf(role, company))
      expect((await reveal(id, 'passportNumber', by)).body.value).toBe('K7294317')
      expect((await reveal(id, 'birthDate', by)).body.value).toBe('2001-03-01')
    }
    for (const role of ['company-user', 'administrator', 'candidate'] as const) {
      const by = run.call(await run.make.tokenOf(role, company))
      expect((await reveal(id, 'passportNumber', by)).status).toBe(403)
    }
    const read = (await trailOf(run.db.owner, id)).filter(({ action }) => action === 'student.reveal')
    expect(read.map(({ after }) => after?.read)).toEqual(
      Array.from({ length: 3 }, () => ['passportNumber', 'birthDate']).flat(),
    )
  })

  it('has nothing to reveal before it was saved', async () => {
    expect((await reveal(await run.make.student(company), 'birthDate')).status).toBe(404)
  })

  it('is read twenty times in an hour before the Owners hear of it', async () => {
    const id = await run.make.student(company)
    await save(id)
    const bells = async () =>
      (await run.db.owner`select user_id from notification where kind = 'student-reveals' and user_id = ${owner.id}`)
        .length
    for (let at = 0; at < 20; at++) await reveal(id, 'passportNumber')
    expect(await bells()).toBe(0)
    await reveal(id, 'birthDate')
    await reveal(id, 'birthDate')
    expect(await bells()).toBe(1)
    const { data } = (await run.call(await run.make.session(owner)).post('/notification/list', {})).body
    expect(data[0]).toMatchObject({ kind: 'student-reveals' })
  })

  it.each(['Pacific/Apia', 'America/New_York'])('keeps a birth date as it was typed, in %s', async (zone) => {
    await zoned(run, company, zone)
    const id = await run.make.student(company)
    await save(id, { birthDate: '2001-03-01' })
    expect((await reveal(id, 'birthDate')).body.value).toBe('2001-03-01')
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])(
    'expires after today where the company is: %s',
    async (zone) => {
      await zoned(run, company, zone)
      const id = await run.make.student(company)
      expect(await save(id, { expiresDate: dayIn(zone) })).toMatchObject({
        status: 400,
        body: { fields: { expiresDate: 'Expiry date must be in the future' } },
      })
      expect((await save(id, { expiresDate: dayIn(zone, 1) })).status).toBe(200)
      expect((await save(id, { birthDate: dayIn(zone, 1) })).body.fields).toEqual({
        birthDate: 'Date cannot be in the future',
      })
    },
  )

  it('needs its sealed values at first, and keeps those that are left out later', async () => {
    const id = await run.make.student(company)
    const open = { passportNumber: undefined, birthDate: undefined }
    expect((await save(id, open)).body.fields).toEqual({
      birthDate: 'Birth date is required',
      passportNumber: 'Passport number is required',
    })
    await save(id)
    expect((await save(id, { ...open, expiresDate: '2088-08-08' })).body.data.passport).toMatchObject({
      expiresDate: '2088-08-08',
      maskedPassportNumber: '•••• 317',
    })
    expect((await reveal(id, 'passportNumber')).body.value).toBe('K7294317')
    const { version } = await viewOf(recruiter, id)
    expect((await save(id, { passportNumber: 'k7294-317', expiresDate: '2088-08-08' })).body.data.version).toBe(version)
  })

  it('has a number that no other student of the company has, and names that one', async () => {
    const first = await run.make.student(company, { first_name: 'Asha', last_name: 'Rao' })
    await save(first)
    const second = await run.make.student(company)
    expect(await save(second, { passportNumber: 'k 7294317' })).toMatchObject({
      status: 409,
      body: { code: 'passport.taken', message: 'This passport number belongs to Asha Rao already' },
    })
    const elsewhere = await run.make.company()
    const stranger = run.call(await run.make.tokenOf('recruiter', elsewhere))
    expect((await save(await run.make.student(elsewhere), {}, stranger)).status).toBe(200)
    expect((await recruiter.delete(`/student/delete/${first}`)).status).toBe(200)
    expect((await save(second)).status).toBe(200)
    expect(await recruiter.post(`/bin/restore/${first}`)).toMatchObject({ body: { code: 'passport.takenByAnother' } })
  })

  it('names the unit alone if the other student is beyond sight', async () => {
    const unit = await run.make.unit(company, { name: 'Sydney' })
    const theirs = await run.make.person('recruiter', company)
    await run.make.sight(theirs, 'team', [unit])
    await save(
      await run.make.student(company, { created_by: theirs.id, first_name: 'Hidden' }),
      {},
      run.call(await run.make.session(theirs)),
    )
    const looking = await run.make.person('recruiter', company)
    await run.make.sight(looking, 'own', [])
    const by = run.call(await run.make.session(looking))
    const answer = await save(await run.make.student(company, { created_by: looking.id }), {}, by)
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'This passport number belongs to a student of Sydney. Please ask there' },
    })
  })

  it('is one of two that are saved with one number at a time', async () => {
    const ids = await Promise.all([run.make.student(company), run.make.student(company)])
    const answers = await Promise.all(ids.map((id) => save(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is sealed and marked anew with another key, and its number found by the older one until then', async () => {
    const id = await run.make.student(company)
    await save(id)
    const [current] = await loadOwnKeys(run.dataDir)
    if (!current) throw new Error('There is a key.')
    const columns = sealedColumns.filter(({ table }) => table === 'student')
    expect(columns.map(({ column }) => column).sort()).toEqual(['sealed_birth_date', 'sealed_passport'])
    const fresh = makeFieldCrypto([{ id: 'fresh', key: randomBytes(32) }, current])
    const place = { table: 'student', column: 'passport_mark', rowId: company.id }
    const markOf = async () =>
      (await run.db.owner<{ passport_mark: Buffer }[]>`select passport_mark from student where id = ${id}`)[0]
        ?.passport_mark
    const before = await markOf()
    expect(fresh.marks('K7294317', place).some((mark) => before?.equals(mark))).toBe(true)
    expect((await resealColumns(run.db.sql, fresh, columns)).broken).toBe(0)
    expect(await markOf()).toEqual(fresh.mark('K7294317', place))
    // The running application has the older key alone.
    await resealColumns(run.db.sql, makeFieldCrypto([current]), columns)
  })
})
