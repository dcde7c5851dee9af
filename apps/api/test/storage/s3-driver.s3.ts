import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newToken } from '../../src/platform/crypto.ts'
import { openS3Storage, type S3Store } from '../../src/platform/storage/s3.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { filesOf } from './files-of.ts'
import { makeBucket } from './s3-store.ts'
import { holdsTheStorageContract } from './storage-contract.ts'

describe('the S3 driver', () => {
  holdsTheStorageContract(async () => ({ storage: openS3Storage(await makeBucket()), reach: (url) => url }))

  it('lets a browser of the product put a file, and of no other origin', async () => {
    const origin = 'https://work.example'
    const storage = openS3Storage(await makeBucket(origin))
    const { url } = await storage.putAddress({ key: 'resume-x', type: 'application/pdf', length: 5 })
    const ask = (from: string) =>
      fetch(url, {
        method: 'OPTIONS',
        headers: {
          origin: from,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'content-type,if-none-match',
        },
      })
    expect((await ask(origin)).headers.get('access-control-allow-origin')).toBe(origin)
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('calls a bucket that is not there unavailable', async () => {
    const storage = openS3Storage({ ...(await makeBucket()), bucket: 'corridor-test-absent' })
    const keep = storage.keep({ key: 'resume-x', type: 'text/plain', companyId: null }, import.meta.filename)
    await expect(keep).rejects.toMatchObject({ code: 'server.unavailable' })
  })
})

describe('the sealing driver round it', () => {
  let run: RunningApp
  let store: Required<S3Store>
  beforeAll(async () => {
    run = await runApp({ ROLE: 'api' })
    store = await makeBucket()
  })
  afterAll(() => run.close())
  const sealed = () =>
    filesOf(run, {
      env: {
        S3_BUCKET: store.bucket,
        S3_REGION: store.region,
        S3_ENDPOINT: store.endpoint,
        S3_ACCESS_KEY_ID: store.credentials?.accessKeyId,
        S3_SECRET_ACCESS_KEY: store.credentials?.secretAccessKey,
      },
    })

  holdsTheStorageContract(async () => ({ storage: (await sealed()).storage, reach: (url) => url }))

  it('keeps no file in the clear, gives ranges of it, and refuses a changed one', async () => {
    const { storage, faults } = await sealed()
    const raw = openS3Storage(store)
    const bytes = Buffer.alloc(200_000, 'Jane Doe, Java developer. ')
    const path = join(run.dataDir, 'plain')
    await writeFile(path, bytes)
    const key = `resume-${newToken()}`
    expect(await storage.keep({ key, type: 'text/plain', companyId: null }, path)).toBe(bytes.length)
    const lies = await buffer((await raw.read(key)).stream())
    expect(lies.includes(bytes.subarray(0, 64))).toBe(false)
    const { stream } = await storage.read(key)
    expect((await buffer(stream(70_000, 140_001))).equals(bytes.subarray(70_000, 140_001))).toBe(true)
    lies[100_000] = (lies[100_000] ?? 0) ^ 1
    await writeFile(path, lies)
    await raw.replace({ key, type: 'text/plain' }, path)
    await expect(storage.withLocalFile('files', key, async () => {})).rejects.toMatchObject({ code: 'file.sealBroken' })
    expect(faults).toEqual([{ key, kind: 'broken' }])
  })

  it('seals what was kept plain, and brings nothing back that was removed', async () => {
    const { storage } = await sealed()
    const raw = openS3Storage(store)
    const company = await run.make.company()
    const key = await run.make.file(company, await run.make.person('owner', company))
    const path = join(run.dataDir, 'before')
    await writeFile(path, '%PDF-1.7 of before')
    const file = { key, type: 'application/pdf', companyId: company.id }
    await raw.keep(file, path)
    expect((await buffer((await storage.read(key)).stream())).toString()).toBe('%PDF-1.7 of before')
    await storage.sealKept(file)
    expect((await buffer((await raw.read(key)).stream())).includes('of before')).toBe(false)
    expect((await buffer((await storage.read(key)).stream(9))).toString()).toBe('of before')
    await storage.remove('files', key)
    await expect(storage.sealKept(file)).rejects.toMatchObject({ code: 'file.notFound' })
    await expect(raw.replace(file, path)).rejects.toMatchObject({ code: 'file.notFound' })
  })
})
