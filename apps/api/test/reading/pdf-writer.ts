import { deflateSync } from 'node:zlib'

interface PdfText {
  x: number
  y: number
  size?: number
  text: string
}

/** A one-page PDF from ready objects; object 1 is the catalogue, 2 the pages, 3 the page, 4 its content, 5 the font. */
export function writePdf(
  content: Buffer | string,
  moreObjects: (string | Buffer)[] = [],
  resources = '',
  catalog = '',
): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    stream(content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...moreObjects,
  ]
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = chunks[0]?.length ?? 0
  objects.forEach((object, at) => {
    const bytes = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    offsets.push(length)
    length += bytes.length
    chunks.push(bytes)
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([
    ...chunks,
    Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`),
  ])
}

export function stream(content: Buffer | string, dictionary = ''): Buffer {
  const packed = deflateSync(Buffer.from(content))
  const head = `<< /Length ${packed.length} /Filter /FlateDecode ${dictionary} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')])
}

export const writeTextPdf = (pieces: PdfText[]) =>
  writePdf(
    pieces.map(({ x, y, size = 11, text }) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`).join('\n'),
  )

/** The first lines on each of many pages. */
export function writeLongPdf(lines: readonly string[], pages: number): Buffer {
  const content = lines.map((text, at) => `BT /F1 11 Tf 1 0 0 1 50 ${700 - at * 20} Tm (${text}) Tj ET`).join('\n')
  const more = Array.from(
    { length: pages - 1 },
    () =>
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  )
  const kids = ['3 0 R', ...more.map((_, at) => `${6 + at} 0 R`)].join(' ')
  const pdf = writePdf(content, more).toString('latin1')
  return Buffer.from(pdf.replace('/Kids [3 0 R] /Count 1', `/Kids [${kids}] /Count ${pages}`), 'latin1')
}

/** Forms that draw the next one ten times each: small to store, without end to read. */
export function writeEndlessPdf(levels = 12): Buffer {
  const form = (at: number) => {
    const next = at < levels ? `/XObject << /X ${7 + at} 0 R >>` : ''
    const body = at < levels ? '/X Do '.repeat(10) : 'BT /F1 9 Tf (again) Tj ET'
    return stream(body, `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 5 0 R >> ${next} >>`)
  }
  const forms = Array.from({ length: levels + 1 }, (_, at) => form(at))
  return writePdf('/X Do', forms, '/XObject << /X 6 0 R >>')
}
