import type { Move } from '@corridor/contract/agency/student-application/parts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { checkedImport, type Row } from '../records/importing.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { bodiesOf, enrol, type Known, makeKnown } from '../student/enrolment-desk.ts'
import { inFiles, inTables } from '../student/stored.ts'
import { trailOf } from '../trail.ts'
import { fetchFile } from '../upload.ts'
import { add, makePlace, move, type Place, timelineOf, today, viewOf } from './application-desk.ts'

let run: RunningApp
let known: Known
let canada: string
let company: Company
let person: Person
let recruiter: Caller
let place: Place
beforeAll(async () => {
  run = await runApp()
  known = await makeKnown(run)
  canada = await run.make.country({ name: 'Canada', code: 'CA' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('recruiter', company, { first_name: 'Nina', last_name: 'Bose' })
  recruiter = run.call(await run.make.session(person))
  place = await makePlace(run, company, { country: canada, name: 'Maple Institute' })
})

let count = 0
/** A student who is enrolled, with a passport number that no other test has. */
async function enrolled(more: { first?: string; email?: string; born?: string } = {}) {
  const { first = 'Asha', email = `${first.toLowerCase()}@example.com`, born = '2001-03-01' } = more
  const number = `ZQ88${String(++count).padStart(4, '0')}`
  const id = await enrol(recruiter, known, 6, {
    'full-name': { firstName: first, middleName: '', lastName: 'Rao' },
    contact: { ...bodiesOf(known).contact, email },
    passport: { ...bodiesOf(known).passport, birthDate: born, passportNumber: number },
  })
  return { id, number }
}

const head = 'Name,Email,Passport No,DOB,University,Course,Intake'
const there = 'Maple Institute,MSc Data Science,2027-09-01'
const table = (more: string, ...lines: string[]) => [more ? `${head},${more}` : head, ...lines].join('\n')
const check = (bytes: string) => checkedImport(run, recruiter, 'student-application', bytes)
async function ran(bytes: string, expected: number) {
  const found = await check(bytes)
  expect((await found.view()).counts).toMatchObject({ ready: expected })
  expect(await found.post('run', { expected })).toMatchObject({ status: 202 })
  await found.reach('done')
  const ids = (await found.rows({ outcome: 'added' })).data.map(({ record }) => record ?? '')
  return { ...found, ids }
}
const listed = async (path = 'student-application') =>
  (await recruiter.post<{ data: AnyRecord[] }>(`/${path}/list`)).body.data
const told = ({ faults }: Row) => faults.map(({ message }) => message)

describe('applications in a table', () => {
  it('come in with their past as it was, each of a student who stands, and tell nobody', async () => {
    const asha = await enrolled()
    const ravi = await enrolled({ first: 'Ravi', email: 'asha@example.com' })
    const mira = await enrolled({ first: 'Mira', email: 'mira@example.com', born: '2003-05-06' })
    const head2 =
      'Country,Stage,Stage date,Applied on,Visa status,Visa date,Visa number,Student ID,Deposit,Deposit currency,Deposit deadline,Refusal explained,Notes'
    const letters = () => run.db.owner`select id from mail order by id`
    const sent = await letters()
    const { ids } = await ran(
      table(
        head2,
        `,,${asha.number},,${there},Canada,Enrolled,2025-09-02,2025-01-15,granted,2025-07-01,V-77,M-1001,"2,000.50",CAD,2025-04-01,yes,Came by a fair`,
        // The brother has the address of the sister: the name tells them apart.
        `Ravi Rao,ASHA@example.com,,,maple institute,msc data science,2027-09,,soumise,2026-02-03,,,,,,,,,,`,
        `Rao Mira,,,2003-05-06,"Maple Institute, Canada","MSc Data Science, bachelor",2028-01-10,CA,rejected,2026-03-04,2026-01-05,refused,2026-03-01,,,,,,,`,
      ),
      3,
    )
    const [first, second, third] = await Promise.all(ids.map((id) => viewOf(recruiter, id)))
    expect(first).toMatchObject({
      ...{ student: asha.id, stage: 'enrolled', stageDate: '2025-09-02', startDate: '2027-09-01', hasVisa: true },
      ...{ authority: 'granted', authorityDate: '2025-07-01', authorityNumber: 'V-77', studentNumber: 'M-1001' },
      ...{ deposit: { amount: 200_050, currency: 'CAD' }, depositDueDate: '2025-04-01', refusalExplained: true },
      note: 'Came by a fair',
    })
    const way = ({ moves }: { moves: Move[] }) =>
      moves.map(({ of, from, to, kind, on }) => [of, from, to, kind, on]).reverse()
    expect(first && way(first)).toEqual([
      ['stage', 'draft', 'submitted', 'past', '2025-01-15'],
      ['stage', 'submitted', 'enrolled', 'past', '2025-09-02'],
      ['authority', 'none', 'granted', 'forward', '2025-07-01'],
    ])
    expect(second).toMatchObject({ student: ravi.id, stage: 'submitted', stageDate: '2026-02-03', authority: 'none' })
    expect(second && way(second)).toEqual([['stage', 'draft', 'submitted', 'past', '2026-02-03']])
    expect(third).toMatchObject({ student: mira.id, stage: 'rejected', restedFrom: 'submitted', authority: 'refused' })
    expect((await timelineOf(recruiter, first?._id ?? '')).map(({ action }) => action)).toEqual(['added'])
    const notices = await run.db.owner`
      select kind from notification where company_id = ${company.id} and kind <> 'import-finished'`
    expect(notices).toEqual([])
    expect(await letters()).toEqual(sent)
  })

  it('are said in words where a row names nobody, nothing or several', async () => {
    const asha = await enrolled()
    await enrolled({ first: 'Mira', email: 'mira@example.com' })
    const other = await makePlace(run, company, { name: 'Twin College' })
    await run.make.institution(company, { name: 'Twin College', country_id: canada })
    await run.make.programme(company, place.institution, { name: 'MSc Data Science', level: 'master' })
    await run.make.intake(company, other.programme, { starts_on: '2027-09-20' })
    const found = await check(
      table(
        'Level,Stage,Stage date,Applied on,Visa status,Visa number',
        `,asha@example.com,,,${there},bachelor,,,,,`,
        `Nobody Rao,nobody@example.com,,,${there},bachelor,,,,,`,
        `Asha Rao,,,,${there},bachelor,,,,,`,
        `Mira Rao,mira@example.com,${asha.number},,${there},bachelor,,,,,`,
        `,asha@example.com,,,Unknown University,MSc Data Science,2027-09-01,bachelor,,,,,`,
        `,asha@example.com,,,Maple Institute,Nursing,2027-09-01,bachelor,,,,,`,
        `,asha@example.com,,,Maple Institute,MSc Data Science,2027-10-01,bachelor,,,,,`,
        `,asha@example.com,,,Maple Institute,MSc Data Science,2028-01-10,,,,,,`,
        `,asha@example.com,,,Twin College,MSc Data Science,2028-01-10,,,,,,`,
        `,asha@example.com,,,Maple Institute,MSc Data Science,2028-01-10,bachelor,offer,2099-01-01,,,`,
        `,asha@example.com,,,Maple Institute,MSc Data Science,2028-01-10,bachelor,draft,2026-01-01,2026-01-01,,`,
        `,asha@example.com,,,Maple Institute,MSc Data Science,2028-01-10,bachelor,offer,2026-01-01,2026-02-01,,`,
        `,asha@example.com,,,Maple Institute,MSc Data Science,2028-01-10,bachelor,offer,2026-01-01,,,V-1`,
        `,asha@example.com,,,Maple Institute,MSc Data Science,2028-01-10,bachelor,lost,,,,`,
      ),
    )
    expect((await found.rows({})).data.map(told)).toEqual([
      [],
      ['Student "Nobody Rao" is not known'],
      ['Please say an email, a passport number, or a name with a birth date'],
      ['Passport number, email, name and birth date do not mean one student'],
      ['Institution "Unknown University" is not known'],
      ['Programme "Nursing" is not known'],
      ['Intake "2027-10-01" is not known'],
      ['Several are called "MSc Data Science". Write which one, as in "MSc Data Science, bachelor"'],
      [expect.stringContaining('Several are called "Twin College". Write which one, as in "Twin College, Canada"')],
      ['The day must not be in the future'],
      ['This stage comes before the submission'],
      ['The submission cannot be after the day of the stage'],
      ['Please say the status of the authority'],
      ['"lost" is not among the values that are possible here'],
    ])
    expect((await found.view()).counts).toMatchObject({ ready: 1 })
    expect(await listed()).toEqual([])
  })

  it('twice brought in are nothing twice, whatever became of them; undone, all is as before', async () => {
    const asha = await enrolled()
    const colleague = await run.make.person('recruiter', company, { first_name: 'Omar', last_name: 'Haddad' })
    const before = (await listed('student')).map(({ counsellorInfo, stage }) => ({ counsellorInfo, stage }))
    expect(before[0]?.counsellorInfo).toMatchObject([{ _id: person.id }])
    const lines = [
      `,asha@example.com,,,${there},deposit paid,2026-01-05,Omar Haddad`,
      `,asha@example.com,,,Maple Institute,MSc Data Science,2028-01-10,draft,,Omar Haddad`,
    ]
    const bytes = table('Stage,Stage date,Counselor', ...lines)
    const found = await ran(bytes, 2)
    expect(await listed('student')).toMatchObject([{ counsellorInfo: [{ _id: colleague.id }], stage: 'deposit-paid' }])
    expect(await listed('commission')).toHaveLength(1)
    const [one = '', two = ''] = found.ids
    const again = await check(bytes)
    expect((await again.view()).counts).toMatchObject({ double: 2, ready: 0 })
    expect((await move(recruiter, two, 'withdrawn')).status).toBe(200)
    const third = await check(table('Stage', `,asha@example.com,,,Maple Institute,MSc Data Science,2028-01-10,draft`))
    expect((await third.rows({})).data.map(told)).toEqual([
      ['Student Application "Asha Rao · Maple Institute" already exists'],
    ])
    // The one that somebody moved since stays, and so does what it stands for.
    expect(await found.post('undo')).toMatchObject({ status: 202 })
    await found.reach('undone')
    expect((await listed()).map(({ _id }) => _id)).toEqual([two])
    expect(await listed('commission')).toEqual([])
    expect((await listed('student')).map(({ counsellorInfo, stage }) => ({ counsellorInfo, stage }))).toEqual(before)
    expect((await trailOf(run.db.owner, one)).map(({ action }) => action)).toEqual([
      'student-application.add',
      'student-application.delete',
    ])
    expect(await run.db.owner`select 1 from notification where kind like 'student%-yours'`).toEqual([])
    expect(asha.id).toBe((await viewOf(recruiter, two)).student)
  })

  it('finds a live one that somebody added by hand, and one in the same table', async () => {
    const asha = await enrolled()
    await add(recruiter, asha.id, place)
    const other = 'Maple Institute,MSc Data Science,2028-01-10'
    const found = await check(
      table('', `,asha@example.com,,,${there}`, `,asha@example.com,,,${other}`, `Asha Rao,,,2001-03-01,${other}`),
    )
    expect((await found.rows({})).data.map(told)).toEqual([
      ['Student Application "Asha Rao · Maple Institute" already exists'],
      [],
      ['The same as row 3'],
    ])
  })

  it('keeps passport numbers and birth dates sealed while they wait, and in no fault', async () => {
    const { number } = await enrolled({ born: '1999-11-23' })
    const found = await check(
      table('Stage', `,,${number},,${there},lost`, `Asha Rao,,,1999-11-23,${there},`, `,,ZZ9999111,,${there},`),
    )
    const shown = `${JSON.stringify((await found.rows({})).data)} ${await inTables(run)} ${await inFiles(run)}`
    for (const value of [number, 'ZZ9999111', '1999-11-23']) expect(shown).not.toContain(value)
  })

  it('names nobody of another team or company', async () => {
    const stranger = await run.make.company()
    const theirs = run.call(await run.make.tokenOf('recruiter', stranger))
    await enrol(theirs, known, 6)
    const found = await check(table('', `,asha.rao@example.com,,,${there}`))
    expect((await found.rows({})).data.map(told)).toEqual([['Student "asha.rao@example.com" is not known']])
  })
})

it('applications go out in a file that comes in again, and hold nothing sealed', async () => {
  const { id, number } = await enrolled({ born: '1998-12-24' })
  const made = (await add(recruiter, id, place, { deposit: { amount: 150_050, currency: 'CAD' } })).body.data
  await move(recruiter, made._id, 'in-review')
  const { body } = await recruiter.post<{ id: string }>('/export/start', { kind: 'student-application', format: 'csv' })
  const state = async () =>
    (await recruiter.get<{ data: { status: string } }>(`/export/view/${body.id}`)).body.data.status
  await expect.poll(state, { timeout: 20_000, interval: 30 }).toBe('done')
  const { presignedUrl } = (await recruiter.get<{ presignedUrl: string }>(`/export/download/${body.id}`)).body
  const csv = await (await fetchFile(run, recruiter, presignedUrl)).text()
  expect(csv).toContain('Asha Rao,asha@example.com,Maple Institute,Canada,MSc Data Science')
  expect(csv).toContain('1500.5,CAD')
  for (const value of [number, '1998-12-24', 'Passport', 'Birth']) expect(csv).not.toContain(value)
  await recruiter.delete(`/student-application/delete/${made._id}`)
  const found = await check(csv)
  expect((await found.rows({})).data.map(told)).toEqual([[]])
  await found.post('run', { expected: 1 })
  await found.reach('done')
  expect(await listed()).toMatchObject([
    { student: id, stage: 'in-review', stageDate: today(), deposit: { amount: 150_050, currency: 'CAD' } },
  ])
})
