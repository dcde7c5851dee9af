import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyBody, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { bodiesOf, enrol, type Known, makeKnown, post } from './enrolment-desk.ts'

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

interface Step {
  number: number
  isSaved: boolean
  findings: { kind: string; field: string; name: string; code: string | null }[]
}
const summaryOf = async (studentId: string, by = recruiter) =>
  (await by.post<AnyBody & { data: { steps: Step[]; stepsSaved: number } }>('/student/summary', { studentId })).body
    .data
const findings = async (studentId: string, by = recruiter) =>
  (await summaryOf(studentId, by)).steps.flatMap(({ number, findings }) =>
    findings.map(({ field, code }) => [number, field, code]),
  )

const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`
const withoutGuardian = {
  ...{ firstName: 'Meera', lastName: 'Rao', countryCode: '+91', mobileNumber: '9810004321' },
  email: 'meera.rao@example.com',
}

describe('the summary of an enrolment', () => {
  it('finds nothing in one that is whole', async () => {
    const studentId = await enrol(recruiter, known, 10)
    expect(await findings(studentId)).toEqual([])
    expect((await summaryOf(studentId)).steps.every(({ isSaved }) => isSaved)).toBe(true)
  })

  it('names the fields of each step that is missing', async () => {
    const studentId = await enrol(recruiter, known, 5)
    const found = (await findings(studentId)).map(([number, field]) => `${number} ${field}`)
    expect(found).toEqual([
      ...['6 countryOfCitizenship', '6 birthDate', '6 passportNumber', '6 expiresDate'],
      ...['7 maritalStatus', '7 numberOfKids', '8 deportationDetails', '9 previousCountries', '10 tests'],
    ])
  })

  it('finds a passport that has expired since', async () => {
    const studentId = await enrol(recruiter, known, 10)
    await run.db.owner`update student set passport_expires = '2020-01-01' where id = ${studentId}`
    expect(await findings(studentId)).toEqual([[6, 'expiresDate', 'passport.expired']])
  })

  it('finds a student who is to be called in their own need', async () => {
    const studentId = await enrol(recruiter, known, 10)
    const own = { ...withoutGuardian, isGuardian: true, mobileNumber: '9810001234', email: 'ASHA.rao@example.com' }
    await post(recruiter, 'emergency-contact', { studentId, contacts: [withoutGuardian, own] })
    expect(await findings(studentId)).toEqual([
      [5, 'contacts.1.mobileNumber', 'contact.own'],
      [5, 'contacts.1.email', 'contact.own'],
    ])
  })

  it('finds what stands twice, before the birth, and further ones that come too early', async () => {
    const studentId = await enrol(recruiter, known, 10)
    const [refusal = {}] = (bodiesOf(known)['deportation-details'] as { deportationDetails: object[] })
      .deportationDetails
    const deportationDetails = [refusal, refusal, { ...refusal, refusalDate: '1995-01' }]
    await post(recruiter, 'deportation-details', { studentId, deportationDetails, further: 'More' })
    expect(await findings(studentId)).toEqual([
      [8, 'deportationDetails.1.country', 'entry.twice'],
      [8, 'deportationDetails.2.refusalDate', 'date.beforeBirth'],
      [8, 'further', 'further.early'],
    ])
  })

  it('asks a guardian for a student under 18, and tells so nobody who may not read the birth date', async () => {
    const studentId = await enrol(recruiter, known, 10, {
      'emergency-contact': { contacts: [withoutGuardian] },
      passport: { ...bodiesOf(known).passport, birthDate: yearsAgo(16) },
      'deportation-details': { deportationDetails: [] },
      'previous-countries': { previousCountries: [] },
    })
    expect(await findings(studentId)).toEqual([[5, 'contacts.0.isGuardian', 'guardian.missing']])
    expect((await summaryOf(studentId)).isUnder18).toBe(true)
    for (const role of ['company-user', 'administrator'] as const) {
      const by = run.call(await run.make.tokenOf(role, company))
      expect(await findings(studentId, by)).toEqual([])
      expect((await summaryOf(studentId, by)).isUnder18).toBeNull()
    }
    await post(recruiter, 'passport', { ...bodiesOf(known).passport, studentId, birthDate: yearsAgo(19) })
    expect(await findings(studentId)).toEqual([])
    expect((await summaryOf(studentId)).isUnder18).toBe(false)
    expect((await summaryOf(await enrol(recruiter, known, 1))).isUnder18).toBeNull()
  })
})
