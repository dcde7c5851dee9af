const clxAt = 0x1a2
const propertiesMark = 1
const piecesMark = 2
const narrowFlag = 0x40000000

const western = new TextDecoder('windows-1252')

/** The characters of a Word 97 document in order, which the file keeps in pieces of either encoding. */
export function readPieces(main: Buffer, table: Buffer, charsMax: number): string {
  const pieces = findPieces(table.subarray(main.readUInt32LE(clxAt)).subarray(0, main.readUInt32LE(clxAt + 4)))
  const count = Math.floor((pieces.length - 4) / 12)
  let text = ''
  for (let at = 0; at < count && text.length < charsMax; at += 1) {
    const chars = pieces.readUInt32LE((at + 1) * 4) - pieces.readUInt32LE(at * 4)
    const place = pieces.readUInt32LE((count + 1) * 4 + at * 8 + 2)
    if (chars < 0) throw new Error('The pieces of the text overlap.')
    text += readPiece(main, place, Math.min(chars, charsMax))
  }
  return text
}

function readPiece(main: Buffer, place: number, chars: number): string {
  if (!(place & narrowFlag)) return main.toString('utf16le', place, place + chars * 2)
  const start = (place & ~narrowFlag) / 2
  return western.decode(main.subarray(start, start + chars))
}

function findPieces(clx: Buffer): Buffer {
  let at = 0
  while (clx[at] === propertiesMark) at += 3 + clx.readUInt16LE(at + 1)
  if (clx[at] !== piecesMark) throw new Error('The document lacks its table of pieces.')
  return clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1))
}
