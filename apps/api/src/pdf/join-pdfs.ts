import { PDF } from '@libpdf/core'

/** One document of all pages, in order. Signatures of the parts end, as the bytes are others. Throws on bytes that are no PDF. */
export async function joinPdfs(parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const joined = await PDF.merge([...parts])
  return await joined.save()
}

/** Counts the pages of a document. Throws on bytes that are no PDF. */
export async function countPages(pdf: Uint8Array): Promise<number> {
  return (await PDF.load(pdf)).getPageCount()
}
