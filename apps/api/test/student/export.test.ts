import { parse } from 'csv-parse/sync'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { hashPassword } from '../../src/http/session/password.ts'
import type { AnyBody, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { codeOf, oldPassword, withTwoFactor } from '../people/two-factor-person.ts'
import { csvType, startImport, xlsxType } from '../records/importing.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { fetchFile } from '../upload.ts'
import { bodiesOf, enrol, type Known, makeKnown, post, viewOf, zoned } from './enrolment-desk.ts'
import { expectNowhere, inTables } from './stored.ts'

let run: RunningApp
let known: Known
let company: Company
let person: Person
let recruiter: Caller
beforeAll(async () => {
  run = await runApp()
  known = await makeKnown(run)
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('recruiter', company, { password_hash: await hashPassword(oldPassword) })
  recruiter = run.call(await run.make.session(person))
})

const sealed = ['K7294317', '2001-03-01']
const proof = { reason: 'The visa office asked for a list', currentPassword: oldPassword }

const askSealed = (more: object = {}, by = recruiter) =>
  by.post<AnyBody & { id: string }>('/student/export-sealed', { format: 'csv', ...proof, ...more })

async function addressOf(by: Caller, id: string): Promise<string> {
  const state = async () => (await by.get<AnyBody>(`/export/view/${id}`)).body.data.status
  await expect.poll(state, { timeout: 20_000, interval: 30 }).toBe('done')
  return (await by.get<AnyBody>(`/export/download/${id}`)).body.presignedUrl
}
const textOf = async (by: Caller, id: string) => (await fetchFile(run, by, await addressOf(by, id))).text()
const rowsOf = (text: string) => parse(text, { bom: true, columns: true }) as Record<string, string>[]

async function openFile(by: Caller): Promise<string> {
  const { status, body } = await by.post<{ id: string }>('/export/start', { kind: 'student', format: 'csv' })
  expect(status).toBe(202)
  return textOf(by, body.id)
}

/** Does a delayed piece of the queue at once. */
async function sendNow(id: string): Promise<void> {
  const boss = new PgBoss({ connectionString: run.db.urls.owner, max: 1 })
  await boss.start()
  await boss.send('forget-export', { id })
  await boss.stop({ graceful: false })
}

/** Seconds from now at which the pieces of the queue come that forget a file. */
const forgottenIn = async (id: string) =>
  (
    await run.db.owner<{ seconds: number }[]>`
      select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
      where name = 'forget-export' and data ->> 'id' = ${id} order by 1`
  ).map(({ seconds }) => seconds)

it('students go out in a file with nothing of them that is sealed', async () => {
  await enrol(recruiter, known, 10)
  const file = await openFile(recruiter)
  const [row = {}] = rowsOf(file)
  expect(row).toMatchObject({
    'First Name': 'Asha',
    'Last Name': 'Rao',
    Email: 'asha.rao@example.com',
    'Phone Number': '9810001234',
    'Address Line One': '12 Ring Road',
    Country: 'India',
    State: 'Gujarat',
    City: 'Surat',
    'Zip Code': '395003',
    'Country of Citizenship': 'India',
    'Marital Status': 'single',
    'Number of Kids': '0',
    'Steps saved': '10',
  })
  expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['Passport Number']))
  expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['Birth Date']))
  for (const value of ['K7294317', '317', '2001']) expect(file).not.toContain(value)
})

it('no column of a file that anybody may ask for names what is sealed', async () => {
  const columns = [{ field: 'passportNumber', header: 'Number' }]
  const asked = await recruiter.post('/export/start', { kind: 'student', format: 'csv', columns })
  expect(asked).toMatchObject({ status: 400, body: { fields: { columns: 'Unknown column "passportNumber"' } } })
})

it.each([
  ['csv', 'Pacific/Apia'],
  ['xlsx', 'America/New_York'],
] as const)('an exported list comes in again as the same students: %s, in %s', async (format, zone) => {
  const elsewhere = await run.make.company()
  for (const at of [company, elsewhere]) await zoned(run, at, zone)
  const id = await enrol(recruiter, known, 10)
  const plan = {
    ...{ targetCountries: [known.britain, known.emirates], level: 'postgraduate-diploma', field: 'Law' },
    ...{ intake: '2027-09', occupiedUntil: '2026-05', fundsAmount: 30_000, fundsCurrency: 'GBP' },
  }
  // A workbook holds days as such, and a year of two digits is of this century.
  const passport = { ...bodiesOf(known).passport, expiresDate: '2031-12-31' }
  expect((await post(recruiter, 'passport', { ...passport, studentId: id })).status).toBe(200)
  expect((await post(recruiter, 'plan', { studentId: id, ...plan })).status).toBe(200)
  const address = await addressOf(recruiter, (await askSealed({ format })).body.id)
  const file = Buffer.from(await (await fetchFile(run, recruiter, address)).arrayBuffer())
  const other = run.call(await run.make.tokenOf('recruiter', elsewhere))
  const found = await startImport(run, other, 'student', file, format === 'csv' ? csvType : xlsxType)
  // The counsellor is nobody there.
  const { counsellor: _counsellor, ...mapping } = (await found.reach('mapping')).mapping
  await found.post('check', { mapping, doubles: 'skip' })
  await found.reach('checked')
  expect((await found.rows()).data).toMatchObject([{ outcome: 'ready', faults: [] }])
  await found.post('run', { expected: 1 })
  await found.reach('done')
  const copyId = (await found.rows()).data[0]?.record ?? ''
  const [before, after] = [await viewOf(recruiter, id), await viewOf(other, copyId)]
  expect(after).toMatchObject({
    ...{ fullName: { ...before.fullName, nameConfirmed: true }, address: before.address, contact: before.contact },
    ...{ passport: before.passport, maritalStatus: before.maritalStatus, plan: before.plan },
  })
  expect(after.savedSteps.map(({ step }) => step)).toEqual([1, 2, 4, 6, 7])
  const born = await other.post<AnyBody & { value: string }>(`/student/reveal/${copyId}`, { field: 'birthDate' })
  expect(born.body.value).toBe('2001-03-01')
})

it('number and birth date go out for a proof and a reason, of which the audit keeps the reason alone', async () => {
  await enrol(recruiter, known, 10)
  const { id } = (await askSealed()).body
  const [row] = rowsOf(await textOf(recruiter, id))
  expect(row).toMatchObject({ 'Passport Number': 'K7294317', 'Birth Date': '2001-03-01' })
  const trail = await run.db.owner<{ action: string; after: object }[]>`
    select action, after from audit where record_id = ${id} order by at`
  expect(trail).toMatchObject([
    { action: 'export.start', after: { sealed_for: proof.reason } },
    {
      action: 'student.export',
      after: { rows: 1, sealed: ['birthDate', 'passportNumber'], reason: proof.reason },
    },
  ])
  const stored = await inTables(run)
  for (const value of [...sealed, oldPassword]) expect(stored).not.toContain(value)
})

it.each([
  [{ reason: '' }, { reason: 'Reason is required' }],
  [{ reason: 'ab' }, { reason: 'Minimum 3 characters' }],
  [{ reason: 'x'.repeat(501) }, { reason: 'Maximum 500 characters' }],
  [{ currentPassword: '' }, { currentPassword: 'Password is required' }],
])('without the proof and the reason nothing goes out: %o', async (more, fields) => {
  expect(await askSealed(more)).toMatchObject({ status: 400, body: { fields } })
})

it('a wrong password takes nothing out, and who signs in with a code gives one', async () => {
  expect((await askSealed({ currentPassword: 'Wrong@2026' })).body.code).toBe('account.passwordWrong')
  const { secret, caller } = await withTwoFactor(run, person)
  expect((await askSealed({}, caller)).body.fields).toEqual({ code: 'Please enter the code' })
  expect((await askSealed({ currentPassword: undefined, code: codeOf(secret) }, caller)).status).toBe(202)
  expect(await run.db.owner`select 1 from export where created_by = ${person.id}`).toHaveLength(1)
})

it('the file is its maker’s alone, and gone soon after its download or after a day', async () => {
  const own = ['QY5512377', '1993-07-19']
  const [passportNumber, birthDate] = own
  await enrol(recruiter, known, 10, { passport: { ...bodiesOf(known).passport, passportNumber, birthDate } })
  const { id } = (await askSealed()).body
  const address = await addressOf(recruiter, id)
  const colleague = run.call(await run.make.tokenOf('owner', company))
  for (const path of ['view', 'download']) expect((await colleague.get(`/export/${path}/${id}`)).status).toBe(404)
  expect(await forgottenIn(id)).toEqual([600, 86_400])
  expect((await fetchFile(run, recruiter, address)).status).toBe(200)
  await sendNow(id)
  await expect.poll(async () => (await recruiter.get(`/export/view/${id}`)).status, { timeout: 20_000 }).toBe(404)
  await expectNowhere(run, own)
  expect((await fetchFile(run, recruiter, address)).status).toBe(403)
})

it('a file without sealed values stays', async () => {
  const { id } = (await recruiter.post<{ id: string }>('/export/start', { kind: 'student', format: 'csv' })).body
  await addressOf(recruiter, id)
  expect(await forgottenIn(id)).toEqual([])
  await sendNow(id)
  const left = async () =>
    (
      await run.db.owner`select 1 from pgboss.job where name = 'forget-export' and state <> 'completed'
      and start_after <= now()`
    ).length
  await expect.poll(left, { timeout: 20_000 }).toBe(0)
  expect((await recruiter.get(`/export/view/${id}`)).status).toBe(200)
})

it('the Owners hear of a file with more sealed values than somebody reads in an hour', async () => {
  const owner = await run.make.person('owner', company)
  const bells = async () =>
    (await run.db.owner`select 1 from notification where kind = 'student-reveals' and user_id = ${owner.id}`).length
  for (let at = 0; at < 10; at++) await run.make.student(company)
  await addressOf(recruiter, (await askSealed()).body.id)
  expect(await bells()).toBe(0)
  await run.make.student(company)
  await addressOf(recruiter, (await askSealed()).body.id)
  expect(await bells()).toBe(1)
})

it('nobody takes out students who does not manage them', async () => {
  for (const role of ['company-user', 'administrator'] as const) {
    const by = run.call(await run.make.tokenOf(role, company))
    expect((await by.post('/export/start', { kind: 'student', format: 'csv' })).status).toBe(403)
    expect((await askSealed({}, by)).status).toBe(403)
  }
})

it('who no longer manages students has no file of them any more', async () => {
  await enrol(recruiter, known, 6)
  const { id } = (await askSealed()).body
  await addressOf(recruiter, id)
  await run.db.owner`update membership set roles = '{company-user}' where user_id = ${person.id}`
  expect((await recruiter.get(`/export/download/${id}`)).status).toBe(403)
})
