import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sweepFiles } from '../../src/features/base/file/sweep.ts'
import { openDiskStorage } from '../../src/platform/storage/disk.ts'
import { signedAddresses } from '../../src/platform/storage/disk-address.ts'
import type { Caller } from '../call.ts'
import { answerOf, openSocket, requestHead } from '../raw-request.ts'
import { writeTextPdf } from '../reading/pdf-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { askAddress, fetchFile, send, upload } from '../upload.ts'

let run: RunningApp
let owner: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  owner = run.call(await run.make.tokenOf('owner', await run.make.company()))
})
afterEach(() => vi.useRealTimers())

const pdf = writeTextPdf([{ x: 50, y: 700, text: 'Jane Doe' }])
const jane = { firstName: 'Jane', lastName: 'Doe', email: 'jane@example.com', phone: '5551234567' }
const refer = (resumeKey: string, caller = owner) => caller.post('/candidate/add-candidate', { ...jane, resumeKey })
const download = (fileKey: string, caller = owner) => caller.get(`/s3/download-url?fileKey=${fileKey}`)
const follow = async (fileKey: string) => fetchFile(run, owner, (await download(fileKey)).body.presignedUrl)
const stored = async () => {
  const entries = await readdir(join(run.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

describe('a file', () => {
  it('is announced, sent, referred to and downloaded', async () => {
    const granted = await askAddress(owner, { fileSize: pdf.length })
    expect(granted.body).toMatchObject({ success: true, headers: { 'content-type': 'application/pdf' } })
    expect(await send(run, granted, pdf)).toBe(200)
    const { fileKey } = granted.body
    expect((await download(fileKey)).status).toBe(404)
    const added = await refer(fileKey)
    expect(added.body.data.resume).toEqual({
      fileKey,
      originalName: 'resume.pdf',
      fileType: 'application/pdf',
      fileSize: pdf.length,
    })
    const got = await follow(fileKey)
    expect(Buffer.from(await got.arrayBuffer()).equals(pdf)).toBe(true)
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': expect.stringMatching(/^attachment;/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  it('is confirmed with the record that refers to it, or not at all', async () => {
    const first = await upload(run, owner, pdf)
    expect((await refer(first)).status).toBe(201)
    const second = await upload(run, owner, pdf)
    expect((await refer(second)).status).toBe(400)
    expect(await trailOf(run.db.owner, second)).toMatchObject([{ action: 'file.upload-url' }])
    expect((await download(second)).status).toBe(404)
    // The refusal cost nothing: the same upload goes with what is put right.
    const added = await owner.post('/candidate/add-candidate', {
      ...jane,
      email: 'other@example.com',
      resumeKey: second,
    })
    expect(added.status).toBe(201)
    expect((await download(second)).status).toBe(200)
    const [issued, confirmed] = await trailOf(run.db.owner, second)
    const [candidate] = await trailOf(run.db.owner, added.body.data._id)
    expect([issued?.action, confirmed?.action]).toEqual(['file.upload-url', 'file.confirm'])
    expect(confirmed?.request_id).toBe(candidate?.request_id)
  })

  it.each(['a\r\nset-cookie: x=1.pdf', 'a\n.pdf', '\ta.pdf', 'a\u0085.pdf', 'a\u2028.pdf', 'a.pdf\n', 'a\u007f.pdf'])(
    'is refused by the name %j',
    async (fileName) => {
      const { status, body } = await askAddress(owner, { fileName })
      expect([status, body.fields]).toEqual([
        400,
        {
          fileName:
            'The name of this file holds line breaks or other control characters. Rename the file and try again',
        },
      ])
    },
  )

  it.each<[string, string]>([
    ['a "quoted" name.pdf', `filename="a _quoted_ name.pdf"; filename*=UTF-8''a%20%22quoted%22%20name.pdf`],
    ['Élodie 王.pdf', `filename="_lodie _.pdf"; filename*=UTF-8''%C3%89lodie%20%E7%8E%8B.pdf`],
    ["100%'(1)*.pdf", `filename="100_'(1)*.pdf"; filename*=UTF-8''100%25%27%281%29%2a.pdf`],
    ['../../etc/passwd', `filename="passwd"; filename*=UTF-8''passwd`],
    ['C:\\docs\\cv.pdf', `filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
    ['cv\u202Efdp.exe', `filename="cvfdp.exe"; filename*=UTF-8''cvfdp.exe`],
    ['\u2066\u200Ecv\u2069\u061C.pdf\u200F', `filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
    ['\u202E\u202C', `filename="file"; filename*=UTF-8''file`],
  ])('named %j is saved under a safe form of it', async (fileName, expected) => {
    const fileKey = await upload(run, owner, pdf, { fileName })
    await refer(fileKey)
    const got = await follow(fileKey)
    expect(got.headers.get('content-disposition')).toBe(`attachment; ${expected}`)
    expect(got.headers.get('set-cookie')).toBeNull()
    await got.arrayBuffer()
  })

  it('is refused before it is sent for its type or its size', async () => {
    for (const fileType of ['text/html', 'image/svg+xml', 'application/zip', 'application/x-msdownload', '']) {
      expect(await askAddress(owner, { fileType })).toMatchObject({
        status: 415,
        body: { message: 'File type not accepted' },
      })
    }
    const limit = 50 * 1_048_576
    expect((await askAddress(owner, { fileSize: limit })).status).toBe(200)
    expect(await askAddress(owner, { fileSize: limit + 1 })).toMatchObject({
      status: 413,
      body: { code: 'file.tooLarge', message: 'File is larger than 50MB' },
    })
    for (const fileSize of [0, -1, 1.5]) expect((await askAddress(owner, { fileSize })).status).toBe(400)
  })

  it('cannot be referred to before it is sent, nor under a key that does not exist', async () => {
    const { fileKey } = (await askAddress(owner)).body
    expect(await refer(fileKey)).toMatchObject({ status: 400, body: { code: 'file.notUploaded' } })
    for (const key of ['none', '../file-address.key', 'resume-x']) {
      expect(await refer(key)).toMatchObject({ status: 404, body: { code: 'file.notFound' } })
      expect((await download(encodeURIComponent(key))).status).toBe(404)
    }
  })

  it('of another company exists for an administrator, and for nobody else', async () => {
    const fileKey = await upload(run, owner, pdf)
    await refer(fileKey)
    const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect((await download(fileKey, stranger)).status).toBe(404)
    expect((await refer(fileKey, stranger)).status).toBe(404)
    expect((await download(fileKey, run.call(await run.make.tokenOf('administrator')))).status).toBe(200)
  })
})

describe('an upload address', () => {
  const tampered: [string, (query: URLSearchParams) => void][] = [
    ['type', (query) => query.set('type', 'text/html')],
    ['length', (query) => query.set('length', '6')],
    ['moment', (query) => query.set('expires', String(Number(query.get('expires')) + 1))],
    ['moment to never', (query) => query.set('expires', 'Infinity')],
    ['signature', (query) => query.set('signature', 'x'.repeat(43))],
    ['missing signature', (query) => query.delete('signature')],
    ['doubled type', (query) => query.append('type', 'text/html')],
  ]

  it.each(tampered)('with another %s is dead', async (_, tamper) => {
    const granted = await askAddress(owner)
    const url = new URL(granted.body.presignedUrl, run.url)
    tamper(url.searchParams)
    const type = url.searchParams.get('type') ?? ''
    const sent = await fetch(url, { method: 'PUT', headers: { 'content-type': type }, body: 'hello' })
    expect({ status: sent.status, body: await sent.json() }).toMatchObject({
      status: 403,
      body: { code: 'file.addressDead', message: 'This file address is no longer valid' },
    })
    expect(await stored()).not.toContain(granted.body.fileKey)
  })

  it('is dead for another key, and gives nothing out', async () => {
    const [one, other] = [await askAddress(owner), await askAddress(owner)]
    const swapped = one.body.presignedUrl.replace(one.body.fileKey, other.body.fileKey)
    expect(await send(run, { ...one, body: { ...one.body, presignedUrl: swapped } }, 'hello')).toBe(403)
    const climbing = one.body.presignedUrl.replace(one.body.fileKey, '..%2f..%2ffile-address.key')
    expect(await send(run, { ...one, body: { ...one.body, presignedUrl: climbing } }, 'hello')).toBe(403)
    expect((await fetchFile(run, owner, one.body.presignedUrl)).status).toBe(403)
    const fileKey = await upload(run, owner, pdf)
    await refer(fileKey)
    const { presignedUrl } = (await download(fileKey)).body
    expect((await fetchFile(run, owner, presignedUrl, { method: 'PUT', body: 'hello' })).status).toBe(403)
  })

  /** An address as a node made it that many seconds ago. */
  const madeAgo = async (seconds: number, key: string) => {
    const secret = await readFile(join(run.dataDir, 'file-address.key'), 'utf8')
    const addresses = signedAddresses(
      Buffer.from(secret),
      '/api/v1/files',
      async () => new Date(Date.now() - seconds * 1_000),
    )
    return run.url + (await addresses.address({ type: 'application/pdf', length: 5, key }))
  }

  it('dies after five minutes', async () => {
    const { headers, fileKey: key } = (await askAddress(owner)).body
    const put = async (seconds: number) =>
      (await fetch(await madeAgo(seconds, key), { method: 'PUT', headers, body: 'hello' })).status
    expect(await put(301)).toBe(403)
    expect(await put(295)).toBe(200)
  })

  it('lives no longer on a node whose clock is fast, nor made by one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    const granted = await askAddress(owner)
    const expires = Number(new URL(granted.body.presignedUrl, run.url).searchParams.get('expires'))
    expect(await send(run, granted, 'hello')).toBe(200)
    vi.useRealTimers()
    expect(expires).toBeLessThanOrEqual(Date.now() / 1_000 + 300)
    const { headers, fileKey: key } = (await askAddress(owner)).body
    const fromFastNode = await madeAgo(-60, key)
    expect((await fetch(fromFastNode, { method: 'PUT', headers, body: 'hello' })).status).toBe(403)
  })

  it('takes one file, once', async () => {
    const granted = await askAddress(owner, { fileSize: pdf.length })
    const answers = await Promise.all([1, 2, 3].map(() => send(run, granted, pdf)))
    expect(answers.sort()).toEqual([200, 409, 409])
    await refer(granted.body.fileKey)
    const other = Buffer.from(pdf)
    other[20] = 65
    expect(await send(run, granted, other)).toBe(409)
    const got = await follow(granted.body.fileKey)
    expect(Buffer.from(await got.arrayBuffer()).equals(pdf)).toBe(true)
  })

  it('takes only the type and the length that were announced', async () => {
    const granted = await askAddress(owner)
    expect(await send(run, granted, 'hell')).toBe(400)
    expect(await send(run, granted, 'hello!')).toBe(400)
    const mistyped = { ...granted.body, headers: { 'content-type': 'text/html' } }
    expect(await send(run, { ...granted, body: mistyped }, 'hello')).toBe(415)
    expect(await stored()).not.toContain(granted.body.fileKey)
    expect(await send(run, granted, 'hello')).toBe(200)
  })

  it('keeps nothing of a body that breaks off, or that does not tell its length', async () => {
    const granted = await askAddress(owner)
    const { presignedUrl, fileKey } = granted.body
    const type = { 'content-type': 'application/pdf' }
    const broken = await openSocket(run.url)
    broken.write(`${requestHead('PUT', presignedUrl, { ...type, 'content-length': 5 })}hel`)
    broken.end()
    await answerOf(broken)
    const chunked = await openSocket(run.url)
    const answer = answerOf(chunked)
    chunked.write(
      `${requestHead('PUT', presignedUrl, { ...type, 'transfer-encoding': 'chunked', connection: 'close' })}5\r\nhello\r\n0\r\n\r\n`,
    )
    expect(await answer).toMatch(/^HTTP\/1.1 400 /)
    await expect.poll(() => readdir(join(run.dataDir, 'files/incoming')), { timeout: 5_000 }).toEqual([])
    expect(await stored()).not.toContain(fileKey)
    expect(await send(run, granted, 'hello')).toBe(200)
  })

  it('takes a file that is larger than a JSON body may be', async () => {
    const fileKey = await upload(run, owner, Buffer.alloc(3_000_000, 'Jane Doe\n'), { fileType: 'text/plain' })
    expect((await refer(fileKey)).status).toBe(201)
  })
})

describe('files that nobody refers to', () => {
  it('are swept after a day, and others stay', async () => {
    const [sent, kept, young] = [
      await upload(run, owner, pdf),
      await upload(run, owner, pdf),
      await upload(run, owner, pdf),
    ]
    const { fileKey: announced } = (await askAddress(owner)).body
    await refer(kept)
    await run.db.owner`update stored_file set issued_at = now() - interval '25 hours' where key <> ${young}`
    await sweepFiles(run.db.sql, await openDiskStorage(run.dataDir, '/api/v1/files'))
    const rows = await run.db.owner`select key from stored_file where key = any(${[sent, kept, young, announced]})`
    expect(new Set(rows.map(({ key }) => key))).toEqual(new Set([kept, young]))
    const files = await stored()
    expect(files).not.toContain(sent)
    expect(files).toEqual(expect.arrayContaining([kept, young]))
  })
})
