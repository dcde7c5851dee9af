import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resealColumns } from '../../src/db/reseal.ts'
import { sealedColumns } from '../../src/features.ts'
import { checkContent } from '../../src/platform/content/document-kind.ts'
import { newToken } from '../../src/platform/crypto.ts'
import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import { newId } from '../../src/platform/ids.ts'
import { chunkBytes, headerBytes, sealedChunkBytes } from '../../src/platform/storage/sealed-format.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { filesOf, liesAt } from './files-of.ts'

let run: RunningApp
let files: Awaited<ReturnType<typeof filesOf>>
let folder: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  files = await filesOf(run)
  folder = await mkdtemp(join(tmpdir(), 'corridor-sealed-'))
})
afterAll(async () => {
  await run.close()
  await rm(folder, { recursive: true, force: true })
})

const [ours, theirs] = [newId(), newId()]
const type = 'application/pdf'

async function keep(bytes: Buffer, companyId: string | null = ours): Promise<string> {
  const key = `resume-${newToken()}`
  const path = join(folder, key)
  await writeFile(path, bytes)
  expect(await files.storage.keep({ key, type, companyId }, path)).toBe(bytes.length)
  return key
}
const lying = (key: string) => readFile(liesAt(run, key))
const lay = (key: string, bytes: Buffer) => writeFile(liesAt(run, key), bytes)
const contentOf = (key: string, { storage } = files) => storage.withLocalFile('files', key, (path) => readFile(path))

/** Every way to a file's bytes is closed, with this refusal, and nobody gets a byte of it. */
async function expectRefused(key: string, code = 'file.sealBroken', opened = files): Promise<void> {
  const { storage } = opened
  await expect(contentOf(key, opened)).rejects.toMatchObject({ code, status: 409 })
  await expect(storage.lengthOf('files', key)).rejects.toMatchObject({ code })
  await expect(storage.read(key)).rejects.toMatchObject({ code })
}

const threeChunks = randomBytes(2 * chunkBytes + 1_000)
const whole = 3

describe('a sealed file', () => {
  it('comes back whole and in any range, whatever its length', async () => {
    const nearBorder = fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -2, max: 2 }))
      .map(([chunks, off]) => Math.max(0, chunks * chunkBytes + off))
    const length = fc.oneof(nearBorder, fc.integer({ min: 0, max: 3 * chunkBytes }))
    await fc.assert(
      fc.asyncProperty(length, fc.tuple(length, length), async (bytesLong, ends) => {
        const bytes = randomBytes(bytesLong)
        const key = await keep(bytes)
        const [from, to] = ends.toSorted((one, other) => one - other) as [number, number]
        const { length: known, stream } = await files.storage.read(key)
        expect(known).toBe(bytesLong)
        expect((await buffer(stream())).equals(bytes)).toBe(true)
        expect((await buffer(stream(from, to))).equals(bytes.subarray(from, to))).toBe(true)
        expect((await contentOf(key)).equals(bytes)).toBe(true)
        expect(await files.storage.lengthOf('files', key)).toBe(bytesLong)
      }),
      { numRuns: 60 },
    )
  })

  it('does not show what it holds, and is another one each time', async () => {
    const bytes = Buffer.alloc(chunkBytes + 100, 'Jane Doe, Java developer. ')
    const [one, other] = [await lying(await keep(bytes)), await lying(await keep(bytes))]
    expect(one.includes(bytes.subarray(0, 8))).toBe(false)
    expect(one.equals(other)).toBe(false)
    expect(one.length - bytes.length).toBe(headerBytes + 2 * 16)
  })

  it('is opened into a file that its owner alone reads, and that is gone afterwards', async () => {
    const key = await keep(threeChunks)
    const used = await files.storage.withLocalFile('files', key, async (path) => {
      expect((await stat(path)).mode & 0o777).toBe(0o600)
      expect((await stat(dirname(path))).mode & 0o777).toBe(0o700)
      return path
    })
    expect(existsSync(dirname(used))).toBe(false)
  })

  it('gives nothing for a range past its end', async () => {
    const key = await keep(Buffer.from('hello'))
    const { stream } = await files.storage.read(key)
    expect((await buffer(stream(3, 500))).toString()).toBe('lo')
    expect(await buffer(stream(500, 600))).toHaveLength(0)
  })

  it('has a key of its own company, one for all its files, made once by many at once', async () => {
    const company = newId()
    const opened = await Promise.all([1, 2, 3].map(() => filesOf(run)))
    const keys = Array.from({ length: 12 }, () => `resume-${newToken()}`)
    const path = join(folder, 'many')
    await writeFile(path, threeChunks)
    await Promise.all(keys.map((key, at) => opened[at % whole]?.storage.keep({ key, type, companyId: company }, path)))
    for (const key of keys) expect((await contentOf(key)).equals(threeChunks)).toBe(true)
    expect(await run.db.owner`select 1 from data_key where company_id = ${company}`).toHaveLength(1)
  })
})

describe('a sealed file that somebody', () => {
  const chunk = (bytes: Buffer, at: number) =>
    bytes.subarray(headerBytes + at * sealedChunkBytes, headerBytes + (at + 1) * sealedChunkBytes)

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut at the border of a chunk', (bytes) => bytes.subarray(0, headerBytes + 2 * sealedChunkBytes)],
    ['cut to its first chunk', (bytes) => bytes.subarray(0, headerBytes + sealedChunkBytes)],
    ['cut by a byte', (bytes) => bytes.subarray(0, -1)],
    ['cut to its header', (bytes) => bytes.subarray(0, headerBytes)],
    ['cut within its header', (bytes) => bytes.subarray(0, 20)],
    ['emptied', () => Buffer.alloc(0)],
    ['lengthened', (bytes) => Buffer.concat([bytes, Buffer.alloc(10)])],
    ['lengthened by a chunk of its own', (bytes) => Buffer.concat([bytes, chunk(bytes, 2)])],
    ['began with its last chunk', (bytes) => Buffer.concat([bytes.subarray(0, headerBytes), chunk(bytes, 2)])],
    ['put in plain', () => Buffer.from('%PDF-1.7 put in its place')],
  ])('%s is refused', async (_, change) => {
    const key = await keep(threeChunks)
    await lay(key, change(await lying(key)))
    const told = files.faults.length
    await expectRefused(key)
    expect(files.faults.slice(told)).toEqual(Array(whole).fill({ key, kind: 'broken' }))
  })

  it('changed by any bit of its header is refused', async () => {
    const key = await keep(Buffer.from('hello'))
    const bytes = await lying(key)
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      await lay(key, changed)
      await expect(contentOf(key)).rejects.toMatchObject({ status: 409 })
    }
    await lay(key, bytes)
    expect((await contentOf(key)).toString()).toBe('hello')
  })

  it.each([
    [
      'changed in the middle',
      (bytes: Buffer) => {
        const at = headerBytes + sealedChunkBytes + 500
        bytes[at] = (bytes[at] ?? 0) ^ 1
      },
    ],
    [
      'whose chunks were put in another order',
      (bytes: Buffer) => {
        const first = Buffer.from(chunk(bytes, 0))
        chunk(bytes, 1).copy(bytes, headerBytes)
        first.copy(bytes, headerBytes + sealedChunkBytes)
      },
    ],
  ])('%s gives out no byte of that part', async (_, change) => {
    const key = await keep(threeChunks)
    const bytes = await lying(key)
    change(bytes)
    await lay(key, bytes)
    await expect(contentOf(key)).rejects.toMatchObject({ code: 'file.sealBroken' })
    const seen: Buffer[] = []
    const reading = (async () => {
      const { stream } = await files.storage.read(key)
      for await (const part of stream()) seen.push(part)
    })()
    await expect(reading).rejects.toMatchObject({ code: 'file.sealBroken' })
    const got = Buffer.concat(seen)
    expect(got.equals(threeChunks.subarray(0, got.length))).toBe(true)
    expect(got.length).toBeLessThanOrEqual(chunkBytes)
  })

  it.each([
    ['of the same company', () => [ours, ours]],
    ['of another company', () => [ours, theirs]],
    ['of the house', () => [ours, null]],
  ])('put in the place of one %s is refused', async (_, companies) => {
    const [one = null, other = null] = companies()
    const [here, there] = [await keep(threeChunks, one), await keep(Buffer.from('hello'), other)]
    const [left, right] = [await lying(here), await lying(there)]
    await lay(here, right)
    await lay(there, left)
    await expectRefused(here)
    await expectRefused(there)
  })

  it('moved with its data key to another company is refused', async () => {
    const [one, other] = [newId(), newId()]
    const key = await keep(threeChunks, one)
    await run.db.owner`update data_key set company_id = ${other} where company_id = ${one}`
    await expectRefused(key, 'file.sealBroken', await filesOf(run))
  })

  it('sealed with a newer Corridor is refused by that name', async () => {
    const key = await keep(threeChunks)
    const bytes = await lying(key)
    bytes[8] = 2
    await lay(key, bytes)
    await expectRefused(key, 'file.sealNewer')
    expect(files.faults.at(-1)).toEqual({ key, kind: 'newer' })
  })

  it('hands in as one that is sealed already is not kept', async () => {
    const path = join(folder, 'sealed-already')
    await writeFile(path, await lying(await keep(threeChunks)))
    const key = `resume-${newToken()}`
    const kept = files.storage.keep({ key, type, companyId: ours }, path)
    await expect(kept).rejects.toMatchObject({ code: 'file.sealBroken' })
    expect(existsSync(liesAt(run, key))).toBe(false)
  })
})

describe('a data key', () => {
  const newRing = (id: string) => ({ id, key: randomBytes(32) })

  it('that is not in the ring opens nothing and seals nothing, by its own refusal', async () => {
    const key = await keep(threeChunks)
    const other = await filesOf(run, { ring: [newRing('other')] })
    await expectRefused(key, 'file.sealLocked', other)
    const path = join(folder, 'locked')
    await writeFile(path, threeChunks)
    const kept = other.storage.keep({ key: `resume-${newToken()}`, type, companyId: ours }, path)
    await expect(kept).rejects.toMatchObject({ code: 'file.sealLocked', status: 409 })
    expect((await contentOf(key)).equals(threeChunks)).toBe(true)
  })

  it('that was destroyed leaves its files unreadable for good, and no other', async () => {
    const company = newId()
    const [gone, stands] = [await keep(threeChunks, company), await keep(threeChunks)]
    await run.db.owner`delete from data_key where company_id = ${company}`
    const anew = await filesOf(run)
    await expectRefused(gone, 'file.erased', anew)
    expect((await contentOf(stands, anew)).equals(threeChunks)).toBe(true)
    // A new key of the same company opens nothing of before.
    const path = join(folder, 'anew')
    await writeFile(path, threeChunks)
    const key = `resume-${newToken()}`
    await anew.storage.keep({ key, type, companyId: company }, path)
    expect((await contentOf(key, anew)).equals(threeChunks)).toBe(true)
    await expectRefused(gone, 'file.erased', anew)
  })

  it('is wrapped by the next ring without a touch of any file', async () => {
    const key = await keep(threeChunks)
    const before = await lying(key)
    const ring = [newRing('next'), ...(await loadOwnKeys(run.dataDir))] as const
    const fields = makeFieldCrypto(ring)
    const { broken } = await resealColumns(run.db.owner, fields, sealedColumns)
    expect(broken).toBe(0)
    expect((await lying(key)).equals(before)).toBe(true)
    expect((await contentOf(key, await filesOf(run, { ring: [ring[0]] }))).equals(threeChunks)).toBe(true)
    await expectRefused(key, 'file.sealLocked', await filesOf(run))
    // Back, for the tests that follow.
    await resealColumns(run.db.owner, makeFieldCrypto([...ring].reverse() as never), sealedColumns)
  })
})

describe('the beginning of a sealed file', () => {
  it.each([
    ['application/pdf'],
    ['text/plain'],
    ['text/csv'],
    ['application/msword'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['application/zip'],
    ['image/png'],
    ['image/jpeg'],
    ['image/webp'],
    ['image/heic'],
  ])('is none of a file that is accepted as %s', async (accepted) => {
    const sealed = await lying(await keep(Buffer.from('x')))
    const path = join(folder, 'beginning')
    await writeFile(path, Buffer.concat([sealed.subarray(0, 8), Buffer.from('%PDF-1.7 plain text\n'.repeat(20))]))
    expect((await checkContent(path, accepted)).ok).toBe(false)
  })
})
