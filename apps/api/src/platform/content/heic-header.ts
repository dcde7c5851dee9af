import { type ImageSize, judgeSizes, judgeWhole } from './image-header.ts'

// Pictures of HEVC alone: a sequence is a film, and AVIF comes in the same boxes.
const brands = new Set(['heic', 'heix'])
// Telephones take twelve million pixels, or twenty-four; decoding takes about 25 bytes of memory for each.
const heicPixelsMax = 25_000_000
// A photograph has some dozens of tiles, each with a few properties.
const boxesMax = 10_000

/** True if these bytes begin like a HEIC picture. */
export const isHeic = (bytes: Buffer) => bytes.toString('latin1', 4, 8) === 'ftyp' && brandsOf(bytes).some(isOurs)

const isOurs = (brand: string) => brands.has(brand)

function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const found = [bytes.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) found.push(bytes.toString('latin1', at, at + 4))
  return found
}

/**
 * Judges a HEIC picture: the reason of a refusal, or null. It is read as its boxes lie in it, so nothing is decoded; each size that any part
 * of it announces counts, and what follows its last box is none of it.
 */
export function judgeHeic(bytes: Buffer): string | null {
  const sizes = sizesOf(bytes)
  return judgeSizes(sizes ?? [], heicPixelsMax) ?? judgeWhole(bytes)
}

interface Box {
  type: string
  /** Place of what it holds. */
  from: number
  to: number
}

/** Sizes that the properties of the picture and its tiles announce; null if its boxes do not fit into each other. */
function sizesOf(bytes: Buffer): ImageSize[] | null {
  let left = boxesMax
  const sizes: ImageSize[] = []

  /** False if the boxes do not end where they should. */
  function walk(from: number, to: number, within: string): boolean {
    for (let at = from; at < to; ) {
      const box = boxAt(bytes, at, to)
      left -= 1
      if (!box || left < 0) return false
      if (box.type === 'ispe' && within === 'ipco') {
        if (box.to - box.from !== 12) return false
        sizes.push({ width: bytes.readUInt32BE(box.from + 4), height: bytes.readUInt32BE(box.from + 8) })
      }
      const inner = insideOf[within]?.[box.type]
      if (inner !== undefined && !walk(box.from + inner, box.to, box.type)) return false
      at = box.to
    }
    return true
  }
  return walk(0, bytes.length, '') ? sizes : null
}

/** The boxes that hold others on the way to the sizes, by the box around them, with the bytes that stand before these. */
const insideOf: Record<string, Record<string, number>> = {
  '': { meta: 4 },
  meta: { iprp: 0 },
  iprp: { ipco: 0 },
}

function boxAt(bytes: Buffer, at: number, end: number): Box | null {
  if (at + 8 > end) return null
  const type = bytes.toString('latin1', at + 4, at + 8)
  const short = bytes.readUInt32BE(at)
  if (short === 1) {
    if (at + 16 > end || bytes.readUInt32BE(at + 8) !== 0) return null
    const length = bytes.readUInt32BE(at + 12)
    return length < 16 || at + length > end ? null : { type, from: at + 16, to: at + length }
  }
  // Without a length it goes to the end of the file.
  const length = short === 0 ? end - at : short
  return length < 8 || at + length > end ? null : { type, from: at + 8, to: at + length }
}
