import { randomBytes } from 'node:crypto'
import type { Student } from '@corridor/contract/student/student/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { resealColumns } from '../../src/db/reseal.ts'
import { sealedColumns } from '../../src/features.ts'
import { type FieldKey, makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { everythingStored } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { bodiesOf, enrol, type Known, makeKnown, post, viewOf } from './enrolment-desk.ts'

let run: RunningApp
let known: Known
let company: Company
let recruiter: Caller
beforeAll(async () => {
  run = await runApp()
  known = await makeKnown(run)
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  recruiter = await callerOf('recruiter')
})

const callerOf = async (role: 'recruiter' | 'company-user' | 'administrator', of = company) =>
  run.call(role === 'administrator' ? await run.make.tokenOf(role) : await run.make.tokenOf(role, of))

interface Person {
  firstName?: string
  middleName?: string
  lastName?: string
  email?: string
  phoneNumber?: string
  birthDate?: string
  passportNumber?: string
}
let count = 0
/** A student with the steps that these values fill. */
async function add({ email, phoneNumber, birthDate, passportNumber, ...name }: Person, by = recruiter) {
  count += 1
  const named = { firstName: 'Asha', lastName: 'Rao', ...name, hasOnlyOneName: name.lastName === '' }
  const studentId = (await post(by, 'full-name', named)).body.data._id
  await run.db.owner`update student set in_edit_mode = true where id = ${studentId}`
  if (email ?? phoneNumber) {
    const contact = { email: email ?? `own-${count}@example.com`, phoneNumber: phoneNumber ?? `98100${10_000 + count}` }
    await post(by, 'contact', { ...contact, countryCode: '+91', studentId })
  }
  if (birthDate) {
    const sealed = { birthDate, passportNumber: passportNumber ?? `PX${100_000 + count}` }
    await post(by, 'passport', { ...bodiesOf(known).passport, ...sealed, studentId })
  }
  return viewOf(by, studentId)
}

interface Pair extends AnyRecord {
  score: number
  reasons: string[]
  records: { _id: string }[]
}
const pairs = async (by = recruiter): Promise<Pair[]> =>
  (await by.post('/student-duplicate/list', { limit: 100 })).body.data as unknown as Pair[]
type Versioned = { _id: string; version: number }
const merge = async (keep: Versioned, other: Versioned, choices: object = {}, by = recruiter) =>
  (
    await by.post<AnyRecord & { mergeId: string; data: AnyRecord; code: string }>('/student-duplicate/merge', {
      ...{ keep: keep._id, keepVersion: keep.version, other: other._id, otherVersion: other.version, choices },
    })
  ).body
const split = (mergeId: string) => recruiter.post(`/student-duplicate/split/${mergeId}`, {})
const reveal = async (id: string, field: string) => (await recruiter.post(`/student/reveal/${id}`, { field })).body
const soon = { timeout: 20_000 }
/** Nobody wakes the job for what no verb has written. */
const minute = { timeout: 80_000 }
const compared = () =>
  vi.waitFor(async () => expect(await run.db.owner`select 1 from student_to_match`).toHaveLength(0), soon)
const lasting = ({ version, updateDate, ...record }: Student) => record

describe('doubles of a student', () => {
  const alike: [string, Person, Person, string[], boolean][] = [
    [
      'a name with the birth date, beside another middle name',
      { middleName: 'Devi', birthDate: '2001-03-01' },
      { birthDate: '2001-03-01' },
      ['person'],
      true,
    ],
    [
      'a name in another order',
      { firstName: 'Wei', lastName: 'Zhang', birthDate: '2001-03-01' },
      { firstName: 'Zhang', lastName: 'Wei', birthDate: '2001-03-01' },
      ['person'],
      true,
    ],
    [
      'a name in another script',
      { firstName: 'محمد', lastName: 'ناصر', birthDate: '2001-03-01' },
      { firstName: 'Mohammed', lastName: 'Nasser', birthDate: '2001-03-01' },
      ['person'],
      true,
    ],
    [
      'a name with marks, and in Cyrillic',
      { firstName: 'Íván', lastName: 'Petrov', birthDate: '2001-03-01' },
      { firstName: 'Иван', lastName: 'Петров', birthDate: '2001-03-01' },
      ['person'],
      true,
    ],
    [
      'an e-mail however its box writes it, with the name',
      { email: 'asha.rao@gmail.com' },
      { email: 'AshaRao+visa@googlemail.com' },
      ['name', 'email'],
      true,
    ],
    ['a phone, with the name', { phoneNumber: '9810001234' }, { phoneNumber: '9810001234' }, ['name', 'phone'], true],
    [
      'an e-mail of two with one first name, who may have married',
      { email: 'asha@example.com' },
      { email: 'asha@example.com', lastName: 'Mehta' },
      ['email'],
      false,
    ],
    [
      'an e-mail and the name, against two birth dates',
      { email: 'rao@example.com', birthDate: '1970-03-01' },
      { email: 'rao@example.com', birthDate: '2001-03-01' },
      ['name', 'email', 'otherBirthDate'],
      false,
    ],
    [
      'a birth date of twins, whose names sound alike',
      { firstName: 'Mona', birthDate: '2001-03-01' },
      { firstName: 'Mina', birthDate: '2001-03-01' },
      ['birthDate', 'otherFirstName'],
      false,
    ],
  ]
  it.each(alike)('are listed by %s', async (_, one, other, reasons, isLikely) => {
    const made = [await add(one), await add(other)]
    await add({ firstName: 'Nobody', lastName: 'Alike', email: 'nobody@example.com', birthDate: '1999-09-09' })
    await vi.waitFor(async () => expect((await pairs())[0]?.reasons).toEqual(reasons), soon)
    await compared()
    const found = await pairs()
    expect(found.map(({ records }) => records.map(({ _id }) => _id).sort())).toEqual([
      made.map(({ _id }) => _id).sort(),
    ])
    expect(found.map(({ score }) => score >= 0.8)).toEqual([isLikely])
  })

  it('are six possible pairs of a family of four with one e-mail, and none of them is refused', async () => {
    const born = ['1970-01-05', '1972-02-06', '2001-03-07', '2004-04-08']
    for (const [at, firstName] of ['Rajesh', 'Sunita', 'Kiran', 'Deepak'].entries())
      await add({ firstName, email: 'family@example.com', birthDate: born[at] as string })
    await vi.waitFor(async () => {
      const found = await pairs()
      expect(found.map(({ reasons }) => reasons)).toEqual(
        Array.from({ length: 6 }, () => ['email', 'otherFirstName', 'otherBirthDate']),
      )
      expect(found.filter(({ score }) => score >= 0.8)).toEqual([])
    }, soon)
  })

  it("do not come of an agency's own address, and those that it made go", async () => {
    const people = ['Rajesh', 'Sunita', 'Kiran', 'Deepak', 'Farid', 'Grace', 'Hugo', 'Ines', 'Jorge']
    for (const firstName of people) await add({ firstName, email: 'desk@agency.example' })
    await vi.waitFor(async () => expect((await pairs()).length).toBe(36), soon)
    await add({ firstName: 'Layla', email: 'desk@agency.example' })
    await vi.waitFor(async () => expect(await pairs()).toEqual([]), soon)
  })

  it('go when what was shared is another, and come back with the bin', async () => {
    const one = await add({ email: 'asha@example.com' })
    const other = await add({ email: 'asha@example.com' })
    await vi.waitFor(async () => expect(await pairs()).toHaveLength(1), soon)
    await recruiter.delete(`/student/delete/${one._id}`)
    expect(await pairs()).toEqual([])
    await recruiter.post(`/bin/restore/${one._id}`)
    expect(await pairs()).toHaveLength(1)
    const contact = { countryCode: '+91', phoneNumber: '9810009999', email: 'other@example.com' }
    await post(recruiter, 'contact', { ...contact, studentId: other._id })
    await vi.waitFor(async () => expect(await pairs()).toEqual([]), soon)
  })

  it('are found by the birth date after the name was corrected', async () => {
    await add({ birthDate: '2001-03-01' })
    const other = await add({ firstName: 'Usha', lastName: 'Iyer', birthDate: '2001-03-01' })
    await compared()
    expect(await pairs()).toEqual([])
    await post(recruiter, 'full-name', { studentId: other._id, firstName: 'Asha', lastName: 'Rao' })
    await vi.waitFor(async () => expect((await pairs())[0]?.reasons).toEqual(['person']), soon)
  })

  it('are found with marks of two keys, and with none', async () => {
    const [older, newer] = ['older', 'newer'].map((id) => ({ id, key: randomBytes(32) })) as [FieldKey, FieldKey]
    const ring = [newer, older].map(({ id, key }) => `${id}:${key.toString('base64')}`)
    const two = await runApp({ FIELD_KEYS: ring.join() })
    try {
      const firm = await two.make.company()
      const by = two.call(await two.make.tokenOf('recruiter', firm))
      const country = await two.make.country()
      const save = async () => {
        const studentId = await two.make.student(firm, { first_name: 'Asha', last_name: 'Rao' })
        count += 1
        const passport = { countryOfCitizenship: country, birthDate: '2001-03-01', expiresDate: '2099-01-01' }
        await post(by, 'passport', { ...passport, passportNumber: `PX${100_000 + count}`, studentId })
        return studentId
      }
      const markOf = async (id: string) => {
        const [row] = await two.db.owner<{ mark: string | null }[]>`
          select encode(person_mark, 'hex') as mark from student where id = ${id}`
        return row?.mark
      }
      const first = await save()
      const byNewer = await markOf(first)
      const columns = sealedColumns.filter(({ table }) => table === 'student')
      expect((await resealColumns(two.db.sql, makeFieldCrypto([older, newer]), columns)).broken).toBe(0)
      const second = await save()
      expect([(await markOf(first)) === byNewer, (await markOf(second)) === byNewer]).toEqual([false, true])
      await vi.waitFor(async () => expect((await pairs(by))[0]?.reasons).toEqual(['person']), soon)
      expect((await resealColumns(two.db.sql, makeFieldCrypto([newer, older]), columns)).broken).toBe(0)
      expect([await markOf(first), await markOf(second)]).toEqual([byNewer, byNewer])

      await two.db.owner`update student set person_mark = null where id = ${first}`
      await vi.waitFor(async () => expect(await markOf(first)).toBe(byNewer), minute)
      expect(await pairs(by)).toHaveLength(1)
    } finally {
      await two.close()
    }
  }, 120_000)

  it('are remembered as two, and shown again when that is taken back', async () => {
    const one = await add({ email: 'asha@example.com' })
    await add({ email: 'asha@example.com' })
    await vi.waitFor(async () => expect(await pairs()).toHaveLength(1), soon)
    const [pair] = await pairs()
    expect((await recruiter.post(`/student-duplicate/set-apart/${pair?._id}`, {})).body).toMatchObject({
      message: 'Remembered as two students',
    })
    await post(recruiter, 'full-name', { studentId: one._id, firstName: 'Asha', middleName: 'Devi', lastName: 'Rao' })
    await compared()
    expect(await pairs()).toEqual([])
    await recruiter.post(`/student-duplicate/reopen/${pair?._id}`, {})
    expect(await pairs()).toHaveLength(1)
    expect((await trailOf(run.db.owner, String(pair?._id))).map(({ action }) => action)).toEqual([
      'student-duplicate.set-apart',
      'student-duplicate.reopen',
    ])
  })

  it('stay from another company, another team, and whoever does not manage students', async () => {
    await add({ email: 'asha@example.com' })
    await add({ email: 'asha@example.com' })
    await vi.waitFor(async () => expect(await pairs()).toHaveLength(1), soon)
    const [pair] = await pairs()
    const call = { path: `/student-duplicate/set-apart/${pair?._id}`, body: {} }
    const elsewhere = await callerOf('recruiter', await run.make.company())
    const looking = await run.make.person('recruiter', company)
    await run.make.sight(looking, 'own', [])
    for (const by of [elsewhere, run.call(await run.make.session(looking))]) {
      expect(await pairs(by)).toEqual([])
      expect((await by.post(call.path, call.body)).status).toBe(404)
    }
    for (const role of ['company-user', 'administrator'] as const) {
      const by = await callerOf(role)
      expect((await by.post(call.path, call.body)).status).toBe(403)
      expect((await by.post('/student-duplicate/list', {})).status).toBe(403)
    }
  })
})

describe('merging two students', () => {
  it('keeps all that is about both, and splitting gives each its own back', async () => {
    const first = await enrol(recruiter, known, 10)
    const bodies = bodiesOf(known)
    const second = await enrol(recruiter, known, 10, {
      'full-name': { firstName: 'Asha', lastName: 'Rao' },
      passport: { ...bodies.passport, passportNumber: 'M8811223', birthDate: '2001-03-02' },
      'emergency-contact': {
        contacts: [
          {
            ...{ firstName: 'Anil', lastName: 'Rao', countryCode: '+91', mobileNumber: '9810007777' },
            ...{ email: 'anil@example.com', relation: known.mother, isGuardian: false, additionalNotes: '' },
          },
        ],
      },
      'deportation-details': {
        deportationDetails: [
          { country: known.britain, visaCategory: known.visitor, refusalReason: 'Papers', refusalDate: '2020-02' },
        ],
        further: 'And once more',
      },
      'previous-countries': { previousCountries: [], further: '' },
    })
    await post(recruiter, 'plan', { studentId: first, targetCountries: [known.britain], level: 'master' })
    await post(recruiter, 'plan', {
      studentId: second,
      targetCountries: [known.australia, known.britain],
      ...{ intake: '2027-09', occupiedUntil: '2026-05' },
    })
    const note = { recordKind: 'student', record: second, note: 'Called' }
    expect((await recruiter.post('/note/add', note)).status).toBe(200)
    const notesOf = async (id: string) =>
      (await recruiter.post('/note/list', { filters: { recordKind: 'student', record: id } })).body.data
    const stood = [await viewOf(recruiter, first), await viewOf(recruiter, second)] as const

    const merged = await merge(stood[0], stood[1], { birthDate: 'other', passportNumber: 'other' })
    expect(merged).toMatchObject({
      message: 'Students merged successfully',
      data: {
        fullName: { middleName: 'Devi' },
        emergencyContact: { contacts: [{ firstName: 'Meera' }, { firstName: 'Anil' }] },
        passport: { maskedPassportNumber: '•••• 223' },
        deportationDetails: {
          deportationDetails: [{ refusalReason: 'Funds' }, { refusalReason: 'Papers' }],
          further: 'And once more',
        },
        previousCountries: { previousCountries: [{ traveledTime: 'A week' }] },
        coaching: { tests: [{ test: 'toefl' }] },
        plan: {
          targetCountries: [known.britain, known.australia],
          level: 'master',
          intake: '2027-09',
          occupiedUntil: '2026-05',
        },
      },
    })
    expect(await reveal(first, 'passportNumber')).toMatchObject({ value: 'M8811223' })
    expect(await reveal(first, 'birthDate')).toMatchObject({ value: '2001-03-02' })
    expect(await notesOf(first)).toHaveLength(1)
    expect((await viewOf(recruiter, second))._id).toBe(first)
    const elsewhere = await callerOf('recruiter', await run.make.company())
    expect((await post(elsewhere, 'view', { studentId: second })).status).toBe(404)
    expect((await post(recruiter, 'plan', { studentId: second, level: 'master' })).status).toBe(404)
    expect((await recruiter.post(`/bin/restore/${second}`, {})).body).toMatchObject({
      code: 'merge.into',
      params: { name: 'Asha Rao', kept: 'Asha Devi Rao' },
    })
    const happened = (await recruiter.post('/student/timeline', { studentId: first })).body.data as AnyRecord[]
    expect(happened.map(({ action }) => action)).toContain('merged')
    const merges = await recruiter.post('/student-duplicate/list-merge', { filters: { kept: first } })
    expect(merges.body.data).toMatchObject([
      { _id: merged.mergeId, goneInfo: [{ firstName: 'Asha', lastName: 'Rao' }] },
    ])
    const stored = `${await everythingStored(run)} ${run.logText()}`
    for (const text of ['K7294317', 'M8811223', '2001-03-01', '2001-03-02']) expect(stored).not.toContain(text)

    expect((await split(merged.mergeId)).body).toMatchObject({ message: 'Students split successfully' })
    expect(lasting(await viewOf(recruiter, first))).toEqual(lasting(stood[0]))
    expect(lasting(await viewOf(recruiter, second))).toEqual(lasting(stood[1]))
    expect(await reveal(first, 'passportNumber')).toMatchObject({ value: 'K7294317' })
    expect(await reveal(first, 'birthDate')).toMatchObject({ value: '2001-03-01' })
    expect(await reveal(second, 'passportNumber')).toMatchObject({ value: 'M8811223' })
    expect(await notesOf(second)).toHaveLength(1)
    await vi.waitFor(async () => expect(await pairs()).toHaveLength(1), soon)
  })

  it('fills what the kept one has not, with the steps that it makes, and takes them back', async () => {
    const kept = await add({})
    const gone = await viewOf(recruiter, await enrol(recruiter, known, 8))
    const { mergeId } = await merge(kept, gone, { maritalStatus: 'kept' })
    const merged = await viewOf(recruiter, kept._id)
    expect(merged.savedSteps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 8])
    expect(merged.maritalStatus).toBeNull()
    expect(await reveal(kept._id, 'birthDate')).toMatchObject({ value: '2001-03-01' })
    await post(recruiter, 'coaching', { studentId: kept._id, tests: [] })
    expect((await split(mergeId)).status).toBe(200)
    const apart = await viewOf(recruiter, kept._id)
    expect(apart.savedSteps.map(({ step }) => step)).toEqual([1, 10])
    expect(apart.passport).toBeNull()
    expect((await recruiter.post(`/student/reveal/${kept._id}`, { field: 'birthDate' })).status).toBe(404)
    expect(lasting(await viewOf(recruiter, gone._id))).toEqual(lasting(gone))
  })

  it('is not undone where a value that it took was changed since, sealed or not', async () => {
    const kept = await add({ birthDate: '2001-03-01' })
    const gone = await add({ birthDate: '2001-03-02', email: 'asha@example.com' })
    const { mergeId } = await merge(kept, gone, { birthDate: 'other' })
    const passport = { countryOfCitizenship: known.india, expiresDate: '2099-01-01', studentId: kept._id }
    await post(recruiter, 'passport', { ...passport, birthDate: '2001-03-03' })
    const contact = { countryCode: '+91', phoneNumber: '9810005555', studentId: kept._id }
    await post(recruiter, 'contact', { ...contact, email: 'changed@example.com' })
    expect((await split(mergeId)).body).toMatchObject({
      code: 'merge.changed',
      fields: { birthDate: 'Changed since', email: 'Changed since' },
    })
    expect(await reveal(kept._id, 'birthDate')).toMatchObject({ value: '2001-03-03' })
  })

  it('leaves a number free that nobody has any more, and is not undone once another student has it', async () => {
    const kept = await add({ birthDate: '2001-03-01', passportNumber: 'AA111111' })
    const gone = await add({ birthDate: '2001-03-01', passportNumber: 'BB222222' })
    const { mergeId } = await merge(kept, gone)
    const third = await add({ firstName: 'Usha', birthDate: '1999-09-09', passportNumber: 'BB222222' })
    expect(third.passport).toMatchObject({ maskedPassportNumber: '•••• 222' })
    expect((await split(mergeId)).body).toMatchObject({ code: 'passport.takenByAnother' })
  })

  it('has one winner of two at once, and refuses what nobody may merge', async () => {
    const [one, other] = [await add({ email: 'asha@example.com' }), await add({ email: 'asha@example.com' })]
    expect(await merge(one, one)).toMatchObject({ code: 'merge.self' })
    expect(await merge(one, other, { email: 'both' })).toMatchObject({
      fields: { 'choices.email': 'This cannot be taken from both' },
    })
    const foreign = await run.make.student(await run.make.company())
    expect(await merge(one, { _id: foreign, version: 1 })).toMatchObject({ code: 'record.notFound' })
    const colleague = await callerOf('recruiter')
    const answers = await Promise.all([merge(one, other), merge(other, one, {}, colleague)])
    expect(answers.filter(({ mergeId }) => mergeId)).toHaveLength(1)
  })
})
