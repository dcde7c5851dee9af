import { createReadStream, createWriteStream } from 'node:fs'
import { access, constants, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { now } from '../clock.ts'
import { newToken } from '../crypto.ts'
import { fail } from '../fail.ts'
import { loadOrMakeSecret } from '../secret-file.ts'
import { type SignedGrant, signedAddresses } from './disk-address.ts'
import { assertRoom } from './disk-room.ts'
import type { Clock, Place, Store } from './storage.ts'

export interface DiskStorage extends Store {
  /** True if the signature fits and the time has not passed. */
  accepts(grant: SignedGrant): Promise<boolean>
  /** Stores an upload under a key that has none yet: exactly `length` bytes, on disk before this answers. Throws `file.length`, `file.addressUsed`. */
  write(key: string, body: Readable, length: number): Promise<void>
}

const readBytes = 262_144

/** Files below a folder, at addresses of this server signed with a key that lies beside them. */
export async function openDiskStorage(
  dataDir: string,
  addressRoot: string,
  time: Clock = async () => now(),
): Promise<DiskStorage> {
  const folder = join(dataDir, 'files')
  const incoming = join(folder, 'incoming')
  const folders: Record<Place, string> = { files: folder, uploads: join(folder, 'uploads') }
  for (const made of [incoming, folders.uploads]) await mkdir(made, { recursive: true, mode: 0o700 })
  const secret = await loadOrMakeSecret(join(dataDir, 'file-address.key'), newToken)
  const { address, accepts } = signedAddresses(Buffer.from(secret), addressRoot, time)
  const pathOf = (place: Place, key: string) => join(folders[place], key.slice(-2), key)

  const lengthOf = async (place: Place, key: string) => {
    const found = await stat(pathOf(place, key)).catch(() => null)
    return found?.isFile() ? found.size : null
  }
  /** Puts a whole file in its place at once; false if one is there already. */
  const place = async (where: Place, key: string, length: number, draftFrom: (draft: string) => Promise<unknown>) => {
    const draft = join(incoming, newToken())
    try {
      await draftFrom(draft)
      if ((await stat(draft)).size !== length) throw fail('file.length')
      await toDisk(draft)
      const path = pathOf(where, key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await link(draft, path)
      await toDisk(dirname(path))
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    } finally {
      await rm(draft, { force: true })
    }
  }

  return {
    async check() {
      for (const used of [folder, incoming, folders.uploads]) await access(used, constants.R_OK | constants.W_OK)
      await assertRoom(incoming)
    },
    putAddress: async (upload) => ({
      url: await address(upload),
      headers: { 'content-type': upload.type },
    }),
    accepts,
    async write(key, body, length) {
      const placed = await place('uploads', key, length, (draft) =>
        pipeline(body, bounded(length), createWriteStream(draft, { mode: 0o600 })),
      )
      if (!placed) throw fail('file.addressUsed')
    },
    async read(key) {
      const length = await lengthOf('files', key)
      if (length === null) throw fail('file.notFound')
      return {
        length,
        // The stream counts its last byte in.
        stream: (from = 0, to = length) =>
          from < to
            ? createReadStream(pathOf('files', key), { start: from, end: to - 1, highWaterMark: readBytes })
            : Readable.from([]),
      }
    },
    lengthOf,
    async withLocalFile(where, key, work) {
      if ((await lengthOf(where, key)) === null) throw fail('file.notFound')
      return work(pathOf(where, key))
    },
    async keep({ key }, path) {
      const { size } = await stat(path)
      await place('files', key, size, (draft) =>
        pipeline(createReadStream(path), createWriteStream(draft, { mode: 0o600 })),
      )
      return (await lengthOf('files', key)) ?? size
    },
    async replace({ key }, path) {
      const draft = join(incoming, newToken())
      try {
        await pipeline(createReadStream(path), createWriteStream(draft, { mode: 0o600 }))
        await toDisk(draft)
        // Renamed over nothing, it would bring a removed file back.
        if ((await lengthOf('files', key)) === null) throw fail('file.notFound')
        await rename(draft, pathOf('files', key))
        await toDisk(dirname(pathOf('files', key)))
      } finally {
        await rm(draft, { force: true })
      }
    },
    remove: (where, key) => rm(pathOf(where, key), { force: true }),
    async *listUploads(before) {
      for (const entry of await readdir(folders.uploads, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const found = await stat(join(entry.parentPath, entry.name)).catch(() => null)
        if (found && found.mtime < before) yield entry.name
      }
    },
  }
}

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
