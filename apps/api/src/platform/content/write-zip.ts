import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

interface ZipEntry {
  name: string
  bytes: Uint8Array
}

const encoder = new TextEncoder()
// Names are UTF-8.
const flags = 0x0800
// 1 January 1980, the first day that the format knows: when a file was packed says nothing.
const day = 0x0021
const needed = 20
const bytesMax = 0xffff_ffff

/** Writes files into a ZIP as they are: papers are compressed already. Throws on more than four gigabytes, which need another format. */
export async function writeZip(path: string, entries: AsyncIterable<ZipEntry>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    const directory: Uint8Array[] = []
    let at = 0
    for await (const { name, bytes } of entries) {
      const facts = factsOf(encoder.encode(name), bytes)
      const head = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), number16(needed), facts.both, facts.name])
      directory.push(directoryEntry(facts, at))
      await file.writev([head, bytes])
      at += head.length + bytes.length
      if (at > bytesMax) throw new Error('A ZIP of this form holds no more than four gigabytes.')
    }
    const listed = Buffer.concat(directory)
    await file.writev([listed, endOf(directory.length, listed.length, at)])
  } finally {
    await file.close()
  }
}

interface Facts {
  name: Uint8Array
  /** Bytes that stand before the file and in the directory alike. */
  both: Uint8Array
}

const factsOf = (name: Uint8Array, bytes: Uint8Array): Facts => ({
  name,
  both: Buffer.concat([
    ...[number16(flags), number16(0), number16(0), number16(day), number32(crc32(bytes))],
    ...[number32(bytes.length), number32(bytes.length), number16(name.length), number16(0)],
  ]),
})

const directoryEntry = ({ name, both }: Facts, at: number) =>
  Buffer.concat([
    ...[Buffer.from([0x50, 0x4b, 1, 2]), number16(needed), number16(needed), both],
    // No comment, the first disk, no attributes.
    ...[number16(0), number16(0), number16(0), number32(0), number32(at), name],
  ])

const endOf = (count: number, length: number, at: number) =>
  Buffer.concat([
    ...[Buffer.from([0x50, 0x4b, 5, 6]), number16(0), number16(0), number16(count), number16(count)],
    ...[number32(length), number32(at), number16(0)],
  ])

function number16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
