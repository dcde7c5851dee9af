import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { isSignedWhole, textOf } from '../trust/papers.ts'
import { declarationsOf, declare, pageOf, paperOf, signatureOf, signNow } from './declaration-desk.ts'
import { bodiesOf, enrol, type Known, makeKnown, post, viewOf } from './enrolment-desk.ts'
import { inFiles, inOpenedFiles, inTables } from './stored.ts'

let run: RunningApp
let known: Known
let company: Company
let person: Person
let recruiter: Caller
beforeAll(async () => {
  run = await runApp({}, { web: 'none' })
  known = await makeKnown(run)
})
afterAll(() => run.close())
beforeEach(async () => {
  await run.db.owner`truncate rate_limit, letter_turn`
  company = await run.make.company({ name: 'Maple Pathways' })
  person = await run.make.person('recruiter', company)
  recruiter = run.call(await run.make.session(person))
})

const young = `${new Date().getUTCFullYear() - 16}-01-01`
const enrolYoung = () =>
  enrol(recruiter, known, 10, {
    passport: { ...bodiesOf(known).passport, birthDate: young },
    'deportation-details': { deportationDetails: [] },
    'previous-countries': { previousCountries: [] },
  })
const told = async (kind: string, by = recruiter) =>
  (await by.post<{ data: AnyRecord[] }>('/notification/list', { filters: { kind } })).body.data
const stagesOf = async (stage: string) =>
  ((await recruiter.post('/student/list', { filters: { stage } })).body.data as AnyRecord[]).map(({ _id }) => _id)

describe('a declaration in person', () => {
  it('closes the file of an adult: stage, filter, counts, timeline, audit, and a signed paper that holds nothing sealed', async () => {
    const studentId = await enrol(recruiter, known, 10)
    expect(await stagesOf('to-be-declared')).toEqual([studentId])
    const page = await pageOf(recruiter, studentId)
    expect(page).toMatchObject({ needsGuardian: false, studentName: 'Asha Devi Rao', companyName: 'Maple Pathways' })
    const facts = JSON.stringify(page.steps)
    for (const shown of ['Surat', '•••• 317', 'Funds']) expect(facts).toContain(shown)
    for (const hidden of ['K7294317', '2001-03-01']) expect(facts).not.toContain(hidden)

    const { status, body } = await signNow(recruiter, studentId)
    expect({ status, message: body.message }).toEqual({ status: 200, message: 'Declaration signed successfully' })
    expect(body.data.declarations).toMatchObject([
      { state: 'signed', isByLink: false, signers: [{ role: 'student', signedDate: expect.any(String) }] },
    ])
    expect(await viewOf(recruiter, studentId)).toMatchObject({ stage: 'ready', stepsSaved: 10 })
    expect(await stagesOf('ready')).toEqual([studentId])
    expect(await stagesOf('to-be-declared')).toEqual([])
    const { body: happened } = await recruiter.post('/student/timeline', { studentId })
    expect(happened.data[0]).toMatchObject({ action: 'declared' })
    const trail = (await trailOf(run.db.owner, studentId)).at(-1)
    expect(trail).toMatchObject({
      action: 'student.declare',
      actor_id: person.id,
      after: { roles: ['student'], facts_hash: page.factsHash },
    })
    const [signing] = await run.db.owner`select * from proof_signing where subject_id = ${studentId}`
    expect(signing).toMatchObject({
      ...{ signed_by: null, subject_kind: 'student', role: 'student', name: 'Asha Devi Rao', language: 'en' },
      ...{ address: '', facts_hash: page.factsHash, text_hash: page.text.textHash },
    })

    const paper = await paperOf(run, recruiter, studentId)
    expect(await isSignedWhole(paper)).toBe(true)
    const text = await textOf(paper)
    for (const words of ['What I told is true', 'Asha Devi Rao', 'Maple Pathways', page.factsHash.slice(0, 20)])
      expect(text.replaceAll('\n', '')).toContain(words)
    for (const hidden of ['K7294317', '317', '2001', 'asha.rao@example.com']) expect(text).not.toContain(hidden)
    const stored = `${await inTables(run)} ${await inFiles(run)} ${await inOpenedFiles(run)}`
    for (const hidden of ['K7294317', '2001-03-01']) expect(stored).not.toContain(hidden)
  })

  it('tells whoever checks the code of its paper kind, company and state, and nothing of the student', async () => {
    const studentId = await enrol(recruiter, known, 10)
    await signNow(recruiter, studentId)
    const [paper] = await run.db.owner`select code from proof_paper where company_id = ${company.id}`
    const check = async () => (await fetch(`${run.url}/certificate/${paper?.code}`)).text()
    expect(JSON.parse(await check())).toMatchObject({
      kind: 'declaration',
      companyName: 'Maple Pathways',
      state: 'valid',
    })
    expect(await check()).not.toMatch(/Asha|Rao/)
    await post(recruiter, 'address', { ...bodiesOf(known).address, studentId, city: 'Vapi' })
    expect(JSON.parse(await check())).toMatchObject({ kind: 'declaration', state: 'revoked' })
  })

  it('is signed by a student under 18 together with a guardian, or not at all', async () => {
    const studentId = await enrolYoung()
    const page = await pageOf(recruiter, studentId)
    expect(page).toMatchObject({ needsGuardian: true, guardians: [{ contact: 0, name: 'Meera Rao' }] })
    const body = { studentId, factsHash: page.factsHash, student: signatureOf(page, 'Asha Rao') }
    expect((await declare(recruiter, body)).body).toMatchObject({ code: 'declaration.guardianNeeded' })
    const nobody = { ...body, guardian: { ...signatureOf(page, 'Meera Rao'), contact: 3 } }
    expect((await declare(recruiter, nobody)).body).toMatchObject({ code: 'declaration.guardianNeeded' })
    expect((await viewOf(recruiter, studentId)).stage).toBe('to-be-declared')
    const arabic = await pageOf(recruiter, studentId, 'ar')
    const guardian = { ...signatureOf(arabic, 'ميرا راو'), contact: 0 }
    expect((await declare(recruiter, { ...body, guardian })).status).toBe(200)
    expect((await viewOf(recruiter, studentId)).stage).toBe('ready')
    const signings = await run.db.owner`
      select role, name, language from proof_signing where subject_id = ${studentId} order by role desc`
    expect(signings).toMatchObject([
      { role: 'student', name: 'Asha Rao', language: 'en' },
      { role: 'guardian', name: 'ميرا راو', language: 'ar' },
    ])
    const text = await textOf(await paperOf(run, recruiter, studentId))
    for (const words of ['Signature of the student', 'Signature of the guardian', 'What I told is true'])
      expect(text).toContain(words)
    expect(text).not.toContain(young)
  })

  it('is refused while a step is missing, or the summary finds what blocks, and goes through once that is mended', async () => {
    const begun = await enrol(recruiter, known, 4)
    const asked = await recruiter.post('/student/declaration-page', { studentId: begun })
    expect(asked).toMatchObject({ status: 409, body: { code: 'declaration.notWhole', params: { n: 5 } } })
    expect(asked.body.message).toBe('Please complete step 5 first')

    const studentId = await enrol(recruiter, known, 10)
    const own = { ...(bodiesOf(known)['emergency-contact'] as { contacts: object[] }).contacts[0] }
    const contacts = [{ ...own, mobileNumber: '9810001234' }]
    const page = await pageOf(recruiter, studentId)
    await post(recruiter, 'emergency-contact', { studentId, contacts })
    const body = { studentId, factsHash: page.factsHash, student: signatureOf(page, 'Asha Rao') }
    for (const refused of [
      await recruiter.post('/student/declaration-page', { studentId }),
      await recruiter.post('/student/ask-declaration', { studentId }),
      await declare(recruiter, body),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'declaration.blocked', params: { n: 1 } } })
    await post(recruiter, 'emergency-contact', { ...bodiesOf(known)['emergency-contact'], studentId })
    expect((await signNow(recruiter, studentId)).status).toBe(200)
  })

  it('is refused if text or facts are others than were read, without consent, and a second time', async () => {
    const studentId = await enrol(recruiter, known, 10)
    const page = await pageOf(recruiter, studentId)
    const student = signatureOf(page, 'Asha Rao')
    const body = { studentId, factsHash: page.factsHash, student }
    const coded = async (more: object) => (await declare(recruiter, { ...body, ...more })).body.code
    expect(await coded({ student: { ...student, textHash: '0'.repeat(64) } })).toBe('declaration.moved')
    expect(await coded({ student: { ...student, language: 'fr' } })).toBe('declaration.moved')
    expect(await coded({ student: { ...student, consent: false } })).toBe('request.invalid')
    await post(recruiter, 'contact', { ...bodiesOf(known).contact, studentId, email: 'asha@example.com' })
    expect(await coded({})).toBe('declaration.changed')
    expect(await declarationsOf(recruiter, studentId)).toEqual([])
    const again = await pageOf(recruiter, studentId)
    const both = await Promise.all(
      [1, 2].map(() =>
        declare(recruiter, { ...body, factsHash: again.factsHash, student: signatureOf(again, 'Asha') }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('declaration.signed')
    expect(await declarationsOf(recruiter, studentId)).toHaveLength(1)
  })

  it('stays signed when a later text holds; whoever signs next signs that', async () => {
    const studentId = await enrol(recruiter, known, 10)
    const passport = { ...bodiesOf(known).passport, passportNumber: 'M8811223' }
    const other = await enrol(recruiter, known, 9, { passport })
    await signNow(recruiter, studentId)
    const { owner } = run.db
    const texts = owner`(select texts from proof_text where kind = 'student-declaration' and name = '2026')`
    await owner`insert into proof_text (kind, name, holds_from, texts) values ('student-declaration', '2026-2', '2026-06-01', ${texts})`
    expect((await viewOf(recruiter, studentId)).stage).toBe('ready')
    await post(recruiter, 'coaching', { ...bodiesOf(known).coaching, studentId: other })
    expect((await pageOf(recruiter, other)).text.version).toBe('2026-2')
    await owner`delete from proof_text where name = '2026-2'`
  })

  it('is the business of those who manage students: others read the state, or know of no such student', async () => {
    const studentId = await enrol(recruiter, known, 10)
    await signNow(recruiter, studentId)
    const [{ _id: declarationId } = { _id: '' }] = await declarationsOf(recruiter, studentId)
    for (const role of ['company-user', 'administrator'] as const) {
      const by = run.call(await run.make.tokenOf(role, company))
      expect(await declarationsOf(by, studentId)).toMatchObject([{ state: 'signed' }])
      for (const call of ['declaration-page', 'ask-declaration', 'revoke-declaration', 'open-declaration'])
        expect((await by.post(`/student/${call}`, { studentId, declarationId })).status).toBe(403)
    }
    const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
    for (const call of [
      'declaration',
      'declaration-page',
      'ask-declaration',
      'send-declaration-again',
      'open-declaration',
    ])
      expect((await stranger.post(`/student/${call}`, { studentId, declarationId })).status).toBe(404)
    // A paper is given by its own call alone.
    await paperOf(run, recruiter, studentId)
    const [file] = await run.db.owner`select file_key from student_declaration where id = ${declarationId}`
    const { body } = await recruiter.get(`/s3/download-url?fileKey=${file?.file_key}`)
    expect(body.code).toBe('file.notFound')
  })

  it('leaves nothing behind once the student is forgotten for good', async () => {
    const studentId = await enrol(recruiter, known, 10)
    await signNow(recruiter, studentId)
    await paperOf(run, recruiter, studentId)
    await run.db.owner`delete from student where id = ${studentId}`
    for (const table of ['student_declaration', 'student_declaration_signer', 'proof_signing', 'proof_paper'])
      expect(await run.db.owner`select 1 from ${run.db.owner(table)} where company_id = ${company.id}`).toEqual([])
  })

  it('tells the counsellor, unless they handed the device over', async () => {
    const counsellor = await run.make.person('recruiter', company)
    const by = run.call(await run.make.session(counsellor))
    const studentId = await enrol(recruiter, known, 10)
    await recruiter.post('/student/change-counsellor', { studentId, counsellor: counsellor.id })
    await signNow(recruiter, studentId)
    expect(await told('declaration-signed', by)).toHaveLength(1)
    expect(await told('declaration-signed')).toHaveLength(0)
  })
})
