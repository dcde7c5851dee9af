import { attribute, decodeXml } from './archive-xml.ts'
import { hasMarkup, hasPdfHeader } from './polyglot.ts'
import { type Archive, ArchiveRefusal, openArchive, toReason } from './zip-archive.ts'

/** Why this Word document is refused, or null. Looks inside: parts, relationships, macros, real sizes. */
export async function judgeDocx(bytes: Buffer): Promise<string | null> {
  if (hasPdfHeader(bytes)) return 'The file is an archive and a PDF at once.'
  if (hasMarkup(bytes)) return 'The file is an archive and a web page at once.'
  try {
    const archive = await openArchive(bytes)
    judgeNames(archive.names)
    await archive.measure()
    await judgeParts(archive)
    return null
  } catch (cause) {
    return toReason(cause)
  }
}

/** Names that a system runs when they are opened. */
export const programs = /\.(?:exe|dll|scr|com|bat|cmd|ps1|vbs?|js|jse|wsf|hta|lnk|jar|msi)$/i

function judgeNames(names: string[]): void {
  const lower = names.map((name) => name.toLowerCase())
  if (lower.some((name) => /vba(?:project|data)|macrosheets\//.test(name)))
    throw new ArchiveRefusal('The document contains macros.')
  if (lower.some((name) => programs.test(name) || name.startsWith('word/activex/')))
    throw new ArchiveRefusal('The document contains an embedded program.')
  for (const part of ['[Content_Types].xml', 'word/document.xml'])
    if (!names.includes(part)) throw new ArchiveRefusal('The file is an archive, but not a Word document.')
}

async function judgeParts(archive: Archive): Promise<void> {
  for (const name of archive.names) {
    if (!/\.(?:xml|rels)$/i.test(name)) continue
    const xml = decodeXml(await archive.read(name))
    if (name === '[Content_Types].xml' && /macroEnabled/i.test(xml))
      throw new ArchiveRefusal('The document contains macros.')
    if (name.toLowerCase().endsWith('.rels')) judgeRelationships(xml)
  }
}

function judgeRelationships(xml: string): void {
  for (const [tag] of xml.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)) {
    if (!/TargetMode\s*=\s*["']External/i.test(tag)) continue
    const type = attribute(tag, 'Type').split('/').at(-1) ?? ''
    if (!isHarmlessLink(type, attribute(tag, 'Target')))
      throw new ArchiveRefusal('The document loads something from outside when it is opened.')
  }
}

// Word follows a hyperlink on a click, but fetches templates, frames and objects by itself.
function isHarmlessLink(type: string, target: string): boolean {
  if (type === 'hyperlink') return !/^(?:javascript|vbscript|data):/i.test(target.trim())
  if (type === 'attachedTemplate')
    return !/^(?!file:)[a-z]{2,}:|^file:\/\/(?!\/)|^[\\/]{2}|^file:\/*[\\]|^file:\/{4}/i.test(target.trim())
  if (type === 'image') return /^https?:\/\//i.test(target) || !/^[a-z]{2,}:|^[\\/]{2}/i.test(target)
  return false
}
