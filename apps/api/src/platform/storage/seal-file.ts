import { type FileHandle, open } from 'node:fs/promises'
import { chunkBytes, type DataKey, isSealed, makeHeader } from './sealed-format.ts'

/**
 * Seals the file at `from` into a new one at `to`, chunk by chunk; answers how many bytes the plain one has, or null if it is sealed already:
 * nothing is sealed twice.
 */
export async function sealFile(from: string, to: string, dataKey: DataKey, fileKey: string): Promise<number | null> {
  const { header, chunks } = makeHeader(dataKey, fileKey)
  const source = await open(from, 'r')
  try {
    let plain = await readChunk(source)
    if (isSealed(plain)) return null
    const target = await open(to, 'wx', 0o600)
    try {
      await target.writeFile(header)
      let length = 0
      for (let at = 0, isLast = false; !isLast; at += 1) {
        const next = plain.length < chunkBytes ? empty : await readChunk(source)
        isLast = next.length === 0
        await target.writeFile(chunks.seal(plain, at, isLast))
        length += plain.length
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

async function readChunk(source: FileHandle): Promise<Buffer> {
  const chunk = Buffer.allocUnsafe(chunkBytes)
  let length = 0
  while (length < chunkBytes) {
    const { bytesRead } = await source.read(chunk, length, chunkBytes - length)
    if (bytesRead === 0) break
    length += bytesRead
  }
  return chunk.subarray(0, length)
}
