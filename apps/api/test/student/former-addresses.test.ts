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
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  known = await makeKnown(run)
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
})

const former = () => ({ country: known.india, place: 'Pune', from: '2020-01', to: '2022-06' })
const save = (studentId: string, more: object) =>
  post(recruiter, 'address', { ...bodiesOf(known).address, studentId, ...more })

describe('former addresses', () => {
  it('are kept with the address, named in the trail, and stay if a body leaves them out', async () => {
    const studentId = await enrol(recruiter, known, 2)
    expect((await viewOf(recruiter, studentId)).address).toMatchObject({ livedSince: null, formerAddresses: [] })
    await save(studentId, { livedSince: '2022-07', formerAddresses: [former()] })
    await save(studentId, { addressLineOne: '14 Ring Road' })
    expect((await viewOf(recruiter, studentId)).address).toMatchObject({
      addressLineOne: '14 Ring Road',
      livedSince: '2022-07',
      formerAddresses: [{ ...former(), countryInfo: [{ _id: known.india, name: 'India', code: 'IN' }] }],
    })
    const { body } = await recruiter.post<AnyBody>('/student/timeline', { studentId })
    expect(body.data.map(({ fields }) => fields)).toContainEqual(['livedSince', 'formerAddresses'])
    expect((await trailOf(run.db.owner, studentId)).at(-1)).toMatchObject({ after: { lived_since: '2022-07' } })
    await save(studentId, { livedSince: null, formerAddresses: [] })
    expect((await viewOf(recruiter, studentId)).address).toMatchObject({ livedSince: null, formerAddresses: [] })
  })

  it.each([
    [{ livedSince: '2099-01' }, { livedSince: 'Date cannot be in the future' }],
    [{ livedSince: '2022' }, { livedSince: 'Please choose a month' }],
    [{ row: { to: '2099-01' } }, { 'formerAddresses.0.to': 'Date cannot be in the future' }],
    [{ row: { to: '2019-12' } }, { 'formerAddresses.0.to': 'The end cannot be before the beginning' }],
    [{ row: { place: ' ' } }, { 'formerAddresses.0.place': 'Place is required' }],
    [{ row: { country: '' } }, { 'formerAddresses.0.country': 'Country is required' }],
    [
      { row: { country: '019d0000-0000-7000-8000-000000000000' } },
      { 'formerAddresses.0.country': 'Country not found' },
    ],
    [{ rows: 11 }, { formerAddresses: 'At most 10 entries' }],
  ])(
    'are refused: %j',
    async ({ row, rows = 1, ...more }: Record<string, unknown> & { row?: object; rows?: number }, fields) => {
      const studentId = await enrol(recruiter, known, 1)
      const formerAddresses = Array.from({ length: rows }, () => ({ ...former(), ...row }))
      expect((await save(studentId, { ...more, formerAddresses })).body).toMatchObject({
        code: 'request.invalid',
        fields,
      })
    },
  )

  it('are one person’s alone: who follows the address of the family goes on following it', async () => {
    const [source, studentId] = [await enrol(recruiter, known, 2), await enrol(recruiter, known, 2)]
    await save(source, { livedSince: '2022-07', formerAddresses: [former()] })
    await recruiter.post('/student/link-relative', { studentId, relative: source, relation: 'sibling' })
    await recruiter.post('/student/take-over', { studentId, relative: source, parts: ['address'] })
    expect((await viewOf(recruiter, studentId)).address).toMatchObject({ livedSince: null, formerAddresses: [] })
    const followed = async () =>
      (await recruiter.post<AnyBody>('/student/family', { studentId })).body.data.followed as object[]
    await save(studentId, { livedSince: '2023-01' })
    expect(await followed()).toHaveLength(1)
    await save(studentId, { addressLineOne: '99 Hill Road' })
    expect(await followed()).toEqual([])
  })

  it('go with the address in a merge', async () => {
    const kept = await run.make.student(company, { first_name: 'Asha', last_name: 'Rao' })
    const gone = await enrol(recruiter, known, 2)
    await save(gone, { livedSince: '2022-07', formerAddresses: [former()] })
    const { version: otherVersion } = await viewOf(recruiter, gone)
    const two = { keep: kept, keepVersion: 1, other: gone, otherVersion, choices: {} }
    expect((await recruiter.post('/student-duplicate/merge', two)).status).toBe(200)
    expect((await viewOf(recruiter, kept)).address).toMatchObject({
      livedSince: '2022-07',
      formerAddresses: [{ place: 'Pune' }],
    })
  })
})
