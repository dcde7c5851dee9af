import { buffer } from 'node:stream/consumers'
import type { DataKeys } from './data-keys.ts'
import { SealFault } from './seal-fault.ts'
import {
  chunkAt,
  chunkBytes,
  countChunks,
  headerBytes,
  isSealed,
  openHeader,
  readDataKeyId,
  sealedChunkBytes,
} from './sealed-format.ts'
import type { KeptBytes, Store } from './storage.ts'

/** A kept file as it lies: its bytes, and the first of them. */
export interface Lying extends KeptBytes {
  head: Buffer
}

/** A sealed file whose header, first and last chunk were opened: so its length is the one that was sealed. */
interface OpenedFile {
  /** Bytes of the plain file. */
  length: number
  header: Buffer
  /** Opens the chunks from one number to another, both with it, in their order. */
  chunks(from: number, to: number): AsyncIterable<Buffer>
}

/** Looks at a kept file. Throws `file.notFound`. */
export async function lookAt(store: Pick<Store, 'read'>, key: string): Promise<Lying> {
  const { length, stream } = await store.read(key)
  return { length, stream, head: await buffer(stream(0, Math.min(length, headerBytes + sealedChunkBytes))) }
}

/** Opens a sealed file. Throws `SealFault`. */
export async function openSealed({ length, stream, head }: Lying, keys: DataKeys, key: string): Promise<OpenedFile> {
  const header = head.subarray(0, headerBytes)
  const dataKey = await keys.load(readDataKeyId(header))
  const sealing = openHeader(header, dataKey, key)
  const { count, plainBytes } = countChunks(length)
  const first = sealing.open(head.subarray(headerBytes), 0, count === 1)
  if (count > 1) sealing.open(await buffer(stream(chunkAt(count - 1), length)), count - 1, true)
  return {
    length: plainBytes,
    header,
    async *chunks(from, to) {
      let at = from
      if (at === 0) {
        yield first
        at += 1
      }
      if (at > to) return
      const lying = stream(chunkAt(at), Math.min(chunkAt(to + 1), length))
      for await (const sealed of inChunks(lying)) {
        yield sealing.open(sealed, at, at === count - 1)
        at += 1
      }
      if (at <= to) throw new SealFault('broken')
    },
  }
}

/** Bytes of an opened file from one to another; `reopen` looks at it anew: a file that another sealing replaced meanwhile goes on in that. */
export async function* bytesOf(
  file: OpenedFile,
  from: number,
  to: number,
  reopen: () => Promise<OpenedFile>,
): AsyncGenerator<Buffer> {
  if (from >= to) return
  const last = Math.floor((to - 1) / chunkBytes)
  let at = Math.floor(from / chunkBytes)
  let opened = file
  while (at <= last) {
    try {
      for await (const plain of opened.chunks(at, last)) {
        const begins = at * chunkBytes
        yield plain.subarray(Math.max(0, from - begins), to - begins)
        at += 1
      }
    } catch (error) {
      if (!(error instanceof SealFault)) throw error
      const anew = await reopen()
      if (anew.header.equals(opened.header)) throw error
      opened = anew
    }
  }
}

/** Bytes of a file that lies plain, read from its beginning; from the sealed one if it was sealed since it was looked at. */
export async function* plainBytesOf(
  { length, stream }: KeptBytes,
  from: number,
  to: number,
  reopen: () => Promise<OpenedFile>,
): AsyncGenerator<Buffer> {
  let at = 0
  for await (const chunk of inChunks(stream(0, length))) {
    if (at === 0 && isSealed(chunk)) return yield* bytesOf(await reopen(), from, to, reopen)
    const wanted = chunk.subarray(Math.max(0, from - at), Math.max(0, to - at))
    if (wanted.length > 0) yield Buffer.from(wanted)
    at += chunk.length
    if (at >= to) return
  }
}

/** The same bytes in pieces of a sealed chunk's length. Each is gone when the next is asked for. */
async function* inChunks(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const piece = Buffer.allocUnsafe(sealedChunkBytes)
  let filled = 0
  for await (const part of bytes) {
    for (let taken = 0; taken < part.length; ) {
      const copied = part.copy(piece, filled, taken)
      taken += copied
      filled += copied
      if (filled < sealedChunkBytes) continue
      yield piece
      filled = 0
    }
  }
  if (filled > 0) yield piece.subarray(0, filled)
}
