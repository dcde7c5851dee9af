import { hasMarkup, hasPdfHeader } from './polyglot.ts'

const foreignBeginnings: readonly (readonly [RegExp, string])[] = [
  [/^#!/, 'The file is a script.'],
  [/^MZ[^\p{L}\s'’.,&-]/u, 'The file is a program.'],
  [/^\x7fELF/, 'The file is a program.'],
  [/^\{\\rt/, 'The file is rich text, not plain text.'],
  [/^%!PS/, 'The file is a PostScript program.'],
  [/^GIF8[79]a/, 'The file is an image of a kind that is not accepted.'],
]

/** Finds the reason why these bytes are not plain text, or null. */
export function judgeText(bytes: Buffer): string | null {
  const head = bytes.toString('latin1', 0, 16)
  const foreign = foreignBeginnings.find(([beginning]) => beginning.test(head))
  if (foreign) return foreign[1]
  if (hasPdfHeader(bytes)) return 'The PDF does not begin where a PDF must begin.'
  const text = decodeText(bytes)
  if (text === null) return 'The file is not a document of a kind that is accepted, or not text in UTF-8.'
  if (text.trim() === '') return 'The file is empty.'
  const start = Buffer.from(text.slice(0, 1024))
  if (hasMarkup(bytes) || hasMarkup(start)) return 'The file is a web page or a drawing, not plain text.'
  return null
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells bytes from text
const controls = /[\0-\x08\x0e-\x1f\x7f\ufffe\uffff]/

/** The text of a UTF-8, UTF-16 or Windows-1252 file without its byte order mark; null when it is none of them. */
export const decodeText = (bytes: Buffer): string | null => decodeWithName(bytes)?.text ?? null

/** The same with the encoding's name. */
export function decodeWithName(bytes: Buffer): { text: string; encoding: string } | null {
  for (const encoding of guessEncodings(bytes)) {
    const text = decodeAs(encoding, bytes)
    if (text !== null && !controls.test(text)) return { text, encoding }
  }
  return null
}

function guessEncodings(bytes: Buffer): string[] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le']
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be']
  const sample = bytes.subarray(0, 4096)
  const zeros = [0, 0]
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  if ((zeros[1] ?? 0) > sample.length * 0.2) return ['utf-16le']
  if ((zeros[0] ?? 0) > sample.length * 0.2) return ['utf-16be']
  return looksWestern(sample) ? ['utf-8', 'windows-1252'] : ['utf-8']
}

// Windows-1252 accepts nearly any bytes, so mostly foreign ones (Cyrillic, Chinese) must not become nonsense letters.
function looksWestern(sample: Buffer): boolean {
  let high = 0
  for (const byte of sample) {
    if ([0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte)) return false
    if (byte >= 0x80) high += 1
  }
  return high <= sample.length * 0.25
}

function decodeAs(encoding: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
