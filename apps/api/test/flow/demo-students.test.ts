import { monthsBetween } from '@corridor/contract/student/enrolment/consistency'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import type { Family } from '@corridor/contract/student/family/shapes'
import { studentStages } from '@corridor/contract/student/student/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { loadDemo } from '../../src/features/flow/demo/seed/load-demo.ts'
import { loadReferenceData } from '../../src/features/flow/demo/seed/reference-data.ts'
import { someCountries } from '../base/some-countries.ts'
import type { AnyBody, Caller } from '../call.ts'
import type { Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { declarationsOf, signNow } from '../student/declaration-desk.ts'
import { post, viewOf } from '../student/enrolment-desk.ts'

interface Row {
  _id: string
  firstName: string
  lastName: string
  stage: string
  stepsSaved: number
  countryInfo: { code: string }[]
  createDate: string
}
type FamilyBody = Omit<AnyBody, 'data'> & { data: Family }
interface Summary {
  steps: { number: number; isSaved: boolean; findings: { kind: string; field: string; code: string | null }[] }[]
  plan: { code: string | null }[]
}

let run: RunningApp
let owner: Caller
beforeAll(async () => {
  run = await runApp()
  const config = loadConfig({ PORT: '0', DEMO: '0', DATABASE_URL: run.db.urls.owner, DATA_DIR: run.dataDir })
  await someCountries(run)
  await loadReferenceData(run.db.owner)
  await loadDemo({ config, db: run.db })
  owner = await as('owner@atlas.example')
}, 120_000)
afterAll(() => run.close())

async function as(email: string): Promise<Caller> {
  const [person] = await run.db.owner<Person[]>`
    select u.id, u.email, 'company' as area, m.company_id as "companyId"
    from user_account u join membership m on m.user_id = u.id where u.email = ${email}`
  if (!person) throw new Error(`The demo has no ${email}`)
  return run.call(await run.make.session(person))
}
const listOf = async (by: Caller, more: object = {}) =>
  (await by.post('/student/list', { limit: 100, ...more })).body as unknown as { data: Row[]; totalDocs: number }
/** Those whom the agency works for. */
const currentOf = async (by: Caller) => (await listOf(by, { filters: { standing: 'current' } })).data
const idOf = async (by: Caller, name: string) => (await listOf(by, { searchTerm: name })).data[0]?._id ?? ''
const named = async (name: string) => viewOf(owner, await idOf(owner, name))
const summaryOf = async (by: Caller, studentId: string) =>
  (await by.post('/student/summary', { studentId })).body.data as unknown as Summary

describe('the students of the demo', () => {
  it.each([
    // 64 whom the agency works for, and 90 who are where they wanted to be.
    ['owner@atlas.example', 154],
    ['filing@atlas.example', 154],
    ['accounts@atlas.example', 154],
    // The counsellor sees what the team of Delhi made.
    ['counsellor@atlas.example', 106],
    ['recruiter@juniper.example', 6],
    ['owner@harbor.example', 0],
  ])('are seen by %s: %i', async (email, count) => {
    expect((await listOf(await as(email))).totalDocs).toBe(count)
  })

  it('stand in every stage, with a draft at each number of steps', async () => {
    const countOf = async (stage: string) => (await listOf(owner, { filters: { stage } })).totalDocs
    const counts = await Promise.all(studentStages.map(async (stage) => [stage, await countOf(stage)]))
    expect(Object.fromEntries(counts)).toEqual({
      ...{ enrolment: 3, draft: 6, 'in-review': 6, submitted: 7, offer: 10, 'deposit-paid': 6, confirmed: 5 },
      ...{ 'visa-filed': 10, enrolled: 96 },
      // Two were rejected, two withdrew after a refusal, one waits for a later intake.
      ...{ ready: 5, 'to-be-declared': 0 },
    })
    const drafts = (await currentOf(owner))
      .filter(({ stepsSaved }) => stepsSaved < 10)
      .map(({ stepsSaved }) => stepsSaved)
    expect(drafts.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('come from thirteen countries, over a year', async () => {
    const data = await currentOf(owner)
    const whole = data.filter(({ stepsSaved }) => stepsSaved === 10)
    expect(new Set(whole.map(({ countryInfo }) => countryInfo[0]?.code))).toEqual(
      new Set(['IN', 'NP', 'NG', 'PK', 'VN', 'BD', 'PH', 'KE', 'LK', 'CN', 'MX', 'LB', 'BR']),
    )
    expect(new Set(data.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(64)
    expect(new Set(whole.map(({ createDate }) => createDate.slice(0, 7))).size).toBeGreaterThanOrEqual(11)
  })

  it.each(['owner@atlas.example', 'counsellor@atlas.example', 'filing@atlas.example', 'accounts@atlas.example'])(
    'tell %s what is missing of Rahul, who was left at step 6',
    async (email) => {
      const by = await as(email)
      const { steps } = await summaryOf(by, await idOf(by, 'Rahul Dev Kumar'))
      expect(steps.filter(({ isSaved }) => isSaved).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
      expect(steps.flatMap(({ findings }) => findings)).toHaveLength(9)
      expect(steps[5]?.findings.map(({ field }) => field)).toContain('passportNumber')
    },
  )

  it('have nothing missing and nothing that contradicts once they are through', async () => {
    const data = (await currentOf(owner)).filter(({ stepsSaved }) => stepsSaved === 10)
    expect(data).toHaveLength(55)
    const told: Record<string, (string | null)[]> = {}
    for (const { _id, firstName } of data) {
      const { steps, plan } = await summaryOf(owner, _id)
      const findings = [...steps.flatMap((step) => step.findings), ...plan]
      if (findings.length > 0) told[firstName] = [...new Set(findings.map(({ code }) => code))]
    }
    // Thi Mai's passport ends soon after the course starts, and Chidi declares none of what a letter says: their stories.
    expect(told).toEqual({
      'Thi Mai': ['passport.beforeEnd'],
      Chidi: ['refusal.notDeclared'],
    })
  })

  it('studied or worked shortly before their intake once they are through, the closed ones as well', async () => {
    const [current, closed] = ['current', 'closed'].map((standing) => ({ filters: { standing } }))
    const rows = [...(await listOf(owner, current)).data, ...(await listOf(owner, closed)).data]
    const whole = rows.filter(({ stepsSaved }) => stepsSaved === 10)
    expect(whole).toHaveLength(145)
    const thisMonth = new Date().toISOString().slice(0, 7)
    // The intakes that are applied for, else that of the plan.
    const intakes = await run.db.owner<{ id: string; first: string; last: string }[]>`
      select s.id, coalesce(min(to_char(k.starts_on, 'YYYY-MM')), s.intake) as first, coalesce(max(to_char(k.starts_on, 'YYYY-MM')), s.intake) as last
      from student s left join student_application t on t.student_id = s.id and t.stage not in ('rejected', 'withdrawn', 'deferred')
        left join intake k on k.id = t.intake_id group by s.id`
    for (const { _id, firstName, lastName } of whole) {
      const { occupiedUntil } = (await viewOf(owner, _id)).plan
      const codes = (await summaryOf(owner, _id)).plan.map(({ code }) => code)
      expect(codes, `${firstName} ${lastName}`).not.toContain('gap.beforeIntake')
      const { first = '', last = '' } = intakes.find(({ id }) => id === _id) ?? {}
      if (occupiedUntil) expect(occupiedUntil <= thisMonth && occupiedUntil < first).toBe(true)
      // No month of the past is near to an intake that is far away, nor to two that are far from each other.
      else
        expect(Math.max(monthsBetween(thisMonth, last), monthsBetween(first, last) + 1), firstName).toBeGreaterThan(6)
    }
  })

  it('pass the form of each step that is saved', { timeout: 120_000 }, async () => {
    const data = await currentOf(owner)
    let saved = 0
    for (const [at, { _id: studentId }] of data.entries()) {
      if (at % 3 !== 0) continue
      const student = await viewOf(owner, studentId)
      for (const { number, part, call } of enrolmentSteps) {
        if (!student.savedSteps.some(({ step }) => step === number)) continue
        const { status, body } = await post(owner, call, { studentId, ...bodyOf(student, part) })
        expect([status, body.data?.version], JSON.stringify(body)).toEqual([200, student.version])
        saved += 1
      }
    }
    expect(saved).toBeGreaterThan(150)
  })

  it('are asked for papers in every state, of which some end soon and one came back', async () => {
    const sql = run.db.owner
    const states = await sql<{ state: string; count: number }[]>`
      select state, count(*)::int as count from student_paper group by 1 order by 1`
    expect(states.map(({ state }) => state)).toEqual(['accepted', 'asked', 'received', 'returned'])
    for (const { count } of states) expect(count).toBeGreaterThanOrEqual(2)
    const ends = await sql<{ days: number; count: number }[]>`
      select d.expires_on - (now() at time zone 'UTC')::date as days, count(*)::int as count
      from student_document d join student_paper_version v on v.document_id = d.id
      where d.expires_on is not null group by 1 order by 1 desc`
    const counts = ends.map(({ days, count }) => (days < 0 ? ['over', count] : [days, count]))
    expect(counts).toEqual([
      [90, 5],
      [60, 4],
      [30, 3],
      [7, 2],
      ['over', 1],
      ['over', 1],
    ])
    const id = await idOf(owner, 'Grace Wanjiru')
    const returned = await owner.post('/student-paper/list', { filters: { student: id, state: 'returned' } })
    expect(returned.body.data).toContainEqual(
      expect.objectContaining({ title: 'Bank statement', reason: 'too-old', reasonWords: 'older than 31 days' }),
    )
    const told = await sql`
      select 1 from notification where kind = 'student-paper-returned' and record_id = ${id}
      union all select 1 from task where kind = 'student-paper-returned' and record_id = ${id} and note = 'older than 31 days'`
    expect(told).toHaveLength(2)
  })

  it('show what each story is told for', async () => {
    expect((await named('Lakshmi')).fullName).toMatchObject({ lastName: '', hasOnlyOneName: true })
    expect(await named('Chidi Okafor')).toMatchObject({ deportationDetails: { deportationDetails: [] } })
    const mai = await named('Thi Mai Nguyen')
    expect(mai.coaching?.tests.map(({ pastScore, pastScale }) => [pastScore, pastScale])).toEqual([
      [94, 'toefl-120'],
      [5, 'toefl-6'],
    ])
    const inFortyDays = new Date(Date.parse(`${mai.plan.intake}-01`) + 40 * 86_400_000).toISOString()
    expect(mai.passport?.expiresDate).toBe(inFortyDays.slice(0, 10))
    expect(await named('Ayesha Khan')).toMatchObject({ maritalStatus: { maritalStatus: 'married', numberOfKids: 2 } })
    const ayesha = await named('Ayesha Khan')
    const { body: khans } = await owner.post<FamilyBody>('/student/family', { studentId: ayesha._id })
    expect(khans.data.relatives).toMatchObject([
      { firstName: 'Imtiaz', relation: 'spouse' },
      { firstName: 'Zoya', relation: 'child' },
    ])
    const zoya = await named('Zoya Khan')
    expect(zoya.address).toEqual(ayesha.address)
    const bikash = await named('Bikash Thapa')
    expect(bikash.deportationDetails?.deportationDetails).toHaveLength(4)
    expect(bikash.deportationDetails?.further).toContain('fifth')
    expect(await named('李娜')).toMatchObject({ contact: { email: 'li.na@mail.example' } })
    expect((await named('García López')).fullName.lastName).toBe('García López')
    const noor = await named('Noor Haddad')
    expect(noor.emergencyContact?.contacts).toMatchObject([{ isGuardian: true }])
    const reveal = { id: noor._id, field: 'birthDate' }
    const { body } = await owner.post(`/student/reveal/${noor._id}`, reveal)
    const { value } = body as unknown as { value: string }
    expect(Number(new Date().toISOString().slice(0, 4)) - Number(value.slice(0, 4))).toBeLessThan(19)
  })

  it('know Stella at two agencies, by one passport', async () => {
    const juniper = await as('recruiter@juniper.example')
    const [here, there] = [await named('Stella Student'), await viewOf(juniper, await idOf(juniper, 'Stella Student'))]
    const numberOf = async (by: Caller, { _id }: Student) =>
      (await by.post(`/student/reveal/${_id}`, { field: 'passportNumber' })).body as unknown as { value: string }
    expect((await numberOf(owner, here)).value).toMatch(/^ZZ0000\d\d$/)
    expect((await numberOf(juniper, there)).value).toBe((await numberOf(owner, here)).value)
    expect(there.fullName).toEqual(here.fullName)
  })

  it('have a beginning in the audit, which holds no sealed value', async () => {
    const rows = await run.db.owner<{ action: string; text: string }[]>`
      select action, coalesce(before::text, '') || after::text as text from audit where record_kind = 'student' and action <> 'student.reveal'`
    expect(rows.filter(({ action }) => action === 'student.add')).toHaveLength(160)
    expect(rows.filter(({ text }) => /"v1\.|Z0000\d|ZZ0000/.test(text))).toEqual([])
  })

  it('are worked on by tasks, one for each who has a story that waits', async () => {
    const titlesOf = async (email: string) =>
      ((await (await as(email)).post('/task/list', { limit: 20 })).body.data as unknown as { title: string }[]).map(
        ({ title }) => title,
      )
    expect(await titlesOf('filing@atlas.example')).toContain('Finish the enrolment from step 6')
    expect(await titlesOf('counsellor@atlas.example')).toContain('Collect the five refusal letters')
  })

  // Last, for it changes what is told of him.
  it('include Chidi, whose letter contradicts his file: refused with both places, mended, signed, and reopened', async () => {
    const studentId = await idOf(owner, 'Chidi Okafor')
    const { steps } = await summaryOf(owner, studentId)
    const [found] = steps.flatMap(({ findings }) => findings)
    expect(found).toMatchObject({
      ...{ code: 'refusal.notDeclared', weight: 'block', step: 8, params: { code: 'GB', month: '2025-03' } },
      other: { place: 'documents', title: 'Refusal letter of 2025' },
    })
    const page = await owner.post('/student/declaration-page', { studentId })
    expect(page.body).toMatchObject({ code: 'declaration.blocked' })

    const [country] = await run.db.owner`select id from country where code = 'GB'`
    const [category] = await run.db.owner`select id from lookup where kind = 'visa-category' and name = 'Visitor'`
    const refusal = { country: country?.id, visaCategory: category?.id, refusalReason: 'Funds', refusalDate: '2025-03' }
    const mended = await post(owner, 'deportation-details', { studentId, deportationDetails: [refusal] })
    expect(mended.status).toBe(200)
    expect((await signNow(owner, studentId)).status).toBe(200)
    expect((await declarationsOf(owner, studentId))[0]).toMatchObject({ state: 'signed' })

    const { address } = await viewOf(owner, studentId)
    const { countryInfo, stateName, cityName, ...home } = address ?? {}
    await post(owner, 'address', { studentId, ...home, addressLineOne: '7 Unity Close' })
    expect((await declarationsOf(owner, studentId))[0]).toMatchObject({
      ...{ state: 'reopened', reopenedFields: ['addressLineOne'] },
    })
  })
})

/** The body that the form of a step sends of a student as it stands; sealed values stay. */
function bodyOf(student: Student, part: (typeof enrolmentSteps)[number]['part']): object {
  if (part !== 'passport') return student[part] ?? {}
  const { countryOfCitizenship, expiresDate } = student.passport ?? {}
  return { countryOfCitizenship, expiresDate }
}
