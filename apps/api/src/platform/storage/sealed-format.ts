import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { SealFault } from './seal-fault.ts'

/** Bytes of a file that are sealed together. */
export const chunkBytes = 65_536
const tagBytes = 16
/** The same bytes as they lie in the store. */
export const sealedChunkBytes = chunkBytes + tagBytes

// No text in any encoding begins so, and no document or picture that is accepted.
const magic = Buffer.from([0x00, 0x01, 0x01, 0x00, 0x43, 0x6f, 0x72, 0x1a])
const version = 1
const idBytes = 16
const prefixBytes = 7
const nonceBytes = 12
const keyBytes = 32
const idAt = magic.length + 1
const prefixAt = idAt + idBytes
const wrappedAt = prefixAt + prefixBytes
/** Bytes before the first chunk: magic, version, the data key's id, the nonces' prefix, and the file's own key as the data key wrapped it. */
export const headerBytes = wrappedAt + nonceBytes + keyBytes + tagBytes

/** A company's data key as it seals: the key is 32 bytes. */
export interface DataKey {
  id: string
  /** Null for the key of what belongs to no company. */
  companyId: string | null
  key: Buffer
}

/** Seals and opens the chunks of one file by their numbers; the last one is marked, so that a cut is found. */
export interface Chunks {
  /** The ciphertext, and the tag that stands behind it. */
  seal(plain: Buffer, at: number, isLast: boolean): readonly [Buffer, Buffer]
  /** Throws `SealFault` if this is not the chunk of that number. */
  open(sealed: Buffer, at: number, isLast: boolean): Buffer
}

/** True for bytes that begin as a sealed file does. */
export const isSealed = (head: Buffer): boolean => head.subarray(0, magic.length).equals(magic)

/** Makes the header of a new sealing of a file, and what seals its chunks. */
export function makeHeader(dataKey: DataKey, fileKey: string): { header: Buffer; chunks: Chunks } {
  const key = randomBytes(keyBytes)
  const front = Buffer.concat([magic, Buffer.of(version), toBytes(dataKey.id), randomBytes(prefixBytes)])
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', dataKey.key, nonce).setAAD(bound(front, dataKey, fileKey))
  const header = Buffer.concat([front, nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()])
  return { header, chunks: chunksOf(key, header) }
}

/** Reads whose data key a header asks for. Throws `SealFault` if this code does not know the header. */
export function readDataKeyId(header: Buffer): string {
  if (!isSealed(header) || header.length < headerBytes) throw new SealFault('broken')
  const given = header[magic.length] ?? 0
  if (given > version) throw new SealFault('newer')
  if (given < version) throw new SealFault('broken')
  return toId(header.subarray(idAt, prefixAt))
}

const toBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const toId = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** Opens a file's own key, and gives what opens its chunks. Throws `SealFault` if the header was changed, or is of another file or company. */
export function openHeader(header: Buffer, dataKey: DataKey, fileKey: string): Chunks {
  const wrapped = header.subarray(wrappedAt)
  const nonce = wrapped.subarray(0, nonceBytes)
  const key = opened(
    dataKey.key,
    nonce,
    bound(header.subarray(0, wrappedAt), dataKey, fileKey),
    wrapped.subarray(nonceBytes),
  )
  return chunksOf(key, header)
}

const bound = (front: Buffer, { companyId }: DataKey, fileKey: string) =>
  Buffer.concat([front, Buffer.from(JSON.stringify([companyId, fileKey]))])

function chunksOf(key: Buffer, header: Buffer): Chunks {
  const nonce = (at: number, isLast: boolean) => {
    const made = Buffer.alloc(nonceBytes)
    header.copy(made, 0, prefixAt, wrappedAt)
    made.writeUInt32BE(at, prefixBytes)
    made[nonceBytes - 1] = isLast ? 1 : 0
    return made
  }
  return {
    seal(plain, at, isLast) {
      const cipher = createCipheriv('aes-256-gcm', key, nonce(at, isLast)).setAAD(header)
      const sealed = cipher.update(plain)
      cipher.final()
      return [sealed, cipher.getAuthTag()]
    },
    open: (sealed, at, isLast) => opened(key, nonce(at, isLast), header, sealed),
  }
}

function opened(key: Buffer, nonce: Buffer, bindings: Buffer, sealed: Buffer): Buffer {
  if (sealed.length < tagBytes) throw new SealFault('broken')
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(bindings).setAuthTag(sealed.subarray(-tagBytes))
  const plain = decipher.update(sealed.subarray(0, -tagBytes))
  try {
    decipher.final()
  } catch {
    throw new SealFault('broken')
  }
  return plain
}

/** Chunks of a file, by the bytes that lie in the store. Throws `SealFault` if no sealed file is so long. */
export function countChunks(liesBytes: number): { count: number; plainBytes: number } {
  const body = liesBytes - headerBytes
  const count = Math.ceil(body / sealedChunkBytes)
  const plainBytes = body - count * tagBytes
  // Only a file of no bytes has a chunk of none.
  if (count < 1 || plainBytes < Math.max(0, (count - 1) * chunkBytes + (count > 1 ? 1 : 0)))
    throw new SealFault('broken')
  return { count, plainBytes }
}

/** Place in the store at which a chunk begins. */
export const chunkAt = (at: number): number => headerBytes + at * sealedChunkBytes
