import { PDF } from '@libpdf/core'

/**
 * One document of all pages, in order. Signatures of the parts end, as the bytes are others. Throws on bytes that are no PDF, and on one with a
 * password: its pages would be copied as they lie, and nobody could read them.
 */
export async function joinPdfs(parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const [first, ...following] = parts
  const joined = first ? await loadOpen(first) : PDF.create()
  for (const part of following) {
    const pdf = await loadOpen(part)
    const pages = Array.from({ length: pdf.getPageCount() }, (_, at) => at)
    if (pages.length > 0) await joined.copyPagesFrom(pdf, pages, { includeAnnotations: true })
  }
  return await joined.save()
}

async function loadOpen(bytes: Uint8Array): Promise<PDF> {
  const pdf = await PDF.load(bytes)
  if (pdf.isEncrypted) throw new Error('It has a password.')
  return pdf
}

/** Counts the pages of a document. Throws on bytes that are no PDF. */
export async function countPages(pdf: Uint8Array): Promise<number> {
  return (await PDF.load(pdf)).getPageCount()
}
