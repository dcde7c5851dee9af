import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

export const archiveLimits = {
  entriesMax: 4000,
  bytesMax: 100 * 1024 * 1024,
  ratioMax: 150,
  ratioFromBytes: 5 * 1024 * 1024,
}

/** A refusal that a person may read; anything else that unpacking throws means a damaged archive. */
export class ArchiveRefusal extends Error {}

export const damagedReason = 'The document is damaged.'

export interface Archive {
  names: string[]
  /** Unpacks one entry; throws ArchiveRefusal when it is larger than it says or than the archive may be. */
  read(name: string): Promise<Buffer>
  /** Unpacks one entry bit by bit, for parts of any size; throws as `read`. */
  walk(name: string, take: (chunk: Buffer) => void): Promise<void>
  /** Unpacks everything and keeps nothing, to find sizes that lie. */
  measure(): Promise<void>
}

export async function openArchive(bytes: Buffer): Promise<Archive> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true, decodeStrings: true })
  if (zip.entryCount > archiveLimits.entriesMax) throw new ArchiveRefusal('The document has too many parts.')
  const entries = new Map<string, Entry>()
  let declaredBytes = 0
  for await (const entry of zip.eachEntry()) {
    if (entries.size >= archiveLimits.entriesMax) throw new ArchiveRefusal('The document has too many parts.')
    if (entries.has(entry.fileName)) throw new ArchiveRefusal('The document has two parts of one name.')
    if (!isSafeName(entry.fileName)) throw new ArchiveRefusal('The document has a part with a dangerous name.')
    if (isLink(entry)) throw new ArchiveRefusal('The document has a part that is a link to another place.')
    if (entry.isEncrypted()) throw new ArchiveRefusal('The document is protected by a password.')
    declaredBytes += entry.uncompressedSize
    entries.set(entry.fileName, entry)
  }
  if (!isAllowedSize(declaredBytes, bytes.length)) throw new ArchiveRefusal('The document unpacks to too much data.')
  const walk: Archive['walk'] = async (name, take) => {
    const entry = entries.get(name)
    if (!entry) throw new ArchiveRefusal('The document lacks a part.')
    await inflate(zip, entry, take)
  }
  return {
    names: [...entries.keys()],
    walk,
    async read(name) {
      const chunks: Buffer[] = []
      await walk(name, (chunk) => void chunks.push(chunk))
      return Buffer.concat(chunks)
    },
    async measure() {
      let total = 0
      for (const entry of entries.values()) {
        await inflate(zip, entry, (chunk) => {
          total += chunk.length
          if (!isAllowedSize(total, bytes.length)) throw new ArchiveRefusal('The document unpacks to too much data.')
        })
      }
    },
  }
}

/** The sentence for something that opening or unpacking an archive threw. */
export function toReason(cause: unknown): string {
  if (cause instanceof ArchiveRefusal) return cause.message
  const message = cause instanceof Error ? cause.message : ''
  if (/relative path|absolute path|characters in fileName/i.test(message))
    return 'The document has a part with a dangerous name.'
  if (/bytes in the stream/i.test(message)) return 'A part of the document is larger than it says.'
  return damagedReason
}

async function inflate(zip: ZipFile, entry: Entry, take: (chunk: Buffer) => void): Promise<void> {
  const stream = await zip.openReadStreamPromise(entry)
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > entry.uncompressedSize) throw new ArchiveRefusal('A part of the document is larger than it says.')
    take(chunk)
  }
}

const isAllowedSize = (unpacked: number, packed: number) =>
  unpacked <= archiveLimits.bytesMax &&
  (unpacked <= archiveLimits.ratioFromBytes || unpacked <= packed * archiveLimits.ratioMax)

// The upper half says what an entry is on Unix, whatever system says to have made it.
const isLink = ({ externalFileAttributes }: Entry) => ((externalFileAttributes >>> 16) & 0xf000) === 0xa000

const isSafeName = (name: string) =>
  !/^[/\\]|^[a-z]:|\\/i.test(name) && !name.split('/').includes('..') && !/[\p{Cc}\u2028\u2029]/u.test(name)
