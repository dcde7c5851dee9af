import { readFile } from 'node:fs/promises'

// Readers look for the end mark in the last kilobyte; zeros and blanks behind it are common.
const tailBytes = 2_048
const spaces = new Set([0, 9, 10, 12, 13, 32])

/** Judges whether a PDF can be taken as it is, beyond the rules for any file: the reason of a refusal, or null. */
export async function judgePdfState(
  path: string,
  { refuseEncrypted }: { refuseEncrypted: boolean },
): Promise<string | null> {
  const bytes = await readFile(path)
  if (!isComplete(bytes)) return 'The PDF is incomplete: its end is missing. Please save or send it again.'
  if (refuseEncrypted && isEncrypted(bytes)) return 'The PDF is protected by a password. Please send it without one.'
  return null
}

/** A PDF is read from its end: there it says where its table of objects lies. */
function isComplete(bytes: Buffer): boolean {
  let end = bytes.length
  while (end > 0 && spaces.has(bytes[end - 1] ?? 0)) end -= 1
  const tail = bytes.toString('latin1', Math.max(0, end - tailBytes), end)
  return /startxref\s+\d+\s+%%EOF/.test(tail)
}

// A name may spell any letter as #xx. The dictionary that names the encryption is itself never compressed.
const spelled = [...'Encrypt'].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')
const encryption = new RegExp(`/${spelled}\\s*(?:\\d+\\s+\\d+\\s+R|<<)`, 'i')

const isEncrypted = (bytes: Buffer) => encryption.test(bytes.toString('latin1'))
