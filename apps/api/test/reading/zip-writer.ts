import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  name: string
  data: string | Buffer
  /** The unpacked size that both headers state, when it is a lie. */
  statedSize?: number
  isEncrypted?: true
  /** A link to the place that its data names. */
  isLink?: true
}

/** A ZIP archive, hostile if asked: any name, any stated size. */
export function writeZip(parts: ZipPart[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const name = Buffer.from(part.name)
    const data = Buffer.from(part.data)
    const packed = deflateRawSync(data)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(0x0800 | (part.isEncrypted ? 1 : 0), 2)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(data), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(part.statedSize ?? data.length, 18)
    shared.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, name, packed])
    const rest = Buffer.alloc(14)
    if (part.isLink) rest.writeUInt32LE(0xa1ff0000, 6)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), shared, rest, name)
    locals.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, index, end])
}

const wordTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

export const wordBody = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><w:body>${inner}</w:body></w:document>`

export const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** A small Word document; `more` adds or replaces parts. */
export function writeDocx(inner = paragraph('John Doe'), more: ZipPart[] = []): Buffer {
  const parts = [
    { name: '[Content_Types].xml', data: wordTypes },
    { name: 'word/document.xml', data: wordBody(inner) },
  ]
  return writeZip([...parts.filter((part) => !more.some(({ name }) => name === part.name)), ...more])
}

export const relationships = (type: string, target: string): ZipPart => ({
  name: 'word/_rels/document.xml.rels',
  data: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
})
