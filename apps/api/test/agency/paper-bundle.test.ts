import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { queues } from '../../src/features.ts'
import { hashPassword } from '../../src/http/session/password.ts'
import { drawPdf } from '../../src/pdf/draw-pdf.ts'
import { countPages } from '../../src/pdf/join-pdfs.ts'
import { openArchive } from '../../src/platform/content/zip-archive.ts'
import { openJobs } from '../../src/platform/jobs.ts'
import type { Caller } from '../call.ts'
import { photo } from '../images.ts'
import type { Company, Person } from '../make.ts'
import { codeOf, oldPassword, withTwoFactor, wrongCode } from '../people/two-factor-person.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { faultsOf, pageTextsOf } from '../trust/papers.ts'
import { fetchFile } from '../upload.ts'
import * as desk from './application-desk.ts'
import * as paper from './paper-desk.ts'

let run: RunningApp
let passwordHash: string
let company: Company
let owner: Person
let recruiter: Person
let filing: Caller
let country: string
let place: desk.Place
let studentId: string
let applicationId: string
beforeAll(async () => {
  run = await runApp()
  passwordHash = await hashPassword(oldPassword)
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  owner = await run.make.person('owner', company)
  recruiter = await run.make.person('recruiter', company, { password_hash: passwordHash })
  filing = run.call(await run.make.session(recruiter))
  country = await run.make.country()
  place = await desk.makePlace(run, company, { country, name: 'Kauri University' })
  studentId = await run.make.student(company, { first_name: 'Grace', last_name: 'Wanjiru', saved_steps: [1] })
  applicationId = (await desk.add(filing, studentId, place)).body.data._id
})

const pageOf = async (text: string, pages = 1) =>
  Buffer.from(
    await drawPdf({
      ...{ language: 'en', title: text },
      blocks: Array.from({ length: pages }, (_, at) => [
        ...(at > 0 ? [{ pageBreak: true as const }] : []),
        { paragraph: `${text}, page ${at + 1}` },
      ]).flat(),
    }),
  )
const as = async (role: Parameters<typeof run.make.tokenOf>[0], of = company) =>
  run.call(await run.make.tokenOf(role, of))
const rowOf = (words: string, at: number) =>
  run.make.checklistRow(null, { country_id: country, paper: words, place: at })
const namesIn = async (filePattern: string) => {
  const { body } = await filing.put(`/institution/update/${place.institution}`, { filePattern })
  return body
}
const own = (title: string) => paper.asked(filing, studentId, { title }, [applicationId])
const acceptedOwn = async (title: string, given: Partial<Parameters<typeof paper.accepted>[3]> = {}) => {
  const id = await own(title)
  await paper.accepted(run, filing, id, { bytes: await pageOf(title), ...given })
  return id
}
const make = (format: 'pdf' | 'zip', more: object = {}, by = filing) =>
  paper.makeBundle(by, applicationId, format, more)
const madeNow = async (format: 'pdf' | 'zip', more: object = {}) => {
  const { status, body } = await make(format, more)
  expect({ status, message: body.message }).toEqual({ status: 202, message: 'The file is being made' })
  return paper.madeBundle(filing, applicationId)
}
const filesIn = async () =>
  await run.db.owner`
  select key from stored_file where company_id = ${company.id} and purpose = 'paper-bundle' and state = 'confirmed'`

/** Three papers of the checklist, asked and accepted in another order, and one in own words. */
async function fourPapers() {
  const rows = {
    passport: await rowOf('Photo page', 1),
    funds: await rowOf('Proof of funds', 2),
    offer: await rowOf('Offer', 3),
  }
  await acceptedOwn('Letter of reference')
  for (const [name, given] of Object.entries({
    offer: { bytes: await pageOf('Offer') },
    funds: { bytes: await pageOf('Proof of funds', 2) },
    passport: { bytes: await photo(300, 200), fileName: 'page.jpg', fileType: 'image/jpeg' },
  })) {
    const id = await paper.asked(filing, studentId, { checklist: rows[name as keyof typeof rows] }, [applicationId])
    await paper.accepted(run, filing, id, given)
  }
}

describe('a bundle', () => {
  it('is one PDF of the accepted papers in the order of the checklist, and its first page says where each begins', async () => {
    await fourPapers()
    await own('Only asked')
    await acceptedOwn('For nobody').then((id) => filing.put(`/student-paper/update/${id}`, { applications: [] }))
    const bundle = await madeNow('pdf')
    expect(bundle).toMatchObject({ state: 'done', name: 'Grace Wanjiru - Kauri University.pdf', hasIdentity: false })
    expect(bundle.parts.map(({ name, page, leftOut }) => [name, page, leftOut])).toEqual([
      ['01 Photo page', 2, null],
      ['02 Proof of funds', 3, null],
      ['03 Offer', 5, null],
      ['04 Letter of reference', 6, null],
    ])
    const pdf = await paper.bytesOfBundle(run, filing, bundle._id)
    expect(await faultsOf(pdf)).toBe('')
    expect(await countPages(pdf)).toBe(6)
    const pages = await pageTextsOf(pdf)
    for (const said of ['Grace Wanjiru', 'Kauri University', 'MSc Data Science', '03 Offer'])
      expect(pages[0]).toContain(said)
    expect(pages[2]).toContain('Proof of funds, page 1')
    expect(pages[3]).toContain('Proof of funds, page 2')
    expect(pages[4]).toContain('Offer, page 1')
    expect(pages[5]).toContain('Letter of reference, page 1')
  })

  it('is a ZIP of the files as they are, named as the institution wants', async () => {
    await fourPapers()
    await acceptedOwn('Letter of reference')
    await namesIn('{last}, {first} - {paper}')
    const bundle = await madeNow('zip')
    const archive = await openArchive(await paper.bytesOfBundle(run, filing, bundle._id))
    expect(archive.names).toEqual([
      ...['Wanjiru, Grace - Photo page.jpg', 'Wanjiru, Grace - Proof of funds.pdf', 'Wanjiru, Grace - Offer.pdf'],
      ...['Wanjiru, Grace - Letter of reference.pdf', 'Wanjiru, Grace - Letter of reference (2).pdf'],
    ])
    expect(await pageTextsOf(await archive.read('Wanjiru, Grace - Offer.pdf'))).toContainEqual(
      expect.stringContaining('Offer, page 1'),
    )
    expect(bundle.parts.map(({ name }) => name)).toEqual(archive.names)
  })

  it.each([
    ['مريم', 'نور', 'كشف حساب ../بنك', 'مريم نور - كشف حساب ..-بنك.pdf'],
    ['小明', '王', '成绩单', '小明 王 - 成绩单.pdf'],
    ['Grace', 'Wanjiru', 'x'.repeat(100), `Grace Wanjiru - ${'x'.repeat(100)}.pdf`],
  ])('has right names of %s %s: %s', async (first_name, last_name, title, name) => {
    await run.db.owner`update student set ${run.db.owner({ first_name, last_name })} where id = ${studentId}`
    await namesIn('{student} - {paper}')
    await acceptedOwn(title)
    const bundle = await madeNow('zip')
    const archive = await openArchive(await paper.bytesOfBundle(run, filing, bundle._id))
    expect(archive.names).toEqual([name])
  })

  it.each(['{passport}', '{student', 'a}'])('takes no pattern %s of an institution', async (pattern) => {
    expect(await namesIn(pattern)).toMatchObject({
      fields: { filePattern: 'Please use the words in braces that are listed, each whole' },
    })
  })

  it('names what it leaves out, and goes on with the others', async () => {
    await namesIn('{paper}')
    const harmed = await own('Harmed')
    await harm(await paper.accepted(run, filing, harmed, { bytes: await pageOf('Harmed') }))
    const gone = await acceptedOwn('Gone')
    await acceptedOwn('Whole')
    await run.db.owner`update student_document set deleted_at = now()
      where id = (select document_id from student_paper_version where paper_id = ${gone})`
    for (const format of ['pdf', 'zip'] as const) {
      const bundle = await madeNow(format)
      const end = format === 'zip' ? '.pdf' : ''
      expect(bundle.parts.map(({ name, leftOut }) => [name, leftOut])).toEqual([
        [`Harmed${end}`, 'unreadable'],
        ['Gone', 'gone'],
        [`Whole${end}`, null],
      ])
      const bytes = await paper.bytesOfBundle(run, filing, bundle._id)
      if (format === 'zip') expect((await openArchive(bytes)).names).toEqual(['Whole.pdf'])
      else
        expect((await pageTextsOf(bytes))[0]).toMatch(/Not included.*It cannot be opened, or has a\s+password.*Gone/s)
    }
  })

  it('is refused while nothing is accepted, and the standing says so beforehand', async () => {
    await own('Only asked')
    expect(await paper.standingOf(filing, applicationId)).toEqual({ accepted: 0, hasIdentity: false, latest: null })
    const { status, body } = await make('pdf')
    expect([status, body.code, body.message]).toEqual([
      ...[409, 'studentPaper.noneAccepted', 'No paper of this application is accepted yet'],
    ])
  })

  it('of more than a PDF can hold is offered as a ZIP', async () => {
    const id = await acceptedOwn('Huge')
    await run.db.owner`update stored_file set file_size = 160 * 1024 * 1024 where key = (
      select d.file_key from student_paper_version v join student_document d on d.id = v.document_id where v.paper_id = ${id})`
    expect((await make('pdf')).body).toMatchObject({
      ...{ code: 'studentPaper.tooLarge', message: 'These papers are too large for one PDF. Please choose the ZIP' },
    })
    expect((await madeNow('zip')).state).toBe('done')
  })

  it('takes the place of the one before, and goes after a week with its file', async () => {
    await acceptedOwn('Letter')
    const first = await madeNow('zip')
    const second = await madeNow('pdf')
    expect((await paper.openBundle(filing, first._id)).status).toBe(404)
    expect(await filesIn()).toHaveLength(1)
    await run.db.owner`update paper_bundle set created_at = now() - interval '8 days' where id = ${second._id}`
    const jobs = await openJobs(run.db.owner, run.db.urls.owner, queues, () => {})
    await jobs.enqueue(run.db.owner, 'forget-work', {})
    await vi.waitFor(async () => expect(await filesIn()).toEqual([]), { timeout: 20_000 })
    await jobs.stop()
    expect((await paper.openBundle(filing, second._id)).status).toBe(404)
  })

  it('is made anew by whoever asks twice at once, once', async () => {
    await acceptedOwn('Letter')
    expect((await Promise.all([make('pdf'), make('pdf')])).map(({ status }) => status)).toEqual([202, 202])
    await paper.madeBundle(filing, applicationId)
    const rows = await run.db.owner`select 1 from paper_bundle where application_id = ${applicationId}`
    expect(rows).toHaveLength(1)
  })
})

describe('a bundle with a passport', () => {
  const proof = { currentPassword: oldPassword }
  const readings = async () =>
    (await trailOf(run.db.owner, studentId)).filter(({ action }) => action === 'student.reveal')
  beforeEach(async () => {
    await acceptedOwn('Letter')
    await acceptedOwn('Passport', { type: 'passport' })
  })

  it.each<[object, object]>([
    [{}, { fields: { currentPassword: 'Password is required' } }],
    [{ currentPassword: 'Wrong@2026' }, { code: 'account.passwordWrong' }],
  ])('is refused with %j', async (given, refusal) => {
    expect(await paper.standingOf(filing, applicationId)).toMatchObject({ accepted: 2, hasIdentity: true })
    expect((await make('pdf', given)).body).toMatchObject(refusal)
    expect((await paper.standingOf(filing, applicationId)).latest).toBeNull()
    expect(await readings()).toEqual([])
  })

  it('is made for whoever shows that it is they, and stands in the audit as a reading', async () => {
    const bundle = await madeNow('zip', proof)
    expect(bundle).toMatchObject({ state: 'done', hasIdentity: true })
    expect((await readings()).map(({ after }) => after)).toEqual([{ read: ['passport'], as: 'bundle' }])
    const trail = await trailOf(run.db.owner, applicationId)
    const rows = trail.filter(({ action }) => action === 'student-paper.bundle')
    expect(rows.map(({ after }) => after)).toEqual([{ format: 'zip', papers: 2, identity: 1 }])
  })

  it('asks for a code of whoever signs in with one', async () => {
    const { caller, secret } = await withTwoFactor(run, recruiter)
    expect((await make('pdf', { code: wrongCode(secret) }, caller)).body.code).toBe('twoFactor.codeWrong')
    expect((await make('pdf', { code: codeOf(secret) }, caller)).status).toBe(202)
  })

  it('goes soon after it was downloaded', async () => {
    const bundle = await madeNow('pdf', proof)
    await paper.bytesOfBundle(run, filing, bundle._id)
    const [{ seconds } = { seconds: 0 }] = await run.db.owner<{ seconds: number }[]>`
      select min(extract(epoch from start_after - created_on))::int as seconds from pgboss.job
      where name = 'forget-paper-bundle' and data->>'id' = ${bundle._id}`
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(600)
    await run.db
      .owner`update pgboss.job set start_after = now() where name = 'forget-paper-bundle' and data->>'id' = ${bundle._id}`
    await vi.waitFor(async () => expect(await filesIn()).toEqual([]), { timeout: 20_000 })
    expect((await paper.standingOf(filing, applicationId)).latest).toBeNull()
  })

  it('tells the Owners of somebody who takes many out', async () => {
    await run.db.owner`
      insert into audit (id, actor_id, company_id, action, record_kind, record_id, after, request_id)
      select gen_random_uuid(), ${recruiter.id}, ${company.id}, 'student.reveal', 'student', ${studentId}, '{"read":["passport"]}', 'test'
      from generate_series(1, 20)`
    expect((await make('pdf', proof)).status).toBe(202)
    const told = await run.db.owner`
      select 1 from notification where kind = 'student-reveals' and user_id = ${owner.id}`
    expect(told).toHaveLength(1)
  })
})

describe('who may', () => {
  it('have papers bundled: no Company User and no administrator', async () => {
    await acceptedOwn('Letter')
    const bundle = await madeNow('pdf')
    for (const by of [await as('company-user'), run.call(await run.make.tokenOf('administrator'))]) {
      expect((await make('pdf', {}, by)).status).toBe(403)
      expect((await paper.openBundle(by, bundle._id)).status).toBe(403)
      expect((await by.post('/student-paper/view-bundle', { applicationId })).status).toBe(403)
    }
  })

  it('reach another’s, another company’s or another team’s: nobody', async () => {
    await acceptedOwn('Letter')
    const bundle = await madeNow('pdf')
    const narrow = await run.make.person('recruiter', company)
    await run.make.sight(narrow, 'own', [])
    for (const by of [await as('owner', await run.make.company()), run.call(await run.make.session(narrow))]) {
      expect((await make('pdf', {}, by)).status).toBe(404)
      expect((await by.post('/student-paper/view-bundle', { applicationId })).status).toBe(404)
      expect((await paper.openBundle(by, bundle._id)).status).toBe(404)
    }
    // A colleague has their own alone.
    const colleague = await as('bench-sales')
    expect((await paper.standingOf(colleague, applicationId)).latest).toBeNull()
    expect((await paper.openBundle(colleague, bundle._id)).status).toBe(404)
  })

  it('have a file after they lost sight of its student: nobody, at an address that was given before either', async () => {
    await acceptedOwn('Letter')
    const bundle = await madeNow('pdf')
    const { presignedUrl } = (await paper.openBundle(filing, bundle._id)).body
    const [file] = await run.db.owner<
      { file_key: string }[]
    >`select file_key from paper_bundle where id = ${bundle._id}`
    expect((await filing.get(`/s3/download-url?fileKey=${file?.file_key}`)).body.code).toBe('file.notFound')
    await run.make.sight(recruiter, 'own', [])
    expect((await fetchFile(run, filing, presignedUrl)).status).toBe(403)
    expect((await paper.openBundle(filing, bundle._id)).status).toBe(404)
  })
})

async function harm(key: string): Promise<void> {
  const files = await readdir(join(run.dataDir, 'files'), { recursive: true })
  const file = files.find((name) => name.endsWith(key))
  if (!file) throw new Error('The file is not there.')
  await writeFile(join(run.dataDir, 'files', file), 'harmed')
}
