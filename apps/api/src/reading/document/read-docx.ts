import { decodeXml } from '../../platform/content/archive-xml.ts'
import { type Archive, openArchive } from '../../platform/content/zip-archive.ts'
import type { ReadPages } from '../read-document.ts'
import { toContactLines } from './contact-links.ts'
import { readWordXml } from './docx-text.ts'
import { toPage } from './page-text.ts'

/** Text of a Word document as one page: headers first (names and addresses often stand there), body, footers. */
export async function readDocx(bytes: Buffer): Promise<ReadPages> {
  const archive = await openArchive(bytes)
  const parts = [...partsOf(archive, 'header'), 'word/document.xml', ...partsOf(archive, 'footer')]
  const lines = []
  for (const part of parts) for (const line of readWordXml(decodeXml(await archive.read(part)))) lines.push(line)
  const text = lines.map((line) => line.text).join('\n')
  return { pages: [toPage([...lines, ...toContactLines(await linkTargets(archive), text)])], cut: false }
}

const partsOf = (archive: Archive, kind: 'header' | 'footer') =>
  archive.names.filter((name) => new RegExp(`^word/${kind}\\d*\\.xml$`).test(name)).sort()

async function linkTargets(archive: Archive): Promise<string[]> {
  const name = 'word/_rels/document.xml.rels'
  if (!archive.names.includes(name)) return []
  const xml = decodeXml(await archive.read(name))
  return [...xml.matchAll(/\bTarget\s*=\s*["']((?:mailto|tel):[^"']*)["']/gi)].map((match) => match[1] ?? '')
}
