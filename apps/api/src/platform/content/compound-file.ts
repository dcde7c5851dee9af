import { hasZipTail } from './polyglot.ts'

const named = (name: string) => Buffer.from(name, 'utf16le')

const wordStream = named('WordDocument')
const refusals: readonly (readonly [Buffer, string])[] = [
  [named('EncryptedPackage'), 'The document is protected by a password.'],
  [named('_VBA_PROJECT'), 'The document contains macros.'],
  [named('\u0001Ole10Native'), 'The document contains an embedded program or file.'],
]

/** Judges an OLE compound file (Word 97-2003): the reason of a refusal, or null. Storage names are UTF-16 in its directory. */
export function judgeCompoundFile(bytes: Buffer): string | null {
  const refusal = refusals.find(([name]) => bytes.includes(name))
  if (refusal) return refusal[1]
  if (!bytes.includes(wordStream)) return 'The file is an old Office file, but not a Word document.'
  if (hasZipTail(bytes)) return 'The file is a Word document and an archive at once.'
  return null
}
