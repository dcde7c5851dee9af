import { writeZip, type ZipPart } from './zip-writer.ts'

const spaces = ['office', 'text', 'table', 'draw', 'style', 'fo', 'xlink', 'script']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')

/** A part of an OpenDocument text: styles before, what is inside one element after. */
export const odtPart = (element: string, inner: string, styles = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document ${spaces}><office:automatic-styles>${styles}</office:automatic-styles><office:${element}>${inner}</office:${element}></office:document>`

/** A small OpenDocument text; `more` adds or replaces parts. */
export function writeOdt(inner = '<text:p>John Doe</text:p>', more: ZipPart[] = []): Buffer {
  const parts = [
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', data: odtPart('body', `<office:text>${inner}</office:text>`) },
    { name: 'META-INF/manifest.xml', data: '<manifest:manifest/>' },
  ]
  const replaced = parts.map((part) => more.find(({ name }) => name === part.name) ?? part)
  return writeZip([...replaced, ...more.filter((part) => !replaced.includes(part))])
}
