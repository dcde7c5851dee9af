import { hasMarkup, hasZipTail } from './polyglot.ts'

/** Finds the reason why these bytes are not an honest PDF, or null. */
export function judgePdf(bytes: Buffer): string | null {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return 'The file begins like a PDF but is not one.'
  if (hasMarkup(bytes)) return 'The file is a PDF and a web page at once.'
  if (hasZipTail(bytes)) return 'The file is a PDF and an archive at once.'
  if (!bytes.includes('startxref') && !bytes.includes('trailer')) return 'The PDF is incomplete.'
  return null
}
