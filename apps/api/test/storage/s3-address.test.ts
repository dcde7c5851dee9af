import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openS3Storage, type S3Store } from '../../src/platform/storage/s3.ts'

afterEach(() => vi.useRealTimers())

const store: S3Store = {
  bucket: 'corridor-files',
  region: 'eu-central-1',
  endpoint: 'https://store.example:9000',
  credentials: { accessKeyId: 'AKEXAMPLE', secretAccessKey: 'hidden-word' },
}
const upload = { key: 'resume-abc', type: 'application/pdf', length: 12 }
const put = async (more: Partial<S3Store> = {}, grant = upload) =>
  openS3Storage({ ...store, ...more }).putAddress(grant)

describe('an upload address of the object store', () => {
  it('binds method, bucket, key, type, length, first use and five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T10:00:00Z') })
    const { url, headers } = await put()
    const { origin, pathname, searchParams } = new URL(url)
    expect([origin, pathname]).toEqual(['https://store.example:9000', '/corridor-files/uploads/resume-abc'])
    expect(Object.fromEntries(searchParams)).toMatchObject({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': 'AKEXAMPLE/20260301/eu-central-1/s3/aws4_request',
      'X-Amz-Date': '20260301T100000Z',
      'X-Amz-Expires': '300',
      'X-Amz-SignedHeaders': 'content-length;content-type;host;if-none-match',
      'X-Amz-Signature': expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect([...searchParams.keys()].filter((name) => /checksum|crc/i.test(name))).toEqual([])
    expect(headers).toEqual({ 'content-type': 'application/pdf', 'if-none-match': '*' })
    expect(url).not.toContain('hidden-word')
  })

  it('has another signature for each other thing that it binds', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T10:00:00Z') })
    const addresses = await Promise.all([
      put(),
      put({}, { ...upload, key: 'resume-abd' }),
      put({}, { ...upload, type: 'text/html' }),
      put({}, { ...upload, length: 13 }),
      put({ bucket: 'other-files' }),
      put({ credentials: { accessKeyId: 'AKEXAMPLE', secretAccessKey: 'another-word' } }),
    ])
    expect(new Set(addresses.map(({ url }) => new URL(url).searchParams.get('X-Amz-Signature'))).size).toBe(6)
  })

  it("leads to Amazon's own host where no other is named", async () => {
    const { host, pathname } = new URL((await put({ endpoint: undefined })).url)
    expect([host, pathname]).toEqual(['corridor-files.s3.eu-central-1.amazonaws.com', '/uploads/resume-abc'])
  })
})

describe('a store that does not answer', () => {
  it('is called unavailable, in time', async () => {
    const frozen = createServer((socket) => void socket.on('error', () => {})).listen(0, '127.0.0.1')
    await new Promise((resolve) => frozen.once('listening', resolve))
    const { port } = frozen.address() as { port: number }
    const answerWithinMs = 200
    const storage = openS3Storage({ ...store, endpoint: `http://127.0.0.1:${port}` }, { answerWithinMs })
    const began = performance.now()
    await expect(storage.lengthOf('uploads', 'resume-x')).rejects.toMatchObject({
      code: 'server.unavailable',
      status: 503,
    })
    expect(performance.now() - began).toBeLessThan(5_000)
    frozen.close()
    const refused = openS3Storage({ ...store, endpoint: `http://127.0.0.1:${port}` })
    await expect(refused.check()).rejects.toMatchObject({ code: 'server.unavailable' })
    await expect(refused.remove('files', 'resume-x')).rejects.toMatchObject({ code: 'server.unavailable' })
  })
})

describe('a kept file in the object store', () => {
  it('is read for as long as its reader takes, once it begins', async () => {
    const bytes = Buffer.alloc(4_000_000, 'abcdefgh')
    const slow = createHttpServer(({ method }, answer) => {
      answer.writeHead(method === 'HEAD' ? 200 : 206, { 'content-length': bytes.length })
      answer.end(method === 'HEAD' ? undefined : bytes)
    }).listen(0, '127.0.0.1')
    await once(slow, 'listening')
    const { port } = slow.address() as { port: number }
    const storage = openS3Storage({ ...store, endpoint: `http://127.0.0.1:${port}` }, { beginWithinMs: 300 })
    const kept = await storage.read('resume-abc')
    const read: Buffer[] = []
    const began = performance.now()
    for await (const chunk of kept.stream()) {
      if (read.length === 0) await new Promise((resolve) => setTimeout(resolve, 600))
      read.push(chunk as Buffer)
    }
    expect(performance.now() - began).toBeGreaterThan(500)
    expect(Buffer.concat(read).equals(bytes)).toBe(true)
    slow.close()
    slow.closeAllConnections()
  })
})
