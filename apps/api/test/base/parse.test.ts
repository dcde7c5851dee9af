import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type FoundValue, type PageText, Parse } from '@corridor/contract/base/parse/shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { loadConfig } from '../../src/config.ts'
import { connectDatabase } from '../../src/db/pool/open.ts'
import { forgetReadings } from '../../src/features/base/parse/forget.ts'
import { queues } from '../../src/features.ts'
import { openJobs } from '../../src/platform/jobs.ts'
import type { Caller } from '../call.ts'
import { loseActive } from '../lost-jobs.ts'
import type { Company, Person } from '../make.ts'
import { writePdf } from '../reading/pdf-writer.ts'
import { writeDocx } from '../reading/zip-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { docxType, fetchFile, upload } from '../upload.ts'

let run: RunningApp
let company: Company
let person: Person
let recruiter: Caller
beforeAll(async () => {
  run = await runApp()
  company = await run.make.company()
  person = await run.make.person('recruiter', company)
  recruiter = run.call(await run.make.session(person))
})
afterAll(() => run.close())

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures/resumes', name))
const encryptedPdf = () =>
  Buffer.from(
    writePdf('', [`<< /Filter /Standard /V 1 /R 2 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> /P -4 >>`])
      .toString('latin1')
      .replace('/Root 1 0 R', `/Root 1 0 R /Encrypt 6 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`),
    'latin1',
  )

async function parse(fileKey: string): Promise<Parse> {
  const queued = await recruiter.post('/agent/resume-parser', { fileKey })
  expect(queued.status).toBe(202)
  const look = async () => Parse.parse((await recruiter.get(`/agent/parse/${queued.body.parseId}`)).body)
  await expect.poll(async () => (await look()).status, { timeout: 20_000 }).toMatch(/done|failed/)
  return look()
}

describe('a resume', () => {
  it.each<[string, string, string[]]>([
    ['one-column.pdf', 'application/pdf', ['Dorian', 'Streich', 'Dorian_Streich6@gmail.com', '+19872060858']],
    ['table.docx', docxType, ['Garfield', 'Wisozk-Wolf', 'Garfield_Wisozk-Wolf@gmail.com', '+17466681748']],
    ['table.doc', 'application/msword', ['Kyle', 'Metz', 'Kyle_Metz14@yahoo.com', '+13423030755']],
    ['scan.pdf', 'application/pdf', ['Antoine', 'Moreau', 'antoine.moreau@example.com', '+34600123456']],
    ['scan.jpg', 'image/jpeg', ['Priya', 'Muller', 'priya.muller@example.com', '+39025550123']],
  ])('%s is read in the background: names, e-mail and phone', async (name, fileType, expected) => {
    const fileKey = await upload(run, recruiter, fixture(name), { fileType, fileName: name })
    const { status, result, reason, file } = await parse(fileKey)
    expect({ status, reason }).toEqual({ status: 'done', reason: null })
    expect(file).toMatchObject({ fileKey, originalName: name, fileType })
    const { firstName, lastName, email, phone } = result ?? {}
    expect([firstName, lastName, email, phone].map((found) => found?.value)).toEqual(expected)
  })

  it('has its text and the places of its words kept sealed, for its own reading alone', async () => {
    const { parseId } = await parse(await upload(run, recruiter, fixture('one-column.pdf')))
    const textOf = (id: string) => recruiter.get(`/agent/parse/${id}/text`)
    const { pages } = (await textOf(parseId)).body as unknown as { pages: PageText[] }
    expect(pages[0]?.text).toContain('Dorian')
    const [row] = await run.db.owner`select pages, t::text as lies from parse_text t where parse_id = ${parseId}`
    expect(row?.pages).toBeNull()
    expect(row?.lies).not.toContain('Dorian')
    const other = await parse(await upload(run, recruiter, fixture('table.docx'), { fileType: docxType }))
    await run.db.owner`
      update parse_text set sealed_pages = (select sealed_pages from parse_text where parse_id = ${parseId})
      where parse_id = ${other.parseId}`
    expect(await textOf(other.parseId)).toMatchObject({ status: 409, body: { code: 'record.sealBroken' } })
    // A reading of before lies plain for the rest of its days.
    await run.db
      .owner`update parse_text set sealed_pages = null, pages = ${run.db.owner.json(pages as never)} where parse_id = ${other.parseId}`
    expect((await textOf(other.parseId)).body).toMatchObject({ pages })
  })

  it.each<[string, string, boolean]>([
    ['one-column.pdf', 'application/pdf', true],
    ['table.docx', docxType, false],
  ])('%s keeps its pages, and each value stands where it is said to stand', async (name, fileType, hasBoxes) => {
    const { parseId, result } = await parse(await upload(run, recruiter, fixture(name), { fileType }))
    const { pages } = (await recruiter.get(`/agent/parse/${parseId}/text`)).body as unknown as { pages: PageText[] }
    const email = result?.email as FoundValue
    const page = pages[email.page - 1] as PageText
    expect(page.text.slice(email.start, email.end)).toContain(email.value)
    const boxes = page.words?.boxes
    expect(Boolean(boxes)).toBe(hasBoxes)
    if (boxes) expect(boxes.length).toBe((page.words?.offsets.length ?? 0) * 2)
    const stranger = run.call(await run.make.session(await run.make.person('recruiter', await run.make.company())))
    expect((await stranger.get(`/agent/parse/${parseId}/text`)).status).toBe(404)
  })

  it.each<[string, string, () => Buffer, RegExp]>([
    ['a scanned page', 'application/pdf', () => writePdf(''), /scanned image/],
    ['an encrypted PDF', 'application/pdf', encryptedPdf, /password/],
    ['a Word document without text', docxType, () => writeDocx(''), /no text/],
  ])('that is %s fails with a reason, and the file is kept', async (_, fileType, bytes, reason) => {
    const fileKey = await upload(run, recruiter, bytes(), { fileType })
    expect(await parse(fileKey)).toMatchObject({ status: 'failed', reason: expect.stringMatching(reason) })
    const { status, body } = await recruiter.get(`/s3/download-url?fileKey=${fileKey}`)
    expect(status).toBe(200)
    const kept = await fetchFile(run, recruiter, body.presignedUrl)
    expect(Buffer.from(await kept.arrayBuffer()).equals(bytes())).toBe(true)
  })

  it.each([
    ['+1 830 760 4750', true],
    ['+1 555 123 4567', false],
  ])('tells whether %s of a resume can be called', async (phone, isCallable) => {
    const resume = Buffer.from(`Jane Doe\njane@mail.example\nPhone: ${phone}\n`)
    const { result } = await parse(await upload(run, recruiter, resume, { fileType: 'text/plain' }))
    expect(result?.phone).toMatchObject({ value: phone.replaceAll(' ', ''), isCallable })
  })

  it('whose file is gone from the store fails with a reason', async () => {
    const fileKey = await upload(run, recruiter, fixture('table.docx'), { fileType: docxType })
    await parse(fileKey)
    await rm(join(run.dataDir, 'files', fileKey.slice(-2), fileKey), { force: true })
    expect(await parse(fileKey)).toMatchObject({ status: 'failed', reason: 'The file could not be read.' })
  })

  it('that a process took and died with is read by the next', async () => {
    const api = await runApp({ ROLE: 'api' })
    const own = await api.make.company()
    const caller = api.call(await api.make.session(await api.make.person('recruiter', own)))
    const fileKey = await upload(api, caller, fixture('table.docx'), { fileType: docxType })
    const { parseId } = (await caller.post('/agent/resume-parser', { fileKey })).body
    await api.db.owner`update parse set status = 'running'`
    await loseActive(api.db, 'parse-resume')
    const reached = connectDatabase(api.db.urls)
    const worker = await buildApp({
      config: loadConfig({ ROLE: 'worker', DEMO: '0', DATABASE_URL: api.db.urls.owner, DATA_DIR: api.dataDir }),
      db: reached,
    })
    const look = async () => Parse.parse((await caller.get(`/agent/parse/${parseId}`)).body).status
    await expect.poll(look, { timeout: 20_000 }).toBe('done')
    await worker.close()
    await reached.close()
    await api.close()
  }, 90_000)

  it('is forgotten after thirty days with what was read, but for the files that a candidate has and had', async () => {
    const [held, loose] = [
      await upload(run, recruiter, fixture('table.docx'), { fileType: docxType }),
      await upload(run, recruiter, writePdf('')),
    ]
    const readings: string[] = []
    for (const fileKey of [held, loose])
      readings.push((await recruiter.post('/agent/resume-parser', { fileKey })).body.parseId)
    const jane = { firstName: 'Jane', lastName: 'Kept', email: 'jane.kept@mail.example', phone: '+1 415 555 0111' }
    const { _id } = (await recruiter.post('/candidate/add-candidate', { ...jane, resumeKey: held })).body.data
    const jobs = await openJobs(run.db.owner, run.db.urls.owner, queues, () => {})
    const age = async (days: number) => {
      await run.db
        .owner`update parse set created_at = now() - make_interval(days => ${days}) where id = any(${readings})`
      await forgetReadings(run.db.sql, jobs)
    }
    const statuses = async () => {
      const asked = [
        ...readings.map((id) => `/agent/parse/${id}`),
        ...[held, loose].map((key) => `/s3/download-url?fileKey=${key}`),
      ]
      return Promise.all(asked.map(async (path) => (await recruiter.get(path)).status))
    }
    const next = await upload(run, recruiter, fixture('one-column.pdf'))
    try {
      await age(29)
      expect(await statuses()).toEqual([200, 200, 200, 200])
      await age(31)
      expect(await statuses()).toEqual([404, 404, 200, 404])
      expect((await recruiter.put(`/candidate/update/${_id}`, { resumeKey: next })).status).toBe(200)
      await run.db.owner`update former_resume set replaced_at = now() - interval '31 days' where file_key = ${held}`
      await forgetReadings(run.db.sql, jobs)
      expect(await statuses()).toEqual([404, 404, 200, 404])
      const { formerResumes } = (await recruiter.post('/candidate/view', { candidateId: _id })).body.data
      expect(formerResumes).toMatchObject([{ fileKey: held }])
      // One that was taken away goes.
      const isThere = async () => (await recruiter.get(`/s3/download-url?fileKey=${next}`)).status === 200
      expect((await recruiter.put(`/candidate/update/${_id}`, { resumeKey: null })).status).toBe(200)
      await forgetReadings(run.db.sql, jobs)
      expect(await isThere()).toBe(true)
      await run.db.owner`update replaced_resume set replaced_at = now() - interval '31 days' where file_key = ${next}`
      await forgetReadings(run.db.sql, jobs)
      expect(await isThere()).toBe(false)
    } finally {
      await jobs.stop()
    }
  })

  it('leaves in the trail who had it read', async () => {
    const fileKey = await upload(run, recruiter, fixture('table.docx'), { fileType: docxType })
    const { parseId } = (await recruiter.post('/agent/resume-parser', { fileKey })).body
    const who = { actor_id: person.id, company_id: company.id, record_kind: 'parse' }
    expect(await trailOf(run.db.owner, parseId)).toMatchObject([
      { ...who, action: 'agent.resume-parser', before: null, after: { fileKey } },
    ])
  })
})
