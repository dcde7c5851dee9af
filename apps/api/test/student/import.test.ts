import type { EnrolmentSummary } from '@corridor/contract/student/enrolment/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyBody, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { checkedImport, startImport, uploadTable } from '../records/importing.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { enrol, type Known, makeKnown, post, viewOf, zoned } from './enrolment-desk.ts'
import { expectNowhere, inFiles, inOpenedFiles, inTables } from './stored.ts'

type SummaryBody = Omit<AnyBody, 'data'> & { data: EnrolmentSummary }

let run: RunningApp
let known: Known
let company: Company
let person: Person
let recruiter: Caller
beforeAll(async () => {
  run = await runApp()
  known = await makeKnown(run)
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  person = await run.make.person('recruiter', company, { first_name: 'Nina', last_name: 'Bose' })
  recruiter = run.call(await run.make.session(person))
})

let count = 0
/** A passport number that no other test has. */
const freshNumber = () => `QZ77${String(++count).padStart(4, '0')}`

const header = 'First Name,Last Name,Email,Phone,Citizenship,Passport No,Date of Birth,Passport Expiry'
const line = (
  more: Partial<Record<'first' | 'email' | 'phone' | 'country' | 'number' | 'born' | 'expires', string>> = {},
) => {
  const cell = {
    first: 'Asha',
    phone: '+91 98100 01234',
    country: 'India',
    born: '2001-03-01',
    expires: '2099-01-01',
    ...more,
  }
  const { first, email = `${first.toLowerCase()}@example.com`, phone, country, number = '', born, expires } = cell
  return [first, 'Rao', email, phone, country, number, born, expires].join(',')
}
const table = (...lines: string[]) => [header, ...lines].join('\n')

async function ran(found: Awaited<ReturnType<typeof checkedImport>>, expected: number) {
  expect(await found.post('run', { expected })).toMatchObject({ status: 202 })
  await found.reach('done')
  return (await found.rows({ outcome: 'added' })).data.map(({ record }) => record ?? '')
}
const imported = async (bytes: string, expected = 1) =>
  ran(await checkedImport(run, recruiter, 'student', bytes), expected)
const reveal = async (id: string, field: string) =>
  (await recruiter.post<AnyBody & { value: string }>(`/student/reveal/${id}`, { field })).body.value

describe('students in a table', () => {
  it('come in by the rules of the steps, each saved whose values came', async () => {
    const number = freshNumber()
    const more =
      'Address,City,State,Postal Code,Country,Marital Status,Kids,Destination,Level,Field of study,Intake,Last worked,Budget,Devise,Counsellor'
    const values =
      '12 Ring Road,Surat,Gujarat,395 003,IN,célibataire,2,Australia; United Kingdom,MASTER,Data,2027-09,2026-05,"25,000",AUD,Nina Bose'
    const [id = ''] = await imported(
      `${header},${more}\n${line({ number: `${number.slice(0, 2)}-${number.slice(2)}` })},${values}\n`,
    )
    const student = await viewOf(recruiter, id)
    expect(student).toMatchObject({
      isInEditMode: true,
      stage: 'enrolment',
      fullName: { firstName: 'Asha', middleName: '', lastName: 'Rao', hasOnlyOneName: false },
      contact: { email: 'asha@example.com', countryCode: '+91', phoneNumber: '9810001234' },
      address: {
        addressLineOne: '12 Ring Road',
        stateName: 'Gujarat',
        cityName: 'Surat',
        zipCode: '395003',
        country: known.india,
      },
      passport: {
        countryOfCitizenship: known.india,
        maskedPassportNumber: `•••• ${number.slice(-3)}`,
        expiresDate: '2099-01-01',
      },
      maritalStatus: { maritalStatus: 'single', numberOfKids: 2 },
      plan: {
        targetCountries: [known.australia, known.britain],
        level: 'master',
        field: 'Data',
        intake: '2027-09',
        occupiedUntil: '2026-05',
        fundsAmount: 25_000,
        fundsCurrency: 'AUD',
      },
      counsellor: person.id,
    })
    expect(student.savedSteps.map(({ step }) => step)).toEqual([1, 2, 4, 6, 7])
    expect(await reveal(id, 'passportNumber')).toBe(number)
    expect(await reveal(id, 'birthDate')).toBe('2001-03-01')
    expect((await trailOf(run.db.owner, id))[0]).toMatchObject({
      action: 'student.add',
      after: { passport_number: 'set', birth_date: 'set' },
    })
  })

  it('are in edit mode: step 7 is saved before step 6, and what came of a step stands in its form', async () => {
    const [id = ''] = await imported('Name,Nationality,City\nMeera Iyer,India,Pune\n')
    const student = await viewOf(recruiter, id)
    expect(student).toMatchObject({
      passport: { countryOfCitizenship: known.india },
      address: { cityName: 'Pune', country: null },
    })
    expect(student.savedSteps.map(({ step }) => step)).toEqual([1])
    const saved = await post(recruiter, 'marital-status', { studentId: id, maritalStatus: 'single', numberOfKids: 0 })
    expect(saved.status).toBe(200)
    const { body } = await recruiter.post<SummaryBody>('/student/summary', { studentId: id })
    const missing = body.data.steps[5]?.findings.map(({ name }) => name)
    expect(missing).toEqual(['birthDate', 'passportNumber', 'expiresDate'])
  })

  it('are held against what the table says of a refusal, until it is declared or called wrong', async () => {
    const bytes = (first: string) =>
      `Name,Email,Refused by,Refusal Date\n${first} Iyer,${first}@example.com,United Kingdom,2025-03\n`
    const [id = ''] = await imported(bytes('meera'))
    const found = async (studentId: string) => {
      const { body } = await recruiter.post<SummaryBody>('/student/summary', { studentId })
      return body.data.steps[7]?.findings.flatMap(({ code, other }) => (code ? [[code, other]] : []))
    }
    const finding = ['refusal.imported', { place: 'imported', title: null }]
    expect((await viewOf(recruiter, id)).savedSteps.map(({ step }) => step)).toEqual([1])
    expect((await viewOf(recruiter, id)).importedRefusals).toMatchObject([{ country: known.britain, month: '2025-03' }])
    await post(recruiter, 'deportation-details', { studentId: id, deportationDetails: [] })
    expect(await found(id)).toEqual([finding])
    const row = { country: known.britain, visaCategory: known.visitor, refusalReason: 'Funds', refusalDate: '2025-03' }
    await post(recruiter, 'deportation-details', { studentId: id, deportationDetails: [row] })
    expect(await found(id)).toEqual([])
    const [wrong = ''] = await imported(bytes('ravi'))
    await post(recruiter, 'deportation-details', { studentId: wrong, deportationDetails: [], importWasWrong: true })
    expect(await found(wrong)).toEqual([])
    expect((await trailOf(run.db.owner, wrong)).at(-1)).toMatchObject({
      before: { student_imported_refusal: [{ month: '2025-03' }] },
      after: { student_imported_refusal: [] },
    })
  })

  it.each([
    ['United Kingdom,', { field: 'refusalDate', message: 'Refusal date is required' }],
    [',2025-03', { field: 'refusedBy', message: 'Country is required' }],
    ['United Kingdom,2099-03', { field: 'refusalDate', message: 'Date cannot be in the future' }],
    ['United Kingdom,March', { field: 'refusalDate', message: 'Please choose a month' }],
    ['Atlantis,2025-03', { field: 'refusedBy', code: 'reference.unknown' }],
  ])('are refused with half a refusal, or one that cannot be: %s', async (cells, fault) => {
    const bytes = `Name,Email,Refused by,Refusal Date\nMeera Iyer,meera@example.com,${cells}\n`
    const { data } = await (await checkedImport(run, recruiter, 'student', bytes)).rows()
    expect(data).toMatchObject([{ outcome: 'faulty', faults: [fault] }])
  })

  it.each(['Pacific/Apia', 'America/New_York'])('keep their days as they were written, in %s', async (zone) => {
    await zoned(run, company, zone)
    const [id = ''] = await imported(table(line({ number: freshNumber(), born: '2001-03-01', expires: '2031-12-31' })))
    expect(await reveal(id, 'birthDate')).toBe('2001-03-01')
    expect((await viewOf(recruiter, id)).passport?.expiresDate).toBe('2031-12-31')
  })

  it('are refused row by row, each with what is wrong, and the sound ones come', async () => {
    const rows: [string, object][] = [
      [line({ first: 'Sound', number: freshNumber() }), {}],
      [line({ first: 'Short', born: '01/03/01' }), { field: 'birthDate', message: 'Please choose a date' }],
      [line({ first: 'Partial', born: '2001' }), { field: 'birthDate', message: 'Please choose a date' }],
      [line({ first: 'Unborn', born: '2099-01-01' }), { field: 'birthDate', message: 'Date cannot be in the future' }],
      [
        line({ first: 'Late', expires: '2020-01-01' }),
        { field: 'expiresDate', message: 'Expiry date must be in the future' },
      ],
      [
        line({ first: 'Odd', number: 'QZ_77?' }),
        { field: 'passportNumber', message: 'Passport number can only contain letters and digits' },
      ],
      [line({ first: 'Nowhere', country: 'Atlantis' }), { field: 'countryOfCitizenship', code: 'reference.unknown' }],
      [line({ first: 'Silent', phone: '98100 01234' }), { field: 'countryCode', message: 'Country code is required' }],
      [line({ first: 'Wrong', phone: '+91 123' }), { field: 'phoneNumber' }],
      [line({ first: 'Mailless', email: 'nobody' }), { field: 'email', message: 'Invalid email address' }],
    ]
    const found = await checkedImport(run, recruiter, 'student', table(...rows.map(([row]) => row)))
    const { data } = await found.rows()
    expect(data.map(({ outcome, faults }) => [outcome, faults[0] ?? {}])).toMatchObject(
      rows.map(([, fault], at) => [at === 0 ? 'ready' : 'faulty', fault]),
    )
    expect(await ran(found, 1)).toHaveLength(1)
  })

  it('are told apart by the passport: one that is taken is a fault of its row, which names no number', async () => {
    await enrol(recruiter, known, 6)
    const number = freshNumber()
    const found = await checkedImport(
      run,
      recruiter,
      'student',
      table(
        line({ first: 'Taken', number: 'k729 4317' }),
        line({ first: 'First', number }),
        line({ first: 'Again', number: number.toLowerCase() }),
      ),
    )
    const { data } = await found.rows()
    expect(data).toMatchObject([
      { outcome: 'faulty', faults: [{ code: 'passport.takenByAnother' }] },
      { outcome: 'ready', faults: [] },
      { outcome: 'double', faults: [{ code: 'double.file' }] },
    ])
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`4317|${number}`, 'i'))
  })

  it('lose a race for a passport alone: the number came to another student after the check', async () => {
    const found = await checkedImport(
      run,
      recruiter,
      'student',
      table(line({ number: 'K7294317' }), line({ first: 'Other' })),
    )
    await enrol(recruiter, known, 6)
    await found.post('run', { expected: 2 })
    await found.reach('done')
    expect((await found.rows()).data).toMatchObject([
      { outcome: 'failed', faults: [{ code: 'passport.takenByAnother' }] },
      { outcome: 'added' },
    ])
  })

  it('are put away again with an undo, but for those that somebody changed or wrote about', async () => {
    const found = await checkedImport(
      run,
      recruiter,
      'student',
      table(...['One', 'Two', 'Three'].map((first) => line({ first, number: freshNumber() }))),
    )
    const [one = '', two = '', three = ''] = await ran(found, 3)
    await post(recruiter, 'marital-status', { studentId: two, maritalStatus: 'single', numberOfKids: 0 })
    expect(
      (await recruiter.post('/note/add', { recordKind: 'student', record: three, note: 'Call her' })).status,
    ).toBeLessThan(300)
    expect((await found.post('undo')).status).toBe(202)
    expect((await found.reach('undone')).counts).toMatchObject({ removed: 1, kept: 2 })
    expect((await post(recruiter, 'view', { studentId: one })).status).toBe(404)
    for (const id of [two, three]) expect((await post(recruiter, 'view', { studentId: id })).status).toBe(200)
    expect(await run.db.owner`select 1 from import_row where import_id = ${found.id} and sealed is not null`).toEqual(
      [],
    )
  })

  it('come for those who manage students alone, and nobody else opens the import', async () => {
    const reading = run.call(await run.make.tokenOf('company-user', company))
    const fileKey = await uploadTable(run, recruiter, table(line()))
    expect((await reading.post('/import/start', { kind: 'student', fileKey })).status).toBe(403)
    const admin = run.call(await run.make.tokenOf('administrator'))
    const own = await uploadTable(run, admin, table(line()))
    expect((await admin.post('/import/start', { kind: 'student', fileKey: own })).status).toBe(403)
    const found = await startImport(run, recruiter, 'student', table(line()))
    await found.reach('mapping')
    const stranger = run.call(await run.make.tokenOf('recruiter', await run.make.company()))
    expect((await stranger.get(`/import/view/${found.id}`)).status).toBe(404)
    const colleague = run.call(await run.make.tokenOf('owner', company))
    expect((await colleague.get(`/import/view/${found.id}`)).status).toBe(404)
  })
})

describe('sealed values on their way in', () => {
  const born = '1994-10-23'

  it('are masked wherever the import shows them, and lie in the sealed file alone until it goes', async () => {
    const number = freshNumber()
    const wrong = freshNumber()
    const bytes = table(line({ number, born }), line({ first: 'Late', number: wrong, born, expires: '2020-01-01' }))
    const found = await startImport(run, recruiter, 'student', bytes)
    const { columns, mapping } = await found.reach('mapping')
    const samplesOf = (field: string) => columns[mapping[field] ?? -1]?.samples
    expect(samplesOf('firstName')).toEqual(['Asha', 'Late'])
    expect(samplesOf('passportNumber')).toEqual([`•••• ${number.slice(-3)}`, `•••• ${wrong.slice(-3)}`])
    expect(new Set(samplesOf('birthDate'))).toEqual(new Set(['••••']))
    await found.post('check', { mapping, doubles: 'skip' })
    await found.reach('checked')
    const { data } = await found.rows()
    expect(data.map(({ cells }) => [cells[5], cells[6]])).toEqual([
      [`•••• ${number.slice(-3)}`, '••••'],
      [`•••• ${wrong.slice(-3)}`, '••••'],
    ])
    expect(`${await inTables(run)} ${await inFiles(run)}`).not.toMatch(new RegExp([number, wrong, born].join('|')))
    expect(await inOpenedFiles(run)).toContain(number)
    await ran(found, 1)
    const { id } = (await recruiter.post<{ id: string }>(`/import/faulty-rows/${found.id}`)).body
    const state = async () => (await recruiter.get<AnyBody>(`/export/view/${id}`)).body.data.status
    await expect.poll(state, { timeout: 20_000 }).toBe('done')
    await expectNowhere(run, [number, wrong, born])
    expect(
      await run.db
        .owner`select 1 from import_row where import_id = ${found.id} and (sealed is not null or key is not null)`,
    ).toEqual([])
  })

  it('are masked in a column that nobody mapped yet, and in a file that has no header', async () => {
    const number = freshNumber()
    const found = await startImport(run, recruiter, 'student', `Name,Reisepass,${number}\nAsha Rao,${number},Pune\n`)
    const { columns } = await found.reach('mapping')
    expect(columns).toMatchObject([
      { header: 'Name', samples: ['Asha Rao'] },
      { header: 'Reisepass', samples: ['••••'] },
      { header: '••••', samples: ['Pune'] },
    ])
  })

  it.each([
    [
      'is forgotten before it was run',
      async (found: Found) => void (await recruiter.delete(`/import/delete/${found.id}`)),
    ],
    [
      'is stopped, or through before that, and undone',
      async (found: Found) => {
        await found.post('run', { expected: 1 })
        await found.post('cancel')
        await expect.poll(async () => (await found.view()).status, { timeout: 20_000 }).toMatch(/^(stopped|done)$/)
        await found.post('undo')
        await found.reach('undone')
        const left = await run.db.owner`select 1 from import_row where import_id = ${found.id} and sealed is not null`
        expect(left).toEqual([])
      },
    ],
    [
      'is undone',
      async (found: Found) => {
        await ran(found, 1)
        await found.post('undo')
        await found.reach('undone')
      },
    ],
  ])('leave nothing behind where the import %s', async (_how, end) => {
    const number = freshNumber()
    const found = await checkedImport(run, recruiter, 'student', table(line({ number, born })))
    // The database holds none while the file is there.
    expect(await inTables(run)).not.toMatch(new RegExp(`${number}|${born}`))
    await end(found)
    await expectNowhere(run, [number, born])
  })

  it('leave nothing behind where the reading fails, or its person may not go on', async () => {
    const number = freshNumber()
    const broken = await startImport(run, recruiter, 'student', `${table(line({ number, born }))}\n"without an end`)
    await broken.reach('failed')
    await expectNowhere(run, [number, born])
    const found = await checkedImport(run, recruiter, 'student', table(line({ number, born })))
    await run.db.owner`update membership set roles = '{company-user}' where user_id = ${person.id}`
    expect((await found.post('run', { expected: 1 })).status).toBe(403)
    await run.db.owner`update membership set roles = '{recruiter}' where user_id = ${person.id}`
    await recruiter.delete(`/import/delete/${found.id}`)
    await expectNowhere(run, [number, born])
  })
})

type Found = Awaited<ReturnType<typeof checkedImport>>
