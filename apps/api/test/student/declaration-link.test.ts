import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import { passMinute, readLetters } from '../letters.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { isSignedWhole, lettersMissing, textOf } from '../trust/papers.ts'
import { type DeclarationBody, declarationsOf, paperOf, signNow } from './declaration-desk.ts'
import { bodiesOf, enrol, type Known, makeKnown, post, viewOf } from './enrolment-desk.ts'
import { inTables } from './stored.ts'

let run: RunningApp
let known: Known
let company: Company
let recruiter: Caller
let studentId: string
beforeAll(async () => {
  run = await runApp({ PUBLIC_URL: 'https://work.example' }, { web: 'none' })
  known = await makeKnown(run)
})
afterAll(() => run.close())
beforeEach(async () => {
  await run.db.owner`truncate rate_limit, letter_turn`
  company = await run.make.company({ name: 'Maple Pathways' })
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
  studentId = await enrol(recruiter, known, 10)
})

interface Page {
  kind: string
  state: string
  title: string
  text: string
  read: string
  consent: string
  code: string
  message: string
  fault: string
  table: { rows: { mark: string; cells: string[] }[] }
}
async function open(path: string, language = 'en', fields?: Record<string, string>) {
  const response = await fetch(`${run.url}${path}?lang=${language}`, {
    redirect: 'manual',
    ...(fields && {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `language=${language}` },
      body: String(new URLSearchParams(fields)),
    }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, page: (text ? JSON.parse(text) : {}) as Page }
}
const sign = async (path: string, name = 'Asha Rao', language = 'en') =>
  open(path, language, { read: (await open(path, language)).page.read, name, consent: 'yes' })
const ask = async (more: object = {}) =>
  (await recruiter.post<DeclarationBody>('/student/ask-declaration', { studentId, byMail: false, ...more })).body
const pathsOf = ({ links }: DeclarationBody) => links.map(({ address }) => new URL(address).pathname)
const askOne = async (more: object = {}) => pathsOf(await ask(more))[0] ?? ''
const stageOf = async () => (await viewOf(recruiter, studentId)).stage
const told = async (kind: string) =>
  (await recruiter.post<{ data: AnyRecord[] }>('/notification/list', { filters: { kind } })).body.data
const letters = (email = 'asha.rao@example.com') => readLetters(run.db.owner, run.dataDir, email)

describe('a declaration by a link', () => {
  it('shows text and masked facts to whoever has the address, is signed once, and closes the file', async () => {
    const path = await askOne()
    const { page, headers, status } = await open(path)
    expect({ status, kind: page.kind, state: page.state }).toEqual({ status: 200, kind: 'declaration', state: 'asked' })
    expect(page.title).toBe('Declaration of the student')
    expect(page.text).toContain('What I told is true')
    const facts = JSON.stringify(page.table)
    for (const shown of ['Surat', '•••• 317']) expect(facts).toContain(shown)
    expect(facts).not.toMatch(/K7294317|\b2001\b/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')

    const unticked = await open(path, 'en', { read: page.read, name: 'Asha Rao' })
    expect(unticked).toMatchObject({ status: 400, page: { fault: 'Please tick that you agree', state: 'asked' } })
    expect((await sign(path)).status).toBe(303)
    expect(await stageOf()).toBe('ready')
    expect((await open(path)).page).toMatchObject({ state: 'signed' })
    expect(await open(path, 'en', { read: page.read, name: 'Asha Rao', consent: 'yes' })).toMatchObject({
      status: 409,
      page: { code: 'declaration.signed' },
    })
    expect(await told('declaration-signed')).toHaveLength(1)
    const paper = await paperOf(run, recruiter, studentId)
    expect(await isSignedWhole(paper)).toBe(true)
    expect(await textOf(paper)).not.toMatch(/K7294317|\b2001\b/)
    const trail = await trailOf(run.db.owner, studentId)
    expect(trail.slice(-2)).toMatchObject([
      { action: 'student.ask-declaration' },
      { action: 'student.declare', actor_id: null, after: { roles: ['student'] } },
    ])
    expect(await inTables(run)).not.toContain(path.slice('/agree/'.length))
  })

  it.each([
    ['ar', 'آشا راو', 'إقرار الطالب'],
    ['fr', 'Asha Rao', 'Déclaration de l’étudiant'],
    ['zh', '阿莎', '学生声明'],
  ])('is read and signed in %s', async (language, name, title) => {
    const path = await askOne({ language })
    const { page } = await open(path, language)
    expect(page.title).toBe(title)
    expect((await sign(path, name, language)).status).toBe(303)
    const text = await textOf(await paperOf(run, recruiter, studentId))
    expect(lettersMissing(text, title, name)).toBe('')
    expect(lettersMissing(text, page.consent)).toBe('')
  })

  it('asks a student under 18 and a guardian by a link each, and closes with the second', async () => {
    const birthDate = `${new Date().getUTCFullYear() - 16}-01-01`
    await post(recruiter, 'previous-countries', { studentId, previousCountries: [], further: '' })
    await post(recruiter, 'deportation-details', { studentId, deportationDetails: [], further: '' })
    await post(recruiter, 'passport', { ...bodiesOf(known).passport, studentId, birthDate })
    const asked = await ask({ byMail: true })
    expect(asked.links.map(({ role, name }) => [role, name])).toEqual([
      ['student', 'Asha Devi Rao'],
      ['guardian', 'Meera Rao'],
    ])
    expect((await letters('meera.rao@example.com')).at(-1)?.text_body).toContain('guardian of Asha Devi Rao')
    const [own = '', guardians = ''] = pathsOf(asked)
    expect((await open(guardians)).page.consent).toContain('guardian')
    expect((await sign(guardians, 'Meera Rao')).status).toBe(303)
    expect(await stageOf()).toBe('to-be-declared')
    expect(await told('declaration-signed')).toHaveLength(0)
    expect((await sign(own)).status).toBe(303)
    expect(await stageOf()).toBe('ready')
    const [declared] = await declarationsOf(recruiter, studentId)
    expect(declared?.signers.every(({ signedDate }) => signedDate)).toBe(true)
  })

  it('asks both anew if a fact changes between the two signatures, and names it', async () => {
    const birthDate = `${new Date().getUTCFullYear() - 16}-01-01`
    await post(recruiter, 'previous-countries', { studentId, previousCountries: [], further: '' })
    await post(recruiter, 'deportation-details', { studentId, deportationDetails: [], further: '' })
    await post(recruiter, 'passport', { ...bodiesOf(known).passport, studentId, birthDate })
    const [own = '', guardians = ''] = pathsOf(await ask())
    await sign(own)
    await post(recruiter, 'marital-status', { studentId, maritalStatus: 'married', numberOfKids: 0 })
    expect((await open(guardians)).status).toBe(404)
    expect((await open(own)).page.state).toBe('reopened')
    expect(await declarationsOf(recruiter, studentId)).toMatchObject([
      { state: 'reopened', reopenedFields: ['maritalStatus'] },
    ])
    expect((await ask()).links).toHaveLength(2)
  })

  it('goes out by a letter in the chosen language, which is emptied once it was signed', async () => {
    const before = (await letters()).length
    const asked = await ask({ byMail: true, language: 'fr' })
    const [path = ''] = pathsOf(asked)
    const [letter] = (await letters()).slice(before)
    expect(letter?.subject).toContain('vous demande de signer une déclaration')
    expect(letter?.text_body).toContain(path)
    expect(letter?.text_body).not.toMatch(/K7294317|\b2001\b|• 317/)
    expect(asked.data.declarations).toMatchObject([
      {
        state: 'asked',
        isByLink: true,
        signers: [{ email: 'asha.rao@example.com', letter: { state: expect.any(String) } }],
      },
    ])
    await sign(path)
    expect((await letters()).some(({ text_body }) => text_body.includes(path))).toBe(false)
  })

  it('is not signed if text or facts are others than were read; while what blocks is mended, nothing can be signed', async () => {
    const path = await askOne()
    const { read } = (await open(path)).page
    const answer = () => open(path, 'en', { read, name: 'Asha Rao', consent: 'yes' })
    await post(recruiter, 'address', { ...bodiesOf(known).address, studentId, zipCode: '395004' })
    expect(await answer()).toMatchObject({ status: 409, page: { code: 'declaration.changed', state: 'asked' } })
    const moved = await open(path, 'fr', { read: (await open(path)).page.read, name: 'Asha Rao', consent: 'yes' })
    expect(moved).toMatchObject({ status: 409, page: { code: 'declaration.moved' } })
    await post(recruiter, 'contact', { ...bodiesOf(known).contact, studentId, email: 'meera.rao@example.com' })
    expect((await open(path)).page).toMatchObject({ state: 'changing' })
    expect((await open(path)).page.read).toBeUndefined()
    expect(await answer()).toMatchObject({ status: 409, page: { code: 'declaration.changed', state: 'changing' } })
    expect(await stageOf()).toBe('to-be-declared')
    await post(recruiter, 'contact', { ...bodiesOf(known).contact, studentId })
    expect((await sign(path)).status).toBe(303)
  })

  it('opens nothing once it was revoked, has ended, was sent again, or its student is in the bin', async () => {
    const looks = async (path: string) => {
      const { status, page } = await open(path)
      return { status, code: page.code, message: page.message }
    }
    const unknown = await looks(`/agree/${'a'.repeat(43)}`)
    expect(unknown.status).toBe(404)
    const revoked = await askOne()
    expect((await recruiter.post('/student/revoke-declaration', { studentId })).status).toBe(200)
    expect(await looks(revoked)).toEqual(unknown)
    expect((await recruiter.post('/student/revoke-declaration', { studentId })).body.code).toBe('declaration.notOpen')
    const ended = await askOne()
    await run.db
      .owner`update student_declaration set ask_until = '2020-01-01' where student_id = ${studentId} and state = 'asked'`
    expect(await looks(ended)).toEqual(unknown)
    expect((await declarationsOf(recruiter, studentId))[0]).toMatchObject({ state: 'expired' })
    // One that has ended by its day stands in nobody's way.
    const sentOnce = await askOne()
    const again = await recruiter.post<DeclarationBody>('/student/send-declaration-again', { studentId, byMail: false })
    expect(await looks(sentOnce)).toEqual(unknown)
    const [last = ''] = pathsOf(again.body)
    expect((await looks(last)).status).toBe(200)
    await recruiter.delete(`/student/delete/${studentId}`)
    expect(await looks(last)).toEqual(unknown)
  })

  it('is asked for once at a time, and ends where the file is signed in person', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => recruiter.post('/student/ask-declaration', { studentId, byMail: false })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { body } of answers.filter(({ status }) => status !== 200)) expect(body.code).toBe('declaration.asked')
    const again = await recruiter.post<DeclarationBody>('/student/send-declaration-again', { studentId, byMail: false })
    const [path = ''] = pathsOf(again.body)
    expect((await signNow(recruiter, studentId)).status).toBe(200)
    expect((await open(path)).status).toBe(404)
    expect((await declarationsOf(recruiter, studentId)).map(({ state }) => state)).toEqual(['signed', 'revoked'])
    expect((await ask()).code).toBe('declaration.signed')
  })

  it('is signed by one of two who press at once', async () => {
    const path = await askOne()
    const { read } = (await open(path)).page
    const both = await Promise.all([1, 2].map(() => open(path, 'en', { read, name: 'Asha Rao', consent: 'yes' })))
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409])
    expect(await run.db.owner`select 1 from proof_signing where subject_id = ${studentId}`).toHaveLength(1)
  })

  it('goes out by a letter also if it was first handed over by hand', async () => {
    const before = (await letters()).length
    expect((await ask()).data.declarations).toMatchObject([{ signers: [{ email: '', letter: null }] }])
    const again = await recruiter.post<DeclarationBody>('/student/send-declaration-again', { studentId })
    const [path = ''] = pathsOf(again.body)
    expect((await letters()).slice(before)).toMatchObject([{ text_body: expect.stringContaining(path) }])
    expect(await declarationsOf(recruiter, studentId)).toMatchObject([{ signers: [{ email: 'asha.rao@example.com' }] }])
  })

  it('goes out by one letter a minute, and its page is opened so often a minute', async () => {
    await ask({ byMail: true })
    const again = () => recruiter.post('/student/send-declaration-again', { studentId })
    expect(await again()).toMatchObject({ status: 429, body: { code: 'letter.tooSoon' } })
    await passMinute(run.db.owner)
    expect((await again()).status).toBe(200)
    const path = `/agree/${'b'.repeat(43)}`
    let last = 0
    for (let tries = 0; tries < 500 && last !== 429; tries += 1) last = (await open(path)).status
    expect(last).toBe(429)
  })
})
