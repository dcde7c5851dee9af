import { type FileHandle, open } from 'node:fs/promises'
import { type Chunks, chunkBytes, type DataKey, isSealed, makeHeader, sealedChunkBytes } from './sealed-format.ts'

// Read and written together: fewer turns between this thread and the disk's.
const partChunks = 8
const partBytes = partChunks * chunkBytes

/**
 * Seals the file at `from` into a new one at `to`, part by part; answers how many bytes the plain one has, or null if it is sealed already:
 * nothing is sealed twice.
 */
export async function sealFile(from: string, to: string, dataKey: DataKey, fileKey: string): Promise<number | null> {
  const { header, chunks } = makeHeader(dataKey, fileKey)
  const source = await open(from, 'r')
  try {
    let plain = await readPart(source, Buffer.allocUnsafeSlow(partBytes))
    if (isSealed(plain)) return null
    const target = await open(to, 'wx', 0o600)
    try {
      await target.writeFile(header)
      const sealed = Buffer.allocUnsafeSlow(partChunks * sealedChunkBytes)
      let spare: Buffer = Buffer.allocUnsafeSlow(partBytes)
      let length = 0
      for (let at = 0, isLast = false; !isLast; at += partChunks) {
        const next = plain.length < partBytes ? empty : await readPart(source, spare)
        isLast = next.length === 0
        await target.writeFile(sealed.subarray(0, sealPart(chunks, plain, at, isLast, sealed)))
        length += plain.length
        spare = Buffer.from(plain.buffer, 0, partBytes)
        plain = next
      }
      return length
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

const empty = Buffer.alloc(0)

/** Seals a part of a file, whose first chunk has a number, into `sealed`; answers its bytes there. */
function sealPart(chunks: Chunks, plain: Buffer, at: number, isLast: boolean, sealed: Buffer): number {
  const count = Math.max(1, Math.ceil(plain.length / chunkBytes))
  let length = 0
  for (let chunk = 0; chunk < count; chunk += 1) {
    const own = plain.subarray(chunk * chunkBytes, (chunk + 1) * chunkBytes)
    for (const bytes of chunks.seal(own, at + chunk, isLast && chunk === count - 1))
      length += bytes.copy(sealed, length)
  }
  return length
}

/** Reads as much as there is, up to the length of `part`. */
async function readPart(source: FileHandle, part: Buffer): Promise<Buffer> {
  let length = 0
  while (length < part.length) {
    const { bytesRead } = await source.read(part, length, part.length - length)
    if (bytesRead === 0) break
    length += bytesRead
  }
  return part.subarray(0, length)
}
