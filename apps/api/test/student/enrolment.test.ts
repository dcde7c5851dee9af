import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import { contentsOf } from '../contents.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { bodiesOf, enrol, type Known, makeKnown, post, viewOf } from './enrolment-desk.ts'

let run: RunningApp
let known: Known
let company: Company
let recruiter: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  known = await makeKnown(run)
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
})

const body = (call: string) => bodiesOf(known)[call] ?? {}
const calls = enrolmentSteps.map(({ call, number }) => [number, call] as const)

describe('an enrolment', () => {
  it.each(enrolmentSteps.map((step) => [step.number, step] as const))(
    'answers step %i in the words of the specification, saves it and can be saved anew',
    async (number, { call, done }) => {
      const studentId = await enrol(recruiter, known, number - 1)
      const named = studentId ? { studentId } : {}
      const first = await post(recruiter, call, { ...body(call), ...named })
      expect(first).toMatchObject({ status: 200, body: { success: true, message: done, data: { stepsSaved: number } } })
      const { _id } = first.body.data
      const again = await post(recruiter, call, { ...body(call), studentId: _id })
      expect(again).toMatchObject({ status: 200, body: { message: done, data: { version: first.body.data.version } } })
      const { savedSteps } = await viewOf(recruiter, _id)
      expect(savedSteps.map(({ step }) => step)).toEqual(enrolmentSteps.slice(0, number).map((step) => step.number))
    },
  )

  it('holds all that its ten steps were given', async () => {
    const student = await viewOf(recruiter, await enrol(recruiter, known, 10))
    const bodies = bodiesOf(known)
    expect(student).toMatchObject({
      stage: 'to-be-declared',
      stepsSaved: 10,
      fullName: { ...bodies['full-name'], hasOnlyOneName: false },
      address: {
        ...bodies.address,
        stateName: 'Gujarat',
        cityName: 'Surat',
        countryInfo: [{ name: 'India', code: 'IN' }],
      },
      communicationAddress: { ...bodies.address, sameAsAbove: true },
      contact: bodies.contact,
      emergencyContact: bodies['emergency-contact'],
      passport: {
        countryOfCitizenship: known.india,
        maskedPassportNumber: '•••• 317',
        maskedBirthDate: '••••',
        expiresDate: '2099-01-01',
      },
      maritalStatus: bodies['marital-status'],
      deportationDetails: bodies['deportation-details'],
      previousCountries: bodies['previous-countries'],
      coaching: {
        tests: [
          { targetScore: 5.5, targetScale: 'toefl-6', pastScore: 96, pastScale: 'toefl-120', pastDate: '2025-06-01' },
        ],
      },
    })
  })

  it.each(calls)(
    'answers step %i with and without the version in the path, and needs a token',
    async (number, call) => {
      const studentId = number > 1 ? await enrol(recruiter, known, number - 1) : undefined
      const token = await run.make.tokenOf('recruiter', company)
      const send = (path: string, authorization?: string) =>
        fetch(`${run.url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
          body: JSON.stringify({ ...body(call), ...(studentId && { studentId }) }),
        })
      for (const root of ['/api/student', '/api/v1/student']) {
        expect((await send(`${root}/${call}`)).status).toBe(401)
        expect((await send(`${root}/${call}`, `Bearer ${token}`)).status).toBe(200)
      }
    },
  )

  it.each(calls.slice(1))('refuses step %i before the one before it, and names that', async (number, call) => {
    const studentId = await enrol(recruiter, known, Math.max(number - 2, 1))
    if (number === 2) return
    const before = await contentsOf(run.db.owner)
    expect(await post(recruiter, call, { ...body(call), studentId })).toMatchObject({
      status: 409,
      body: { code: 'enrolment.stepBefore', message: `Please complete step ${number - 1} first` },
    })
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it('takes every step of a student in edit mode in any order, and once saved a step again', async () => {
    const studentId = await run.make.student(company, { saved_steps: [], in_edit_mode: true })
    const save = (call: string, more: object) => post(recruiter, call, { ...body(call), ...more, studentId })
    expect(await save('communicationaddress', {})).toMatchObject({
      status: 409,
      body: { message: 'Please complete step 2 first' },
    })
    for (const [, call] of calls.toReversed())
      expect(
        (await save(call, call === 'communicationaddress' ? { ...body('address'), sameAsAbove: false } : {})).status,
      ).toBe(200)
    expect(await viewOf(recruiter, studentId)).toMatchObject({ stepsSaved: 10, stage: 'to-be-declared' })
  })

  it('begins a new student with each name, and gives further steps to the one begun last and not finished', async () => {
    const other = run.call(await run.make.tokenOf('recruiter', company))
    await enrol(other, known, 1)
    expect(await post(recruiter, 'address', body('address'))).toMatchObject({
      status: 409,
      body: { message: 'Please complete step 1 first' },
    })
    const [first, second] = [await enrol(recruiter, known, 1), await enrol(recruiter, known, 1)]
    expect(first).not.toBe(second)
    expect((await post(recruiter, 'address', body('address'))).body.data._id).toBe(second)
    const finished = await enrol(recruiter, known, 10)
    expect((await post(recruiter, 'communicationaddress', { sameAsAbove: true })).body.data._id).toBe(second)
    expect(finished).not.toBe(second)
  })

  it('is gone on with by a colleague, who stands beside the step', async () => {
    const studentId = await enrol(recruiter, known, 1)
    const colleague = await run.make.person('bench-sales', company)
    const token = run.call(await run.make.session(colleague))
    expect((await post(token, 'address', { ...body('address'), studentId })).status).toBe(200)
    const { savedSteps } = await viewOf(recruiter, studentId)
    expect(savedSteps[1]).toMatchObject({ step: 2, savedBy: [{ _id: colleague.id }] })
    expect(savedSteps[0]?.savedBy[0]?._id).not.toBe(colleague.id)
  })

  it('tells the second of two at one step that the first was there', async () => {
    const studentId = await enrol(recruiter, known, 2)
    const { version } = await viewOf(recruiter, studentId)
    const address = { ...body('address'), studentId, version }
    expect((await post(recruiter, 'address', { ...address, city: 'Vapi' })).status).toBe(200)
    expect(await post(recruiter, 'address', { ...address, city: 'Navsari' })).toMatchObject({
      status: 409,
      body: { code: 'record.changed', current: { address: { city: 'Vapi' } } },
    })
  })

  it('leads an address for letters that is the same after the address', async () => {
    const studentId = await enrol(recruiter, known, 3)
    await post(recruiter, 'address', { ...body('address'), studentId, city: 'Vapi' })
    expect((await viewOf(recruiter, studentId)).communicationAddress).toMatchObject({ city: 'Vapi', sameAsAbove: true })
    await post(recruiter, 'communicationaddress', { ...body('address'), studentId, city: 'Daman' })
    await post(recruiter, 'address', { ...body('address'), studentId })
    expect((await viewOf(recruiter, studentId)).communicationAddress).toMatchObject({
      city: 'Daman',
      sameAsAbove: false,
    })
  })

  it.each([
    ['britain', 'SW1A 1AA', 200],
    ['australia', '2000', 200],
    ['emirates', '', 200],
    ['india', '395003', 200],
    ['india', '12', 'Zip code must be between 5 and 10 digits'],
    ['india', '', 'Zip Code is required'],
  ] as const)('judges the postcode of %s: "%s"', async (country, zipCode, expected) => {
    const studentId = await enrol(recruiter, known, 2)
    const place = { ...body('address'), studentId, country: known[country], zipCode }
    for (const call of ['address', 'communicationaddress']) {
      const answer = await post(recruiter, call, place)
      if (expected === 200) expect(answer.status).toBe(200)
      else expect(answer).toMatchObject({ status: 400, body: { fields: { zipCode: expected } } })
    }
  })

  it.each([
    ['+91', '1234567890', 200],
    ['+45', '32123456', 200],
    ['+45', '12', 400],
    ['+44', '1111111111', 400],
  ])('judges a phone by its code: %s %s', async (countryCode, digits, status) => {
    const studentId = await enrol(recruiter, known, 4)
    const contact = { ...body('contact'), studentId, countryCode, phoneNumber: digits }
    expect((await post(recruiter, 'contact', contact)).status).toBe(status)
    const { contacts: [person] = [] } = body('emergency-contact') as { contacts?: object[] }
    const contacts = [person, { ...person, countryCode, mobileNumber: digits }]
    const answer = await post(recruiter, 'emergency-contact', { studentId, contacts })
    expect(answer.status).toBe(status)
    if (status === 400)
      expect(answer.body.fields).toEqual({
        'contacts.1.mobileNumber': 'Phone number is not valid for this country code',
      })
  })

  it.each([
    ['deportation-details', 'deportationDetails', 'refusalDate'],
    ['previous-countries', 'previousCountries', 'traveledDate'],
  ])('keeps at most four entries of %s, none of the future, and further ones in words', async (call, list, date) => {
    const studentId = await run.make.student(company)
    const [entry = {}] = (body(call) as Record<string, object[]>)[list] ?? []
    const five = await post(recruiter, call, { studentId, [list]: Array(5).fill(entry) })
    expect(five).toMatchObject({ status: 400, body: { fields: { [list]: 'At most 4 entries' } } })
    const later = await post(recruiter, call, { studentId, [list]: [entry, { ...entry, [date]: '2099-01' }] })
    expect(later).toMatchObject({
      status: 400,
      body: { fields: { [`${list}.1.${date}`]: 'Date cannot be in the future' } },
    })
    const strange = await post(recruiter, call, { studentId, [list]: [{ ...entry, visaCategory: known.mother }] })
    expect(strange.body.fields).toEqual({ [`${list}.0.visaCategory`]: 'Visa category not found' })
    const four = Array(4).fill(entry)
    expect((await post(recruiter, call, { studentId, [list]: four, further: 'Two more' })).status).toBe(200)
    const stands = (await viewOf(recruiter, studentId))[list as 'deportationDetails']
    expect(stands).toMatchObject({ [list]: four, further: 'Two more' })
    expect((await post(recruiter, call, { studentId, [list]: [] })).status).toBe(200)
    expect((await viewOf(recruiter, studentId))[list as 'deportationDetails']).toMatchObject({
      [list]: [],
      further: '',
    })
  })

  it('refuses a score off its scale by the sentence that names it, and takes none', async () => {
    const studentId = await run.make.student(company)
    expect(
      await post(recruiter, 'coaching', { studentId, tests: [{ test: 'duolingo', targetScore: 122 }] }),
    ).toMatchObject({
      status: 400,
      body: { fields: { 'tests.0.targetScore': 'Duolingo is scored 10 to 160 in steps of 5' } },
    })
    expect((await post(recruiter, 'coaching', { studentId, tests: [] })).body.data.coaching).toEqual({ tests: [] })
  })

  it('leaves each change in the trail, and none for what was the same', async () => {
    const studentId = await enrol(recruiter, known, 2)
    await post(recruiter, 'address', { ...body('address'), studentId })
    const trail = await trailOf(run.db.owner, studentId)
    expect(trail.map(({ action }) => action)).toEqual(['student.add', 'student.update'])
    expect(trail[1]).toMatchObject({ before: { address_line_one: null }, after: { address_line_one: '12 Ring Road' } })
  })

  it('is done once for a key, whatever comes twice', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const begin = () => recruiter.send('POST', '/student/full-name', body('full-name'), headers)
    const [one, other] = [await begin(), await begin()]
    expect(one.body.data._id).toBe(other.body.data._id)
  })

  it('goes on at the first step that is missing, and ends with the summary', async () => {
    const next = async (studentId?: string) =>
      (await post(recruiter, 'next-step', studentId ? { studentId } : {})).body.data
    expect(await next()).toEqual({ studentId: null, step: 1 })
    const studentId = await enrol(recruiter, known, 3)
    expect(await next()).toEqual({ studentId, step: 4 })
    expect(
      await next(await enrol(recruiter, known, 10, { passport: { ...body('passport'), passportNumber: 'ZZ99887' } })),
    ).toMatchObject({ step: null })
  })

  it('counts its lookups as in use', async () => {
    await enrol(recruiter, known, 5)
    const admin = run.call(await run.make.tokenOf('administrator'))
    expect(await admin.delete(`/relation/delete/${known.mother}`)).toMatchObject({
      status: 409,
      body: { code: 'lookup.inUse' },
    })
  })

  it('is found by two letters of any script, an email and a phone, and by nobody of another company', async () => {
    const studentId = await enrol(recruiter, known, 4, { 'full-name': { firstName: '小明', lastName: 'Żółć' } })
    const found = async (searchTerm: string, by = recruiter) =>
      (await by.post('/student/list', { searchTerm })).body.totalDocs
    for (const term of ['小明', 'zo', 'asha.rao@', '98100 01234', '+91 98100-01234'])
      expect([term, await found(term)]).toEqual([term, 1])
    const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect(await found('asha', stranger)).toBe(0)
    expect((await recruiter.delete(`/student/delete/${studentId}`)).status).toBe(200)
    expect(await found('asha')).toBe(0)
    expect((await recruiter.post(`/bin/restore/${studentId}`)).status).toBe(200)
    expect(await found('asha')).toBe(1)
  })
})
