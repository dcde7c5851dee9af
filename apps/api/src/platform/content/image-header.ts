import { hasMarkup, hasPdfHeader, hasZipTail } from './polyglot.ts'

export const imagePixelsMax = 50_000_000

export interface ImageSize {
  width: number
  height: number
}

/** Judges a PNG, JPEG or WebP: the reason of a refusal, or null. The size is read from the header, so nothing is decoded. */
export function judgeImage(bytes: Buffer): string | null {
  const isPng = bytes[0] === 0x89
  const size = sizeOfImage(bytes)
  const reason = judgeSizes(size ? [size] : []) ?? judgeWhole(bytes)
  return reason ?? (isPng && !endsAfterPng(bytes) ? 'The image is damaged.' : null)
}

/** The size that the header of a PNG, JPEG or WebP announces; null if it is damaged. */
export const sizeOfImage = (bytes: Buffer): ImageSize | null =>
  bytes[0] === 0x89 ? pngSize(bytes) : isWebp(bytes) ? webpSize(bytes) : jpegSize(bytes)

/** Judges the sizes that a picture and its parts announce: the reason of a refusal, or null. */
export function judgeSizes(sizes: readonly ImageSize[], pixelsMax = imagePixelsMax): string | null {
  if (sizes.length === 0 || sizes.some(({ width, height }) => width === 0 || height === 0))
    return 'The image is damaged.'
  if (sizes.some(({ width, height }) => width * height > pixelsMax)) return 'The image has too many pixels.'
  return null
}

/** Judges whether these bytes are a picture and something else at once: the reason of a refusal, or null. */
export function judgeWhole(bytes: Buffer): string | null {
  if (hasMarkup(bytes)) return 'The file is an image and a web page at once.'
  if (hasPdfHeader(bytes) || hasZipTail(bytes)) return 'The file is an image and another document at once.'
  return null
}

const pngSize = (bytes: Buffer): ImageSize | null =>
  bytes.length >= 33 && bytes.toString('latin1', 12, 16) === 'IHDR'
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : null

function endsAfterPng(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const next = at + 12 + bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next === bytes.length
    at = next
  }
  return false
}

function jpegSize(bytes: Buffer): ImageSize | null {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isFrameMarker(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

const isFrameMarker = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** True if these bytes begin like a WebP. */
export const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'

/** Reads the size that the first chunk says: lossy, lossless, or with more than a picture. A file longer or shorter than it says is damaged. */
function webpSize(bytes: Buffer): ImageSize | null {
  // Chunks have an even length, which the outermost may not count.
  const length = 8 + bytes.readUInt32LE(4)
  if (bytes.length < 30 || length + (length % 2) < bytes.length || length > bytes.length) return null
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) }
  if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (chunk !== 'VP8L') return null
  const packed = bytes.readUInt32LE(21)
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) }
}
