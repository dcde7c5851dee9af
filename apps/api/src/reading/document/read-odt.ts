import { decodeXml } from '../../platform/content/archive-xml.ts'
import { openArchive } from '../../platform/content/zip-archive.ts'
import type { ReadPages } from '../read-document.ts'
import { toContactLines } from './contact-links.ts'
import { readOdtSizes, readOdtXml } from './odt-text.ts'
import { toPage } from './page-text.ts'

/** Text of an OpenDocument text as one page: headers and footers first, which the styles hold, then the body. */
export async function readOdt(bytes: Buffer): Promise<ReadPages> {
  const archive = await openArchive(bytes)
  const styles = archive.names.includes('styles.xml') ? decodeXml(await archive.read('styles.xml')) : ''
  const content = decodeXml(await archive.read('content.xml'))
  const sizes = readOdtSizes([styles, content])
  const parts = [readOdtXml(styles, 'office:master-styles', sizes), readOdtXml(content, 'office:body', sizes)]
  const lines = parts.flatMap((part) => part.lines)
  const targets = parts.flatMap((part) => part.targets)
  const text = lines.map((line) => line.text).join('\n')
  return { pages: [toPage([...lines, ...toContactLines(targets, text)])], cut: false }
}
