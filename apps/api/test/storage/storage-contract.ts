import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newToken } from '../../src/platform/crypto.ts'
import type { Store } from '../../src/platform/storage/storage.ts'

interface Driver {
  storage: Omit<Store, 'replace'>
  /** An address as a client on this machine reaches it. */
  reach(url: string): string
}

const bytes = Buffer.from('%PDF-1.7 hello')
const type = 'application/pdf'

/** Tests that every driver must pass. `open` runs once, before the tests. */
export function holdsTheStorageContract(open: () => Promise<Driver>) {
  let driver: Driver
  let folder: string
  beforeAll(async () => {
    driver = await open()
    folder = await mkdtemp(join(tmpdir(), 'corridor-contract-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const newKey = () => `resume-${newToken()}`
  const put = async (key: string, body = bytes, more: { headers?: Record<string, string>; url?: string } = {}) => {
    const { url, headers } = await driver.storage.putAddress({ key, type, length: bytes.length })
    const sent = { ...headers, ...more.headers }
    return fetch(driver.reach(more.url ?? url), { method: 'PUT', headers: sent, body: new Uint8Array(body) })
  }
  const keep = async (key: string, body = bytes) => {
    const path = join(folder, newToken())
    await writeFile(path, body)
    return driver.storage.keep({ key, type, companyId: null }, path)
  }
  const contentOf = (place: 'uploads' | 'files', key: string) =>
    driver.storage.withLocalFile(place, key, (path) => readFile(path))

  it('says that it can be used', async () => {
    await expect(driver.storage.check()).resolves.toBeUndefined()
  })

  describe('an upload', () => {
    it('arrives under its key, and is read from a path of this machine', async () => {
      const key = newKey()
      expect(await driver.storage.lengthOf('uploads', key)).toBeNull()
      expect((await put(key)).ok).toBe(true)
      expect(await driver.storage.lengthOf('uploads', key)).toBe(bytes.length)
      expect(await driver.storage.lengthOf('files', key)).toBeNull()
      expect((await contentOf('uploads', key)).equals(bytes)).toBe(true)
    })

    it('is taken once', async () => {
      const key = newKey()
      const answers = await Promise.all([1, 2, 3].map(() => put(key)))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect((await put(key, Buffer.from('%PDF-1.7 other'))).ok).toBe(false)
      expect((await contentOf('uploads', key)).equals(bytes)).toBe(true)
    })

    it.each<[string, (key: string) => Promise<Response>]>([
      ['another type', (key) => put(key, bytes, { headers: { 'content-type': 'text/html' } })],
      ['a longer body', (key) => put(key, Buffer.concat([bytes, bytes]))],
      ['a shorter body', (key) => put(key, bytes.subarray(1))],
      [
        'another key',
        async (key) => {
          const { url } = await driver.storage.putAddress({ key: newKey(), type, length: bytes.length })
          return put(key, bytes, { url: url.replace(/resume-[\w-]+/, key) })
        },
      ],
      [
        'a changed signature',
        async (key) => {
          const { url } = await driver.storage.putAddress({ key, type, length: bytes.length })
          return put(key, bytes, { url: url.replace(/(signature=)[\w-]{4}/i, '$10000') })
        },
      ],
      [
        'a longer life',
        async (key) => {
          const { url } = await driver.storage.putAddress({ key, type, length: bytes.length })
          return put(key, bytes, { url: url.replace(/(expires=)\d+/i, '$199999999999') })
        },
      ],
    ])('with %s is refused, and nothing lies there', async (_, act) => {
      const key = newKey()
      expect((await act(key)).ok).toBe(false)
      expect(await driver.storage.lengthOf('uploads', key)).toBeNull()
    })

    it('is listed by its age, and removed', async () => {
      const key = newKey()
      await put(key)
      const listed = async (before: Date) => {
        const keys: string[] = []
        for await (const found of driver.storage.listUploads(before)) keys.push(found)
        return keys
      }
      expect(await listed(new Date(Date.now() + 60_000))).toContain(key)
      expect(await listed(new Date(Date.now() - 60_000))).not.toContain(key)
      await driver.storage.remove('uploads', key)
      await driver.storage.remove('uploads', key)
      expect(await listed(new Date(Date.now() + 60_000))).not.toContain(key)
    })
  })

  describe('a kept file', () => {
    it('is read bit by bit, whole or in a range', async () => {
      const key = newKey()
      await keep(key)
      const { length, stream } = await driver.storage.read(key)
      expect(length).toBe(bytes.length)
      expect((await buffer(stream())).equals(bytes)).toBe(true)
      expect((await buffer(stream(5, 8))).toString()).toBe('1.7')
      expect((await buffer(stream(9))).toString()).toBe('hello')
      expect(await buffer(stream(3, 3))).toHaveLength(0)
      await expect(driver.storage.read(newKey())).rejects.toMatchObject({ code: 'file.notFound' })
    })

    it('stays as it is, whatever comes later', async () => {
      const key = newKey()
      await keep(key)
      expect(await keep(key, Buffer.from('something else'))).toBe(bytes.length)
      await put(key, Buffer.from('%PDF-1.7 other'))
      expect((await contentOf('files', key)).equals(bytes)).toBe(true)
      await driver.storage.remove('uploads', key)
      expect(await driver.storage.lengthOf('files', key)).toBe(bytes.length)
    })

    it('that is not there is not found', async () => {
      await expect(contentOf('files', newKey())).rejects.toMatchObject({ code: 'file.notFound' })
    })

    it('leaves no copy behind when the work on it fails', async () => {
      const key = newKey()
      await keep(key)
      let used = ''
      const work = driver.storage.withLocalFile('files', key, async (path) => {
        used = path
        throw new Error('no')
      })
      await expect(work).rejects.toThrow('no')
      expect(used).not.toBe('')
    })
  })
}
