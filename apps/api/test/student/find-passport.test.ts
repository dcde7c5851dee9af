import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resealColumns } from '../../src/db/reseal.ts'
import { sealedColumns } from '../../src/features.ts'
import { type FieldKey as Key, makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import type { AnyBody, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { everythingStored } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { bodiesOf, type Known, makeKnown, post } from './enrolment-desk.ts'

let run: RunningApp
let known: Known
let company: Company
let person: Person
let recruiter: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  known = await makeKnown(run)
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('recruiter', company)
  recruiter = run.call(await run.make.session(person))
})

type Found = AnyBody & { data: { _id: string } | null }
const search = (passportNumber: unknown, by = recruiter, headers = {}) =>
  by.send<Found>('POST', '/student/find-passport', { passportNumber }, headers)
async function enrolWith(passportNumber: string, more = {}, by = recruiter): Promise<string> {
  const studentId = await run.make.student(company, { first_name: 'Asha', middle_name: '', last_name: 'Rao', ...more })
  expect((await post(by, 'passport', { ...bodiesOf(known).passport, passportNumber, studentId })).status).toBe(200)
  return studentId
}
const trail = () =>
  run.db.owner<{ record_kind: string; record_id: string; before: unknown; after: unknown }[]>`
    select record_kind, record_id, before, after from audit where actor_id = ${person.id} and action = 'student.find-passport' order by at`

describe('student.find-passport', () => {
  it('finds the one student with that number, however it is typed', async () => {
    const id = await enrolWith('K7294317')
    for (const typed of ['K7294317', 'k 7294-317', ' K7294317 '])
      expect(await search(typed)).toMatchObject({
        status: 200,
        body: { data: { _id: id, firstName: 'Asha', middleName: '', lastName: 'Rao' } },
      })
  })

  it.each(['K7294318', 'K729431', '94317', 'XK7294317'])('finds nobody by %s', async (typed) => {
    await enrolWith('K7294317')
    expect(await search(typed)).toMatchObject({ status: 200, body: { success: true, data: null } })
  })

  it('refuses what is no number of a passport', async () => {
    expect((await search('K72')).body.fields).toEqual({ passportNumber: 'Minimum 5 characters' })
    expect((await search('%%%%%')).body.fields).toEqual({
      passportNumber: 'Passport number can only contain letters and digits',
    })
    expect((await search(undefined)).body.fields).toEqual({ passportNumber: 'Passport number is required' })
  })

  it("says the same of another company's student, of one beyond sight, and of one in the bin", async () => {
    const id = await enrolWith('K7294317')
    const nobody = { status: 200, body: { success: true, data: null } }
    const stranger = run.call(await run.make.tokenOf('recruiter', await run.make.company()))
    expect(await search('K7294317', stranger)).toMatchObject(nobody)
    const unseeing = await run.make.person('recruiter', company)
    await run.make.sight(unseeing, 'own')
    expect(await search('K7294317', run.call(await run.make.session(unseeing)))).toMatchObject(nobody)
    await recruiter.delete(`/student/delete/${id}`)
    expect(await search('K7294317')).toMatchObject(nobody)
  })

  it('is for those alone who may read a number', async () => {
    await enrolWith('K7294317')
    for (const role of ['owner', 'recruiter', 'bench-sales'] as const)
      expect((await search('K7294317', run.call(await run.make.tokenOf(role, company)))).body.data).not.toBeNull()
    for (const role of ['company-user', 'administrator', 'candidate'] as const)
      expect((await search('K7294317', run.call(await run.make.tokenOf(role, company)))).status).toBe(403)
  })

  it('leaves one row of the audit each, and the number nowhere', async () => {
    const id = await enrolWith('QX7731864')
    const headers = { 'idempotency-key': crypto.randomUUID() }
    await search('QX7731864', recruiter, headers)
    await search('QX7731999')
    expect(await trail()).toEqual([
      { record_kind: 'student', record_id: id, before: null, after: { found: true } },
      { record_kind: 'passport-search', record_id: company.id, before: null, after: { found: false } },
    ])
    const stored = `${await everythingStored(run)} ${run.logText()}`
    for (const number of ['QX7731864', 'QX7731999']) expect(stored).not.toContain(number)
    expect(await run.db.owner`select 1 from idempotency_key where key = ${headers['idempotency-key']}`).toEqual([])
  })

  it('tells nobody who watches the student: nothing changed', async () => {
    const id = await enrolWith('K7294317')
    const watcher = await run.make.person('owner', company)
    const by = run.call(await run.make.session(watcher))
    expect((await by.put('/watch/save', { kind: 'student', id, isWatching: true })).status).toBe(200)
    await search('K7294317')
    await recruiter.post(`/student/reveal/${id}`, { field: 'passportNumber' })
    expect(await run.db.owner`select kind from notification where user_id = ${watcher.id}`).toEqual([])
  })

  it('ends after twenty searches of one person in a quarter of an hour', async () => {
    for (let at = 0; at < 20; at++) expect((await search(`Z100000${at}`)).status).toBe(200)
    const refused = await search('Z1000020')
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.tooMany' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await trail()).toHaveLength(20)
    expect((await search('Z1000020', run.call(await run.make.tokenOf('owner', company)))).status).toBe(200)
  })

  it('finds a number by each key of the ring, before and after it is marked anew', async () => {
    const [first, second, third] = ['first', 'second', 'third'].map((id) => ({ id, key: randomBytes(32) })) as [
      Key,
      Key,
      Key,
    ]
    const ring = [first, second].map(({ id, key }) => `${id}:${key.toString('base64')}`).join(',')
    const ringed = await runApp({ ROLE: 'api', FIELD_KEYS: ring })
    const here = await ringed.make.company()
    const by = ringed.call(await ringed.make.tokenOf('recruiter', here))
    const studentId = await ringed.make.student(here)
    expect((await post(by, 'passport', { ...bodiesOf(await makeKnown(ringed)).passport, studentId })).status).toBe(200)
    const columns = sealedColumns.filter(({ table }) => table === 'student')
    const remark = (...keys: [Key, ...Key[]]) => resealColumns(ringed.db.sql, makeFieldCrypto(keys), columns)
    const found = async () => (await search('K7294317', by)).body.data?._id
    expect(await found()).toBe(studentId)
    await remark(second, first)
    expect(await found()).toBe(studentId)
    await remark(third, second)
    expect(await found()).toBeUndefined()
    await remark(first, third)
    expect(await found()).toBe(studentId)
    await ringed.close()
  })
})
