import { describe, expect, it } from 'vitest'
import { openS3Storage } from '../../src/platform/storage/s3.ts'
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
