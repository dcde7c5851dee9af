import { randomBytes } from 'node:crypto'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { resealColumns } from '../../src/db/reseal.ts'
import { sealedColumns } from '../../src/features.ts'
import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { declarationsOf, signNow } from './declaration-desk.ts'
import { bodiesOf, enrol, type Known, makeKnown, post, viewOf } from './enrolment-desk.ts'
import { inTables } from './stored.ts'

let run: RunningApp
let known: Known
let company: Company
let recruiter: Caller
let studentId: string
beforeAll(async () => {
  run = await runApp()
  known = await makeKnown(run)
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
  studentId = await enrol(recruiter, known, 10)
  await signNow(recruiter, studentId)
})

const stageOf = async (id = studentId) => (await viewOf(recruiter, id)).stage
const latest = async (id = studentId) => (await declarationsOf(recruiter, id))[0]
const save = (call: string, more: object, id = studentId) =>
  post(recruiter, call, { ...bodiesOf(known)[call], studentId: id, ...more })
const told = async (kind: string) =>
  (await recruiter.post<{ data: AnyRecord[] }>('/notification/list', { filters: { kind } })).body.data
const rowOf = (call: string, list: string) => (bodiesOf(known)[call] as Record<string, object[]>)[list]?.[0]

const changes: [call: string, more: () => object, fields: string[]][] = [
  ['full-name', () => ({ middleName: 'Maya' }), ['middleName']],
  ['address', () => ({ zipCode: '395004' }), ['zipCode']],
  [
    'communicationaddress',
    () => ({ ...bodiesOf(known).address, sameAsAbove: false, addressLineOne: '9 Hill Road' }),
    ['addressLineOne'],
  ],
  ['contact', () => ({ email: 'asha@example.com' }), ['email']],
  [
    'emergency-contact',
    () => ({ contacts: [{ ...rowOf('emergency-contact', 'contacts'), additionalNotes: 'Mornings' }] }),
    ['contacts'],
  ],
  ['passport', () => ({ birthDate: '2001-03-02' }), ['birthDate']],
  ['passport', () => ({ passportNumber: 'M8811223', expiresDate: '2098-01-01' }), ['expiresDate', 'passportNumber']],
  ['marital-status', () => ({ numberOfKids: 2 }), ['numberOfKids']],
  ['deportation-details', () => ({ deportationDetails: [] }), ['deportationDetails']],
  [
    'previous-countries',
    () => ({ previousCountries: [{ ...rowOf('previous-countries', 'previousCountries'), traveledDate: '2019-11' }] }),
    ['previousCountries'],
  ],
  ['coaching', () => ({ tests: [] }), ['tests']],
]

describe('a declaration that stands', () => {
  it.each(changes)('is reopened by a change of %s, which is named', async (call, more, fields) => {
    expect((await save(call, more())).status).toBe(200)
    expect(await stageOf()).toBe('to-be-declared')
    expect(await latest()).toMatchObject({
      state: 'reopened',
      reopenedFields: fields,
      reopenedDate: expect.any(String),
    })
    const trail = await trailOf(run.db.owner, studentId)
    const reopened = trail.filter(({ action }) => action === 'student.reopen')
    expect(reopened).toMatchObject([{ actor_id: expect.any(String), company_id: company.id, after: { fields } }])
    const happened = (await recruiter.post('/student/timeline', { studentId })).body.data as AnyRecord[]
    expect(happened.find(({ action }) => action === 'reopened')).toMatchObject({ fields })
    expect((await recruiter.post('/student/list', { filters: { stage: 'ready' } })).body.totalDocs).toBe(0)
  })

  it('names every step in its changes', () => {
    expect(new Set(changes.map(([call]) => call))).toEqual(new Set(enrolmentSteps.map(({ call }) => call)))
  })

  it('stays if the same values are saved again, the same address is typed, or what it does not cover changes', async () => {
    const counsellor = (await run.make.person('recruiter', company)).id
    const again = enrolmentSteps.map(
      ({ call }) =>
        () =>
          save(call, {}),
    )
    const others: [path: string, body: object][] = [
      ['/student/plan', { studentId, level: 'master', targetCountries: [known.australia] }],
      ['/student/change-counsellor', { studentId, counsellor }],
      ['/note/add', { recordKind: 'student', record: studentId, note: 'Rang' }],
    ]
    const changing = [
      ...again,
      () => save('communicationaddress', { ...bodiesOf(known).address, sameAsAbove: false }),
      ...others.map(
        ([path, body]) =>
          () =>
            recruiter.post(path, body),
      ),
    ]
    for (const change of changing) expect((await change()).status).toBeLessThan(300)
    expect(await stageOf()).toBe('ready')
    expect(await latest()).toMatchObject({ state: 'signed', reopenedFields: [] })
  })

  it('is reopened once: a further change adds nothing, and a new signature closes it again', async () => {
    await save('address', { zipCode: '395004' })
    await save('address', { zipCode: '395005' })
    expect(await declarationsOf(recruiter, studentId)).toMatchObject([
      { state: 'reopened', reopenedFields: ['zipCode'] },
    ])
    // An old value that is put back signs nothing again.
    await save('address', {})
    expect(await stageOf()).toBe('to-be-declared')
    expect((await signNow(recruiter, studentId)).status).toBe(200)
    expect((await declarationsOf(recruiter, studentId)).map(({ state }) => state)).toEqual(['signed', 'reopened'])
    expect(await stageOf()).toBe('ready')
  })

  it('stands first in the timeline, though the clock of the application runs ahead of that of the database', async () => {
    const timeline = async () =>
      (await recruiter.post('/student/timeline', { studentId, limit: 3 })).body.data as AnyRecord[]
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    try {
      await recruiter.post('/note/add', { recordKind: 'student', record: studentId, note: 'Rang' })
    } finally {
      vi.useRealTimers()
    }
    await save('address', { zipCode: '395004' })
    const newest = await timeline()
    expect(newest.map(({ action }) => action).sort()).toEqual(['changed', 'noted', 'reopened'])
    expect(newest[2]?.action).toBe('noted')
    const older = await recruiter.post('/student/timeline', { studentId, before: newest[2]?._id, limit: 2 })
    expect((older.body.data as AnyRecord[]).map(({ action }) => action)).toEqual(['declared', 'saved'])
  })

  it('tells who asked, once', async () => {
    await save('address', { zipCode: '395004' })
    await expect.poll(async () => (await told('declaration-reopened')).length, { timeout: 20_000 }).toBe(1)
    const [notice] = await told('declaration-reopened')
    expect(JSON.stringify(notice)).toContain('Asha')
    expect(JSON.stringify(notice)).not.toContain('395004')
  })

  it('is reopened by a step that spreads in the family', async () => {
    const relative = await run.make.student(company, { first_name: 'Bilal' })
    await recruiter.post('/student/link-relative', { studentId, relative, relation: 'sibling' })
    await save('address', { city: 'Vapi' }, relative)
    await post(recruiter, 'take-over', { studentId, relative, parts: ['address'] })
    await expect(latest()).resolves.toMatchObject({ state: 'reopened' })
    await signNow(recruiter, studentId)
    await save('address', { city: 'Daman' }, relative)
    expect(await latest()).toMatchObject({ state: 'reopened', reopenedFields: ['city'] })
  })

  it('is reopened by a merge that brings other values, which does not take the declaration along', async () => {
    const other = await run.make.student(company, { first_name: 'Asha', last_name: 'Raw' })
    const [keep, gone] = [await viewOf(recruiter, studentId), await viewOf(recruiter, other)]
    const merged = await recruiter.post('/student-duplicate/merge', {
      ...{ keep: keep._id, keepVersion: keep.version, other: gone._id, otherVersion: gone.version },
      choices: { name: 'other' },
    })
    expect(merged.status).toBe(200)
    expect(await latest()).toMatchObject({ state: 'reopened', reopenedFields: ['lastName', 'middleName'] })

    await signNow(recruiter, studentId)
    const third = await run.make.student(company, { first_name: 'Asha', last_name: 'Rao' })
    const [kept, declared] = [await viewOf(recruiter, third), await viewOf(recruiter, studentId)]
    await recruiter.post('/student-duplicate/merge', {
      ...{
        keep: kept._id,
        keepVersion: kept.version,
        other: declared._id,
        otherVersion: declared.version,
        choices: {},
      },
    })
    expect(await declarationsOf(recruiter, third)).toEqual([])
    expect(await stageOf(third)).not.toBe('ready')
  })

  it('stays when sealed values are sealed anew with other keys, and is reopened by the next other value', async () => {
    const [sealed] = await run.db.owner`select sealed_birth_date from student where id = ${studentId}`
    const [row] = await run.db.owner`select prints from student_declaration where student_id = ${studentId}`
    expect(JSON.stringify(row?.prints)).not.toContain('2001')
    const { fields } = await import('../../src/platform/field-keys.ts').then(async ({ loadOwnKeys }) => ({
      fields: await loadOwnKeys(run.dataDir),
    }))
    const fresh = { id: 'fresh', key: randomBytes(32) }
    const columns = sealedColumns.filter(({ table }) => table === 'student')
    expect((await resealColumns(run.db.sql, makeFieldCrypto([fresh, ...fields]), columns)).resealed).toBeGreaterThan(0)
    const [after] = await run.db.owner`select sealed_birth_date from student where id = ${studentId}`
    expect(after?.sealed_birth_date).not.toBe(sealed?.sealed_birth_date)
    expect(await stageOf()).toBe('ready')
    await resealColumns(run.db.sql, makeFieldCrypto([...fields, fresh] as typeof fields), columns)
    await save('marital-status', { numberOfKids: 1 })
    expect(await latest()).toMatchObject({ state: 'reopened', reopenedFields: ['numberOfKids'] })
  })

  it('is reopened by whatever changes a row of a step, and no value stands in the trail of it', async () => {
    await run.db.owner`update student_visit set month = '2018-01' where student_id = ${studentId}`
    expect(await latest()).toMatchObject({ state: 'reopened', reopenedFields: ['previousCountries'] })
    expect(await stageOf()).toBe('to-be-declared')
    const [row] = await run.db.owner`select * from student_declaration where student_id = ${studentId}`
    for (const value of ['Surat', '395003', 'K7294317', '2001-03-01', 'asha.rao@example.com'])
      expect(JSON.stringify(row)).not.toContain(value)
    for (const value of ['K7294317', '2001-03-01']) expect(await inTables(run)).not.toContain(value)
  })
})
