import { attribute, decodeXml } from './archive-xml.ts'
import { programs } from './office-archive.ts'
import { hasMarkup, hasPdfHeader } from './polyglot.ts'
import { type Archive, ArchiveRefusal, openArchive, toReason } from './zip-archive.ts'

const textType = 'application/vnd.oasis.opendocument.text'
const typePart = 'mimetype'

/** True if these bytes begin like an OpenDocument file, whose first part is its type, not packed. */
export const isOpenDocument = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'PK\x03\x04' && bytes.toString('latin1', 30, 30 + typePart.length) === typePart

/** Judges an OpenDocument text: the reason of a refusal, or null. Looks inside: type, parts, scripts, objects, what it loads. */
export async function judgeOdt(bytes: Buffer): Promise<string | null> {
  if (hasPdfHeader(bytes)) return 'The file is an archive and a PDF at once.'
  if (hasMarkup(bytes)) return 'The file is an archive and a web page at once.'
  try {
    const archive = await openArchive(bytes)
    await archive.measure()
    await judgeType(archive)
    judgeNames(archive.names)
    for (const name of archive.names) {
      if (!/\.(?:xml|rdf)$/i.test(name)) continue
      const xml = decodeXml(await archive.read(name))
      if (name === 'META-INF/manifest.xml') judgeManifest(xml)
      else judgePart(xml)
    }
    return null
  } catch (cause) {
    return toReason(cause)
  }
}

async function judgeType(archive: Archive): Promise<void> {
  const parts = [typePart, 'content.xml', 'META-INF/manifest.xml']
  if (!parts.every((part) => archive.names.includes(part)))
    throw new ArchiveRefusal('The file is an archive, but not an OpenDocument text.')
  const type = (await archive.read(typePart)).toString('latin1')
  if (type !== textType) throw new ArchiveRefusal('The file is an OpenDocument file, but not a text.')
}

function judgeNames(names: string[]): void {
  if (names.includes('[Content_Types].xml')) throw new ArchiveRefusal('The file is two kinds of document at once.')
  if (names.some((name) => /^(?:basic|scripts|dialogs)\/|macrosignatures/i.test(name)))
    throw new ArchiveRefusal('The document contains macros.')
  if (names.some((name) => programs.test(name))) throw new ArchiveRefusal('The document contains an embedded program.')
}

function judgeManifest(xml: string): void {
  if (/<(?:\w+:)?encryption-data\b/.test(xml)) throw new ArchiveRefusal('The document is protected by a password.')
  if (/oleobject|x-java|octet-stream;|\bbasic-library|application\/x-(?:msdownload|msdos|sh)/i.test(xml))
    throw new ArchiveRefusal('The document contains an embedded program or file.')
}

// A link waits for a click; these are fetched or run by the program that opens the document.
const loads =
  /^(?:draw:(?:image|object|object-ole|plugin|applet|floating-frame|fill-image)|text:section-source|style:.*|presentation:.*|svg:.*)$/
const runs = /^(?:script:|office:dde|text:dde|text:execute-macro|text:script$|form:connection-resource)/

function judgePart(xml: string): void {
  for (const [tag, name = ''] of xml.matchAll(/<([\w:.-]+)(?:"[^"]*"|'[^']*'|[^"'<>])*>/g)) {
    const target = attribute(tag, 'xlink:href').trim()
    if (runs.test(name) || /^(?:javascript|vbscript|data|macro|vnd\.sun\.star\.\w+|service|slot):/i.test(target))
      throw new ArchiveRefusal('The document contains macros.')
    if (loads.test(name) && /^(?:[a-z][\w+.-]*:|[\\/]|\.\.)/i.test(target))
      throw new ArchiveRefusal('The document loads something from outside when it is opened.')
  }
}
