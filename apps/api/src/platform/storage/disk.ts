import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { now } from './clock.ts'
import { newToken, sign, signatureFits } from './crypto.ts'
import { fail } from './fail.ts'

/** Addresses live five minutes (safety.md, Upload addresses). */
export const addressSeconds = 300

/** What a signed address allows: one method on one key, with one type and one length, until a moment. */
export interface FileGrant {
  method: 'PUT' | 'GET'
  key: string
  /** Media type to store, or to send. */
  type: string
  /** Bytes to store; 0 on GET. */
  length: number
  /** Name under which a browser saves the file; empty on PUT. */
  saveAs: string
}

export interface SignedGrant extends FileGrant {
  expires: number
  signature: string
}

/** Where files lie. The disk driver's addresses lead back to this server; another driver's to its store. */
export interface Storage {
  putAddress(grant: Omit<FileGrant, 'method' | 'saveAs'>): { url: string; headers: Record<string, string> }
  getAddress(grant: Omit<FileGrant, 'method' | 'length'>): string
  /** A path of this machine that holds the file's bytes, for a reader that needs one. */
  localPath(key: string): Promise<string>
  remove(key: string): Promise<void>
}

export interface DiskStorage extends Storage {
  /** True where the signature fits and the time has not passed. */
  accepts(grant: SignedGrant): boolean
  /** Stores a body under a key that has none yet: exactly `length` bytes, on disk before this answers. Throws `file.length`, `file.addressUsed`. */
  write(key: string, body: Readable, length: number): Promise<void>
  read(key: string): Promise<{ body: Readable; length: number }>
}

/** Files below a folder, at addresses signed with a key that lies beside them. */
export async function openDiskStorage(dataDir: string, addressRoot: string): Promise<DiskStorage> {
  const folder = join(dataDir, 'files')
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const key = await loadKey(join(dataDir, 'file-address.key'))
  const pathOf = (fileKey: string) => join(folder, fileKey.slice(-2), fileKey)

  const address = (grant: FileGrant) => {
    const expires = Math.floor(now().getTime() / 1000) + addressSeconds
    const query = new URLSearchParams({
      type: grant.type,
      length: String(grant.length),
      saveAs: grant.saveAs,
      expires: String(expires),
      signature: sign(key, toText({ ...grant, expires })),
    })
    return `${addressRoot}/${encodeURIComponent(grant.key)}?${query}`
  }

  return {
    putAddress: ({ key: fileKey, type, length }) => ({
      url: address({ method: 'PUT', key: fileKey, type, length, saveAs: '' }),
      headers: { 'content-type': type },
    }),
    getAddress: (grant) => address({ ...grant, method: 'GET', length: 0 }),
    accepts: ({ signature, ...grant }) =>
      grant.expires >= now().getTime() / 1000 && signatureFits(key, toText(grant), signature),
    async write(fileKey, body, length) {
      const draft = join(incoming, newToken())
      try {
        await pipeline(body, bounded(length), createWriteStream(draft, { mode: 0o600 }))
        if ((await stat(draft)).size !== length) throw fail('file.length')
        await toDisk(draft)
        await mkdir(join(folder, fileKey.slice(-2)), { recursive: true, mode: 0o700 })
        await link(draft, pathOf(fileKey)).catch((error) => {
          throw error.code === 'EEXIST' ? fail('file.addressUsed') : error
        })
      } finally {
        await rm(draft, { force: true })
      }
    },
    async read(fileKey) {
      const { size } = await stat(pathOf(fileKey)).catch(() => {
        throw fail('file.notFound')
      })
      return { body: createReadStream(pathOf(fileKey)), length: size }
    },
    localPath: async (fileKey) => pathOf(fileKey),
    remove: (fileKey) => rm(pathOf(fileKey), { force: true }),
  }
}

const toText = (grant: FileGrant & { expires: number }) =>
  JSON.stringify([grant.method, grant.key, grant.type, grant.length, grant.saveAs, grant.expires])

function bounded(length: number) {
  return async function* (body: AsyncIterable<Buffer>) {
    let seen = 0
    for await (const chunk of body) {
      seen += chunk.length
      if (seen > length) throw fail('file.length')
      yield chunk
    }
  }
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function loadKey(path: string): Promise<Buffer> {
  try {
    await writeFile(path, newToken(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(path)
}
