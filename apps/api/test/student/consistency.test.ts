import * as bodies from '@corridor/contract/student/enrolment/bodies'
import { consistencyRules, findingCodes } from '@corridor/contract/student/enrolment/consistency'
import type { FieldPlace, Finding } from '@corridor/contract/student/enrolment/finding'
import type { EnrolmentSummary } from '@corridor/contract/student/enrolment/shapes'
import { type EnrolmentPart, enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import { StudentPlan } from '@corridor/contract/student/student/plan'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import type { AnyBody, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { writeTextPdf } from '../reading/pdf-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { upload } from '../upload.ts'
import { applied, casesOf, furtherCases, listed, monthIn, type Story, type Wider } from './consistency-cases.ts'
import { bodiesOf, enrol, makeKnown, post } from './enrolment-desk.ts'

let run: RunningApp
let known: Wider
let company: Company
let recruiter: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  known = {
    ...(await makeKnown(run)),
    america: await run.make.country({ name: 'United States', code: 'US' }),
    canada: await run.make.country({ name: 'Canada', code: 'CA' }),
  }
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
})

const pdf = writeTextPdf([{ x: 50, y: 700, text: 'Refused' }])
let count = 0

async function addPaper(studentId: string, paper: object) {
  const documentKey = await upload(run, recruiter, pdf, { fileName: 'letter.pdf', purpose: 'student-document' })
  const answer = await recruiter.post('/student-document/add-multiple', {
    studentId,
    documents: [{ ...paper, documentKey }],
  })
  expect(answer.body.message).toBe('Student Document Added Successfully')
  return String(answer.body.data[0]?._id)
}

async function addKin(studentId: string, { relation, born }: NonNullable<Story['kin']>[number]) {
  const relative = await enrol(recruiter, known, 1)
  await recruiter.post('/student/link-relative', { studentId, relative, relation })
  if (!born) return
  await run.db.owner`update student set in_edit_mode = true where id = ${relative}`
  const passport = { ...bodiesOf(known).passport, birthDate: born, passportNumber: `K55${++count}00` }
  expect((await post(recruiter, 'passport', { ...passport, studentId: relative })).status).toBe(200)
}

/** Makes a file that is sound but for a story. */
async function tell({ steps = {}, plan, papers = [], kin = [], later }: Story): Promise<string> {
  const studentId = await enrol(recruiter, known, 10, steps)
  if (plan) expect((await recruiter.post('/student/plan', { studentId, ...plan })).status).toBe(200)
  for (const paper of papers) await addPaper(studentId, paper)
  for (const one of kin) await addKin(studentId, one)
  await later?.(run, studentId)
  return studentId
}

type SummaryBody = Omit<AnyBody, 'data'> & { data: EnrolmentSummary }
const summaryOf = async (studentId: string, by = recruiter) =>
  (await by.post<SummaryBody>('/student/summary', { studentId })).body.data
async function findingsOf(studentId: string, by = recruiter): Promise<Finding[]> {
  const { steps, plan } = await summaryOf(studentId, by)
  return [...steps.flatMap(({ findings }) => findings), ...plan]
}
const codesOf = async (studentId: string, by = recruiter) => (await findingsOf(studentId, by)).map(({ code }) => code)

const bodyOf: Record<EnrolmentPart, z.ZodType> = {
  fullName: bodies.FullNameStep,
  address: bodies.AddressStep,
  communicationAddress: bodies.AddressStep,
  contact: bodies.ContactStep,
  emergencyContact: bodies.EmergencyContactStep,
  passport: bodies.PassportStep,
  maritalStatus: bodies.MaritalStatusStep,
  deportationDetails: bodies.DeportationStep,
  previousCountries: bodies.PreviousCountriesStep,
  coaching: bodies.CoachingStep,
}

interface Nested {
  shape?: Record<string, Nested>
  element?: Nested
  def?: { innerType?: Nested }
}
/** The part of a schema that a path leads to, as `contacts.0.email` does. */
const follow = (schema: Nested | undefined, [name, ...rest]: string[]): Nested | undefined => {
  if (!schema || name === undefined) return schema
  if (schema.def?.innerType) return follow(schema.def.innerType, [name, ...rest])
  return follow(schema.element ?? schema.shape?.[name], rest)
}
function expectField({ step, field, name }: FieldPlace) {
  const part = enrolmentSteps.find(({ number }) => number === step)?.part
  const schema = part ? bodyOf[part] : StudentPlan
  expect(follow(schema as Nested, field.split('.')), `${step} ${field}`).toBeDefined()
  expect(field.split('.').at(-1)).toBe(name)
}

// These stand against the day, or against nothing that has a place.
const ofOnePlace = ['passport.expired', 'intake.past', 'date.future', 'age.unlikely']
const withSource = [
  ...['passport.askedValid', 'passport.askedLonger', 'funds.low', 'funds.belowChecklist', 'refusal.notExplained'],
]

describe('a file is held against itself', () => {
  it.each(findingCodes)('%s: red by itself, green, and both places', async (code) => {
    const { red, green } = casesOf(known)[code]
    const found = await findingsOf(await tell(red))
    expect(found.map((one) => one.code)).toEqual([code])
    for (const { kind, weight, other, source, params, ...place } of found) {
      expect({ kind, weight }).toEqual({
        kind: consistencyRules[code].kind,
        weight: consistencyRules[code].weight,
      })
      expectField(place)
      expect(other === null).toBe(ofOnePlace.includes(code))
      if (other && 'field' in other) expectField(other)
      expect(source !== null).toBe(withSource.includes(code))
      const blanks = [...consistencyRules[code].text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(Object.keys(params)).toEqual(expect.arrayContaining(blanks))
    }
    company = await run.make.company()
    recruiter = run.call(await run.make.tokenOf('recruiter', company))
    expect(await codesOf(await tell(green))).not.toContain(code)
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('judges each field that a rule is about: %i', async (at) => {
    const [code, field, { red, green }] =
      furtherCases(known)[at] ??
      (() => {
        throw new Error('No case')
      })()
    const found = await findingsOf(await tell(red))
    expect(found.map((one) => [one.code, one.field])).toContainEqual([code, field])
    company = await run.make.company()
    recruiter = run.call(await run.make.tokenOf('recruiter', company))
    expect(await codesOf(await tell(green))).not.toContain(code)
  })
})

describe('a file against where the student applies', () => {
  const passport = (expiresDate: string) => ({ passport: { ...bodiesOf(known).passport, expiresDate } })

  it('says both places, and by which programme', async () => {
    const later = applied({ country: known.emirates, name: 'Maple Institute', programme: { months: 12 } })
    const [found] = await findingsOf(await tell({ steps: passport(`${monthIn(15)}-20`), later }))
    expect(found).toEqual({
      ...{ kind: 'contradicts', weight: 'warn', code: 'passport.beforeEnd', source: null },
      ...{ step: 6, field: 'expiresDate', name: 'expiresDate' },
      params: { institution: 'Maple Institute', month: monthIn(22) },
      other: { place: 'applications', title: 'Maple Institute' },
    })
  })

  it('counts the months since the last study or work to each intake, and says which', async () => {
    const plan = { intake: monthIn(8), occupiedUntil: monthIn(-1) }
    const studentId = await tell({ plan })
    const [found] = await findingsOf(studentId)
    const gap = {
      ...{ kind: 'contradicts', weight: 'warn', code: 'gap.beforeIntake', source: null },
      ...{ step: null, field: 'occupiedUntil', name: 'occupiedUntil' },
    }
    const toPlan = { step: null, field: 'intake', name: 'intake' }
    expect(found).toEqual({ ...gap, params: { months: '9' }, other: toPlan })
    const applies = (name: string, months: number) =>
      applied({ country: known.emirates, name, intake: { starts_on: `${monthIn(months)}-15` } })(run, studentId)
    for (const [name, months] of [
      ['Maple', 7],
      ['Oak', 12],
      ['Elm', 5],
    ] as const)
      await applies(name, months)
    expect(await findingsOf(studentId)).toEqual([
      { ...gap, params: { months: '8' }, other: { place: 'applications', title: 'Maple' } },
      { ...gap, params: { months: '13' }, other: { place: 'applications', title: 'Oak' } },
    ])
    expect((await recruiter.post('/student/plan', { studentId, occupiedUntil: null })).status).toBe(200)
    expect(await codesOf(studentId)).toEqual([])
  })

  it('measures a passport by the programme in place of the plan, once its end is known', async () => {
    const plan = { intake: monthIn(10), targetCountries: [known.canada] }
    const steps = { ...passport(`${monthIn(14)}-20`), 'deportation-details': { deportationDetails: [] } }
    const ends = (months: number) => applied({ country: known.canada, programme: { months } })
    const short = await tell({ steps, plan, later: ends(4) })
    expect(await codesOf(short)).toEqual([])
    await ends(6)(run, short)
    expect(await codesOf(short)).toEqual(['passport.beforeEnd'])
    const unknown = applied({ country: known.canada })
    company = await run.make.company()
    recruiter = run.call(await run.make.tokenOf('recruiter', company))
    expect(await codesOf(await tell({ steps, plan, later: unknown }))).toEqual(['passport.askedValid'])
  })

  it('counts what an authority refused another application, and none that rests', async () => {
    const steps = { 'deportation-details': { deportationDetails: [] } }
    const studentId = await tell({ steps, later: applied({ country: known.canada }) })
    expect(await codesOf(studentId)).toEqual([])
    const refused = { authority: 'refused', authority_on: '2026-01-05' }
    await applied({ country: known.emirates, application: refused })(run, studentId)
    expect(await codesOf(studentId)).toEqual(['refusal.notExplained'])
    await run.db
      .owner`update student_application set stage = 'withdrawn' where student_id = ${studentId} and authority = 'none'`
    expect(await codesOf(studentId)).toEqual([])
  })

  it('compares no score with that of another test, nor with one on another scale', async () => {
    const asks = (english_test: string, english_score: number) =>
      applied({ country: known.emirates, programme: { english_test, english_score } })
    const studentId = await tell({ later: asks('ielts', 9) })
    await asks('toefl', 5.5)(run, studentId)
    expect(await codesOf(studentId)).toEqual([])
    await asks('toefl', 120)(run, studentId)
    expect(await codesOf(studentId)).toEqual(['english.low'])
  })

  it('holds funds against no amount that is hidden, in no other currency, and for no other number of persons', async () => {
    const plan = (fundsCurrency: string) => ({ targetCountries: [known.canada], fundsAmount: 100, fundsCurrency })
    const past = { read_on: '2026-01-01', check_by: '2026-02-01' }
    const studentId = await tell({ plan: plan('CAD'), later: listed(known.canada, 2_500_000, past) })
    // Amounts of another table are not said in its place.
    expect(await codesOf(studentId)).toEqual([])
    await listed(known.canada, 2_500_000)(run, studentId)
    expect(await codesOf(studentId)).toEqual(['funds.belowChecklist'])
    await recruiter.post('/student/plan', { studentId, ...plan('USD') })
    expect(await codesOf(studentId)).toEqual([])
    await run.db.owner`delete from checklist_row where company_id = ${company.id} and check_by < now()`
    await recruiter.post('/student/plan', { studentId, ...plan('CAD') })
    await run.db.owner`update student set marital_status = 'married' where id = ${studentId}`
    expect(await codesOf(studentId)).toEqual(['funds.low'])
  })

  it('keeps a file without a guardian from being declared', async () => {
    const bodies = bodiesOf(known) as Record<string, { contacts?: object[] }>
    const steps = {
      'emergency-contact': { contacts: [{ ...bodies['emergency-contact']?.contacts?.[0], isGuardian: false }] },
      passport: { ...bodies.passport, birthDate: `${new Date().getUTCFullYear() - 16}-01-01` },
    }
    const studentId = await tell({ steps, later: applied({ country: known.emirates }) })
    const asked = await recruiter.post('/student/ask-declaration', { studentId, language: 'en' })
    expect(asked.body).toMatchObject({ code: 'declaration.blocked' })
  })
})

describe('a letter of refusal against None to declare', () => {
  const letter = () => ({ type: 'refusal-letter', title: 'Refusal of 2025', country: known.britain, month: '2025-03' })
  const none = { 'deportation-details': { deportationDetails: [] } }

  it('is refused with both places, and mended by a row of its country and month', async () => {
    const studentId = await tell({ steps: none, papers: [letter()] })
    const summary = await summaryOf(studentId)
    expect(summary.steps[7]?.findings).toEqual([
      {
        ...{ kind: 'contradicts', weight: 'block', code: 'refusal.notDeclared', source: null },
        ...{ step: 8, field: 'deportationDetails', name: 'deportationDetails' },
        params: { country: 'United Kingdom', code: 'GB', month: '2025-03' },
        other: { place: 'documents', title: 'Refusal of 2025' },
      },
    ])
    expect(summary.refusals).toEqual([
      {
        title: 'Refusal of 2025',
        country: known.britain,
        countryInfo: [{ _id: known.britain, name: 'United Kingdom', code: 'GB' }],
        month: '2025-03',
      },
    ])
    const row = { country: known.britain, visaCategory: known.visitor, refusalReason: 'Funds', refusalDate: '2025-03' }
    await post(recruiter, 'deportation-details', { studentId, deportationDetails: [row] })
    expect(await findingsOf(studentId)).toEqual([])
  })

  it('is found before step 8 is saved, and no more once the letter is deleted', async () => {
    const studentId = await enrol(recruiter, known, 7)
    const id = await addPaper(studentId, letter())
    expect(await codesOf(studentId)).toContain('refusal.notDeclared')
    await recruiter.delete(`/student-document/delete/${id}`)
    expect(await codesOf(studentId)).not.toContain('refusal.notDeclared')
  })

  it('stays saved: a person may save and mend later', async () => {
    const studentId = await tell({ papers: [letter()] })
    const saved = await post(recruiter, 'deportation-details', { studentId, deportationDetails: [] })
    expect(saved.status).toBe(200)
    expect(await codesOf(studentId)).toEqual(['refusal.notDeclared'])
  })

  it.each(['administrator', 'company-user'] as const)('tells nothing of papers or birth to the %s', async (role) => {
    const studentId = await tell({
      steps: { ...none, passport: { ...bodiesOf(known).passport, birthDate: '2018-01-01' } },
      papers: [letter()],
      kin: [{ relation: 'parent', born: '2019-01-01' }],
    })
    expect(await codesOf(studentId)).toEqual(
      expect.arrayContaining(['age.unlikely', 'family.parentYounger', 'refusal.notDeclared']),
    )
    const by = run.call(await run.make.tokenOf(role, company))
    const summary = await summaryOf(studentId, by)
    expect(summary.steps.flatMap(({ findings }) => findings)).toEqual([])
    expect(summary.refusals).toEqual([])
  })

  it.each([
    [{ country: null }, { 'documents.0.country': 'Country is required' }],
    [{ month: null }, { 'documents.0.month': 'Refusal date is required' }],
    [{ month: '2025-13' }, { 'documents.0.month': 'Please choose a month' }],
    [{ month: '2099-01' }, { 'documents.0.month': 'Date cannot be in the future' }],
    [{ country: '019d0000-0000-7000-8000-000000000000' }, { 'documents.0.country': 'Country not found' }],
  ])('says of which country and month it is: %j', async (more, fields) => {
    const studentId = await enrol(recruiter, known, 1)
    const documentKey = await upload(run, recruiter, pdf, { fileName: 'letter.pdf', purpose: 'student-document' })
    const documents = [{ ...letter(), documentKey, ...more }]
    const { body } = await recruiter.post('/student-document/add-multiple', { studentId, documents })
    expect(body).toMatchObject({ code: 'request.invalid', fields })
  })

  it('and what an import said stay in a merge, whatever is chosen of step 8', async () => {
    const keep = await tell({ steps: none })
    const other = await run.make.student(company, { first_name: 'Asha', last_name: 'Rao' })
    await addPaper(other, letter())
    await run.db.owner`
      insert into student_imported_refusal (company_id, student_id, place, country_id, month)
      values (${company.id}, ${other}, 0, ${known.australia}, '2024-02')`
    const { version: keepVersion } = (await post(recruiter, 'view', { studentId: keep })).body.data
    const choices = { deportationDetails: 'kept' }
    const two = { keep, keepVersion, other, otherVersion: 1, choices }
    expect((await recruiter.post('/student-duplicate/merge', two)).status).toBe(200)
    expect(await codesOf(keep)).toEqual(['refusal.notDeclared', 'refusal.imported'])
  })

  it('loses country and month once it is of another type', async () => {
    const studentId = await enrol(recruiter, known, 1)
    const id = await addPaper(studentId, letter())
    const path = `/student-document/update/${id}`
    expect((await recruiter.put(path, { type: 'visa' })).body.data).toMatchObject({
      country: known.britain,
      month: null,
    })
    expect((await recruiter.put(path, { type: 'photo' })).body.data).toMatchObject({ country: null, month: null })
    expect((await recruiter.put(path, { type: 'refusal-letter' })).body.fields).toEqual({
      country: 'Country is required',
      month: 'Refusal date is required',
    })
  })
})
