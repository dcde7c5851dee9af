import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dateText } from '@corridor/contract/format/date'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import type { Language } from '@corridor/contract/wire/language'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wordsIn } from '../../src/features/student/student-file/words.ts'
import { hashPassword } from '../../src/http/session/password.ts'
import { newId } from '../../src/platform/ids.ts'
import type { AnyBody, AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { codeOf, nextStep, oldPassword, withTwoFactor, wrongCode } from '../people/two-factor-person.ts'
import { everythingStored } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailLength, trailOf } from '../trail.ts'
import { lettersMissing, textOf } from '../trust/papers.ts'
import { bodiesOf, enrol, type Known, makeKnown } from './enrolment-desk.ts'

let run: RunningApp
let known: Known
let passwordHash: string
let company: Company
let owner: Person
let person: Person
let recruiter: Caller
let studentId: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  known = await makeKnown(run)
  passwordHash = await hashPassword(oldPassword)
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  owner = await withPassword('owner')
  person = await withPassword('recruiter')
  recruiter = run.call(await run.make.session(person))
  studentId = await enrol(recruiter, known, 10)
})

type Role = Parameters<typeof run.make.person>[0]
const withPassword = (role: Role, of = company) => run.make.person(role, of, { password_hash: passwordHash })

interface PdfBody extends AnyBody {
  fileName: string
  pdf: string
}
const ask = (by: Caller, language: Language = 'en') => by.post<PdfBody>('/student/file-pdf', { studentId, language })
const askInClear = (by: Caller, more: object = { currentPassword: oldPassword }) =>
  by.post<PdfBody>('/student/file-pdf-in-clear', { studentId, ...more })
const read = ({ body }: { body: PdfBody }) => textOf(Buffer.from(body.pdf, 'base64'))
const readings = async () =>
  (await trailOf(run.db.owner, studentId)).filter(({ action }) => action === 'student.reveal')
const zoned = (timezone: string) => run.db.owner`
  insert into company_settings ${run.db.owner({
    ...{ id: newId(), company_id: company.id, timezone, currency: 'USD' },
    ...{ default_date_format: 'dd/mm/yy', display_name_pattern: 'First Name + Last Name' },
  })}`

const sealed = ['K7294317', dateText('2001-03-01', { language: 'en', settings: null })]

describe('the file of a student as PDF', () => {
  it('says what decides, the plan and the ten steps, and is named after the student', async () => {
    await recruiter.post('/student/plan', {
      ...{ studentId, level: 'master', field: 'Data science', intake: '2027-09', targetCountries: [known.australia] },
      ...{ fundsAmount: 42_000, fundsCurrency: 'AUD', occupiedUntil: '2026-05' },
    })
    const relative = await run.make.student(company, { first_name: 'Ravi', last_name: 'Rao' })
    await recruiter.post('/student/link-relative', { studentId, relative, relation: 'sibling' })
    await recruiter.post('/note/add', { recordKind: 'student', recordId: studentId, note: 'Told us a secret' })
    const answer = await ask(recruiter)
    expect(answer.body.fileName).toBe('Asha Devi Rao.pdf')
    const text = (await read(answer)).replaceAll('\f', '\n')
    const places = enrolmentSteps.map(({ heading }) => text.search(new RegExp(`^${heading}$`, 'm')))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThan(0)
    for (const said of [
      ...[
        'To be declared',
        'September 2027',
        'Master',
        'Data science',
        'May 2026',
        'A$42,000',
        'Family',
        'Sibling',
        'Ravi Rao',
      ],
      ...['First Name', 'Asha', 'Middle Name', 'Devi', 'Surat', '395003', '+91 9810001234', 'asha.rao@example.com'],
      ...[
        'Meera Rao',
        'Guardian',
        'Evenings',
        'Country of Citizenship',
        'India',
        '•••• 317',
        'Single',
        'Number of Kids',
      ],
      ...['Refusal Reason', 'Funds', 'May 2022', 'Traveled Time', 'A week', 'December 2019', 'TOEFL', '96'],
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('Told us a secret')
  })

  it('says of a step that it was not saved, and declares none where there is none', async () => {
    studentId = await enrol(recruiter, known, 2)
    expect((await read(await ask(recruiter))).match(/Not saved yet/g)).toHaveLength(8)
    studentId = await enrol(recruiter, known, 10, {
      passport: { ...bodiesOf(known).passport, passportNumber: 'L5550001' },
      'deportation-details': { deportationDetails: [], further: '' },
      'previous-countries': { previousCountries: [], further: '' },
      coaching: { tests: [] },
    })
    const text = await read(await ask(recruiter))
    expect(text.match(/None to declare/g)).toHaveLength(2)
    expect(text).toContain('No coaching')
  })

  it.each(['en', 'fr', 'zh', 'ar'] as const)('speaks the words of the pages: %s', async (language) => {
    const text = await read(await ask(recruiter, language))
    const inLocale = language === 'en' ? null : localeOf(language)
    const wanted = [...enrolmentSteps.map(({ heading }): string => heading), 'Passport Number', 'Single', 'Guardian']
    const said = wanted.map((word) => (inLocale ? inLocale[word] : word)) as string[]
    expect(lettersMissing(text, ...said, '•••• 317')).toBe('')
    for (const word of sealed) expect(text).not.toContain(word)
  })

  it('is masked for everybody who reads the file, and nobody else has it', async () => {
    const before = await trailLength(run.db.owner)
    for (const role of ['owner', 'recruiter', 'bench-sales', 'company-user', 'administrator'] as const) {
      const text = await read(await ask(run.call(await run.make.tokenOf(role, company))))
      expect(text).toContain('Passport number and birth date are masked.')
      expect(text).toContain('•••• 317')
      for (const value of sealed) expect(text).not.toContain(value)
    }
    expect(await trailLength(run.db.owner)).toBe(before)
    expect((await ask(run.call())).status).toBe(401)
    expect((await ask(run.call(await run.make.tokenOf('candidate', company)))).status).toBe(403)
    expect((await ask(run.call(await run.make.tokenOf('owner', await run.make.company())))).status).toBe(404)
    const theirs = await run.make.person('recruiter', company)
    await run.make.sight(theirs, 'own', [])
    expect((await ask(run.call(await run.make.session(theirs)))).status).toBe(404)
  })
})

describe('the file in the clear', () => {
  it('is for those who manage students, of whom each shows again that it is they', async () => {
    for (const role of ['owner', 'recruiter', 'bench-sales'] as const) {
      const text = await read(await askInClear(run.call(await run.make.session(await withPassword(role)))))
      for (const value of sealed) expect(text).toContain(value)
    }
    for (const role of ['company-user', 'administrator', 'candidate'] as const)
      expect((await askInClear(run.call(await run.make.session(await withPassword(role))))).status).toBe(403)
    expect((await askInClear(run.call())).status).toBe(401)
    const stranger = run.call(await run.make.session(await withPassword('owner', await run.make.company())))
    expect((await askInClear(stranger)).status).toBe(404)
    const theirs = await withPassword('recruiter')
    await run.make.sight(theirs, 'own', [])
    expect((await askInClear(run.call(await run.make.session(theirs)))).status).toBe(404)
    expect(await readings()).toHaveLength(3)
  })

  it.each([
    [{}, 'request.invalid'],
    [{ currentPassword: '' }, 'request.invalid'],
    [{ currentPassword: 'Wrong@2026' }, 'account.passwordWrong'],
    [{ code: '123456' }, 'request.invalid'],
  ])('is refused without the proof, and nothing is read: %j', async (more, code) => {
    const answer = await askInClear(recruiter, more)
    expect(answer).toMatchObject({ status: 400, body: { code } })
    expect(answer.body.pdf).toBeUndefined()
    expect(await readings()).toEqual([])
  })

  it('asks whoever signs in with a code for one, and takes each once', async () => {
    const { secret, caller } = await withTwoFactor(run, person)
    expect((await askInClear(caller)).status).toBe(400)
    expect((await askInClear(caller, { code: wrongCode(secret) })).status).toBe(400)
    await nextStep(run, person)
    const code = codeOf(secret)
    expect((await askInClear(caller, { code })).status).toBe(200)
    expect((await askInClear(caller, { code })).status).toBe(400)
    expect(await readings()).toHaveLength(1)
  })

  it('stands in the audit once, by its fields and as PDF, and lies nowhere', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { studentId, currentPassword: oldPassword }
    const files = await run.db.owner`select key from stored_file`
    for (let at = 0; at < 2; at++)
      expect((await recruiter.send('POST', '/student/file-pdf-in-clear', body, headers)).status).toBe(200)
    expect((await readings()).map(({ before, after }) => ({ before, after }))).toEqual(
      Array.from({ length: 2 }, () => ({
        before: null,
        after: { read: ['passportNumber', 'birthDate'], as: 'PDF' },
      })),
    )
    const timeline = (await recruiter.post('/student/timeline', { studentId })).body.data as AnyRecord[]
    expect(timeline[0]).toMatchObject({ action: 'printed', fields: ['passportNumber', 'birthDate'] })
    expect(await run.db.owner`select key from stored_file`).toEqual(files)
    const stored = `${await everythingStored(run)} ${run.logText()}`
    for (const text of ['K7294317', '2001-03-01', oldPassword]) expect(stored).not.toContain(text)
  })

  it('counts as a reading of each value in it: past twenty in an hour the Owners hear of it', async () => {
    const bells = async () =>
      (await run.db.owner`select 1 from notification where kind = 'student-reveals' and user_id = ${owner.id}`).length
    for (let at = 0; at < 9; at++) expect((await askInClear(recruiter)).status).toBe(200)
    await recruiter.post(`/student/reveal/${studentId}`, { field: 'birthDate' })
    expect(await bells()).toBe(0)
    await askInClear(recruiter)
    expect(await bells()).toBe(1)
  })

  it.each(['Pacific/Apia', 'America/New_York'])('shows a birth date as it was typed, in %s', async (zone) => {
    await zoned(zone)
    expect(await read(await askInClear(recruiter))).toContain('01/03/01')
  })

  it('has nothing to show before step 6, and says so', async () => {
    studentId = await enrol(recruiter, known, 5)
    expect((await askInClear(recruiter)).status).toBe(404)
    expect(await readings()).toEqual([])
  })
})

function localeOf(language: 'fr' | 'zh' | 'ar'): Record<string, string> {
  const path = join(import.meta.dirname, `../../../web/src/locales/${language}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
}

// Those that the paper alone says.
const own = [
  'Passport number and birth date are masked.',
  'With passport number and birth date, for {name}',
  'Student file',
]

it.each(['fr', 'zh', 'ar'] as const)('the words of the paper are those of the pages: %s', (language) => {
  const locale = localeOf(language)
  const words = Object.entries(wordsIn(language)).filter(([word]) => !own.includes(word))
  expect(words.length).toBeGreaterThan(60)
  for (const [word, said] of words) expect({ word, said }).toEqual({ word, said: locale[word] })
})
