import type { Family } from '@corridor/contract/student/family/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyBody, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { bodiesOf, enrol, type Known, makeKnown, post, viewOf } from './enrolment-desk.ts'

let run: RunningApp
let known: Known
let company: Company
let recruiter: Caller
/** Ayesha has steps 1 to 5; the other two have a name alone. */
let [ayesha, bilal, zara]: string[] = []
beforeAll(async () => {
  run = await runApp()
  known = await makeKnown(run)
})
afterAll(async () => {
  await run.close()
})
beforeEach(async () => {
  company = await run.make.company()
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
  ayesha = await enrol(recruiter, known, 5, { 'full-name': { firstName: 'Ayesha', lastName: 'Khan' } })
  bilal = await run.make.student(company, { first_name: 'Bilal', last_name: 'Khan' })
  zara = await run.make.student(company, { first_name: 'Zara', last_name: 'Khan' })
})

type FamilyBody = Omit<AnyBody, 'data'> & { data: Family }
const familyOf = async (studentId = ayesha, by = recruiter) =>
  (await by.post<FamilyBody>('/student/family', { studentId })).body.data
const link = (relative: string | undefined, relation: string, studentId = ayesha, by = recruiter) =>
  by.post<FamilyBody>('/student/link-relative', { studentId, relative, relation })
const takeOver = (studentId: string | undefined, parts: string[], relative = ayesha, more: object = {}) =>
  post(recruiter, 'take-over', { studentId, relative, parts, ...more })
const read = (studentId: string | undefined) => viewOf(recruiter, studentId ?? '')
const save = (call: string, studentId: string | undefined, more: object) =>
  post(recruiter, call, { ...bodiesOf(known)[call], studentId, ...more })

describe("a student's family", () => {
  it('is linked from both sides, each by what the other one is', async () => {
    expect(await link(bilal, 'spouse')).toMatchObject({
      status: 200,
      body: { message: 'Family member linked successfully', data: { relatives: [{ _id: bilal, relation: 'spouse' }] } },
    })
    await link(zara, 'child')
    expect((await familyOf()).relatives).toMatchObject([
      { _id: bilal, firstName: 'Bilal', lastName: 'Khan', relation: 'spouse', stepsSaved: 1, savedParts: [] },
      { _id: zara, relation: 'child' },
    ])
    expect((await familyOf(zara)).relatives).toMatchObject([
      {
        ...{ _id: ayesha, relation: 'parent', stepsSaved: 5 },
        savedParts: ['address', 'communicationAddress', 'contact', 'emergencyContact'],
      },
    ])
    expect((await familyOf(bilal)).relatives).toMatchObject([{ _id: ayesha, relation: 'spouse' }])
  })

  it('says anew what two are to each other', async () => {
    await link(zara, 'child')
    await link(zara, 'sibling')
    expect((await familyOf()).relatives).toMatchObject([{ _id: zara, relation: 'sibling' }])
    expect((await familyOf(zara)).relatives).toMatchObject([{ _id: ayesha, relation: 'sibling' }])
  })

  it('has nobody twice, nobody who is the student, and at most twenty', async () => {
    expect(await link(ayesha, 'spouse')).toMatchObject({
      status: 400,
      body: { fields: { relative: 'Please choose another student' } },
    })
    for (let count = 0; count < 20; count++) await link(await run.make.student(company), 'sibling')
    expect(await link(zara, 'child')).toMatchObject({ status: 409, body: { message: 'At most 20 family members' } })
    expect(await link(ayesha, 'parent', zara)).toMatchObject({ status: 409, body: { code: 'family.full' } })
  })

  it('takes steps over, which follow their source until they are saved with values of their own', async () => {
    await link(bilal, 'spouse')
    const taken = await takeOver(bilal, ['address', 'contact'])
    expect(taken).toMatchObject({ status: 200, body: { message: 'Taken over successfully' } })
    const source = await read(ayesha)
    expect(taken.body.data).toMatchObject({ address: source.address, contact: source.contact, stepsSaved: 3 })
    expect((await familyOf(bilal)).followed).toMatchObject([
      { part: 'address', sourceInfo: [{ _id: ayesha, firstName: 'Ayesha' }] },
      { part: 'contact', sourceInfo: [{ _id: ayesha }] },
    ])

    await save('address', ayesha, { city: 'Vapi' })
    expect((await read(bilal)).address).toMatchObject({ city: 'Vapi' })
    await save('address', bilal, { city: 'Vapi' })
    expect((await familyOf(bilal)).followed).toHaveLength(2)

    await save('address', bilal, { city: 'Daman' })
    expect((await familyOf(bilal)).followed).toMatchObject([{ part: 'contact' }])
    await save('address', ayesha, { city: 'Surat' })
    expect((await read(bilal)).address).toMatchObject({ city: 'Daman' })
  })

  it('gives the address that letters go to, whether it is the same as the other one or not', async () => {
    await link(bilal, 'spouse')
    await takeOver(bilal, ['communicationAddress'])
    expect((await read(bilal)).communicationAddress).toMatchObject({ city: 'Surat', sameAsAbove: false })
    await save('address', ayesha, { city: 'Vapi' })
    expect((await read(bilal)).communicationAddress).toMatchObject({ city: 'Vapi' })
    await save('communicationaddress', ayesha, { ...bodiesOf(known).address, sameAsAbove: false, city: 'Daman' })
    expect((await read(bilal)).communicationAddress).toMatchObject({ city: 'Daman' })
  })

  it('goes on through one who follows, and never round', async () => {
    await link(bilal, 'spouse')
    await link(zara, 'child', bilal)
    await takeOver(bilal, ['address'])
    await takeOver(zara, ['address'], bilal)
    await save('address', ayesha, { city: 'Vapi' })
    expect((await read(zara)).address).toMatchObject({ city: 'Vapi' })

    await takeOver(ayesha, ['address'], bilal)
    expect((await familyOf(bilal)).followed).toEqual([])
    expect((await familyOf(ayesha)).followed).toMatchObject([{ part: 'address', sourceInfo: [{ _id: bilal }] }])
    await save('address', bilal, { city: 'Daman' })
    for (const id of [ayesha, zara]) expect((await read(id)).address).toMatchObject({ city: 'Daman' })
  })

  it("keeps a sibling's mother and guardian, and makes them nobody else's", async () => {
    await link(bilal, 'spouse')
    await link(zara, 'sibling')
    for (const id of [bilal, zara]) await takeOver(id, ['emergencyContact'])
    const contactOf = async (id: string | undefined) => (await read(id)).emergencyContact?.contacts[0]
    expect(await contactOf(zara)).toMatchObject({ firstName: 'Meera', relation: known.mother, isGuardian: true })
    expect(await contactOf(bilal)).toMatchObject({ firstName: 'Meera', relation: null, isGuardian: false })
    await save('emergency-contact', ayesha, {
      contacts: [{ ...(await contactOf(ayesha)), email: 'meera.khan@example.com', relationInfo: undefined }],
    })
    for (const id of [bilal, zara]) expect(await contactOf(id)).toMatchObject({ email: 'meera.khan@example.com' })
    expect(await contactOf(bilal)).toMatchObject({ isGuardian: false })
  })

  it('refuses to take over from somebody else, or what is not there, or over what a colleague saved meanwhile', async () => {
    expect(await takeOver(bilal, ['address'])).toMatchObject({ status: 409, body: { code: 'family.notLinked' } })
    await link(bilal, 'spouse')
    expect(await takeOver(ayesha, ['address'], bilal)).toMatchObject({
      status: 409,
      body: { message: 'Step 2 of this family member is not saved yet' },
    })
    expect((await takeOver(bilal, [])).body.fields).toEqual({ parts: 'Please choose at least one' })
    const { version } = await read(bilal)
    await save('address', bilal, { city: 'Vapi' })
    expect(await takeOver(bilal, ['address'], ayesha, { version })).toMatchObject({
      status: 409,
      body: { code: 'record.changed', current: { address: { city: 'Vapi' } } },
    })
  })

  it('begins a student of the same family with what is taken over, in any order', async () => {
    const answer = await recruiter.post<Awaited<ReturnType<typeof post>>['body']>('/student/add-relative', {
      ...{ studentId: ayesha, relation: 'child', firstName: 'Omar', lastName: 'Khan' },
      parts: ['address', 'emergencyContact'],
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Student full name added successfully', data: { stepsSaved: 3, isInEditMode: true } },
    })
    const omar = answer.body.data._id
    expect((await familyOf(omar)).relatives).toMatchObject([{ _id: ayesha, relation: 'parent' }])
    expect((await familyOf(omar)).followed.map(({ part }) => part)).toEqual(['address', 'emergencyContact'])
    expect((await save('marital-status', omar, {})).status).toBe(200)
    const before = await run.db.owner`select count(*)::int from student`
    expect(
      await recruiter.post('/student/add-relative', {
        ...{ studentId: zara, relation: 'child', firstName: 'Noor', lastName: 'Khan' },
        parts: ['address'],
      }),
    ).toMatchObject({ status: 409, body: { code: 'family.notSaved' } })
    expect(await run.db.owner`select count(*)::int from student`).toEqual(before)
  })

  it('is unlinked with what the two follow; values stay', async () => {
    await link(bilal, 'spouse')
    await takeOver(bilal, ['address'])
    const unlinked = await recruiter.post<FamilyBody>('/student/unlink-relative', {
      studentId: bilal,
      relative: ayesha,
    })
    expect(unlinked).toMatchObject({ status: 200, body: { data: { relatives: [], followed: [] } } })
    await save('address', ayesha, { city: 'Vapi' })
    expect((await read(bilal)).address).toMatchObject({ city: 'Surat' })
    expect((await familyOf()).relatives).toEqual([])
  })

  it('stands in the trail of both, and each change in that of whom it reached', async () => {
    await link(bilal, 'spouse')
    await takeOver(bilal, ['address'])
    await save('address', ayesha, { city: 'Vapi' })
    const trail = await trailOf(run.db.owner, bilal ?? '')
    expect(trail.map(({ action }) => action)).toEqual(['student.link-relative', 'student.update', 'student.update'])
    expect(trail.at(-1)).toMatchObject({ before: { city_name: 'Surat' }, after: { city_name: 'Vapi' } })
    expect((await trailOf(run.db.owner, ayesha ?? '')).map(({ action }) => action)).toContain('student.link-relative')
    const { body } = await recruiter.post('/student/timeline', { studentId: bilal })
    expect(body.data).toMatchObject([
      { action: 'changed', step: 2 },
      { action: 'saved', step: 2 },
      { action: 'linked', step: null },
    ])
  })

  it('loses sight of whoever is in the bin, and sees them again', async () => {
    await link(bilal, 'spouse')
    await takeOver(bilal, ['address'])
    await recruiter.delete(`/student/delete/${ayesha}`)
    expect(await familyOf(bilal)).toEqual({ relatives: [], followed: [] })
    await recruiter.post(`/bin/restore/${ayesha}`)
    expect(await familyOf(bilal)).toMatchObject({ relatives: [{ _id: ayesha }], followed: [{ part: 'address' }] })
  })

  it('is read by a Company User, changed by those alone who manage students, and not there for another company', async () => {
    await link(bilal, 'spouse')
    const [user, stranger] = [
      run.call(await run.make.tokenOf('company-user', company)),
      run.call(await run.make.tokenOf('owner', await run.make.company())),
    ]
    expect((await familyOf(ayesha, user)).relatives).toHaveLength(1)
    const calls = [
      ['link-relative', { studentId: ayesha, relative: zara, relation: 'child' }],
      ['unlink-relative', { studentId: ayesha, relative: bilal }],
      ['take-over', { studentId: bilal, relative: ayesha, parts: ['address'] }],
      ['add-relative', { studentId: ayesha, relation: 'child', firstName: 'Omar', lastName: 'Khan', parts: [] }],
    ] as const
    for (const [call, body] of calls) {
      expect((await post(user, call, body)).status).toBe(403)
      expect((await post(stranger, call, body)).status).toBe(404)
    }
    const theirs = await run.make.student(await run.make.company())
    expect((await link(theirs, 'child')).status).toBe(404)
    expect((await familyOf()).relatives).toHaveLength(1)
  })

  it('shows nobody whom the reader does not see, and yet reaches them', async () => {
    const person = await run.make.person('recruiter', company)
    await run.make.sight(person, 'own', [])
    const narrow = run.call(await run.make.session(person))
    const own = (await post(narrow, 'full-name', { firstName: 'Own', lastName: 'Khan' })).body.data._id
    await link(own, 'sibling')
    await takeOver(own, ['contact'])
    expect(await familyOf(own, narrow)).toEqual({ relatives: [], followed: [{ part: 'contact', sourceInfo: [] }] })
    await save('contact', ayesha, { email: 'ayesha.khan@example.com' })
    expect((await viewOf(narrow, own)).contact).toMatchObject({ email: 'ayesha.khan@example.com' })
    expect((await link(bilal, 'sibling', own, narrow)).status).toBe(404)
  })
})

describe('a family of whom two were one', () => {
  const merge = async (keep: string | undefined, other: string | undefined, choices: object = {}) => {
    const [kept, gone] = [await read(keep), await read(other)]
    const two = { keep, keepVersion: kept.version, other, otherVersion: gone.version }
    return recruiter.post<AnyBody & { mergeId: string }>('/student-duplicate/merge', { ...two, choices })
  }

  it('goes over to the one who is kept, and is as it was once they are split', async () => {
    await link(zara, 'child', bilal)
    await link(bilal, 'spouse')
    await takeOver(bilal, ['address'])
    await takeOver(zara, ['address'], bilal)
    const before = [await familyOf(ayesha), await familyOf(bilal), await familyOf(zara)]
    const merged = await merge(ayesha, bilal)
    expect(merged.status).toBe(200)
    expect((await familyOf(ayesha)).relatives).toMatchObject([{ _id: zara, relation: 'child' }])
    expect((await familyOf(zara)).relatives).toMatchObject([{ _id: ayesha, relation: 'parent' }])
    await save('address', ayesha, { city: 'Vapi' })
    expect((await read(zara)).address).toMatchObject({ city: 'Vapi' })
    expect((await recruiter.post(`/student-duplicate/split/${merged.body.mergeId}`, {})).status).toBe(200)
    expect([await familyOf(ayesha), await familyOf(bilal), await familyOf(zara)]).toEqual(before)
  })

  it('follows the values that the merge chose', async () => {
    await link(zara, 'child', bilal)
    await save('address', bilal, { city: 'Daman' })
    await takeOver(zara, ['address'], bilal)
    expect((await merge(bilal, ayesha, { address: 'other' })).status).toBe(200)
    for (const id of [bilal, zara]) expect((await read(id)).address).toMatchObject({ city: 'Surat' })
  })
})
