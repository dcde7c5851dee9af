import { attribute, decodeXml, watchForEntities } from './archive-xml.ts'
import { hasMarkup, hasPdfHeader } from './polyglot.ts'
import { type Archive, ArchiveRefusal, openArchive, toReason } from './zip-archive.ts'

const contentTypes = '[Content_Types].xml'

interface OfficeKind {
  /** The part that every file of the kind has. */
  main: string
  folder: string
  name: string
}

const word: OfficeKind = { main: 'word/document.xml', folder: 'word/', name: 'a Word document' }
const excel: OfficeKind = { main: 'xl/workbook.xml', folder: 'xl/', name: 'an Excel workbook' }

/** Judges a Word document: the reason of a refusal, or null. Looks inside: parts, relationships, macros, real sizes. */
export const judgeDocx = (bytes: Buffer) => judgeOffice(bytes, word)

/** The same of an Excel workbook. */
export const judgeXlsx = (bytes: Buffer) => judgeOffice(bytes, excel)

/** True if the archive holds a workbook and no Word document; one that cannot be opened holds nothing. */
export async function isWorkbook(bytes: Buffer): Promise<boolean> {
  const { names } = await openArchive(bytes).catch(() => ({ names: [] as string[] }))
  return names.includes(excel.main) && !names.includes(word.main)
}

async function judgeOffice(bytes: Buffer, kind: OfficeKind): Promise<string | null> {
  if (hasPdfHeader(bytes)) return 'The file is an archive and a PDF at once.'
  if (hasMarkup(bytes)) return 'The file is an archive and a web page at once.'
  try {
    const archive = await openArchive(bytes)
    judgeNames(archive.names, kind)
    await archive.measure()
    await judgeParts(archive)
    return null
  } catch (cause) {
    return toReason(cause)
  }
}

/** Names that a system runs when they are opened. */
export const programs = /\.(?:exe|dll|scr|com|bat|cmd|ps1|vbs?|js|jse|wsf|hta|lnk|jar|msi)$/i

function judgeNames(names: string[], { main, folder, name }: OfficeKind): void {
  const lower = names.map((part) => part.toLowerCase())
  if (lower.some((part) => /vba(?:project|data)|macrosheets\//.test(part)))
    throw new ArchiveRefusal('The document contains macros.')
  if (lower.some((part) => programs.test(part) || part.startsWith(`${folder}activex/`)))
    throw new ArchiveRefusal('The document contains an embedded program.')
  for (const part of [contentTypes, main])
    if (!names.includes(part)) throw new ArchiveRefusal(`The file is an archive, but not ${name}.`)
}

async function judgeParts(archive: Archive): Promise<void> {
  for (const name of archive.names) {
    if (!/\.(?:xml|rels)$/i.test(name)) continue
    if (!/\.rels$/i.test(name) && name !== contentTypes) {
      await archive.walk(name, watchForEntities())
      continue
    }
    const xml = decodeXml(await archive.read(name))
    if (name === contentTypes && /macroEnabled/i.test(xml)) throw new ArchiveRefusal('The document contains macros.')
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
