/** A PDF of so many pages that each show this JPEG. */
export function wrapInPdf(jpeg: Buffer, width: number, height: number, pages = 1): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  const size = () => parts.reduce((sum, part) => sum + part.length, 0)
  const add = (head: string, stream?: Buffer) => {
    offsets.push(size())
    parts.push(Buffer.from(`${offsets.length} 0 obj\n${head}\n`))
    if (stream) parts.push(Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n'))
    parts.push(Buffer.from('endobj\n'))
  }
  const [wide, high] = [595, Math.round((595 * height) / width)]
  const draw = Buffer.from(`q ${wide} 0 0 ${high} 0 0 cm /I Do Q`)
  const kids = Array.from({ length: pages }, (_, at) => `${at + 5} 0 R`)
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`)
  add(
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
    jpeg,
  )
  add(`<< /Length ${draw.length} >>`, draw)
  for (let page = 0; page < pages; page += 1)
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Contents 4 0 R /Resources << /XObject << /I 3 0 R >> >> >>`,
    )
  const start = size()
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
