import { hasMarkup, hasPdfHeader } from './polyglot.ts'
import { type Archive, ArchiveRefusal, openArchive } from './zip-archive.ts'

export const damagedReason = 'The document is damaged.'

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

/** The sentence for something that opening or unpacking an archive threw. */
function toReason(cause: unknown): string {
  if (cause instanceof ArchiveRefusal) return cause.message
  const message = cause instanceof Error ? cause.message : ''
  if (/relative path|absolute path|characters in fileName/i.test(message))
    return 'The document has a part with a dangerous name.'
  if (/bytes in the stream/i.test(message)) return 'A part of the document is larger than it says.'
  return damagedReason
}

const programs = /\.(?:exe|dll|scr|com|bat|cmd|ps1|vbs?|js|jse|wsf|hta|lnk|jar|msi)$/i

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

/** XML of an Office part as text; refuses a document type, the only door to entities. */
export function decodeXml(bytes: Buffer): string {
  const utf16 = bytes[0] === 0xff || bytes[0] === 0xfe || bytes[0] === 0 || bytes[1] === 0
  const bigEndian = bytes[0] === 0xfe || bytes[0] === 0
  const text = new TextDecoder(utf16 ? (bigEndian ? 'utf-16be' : 'utf-16le') : 'utf-8').decode(bytes)
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new ArchiveRefusal('The document declares entities of its own.')
  return text
}

function judgeRelationships(xml: string): void {
  for (const [tag] of xml.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)) {
    if (!/TargetMode\s*=\s*["']External/i.test(tag)) continue
    const type = attribute(tag, 'Type').split('/').at(-1) ?? ''
    if (!isHarmlessLink(type, decodeReferences(attribute(tag, 'Target'))))
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

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? ''

const decodeReferences = (text: string) =>
  text.replace(/&#(x[\da-f]+|\d+);/gi, (_, code: string) =>
    String.fromCharCode(code[0]?.toLowerCase() === 'x' ? Number.parseInt(code.slice(1), 16) : Number(code)),
  )
