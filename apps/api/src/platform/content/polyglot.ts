const sniffedBytes = 1024
const zipTailBytes = 22 + 0xffff
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|img|meta|\?xml|\?php)\b/i

/** True if a browser could take the beginning for a page or a program of its own. */
export const hasMarkup = (bytes: Buffer) => markup.test(bytes.toString('latin1', 0, sniffedBytes))

/** Readers open a PDF whose header stands anywhere in the first kilobyte. */
export const hasPdfHeader = (bytes: Buffer) => bytes.subarray(0, sniffedBytes).includes('%PDF-')

/** True if an unpacker would find an archive that ends this file: a ZIP is read from its end, whatever stands before. */
export function hasZipTail(bytes: Buffer): boolean {
  const tail = bytes.subarray(-zipTailBytes)
  for (let at = tail.lastIndexOf('PK\x05\x06'); at >= 0; at = at > 0 ? tail.lastIndexOf('PK\x05\x06', at - 1) : -1) {
    if (at + 22 > tail.length) continue
    const recordAt = bytes.length - tail.length + at
    const directoryAt = recordAt - tail.readUInt32LE(at + 12)
    if (tail.readUInt16LE(at + 10) === 0) return true
    if (directoryAt >= 0 && bytes.toString('latin1', directoryAt, directoryAt + 4) === 'PK\x01\x02') return true
  }
  return false
}
