import { createRequire } from 'node:module'
import { type JdExtract, JobReading, Parse } from '@corridor/contract/base/parse/shapes'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetReadings } from '../../src/features/base/parse/forget.ts'
import { queues } from '../../src/features.ts'
import { type Jobs, openJobs } from '../../src/platform/jobs.ts'
import type { AnyBody, Caller } from '../call.ts'
import { writePdf } from '../reading/pdf-writer.ts'
import { paragraph, writeDocx } from '../reading/zip-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { docxType, upload } from '../upload.ts'

GlobalFonts.registerFromPath(
  createRequire(import.meta.url).resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  'Ad',
)

let run: RunningApp
let recruiter: Caller
let jobs: Jobs
beforeAll(async () => {
  run = await runApp()
  jobs = await openJobs(run.db.owner, run.db.urls.owner, queues, () => {})
  const company = await run.make.company()
  recruiter = run.call(await run.make.session(await run.make.person('recruiter', company)))
})
afterAll(async () => {
  await jobs.stop()
  await run.close()
})

const ad = [
  'Senior Java Developer',
  'Location: Austin, TX (Hybrid)',
  'Duration: 6+ months contract',
  'Rate: $60 - $65/hr on C2C',
  'Required Skills: Java, Spring Boot, Kafka',
]
interface Extracted extends AnyBody {
  job: unknown
}
const extract = (input: JdExtract) => recruiter.post<Extracted>('/agent/jd-extractor', input)

describe('a pasted job ad', () => {
  it('is answered at once, each value with its place in the text that is answered', async () => {
    const { status, body } = await extract({ text: ad.join('\r\n') })
    expect(status).toBe(200)
    expect(body).toMatchObject({ parseId: null, reason: null })
    const { pages, fields } = JobReading.parse(body.job)
    expect(pages).toEqual([ad.join('\n')])
    const { jobTitle, minSalary, maxSalary, payTypes, workMode } = fields
    expect([jobTitle, minSalary, maxSalary, payTypes?.[0], workMode].map((one) => one?.value)).toEqual([
      'Senior Java Developer',
      '60',
      '65',
      'C2C',
      'Hybrid',
    ])
    expect(pages[0]?.slice(maxSalary?.start, maxSalary?.end)).toBe('65')
  })

  it('leaves nothing behind', async () => {
    const count = async () => (await run.db.owner`select 1 from parse`).length
    const before = await count()
    await extract({ text: ad.join('\n') })
    expect(await count()).toBe(before)
  })

  it.each<[string, string]>([
    ['one line of 50,000 letters', 'A'.repeat(50_000)],
    ['as many blanks as a regular expression may try in vain', `Rate: ${' '.repeat(49_000)}$`],
    ['labels without end', 'Location: '.repeat(4_900)],
    ['amounts without end', '$1 - '.repeat(9_000)],
    ['no letters at all', '\u200b \u202e\ufeff.'.repeat(1_000)],
  ])('of %s is answered within seconds', async (_, text) => {
    const startedAt = performance.now()
    const { status } = await extract({ text })
    expect(status).toBe(200)
    expect(performance.now() - startedAt).toBeLessThan(9_000)
  })

  it.each<[string, JdExtract]>([
    ['nothing', {}],
    ['blanks alone', { text: ' \n ' }],
    ['more than 50,000 characters', { text: 'a'.repeat(50_001) }],
    ['a text and a file', { text: 'a', fileKey: 'b' }],
  ])('that is %s is refused', async (_, input) => {
    const { status, body } = await extract(input)
    expect({ status, field: Object.keys(body.fields) }).toEqual({ status: 400, field: ['text'] })
  })
})

const asJob = (fileType: string) => ({ fileName: 'ad', fileType, purpose: 'job-description' })

async function read(fileKey: string): Promise<Parse> {
  const queued = await extract({ fileKey })
  expect(queued.body).toMatchObject({ success: true, job: null })
  const look = async () => Parse.parse((await recruiter.get(`/agent/parse/${queued.body.parseId}`)).body)
  await expect.poll(async () => (await look()).status, { timeout: 20_000 }).toMatch(/done|failed/)
  return look()
}

/** A text as a picture of a page. */
function pictureOf(lines: readonly string[], type: 'image/png' | 'image/jpeg'): Buffer {
  const canvas = createCanvas(1240, 1754)
  const page = canvas.getContext('2d')
  page.fillStyle = '#fff'
  page.fillRect(0, 0, canvas.width, canvas.height)
  page.fillStyle = '#000'
  page.font = '32px Ad'
  for (const [at, line] of lines.entries()) page.fillText(line, 100, 140 + at * 70)
  return type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg')
}

describe('an uploaded job ad', () => {
  it.each<[string, string, () => Buffer]>([
    ['a text', 'text/plain', () => Buffer.from(ad.join('\n'))],
    ['a Word document', docxType, () => writeDocx(ad.map(paragraph).join(''))],
  ])('that is %s is read in the background', async (_, fileType, bytes) => {
    const { status, result, job } = await read(await upload(run, recruiter, bytes(), asJob(fileType)))
    expect({ status, result }).toEqual({ status: 'done', result: null })
    expect(job?.fields).toMatchObject({ contractMonths: { value: '6' }, currency: { value: 'USD' } })
    expect(job?.pages.join('\n')).toBe(ad.join('\n'))
  })

  it.each<[string, 'image/png' | 'image/jpeg']>([
    ['a PNG', 'image/png'],
    ['a JPG', 'image/jpeg'],
  ])('that is a picture, %s, is recognised', { timeout: 60_000 }, async (_, fileType) => {
    const fileKey = await upload(run, recruiter, pictureOf(ad, fileType), asJob(fileType))
    const { status, job } = await read(fileKey)
    expect(status).toBe('done')
    const { jobTitle, payTypes, contractMonths } = job?.fields ?? {}
    expect([jobTitle, payTypes?.[0], contractMonths].map((one) => one?.value)).toEqual([
      'Senior Java Developer',
      'C2C',
      '6',
    ])
  })

  it('that holds no text fails with a reason', async () => {
    const fileKey = await upload(run, recruiter, writePdf(''), asJob('application/pdf'))
    expect(await read(fileKey)).toMatchObject({ status: 'failed', job: null, reason: expect.stringMatching(/scanned/) })
  })

  it('is forgotten after an hour, with what was read and its file', async () => {
    const fileKey = await upload(run, recruiter, ad.join('\n'), asJob('text/plain'))
    const { parseId } = await read(fileKey)
    const kept = await upload(run, recruiter, writePdf(''))
    await recruiter.post('/agent/resume-parser', { fileKey: kept })
    await run.db.owner`update parse set created_at = now() - interval '61 minutes'`
    await forgetReadings(run.db.sql, jobs)
    expect((await recruiter.get(`/agent/parse/${parseId}`)).status).toBe(404)
    expect((await recruiter.get(`/s3/download-url?fileKey=${fileKey}`)).status).toBe(404)
    expect((await recruiter.get(`/s3/download-url?fileKey=${kept}`)).status).toBe(200)
  })

  it('is not read as a resume, nor a resume as a job ad', async () => {
    const job = await upload(run, recruiter, ad.join('\n'), asJob('text/plain'))
    const resume = await upload(run, recruiter, writePdf(''))
    expect((await recruiter.post('/agent/resume-parser', { fileKey: job })).body.code).toBe('file.notFound')
    expect((await extract({ fileKey: resume })).body.code).toBe('file.notFound')
  })

  it('leaves in the trail who had it read', async () => {
    const fileKey = await upload(run, recruiter, ad.join('\n'), asJob('text/plain'))
    const { parseId } = await read(fileKey)
    expect(await trailOf(run.db.owner, parseId)).toMatchObject([{ action: 'agent.jd-extractor', after: { fileKey } }])
  })
})
