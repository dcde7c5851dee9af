import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealPlainFiles } from '../../src/features/base/file/seal-plain.ts'
import type { Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { writeTextPdf } from '../reading/pdf-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { upload } from '../upload.ts'
import { filesOf, liesAt } from './files-of.ts'

let run: RunningApp
let company: Company
let owner: Caller
let token: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  company = await run.make.company()
  token = await run.make.tokenOf('owner', company)
  owner = run.call(token)
})
afterAll(() => run.close())

const pdf = writeTextPdf(Array.from({ length: 40 }, (_, at) => ({ x: 50, y: 780 - at * 18, text: `Jane Doe ${at}` })))
let count = 0

async function addResume(): Promise<string> {
  const resumeKey = await upload(run, owner, pdf)
  count += 1
  const jane = { firstName: 'Jane', lastName: 'Doe', email: `jane-${count}@example.com`, phone: '5551234567' }
  expect((await owner.post('/candidate/add-candidate', { ...jane, resumeKey })).status).toBe(201)
  return resumeKey
}
async function download(fileKey: string): Promise<Response> {
  const { presignedUrl } = (await owner.get(`/s3/download-url?fileKey=${fileKey}`)).body
  return fetch(new URL(presignedUrl, run.url), { headers: { authorization: `Bearer ${token}` } })
}
async function flip(key: string): Promise<void> {
  const bytes = await readFile(liesAt(run, key))
  const at = Math.floor(bytes.length / 2)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(liesAt(run, key), bytes)
}
const noticesFor = async (admin: Caller) =>
  (await admin.post('/notification/list', { filters: { kind: 'file-broken' } })).body.data

describe('a confirmed file', () => {
  it('lies sealed, without its first 64 bytes, and is downloaded whole', async () => {
    const key = await addResume()
    const lies = await readFile(liesAt(run, key))
    expect(lies.includes(pdf.subarray(0, 64))).toBe(false)
    const got = await download(key)
    expect([got.status, got.headers.get('content-length')]).toEqual([200, String(pdf.length)])
    expect(Buffer.from(await got.arrayBuffer()).equals(pdf)).toBe(true)
  })

  it('that was changed on the disk is refused whole, stands in the log, and is told to administrators once a day', async () => {
    const admin = run.call(await run.make.tokenOf('administrator'))
    const key = await addResume()
    await flip(key)
    for (const _ of [1, 2, 3]) {
      const got = await download(key)
      expect(got.status).toBe(409)
      expect(await got.json()).toMatchObject({ success: false, code: 'file.sealBroken' })
    }
    expect(run.logLines().filter((line) => 'file' in line && line.file === key)).toHaveLength(3)
    await expect.poll(() => noticesFor(admin)).toHaveLength(1)
    await run.db.owner`update stored_file set broken_told_at = broken_told_at - interval '25 hours' where key = ${key}`
    expect((await download(key)).status).toBe(409)
    await expect.poll(() => noticesFor(admin)).toHaveLength(2)
    const owners = await owner.post('/notification/list', { filters: { kind: 'file-broken' } })
    expect(owners.body.data).toEqual([])
  })

  it('whose place was taken by a plain file is refused', async () => {
    const key = await addResume()
    await writeFile(liesAt(run, key), pdf)
    expect((await download(key)).status).toBe(409)
  })
})

describe('a file that was kept before files were sealed', () => {
  const layPlain = async (): Promise<string> => {
    const key = await addResume()
    await writeFile(liesAt(run, key), pdf)
    await run.db.owner`update stored_file set is_sealed = false where key = ${key}`
    return key
  }
  const jobs = { wake: async () => {} } as never
  const sealAll = async () => sealPlainFiles(run.db.sql, { jobs, storage: (await filesOf(run)).storage })
  const isMarked = async (key: string) =>
    (await run.db.owner`select 1 from stored_file where key = ${key} and is_sealed and sealing_until is null`)
      .length === 1

  it('is read as it lies, and sealed', async () => {
    const key = await layPlain()
    const got = await download(key)
    expect([got.status, got.headers.get('content-length')]).toEqual([200, String(pdf.length)])
    expect(Buffer.from(await got.arrayBuffer()).equals(pdf)).toBe(true)
    await sealAll()
    expect((await readFile(liesAt(run, key))).includes(pdf.subarray(0, 64))).toBe(false)
    expect(await isMarked(key)).toBe(true)
    expect(Buffer.from(await (await download(key)).arrayBuffer()).equals(pdf)).toBe(true)
    await writeFile(liesAt(run, key), pdf)
    expect((await download(key)).status).toBe(409)
  })

  it('is read sealed, though a worker died before it was marked, and is not sealed twice', async () => {
    const key = await layPlain()
    const { storage } = await filesOf(run)
    await storage.sealKept({ key, type: 'application/pdf', companyId: company.id })
    const lies = await readFile(liesAt(run, key))
    expect(Buffer.from(await (await download(key)).arrayBuffer()).equals(pdf)).toBe(true)
    await sealAll()
    expect((await readFile(liesAt(run, key))).equals(lies)).toBe(true)
    expect(await isMarked(key)).toBe(true)
  })

  it('whose bytes are lost is passed over, and none that comes later may lie plain', async () => {
    const key = await layPlain()
    const { storage } = await filesOf(run)
    await storage.remove('files', key)
    await sealAll()
    expect(await isMarked(key)).toBe(true)
    expect((await download(key)).status).toBe(404)
    await writeFile(liesAt(run, key), pdf)
    expect((await download(key)).status).toBe(409)
  })

  it('that was kept plain and not confirmed in time is sealed when it is confirmed', async () => {
    const resumeKey = await upload(run, owner, pdf)
    const { storage } = await filesOf(run)
    // The older Corridor kept it and died before the record was written.
    await storage.keep({ key: resumeKey, type: 'application/pdf', companyId: company.id }, liesAtUpload(resumeKey))
    await writeFile(liesAt(run, resumeKey), pdf)
    const jane = { firstName: 'Jane', lastName: 'Doe', email: 'late@example.com', phone: '5551234567' }
    expect((await owner.post('/candidate/add-candidate', { ...jane, resumeKey })).status).toBe(201)
    expect((await readFile(liesAt(run, resumeKey))).includes(pdf.subarray(0, 64))).toBe(false)
    expect(Buffer.from(await (await download(resumeKey)).arrayBuffer()).equals(pdf)).toBe(true)
  })

  const liesAtUpload = (key: string) => liesAt({ dataDir: run.dataDir }, key).replace('/files/', '/files/uploads/')
})
