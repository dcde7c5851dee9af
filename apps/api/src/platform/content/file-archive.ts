import { hasMarkup, hasPdfHeader } from './polyglot.ts'
import { type Archive, ArchiveRefusal, openArchive, toReason } from './zip-archive.ts'

const pathCharsMax = 500

/**
 * Judges a zip of files by its names, numbers and real sizes: the reason of a refusal, or null. The content of its files is judged file by
 * file, as they are taken.
 */
export async function judgeZip(bytes: Buffer): Promise<string | null> {
  if (hasPdfHeader(bytes)) return 'The file is an archive and a PDF at once.'
  if (hasMarkup(bytes)) return 'The file is an archive and a web page at once.'
  try {
    const archive = await openArchive(bytes)
    if (filesIn(archive).length === 0) throw new ArchiveRefusal('The archive holds no files.')
    if (archive.names.some((name) => name.length > pathCharsMax))
      throw new ArchiveRefusal('The archive has a file whose name is too long.')
    await archive.measure()
    return null
  } catch (cause) {
    return toReason(cause).replace('The document', 'The archive').replace('of the document', 'of the archive')
  }
}

// Files that systems leave beside those that a person chose.
const leftBehind = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i

/** The paths of the files that a person put into an archive, without folders and what systems add. */
export const filesIn = ({ names }: Archive): string[] =>
  names.filter((name) => !name.endsWith('/') && !leftBehind.test(name))
