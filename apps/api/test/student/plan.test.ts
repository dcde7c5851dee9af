import { dateIn } from '@corridor/contract/format/day'
import { monthAfter } from '@corridor/contract/student/enrolment/consistency'
import type { Student } from '@corridor/contract/student/student/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { queues } from '../../src/features.ts'
import { newId } from '../../src/platform/ids.ts'
import { type Jobs, openJobs } from '../../src/platform/jobs.ts'
import type { AnyRecord, Caller } from '../call.ts'
import { contentsOf } from '../contents.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { type Known, makeKnown, post, viewOf } from './enrolment-desk.ts'

let run: RunningApp
let jobs: Jobs
let known: Known
let company: Company
let person: Person
let recruiter: Caller
let student: string
beforeAll(async () => {
  run = await runApp()
  jobs = await openJobs(run.db.owner, run.db.urls.owner, queues, () => {})
  known = await makeKnown(run)
})
afterAll(async () => {
  await jobs.stop()
  await run.close()
})
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('recruiter', company)
  recruiter = run.call(await run.make.session(person))
  student = await run.make.student(company, { first_name: 'Asha', last_name: 'Rao' })
})

const whole = () => ({
  targetCountries: [known.britain, known.australia],
  ...{ level: 'master', field: 'Data Science', intake: '2027-09', occupiedUntil: '2026-06' },
  ...{ fundsAmount: 20_635, fundsCurrency: 'CAD' },
})
const plan = (body: object, by = recruiter, studentId = student) => post(by, 'plan', { studentId, ...body })
const handOver = (counsellor: string | null, by = recruiter, studentId = student) =>
  post(by, 'change-counsellor', { studentId, counsellor })
const listed = async (filters: object, by = recruiter) => (await by.post('/student/list', { filters })).body.data

const monthsFromNow = (months: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)).toISOString().slice(0, 7)
}

describe('student.plan', () => {
  it('saves what the student wants, in the order of preference, and shows it in file and list', async () => {
    const answer = await plan(whole())
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'Student plan saved successfully' } })
    const { plan: stands } = await viewOf(recruiter, student)
    expect(stands).toMatchObject(whole())
    expect(stands.targetCountriesInfo).toMatchObject([
      { _id: known.britain, name: 'United Kingdom', code: 'GB' },
      { _id: known.australia, name: 'Australia', code: 'AU' },
    ])
    expect(await listed({ _id: student })).toMatchObject([
      { targetCountriesInfo: stands.targetCountriesInfo, intake: '2027-09', stepsMissing: 9 },
    ])
  })

  it('is no step: the steps stay as they are', async () => {
    const { stepsSaved, stage } = (await plan(whole())).body.data
    expect({ stepsSaved, stage }).toEqual({ stepsSaved: 1, stage: 'enrolment' })
  })

  it('keeps the parts that are left out, and takes away those that are emptied', async () => {
    await plan(whole())
    const order = [known.australia, known.britain]
    expect((await plan({ targetCountries: order })).body.data.plan).toMatchObject({
      ...whole(),
      targetCountries: order,
    })
    const empty = { targetCountries: [], level: null, field: '', intake: null, occupiedUntil: null, fundsAmount: null }
    expect((await plan(empty)).body.data.plan).toEqual({ ...empty, targetCountriesInfo: [], fundsCurrency: null })
  })

  it('counts funds without a currency in that of the company', async () => {
    expect((await plan({ fundsAmount: 500 })).body.data.plan).toMatchObject({ fundsAmount: 500, fundsCurrency: 'USD' })
    expect((await plan({ fundsCurrency: 'GBP' })).body.data.plan).toMatchObject({
      fundsAmount: 500,
      fundsCurrency: 'GBP',
    })
    expect((await plan({ fundsAmount: 600 })).body.data.plan).toMatchObject({ fundsAmount: 600, fundsCurrency: 'GBP' })
  })

  it('is one row of the audit with the plan before and after, and a repeat writes nothing', async () => {
    await plan({ intake: '2027-01' })
    await plan(whole())
    const rows = await trailOf(run.db.owner, student)
    expect(rows.at(-1)).toMatchObject({
      action: 'student.update',
      before: { intake: '2027-01', occupied_until: null, level: null, student_target: [] },
      after: {
        ...{
          intake: '2027-09',
          level: 'master',
          study_field: 'Data Science',
          occupied_until: '2026-06',
          funds_amount: 20_635,
          funds_currency: 'CAD',
        },
        student_target: [{ country_id: known.britain }, { country_id: known.australia }],
      },
    })
    const before = await contentsOf(run.db.owner)
    expect((await plan(whole())).status).toBe(200)
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it('tells the second of two that the first was there', async () => {
    const { version } = await viewOf(recruiter, student)
    expect((await plan({ version, targetCountries: [known.britain] })).status).toBe(200)
    expect(await plan({ version, level: 'bachelor' })).toMatchObject({
      status: 409,
      body: { code: 'record.changed', current: { plan: { targetCountries: [known.britain], level: null } } },
    })
  })

  it('refuses countries that nobody knows, and an intake more than ten years ahead', async () => {
    const gone = await run.make.country()
    await run.db.owner`update country set deleted_at = now() where id = ${gone}`
    const before = await contentsOf(run.db.owner)
    expect((await plan({ targetCountries: [known.britain, gone, known.mother] })).body.fields).toEqual({
      'targetCountries.1': 'Country not found',
      'targetCountries.2': 'Country not found',
    })
    // A month beyond, so that no zone and no turn of the month decides.
    expect(await plan({ intake: monthsFromNow(122) })).toMatchObject({
      status: 400,
      body: { fields: { intake: 'Intake must be within ten years' } },
    })
    expect(await contentsOf(run.db.owner)).toEqual(before)
    expect((await plan({ intake: monthsFromNow(118) })).status).toBe(200)
  })

  it('refuses a month of the last study or work that has not begun where the company is, beside what else is wrong', async () => {
    const before = await contentsOf(run.db.owner)
    expect(await plan({ intake: monthsFromNow(122), occupiedUntil: monthsFromNow(2) })).toMatchObject({
      status: 400,
      body: { fields: { intake: 'Intake must be within ten years', occupiedUntil: 'Date cannot be in the future' } },
    })
    expect(await contentsOf(run.db.owner)).toEqual(before)
    // Nowhere does a month begin later.
    const zone = 'Pacific/Pago_Pago'
    const thisMonth = dateIn(zone, new Date()).slice(0, 7)
    await run.db.owner`
      insert into company_settings ${run.db.owner({
        ...{ id: newId(), company_id: company.id, timezone: zone, currency: 'USD' },
        ...{ default_date_format: 'dd/mm/yy', display_name_pattern: 'First Name + Last Name' },
      })}`
    expect((await plan({ occupiedUntil: thisMonth })).status).toBe(200)
    expect((await plan({ occupiedUntil: monthAfter(thisMonth, 1) })).status).toBe(400)
  })

  it('is read by whoever reads students, and saved by those alone who manage them', async () => {
    await plan(whole())
    for (const role of ['company-user', 'administrator'] as const) {
      const by = run.call(await run.make.tokenOf(role, company))
      expect((await viewOf(by, student)).plan).toMatchObject(whole())
      expect((await plan({ field: 'Law' }, by)).status).toBe(403)
      expect((await handOver(null, by)).status).toBe(403)
    }
  })

  it("is not there for another company, nor beyond one's sight", async () => {
    const stranger = run.call(await run.make.tokenOf('recruiter', await run.make.company()))
    const unseeing = await run.make.person('recruiter', company)
    await run.make.sight(unseeing, 'own')
    for (const by of [stranger, run.call(await run.make.session(unseeing))]) {
      expect((await plan({ field: 'Law' }, by)).status).toBe(404)
      expect((await handOver(null, by)).status).toBe(404)
    }
  })

  it('goes with its student into the bin and out of it', async () => {
    await plan(whole())
    await recruiter.delete(`/student/delete/${student}`)
    expect(await listed({ targetCountry: known.britain })).toEqual([])
    expect((await recruiter.post(`/bin/restore/${student}`)).status).toBe(200)
    expect((await viewOf(recruiter, student)).plan).toMatchObject(whole())
  })

  it('filters the list by a target, an intake and the number of missing steps', async () => {
    const other = await run.make.student(company, { saved_steps: [1, 2, 3] })
    await plan(whole())
    await plan({ targetCountries: [known.britain], intake: '2028-01' }, recruiter, other)
    const ids = async (filters: object) => (await listed(filters)).map(({ _id }) => _id).sort()
    expect(await ids({ targetCountry: known.britain })).toEqual([student, other].sort())
    expect(await ids({ targetCountry: known.australia })).toEqual([student])
    expect(await ids({ intake: '2028-01' })).toEqual([other])
    expect(await ids({ stepsMissing: 7 })).toEqual([other])
    // Totals that are kept follow a change of targets alone.
    await plan({ targetCountries: [known.australia] }, recruiter, other)
    const { totalDocs } = (await recruiter.post('/student/list', { filters: { targetCountry: known.britain } })).body
    expect(totalDocs).toBe(1)
  })
})

describe('student.change-counsellor', () => {
  const bellsOf = async ({ id }: Person) => {
    const { data } = (await run.call(await run.make.session({ ...person, id })).post('/notification/list', {})).body
    return data as AnyRecord[]
  }

  it('hands a student over, tells the new counsellor, and stands in the audit', async () => {
    const colleague = await run.make.person('bench-sales', company)
    expect(await handOver(colleague.id)).toMatchObject({
      status: 200,
      body: { message: 'Counsellor changed successfully', data: { counsellor: colleague.id } },
    })
    expect(await listed({ counsellor: colleague.id })).toMatchObject([{ _id: student }])
    expect(await bellsOf(colleague)).toMatchObject([{ kind: 'student-yours', params: { name: 'Asha Rao' } }])
    expect((await trailOf(run.db.owner, student)).at(-1)).toMatchObject({
      before: { counsellor_id: null },
      after: { counsellor_id: colleague.id },
    })
    await handOver(colleague.id)
    expect(await bellsOf(colleague)).toHaveLength(1)
    expect((await handOver(null)).body.data).toMatchObject({ counsellor: null, counsellorInfo: [] })
  })

  it('tells nobody who takes a student over themselves', async () => {
    expect((await handOver(person.id)).status).toBe(200)
    expect(await bellsOf(person)).toEqual([])
  })

  it('is refused for whoever does not enrol students, left, is of another company, or does not see the student', async () => {
    const reader = await run.make.person('company-user', company)
    const left = await run.make.person('recruiter', company)
    await run.db.owner`update membership set status = 'inactive' where user_id = ${left.id}`
    const stranger = await run.make.person('recruiter', await run.make.company())
    const unseeing = await run.make.person('recruiter', company)
    await run.make.sight(unseeing, 'own')
    const before = await contentsOf(run.db.owner)
    for (const { id } of [reader, left, stranger, unseeing])
      expect(await handOver(id)).toMatchObject({ status: 409, body: { code: 'student.counsellorBlind' } })
    expect(await contentsOf(run.db.owner)).toEqual(before)
  })

  it('tells the second of two that the first was there', async () => {
    const { version } = await viewOf(recruiter, student)
    const change = (counsellor: string | null) =>
      post(recruiter, 'change-counsellor', { studentId: student, version, counsellor })
    await change(person.id)
    expect(await change(null)).toMatchObject({ status: 409, body: { current: { counsellor: person.id } } })
  })

  it('is done for many at once with one notice, and undone', async () => {
    const colleague = await run.make.person('recruiter', company)
    const mine = await run.make.student(company, { counsellor_id: person.id })
    const target = { ids: [student, mine] }
    const values = { counsellor: colleague.id }
    const { status, body } = await recruiter.post('/bulk/start', {
      kind: 'student',
      action: 'set',
      values,
      target,
      count: 2,
    })
    expect(status).toBe(202)
    const ended = (state: string) =>
      vi.waitFor(
        async () => {
          const { data } = (await recruiter.get(`/bulk/view/${body.data._id}`)).body
          expect(data.state).toBe(state)
          return data
        },
        { timeout: 20_000 },
      )
    expect(await ended('done')).toMatchObject({ done: 2, skipped: 0 })
    const counsellors = async () => {
      const files: Student[] = [await viewOf(recruiter, student), await viewOf(recruiter, mine)]
      return files.map(({ counsellor }) => counsellor)
    }
    expect(await counsellors()).toEqual([colleague.id, colleague.id])
    expect(await bellsOf(colleague)).toMatchObject([{ kind: 'students-yours', times: 2 }])
    expect((await recruiter.post(`/bulk/undo/${body.data._id}`)).status).toBe(202)
    await ended('undone')
    expect(await counsellors()).toEqual([null, person.id])
  })
})
