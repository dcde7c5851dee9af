import { hasMarkup, hasPdfHeader, hasZipTail } from './polyglot.ts'

const pixelsMax = 50_000_000

/** Judges a PNG or JPEG: the reason of a refusal, or null. The size is read from the header, so nothing is decoded. */
export function judgeImage(bytes: Buffer): string | null {
  const size = bytes[0] === 0x89 ? pngSize(bytes) : jpegSize(bytes)
  if (!size || size.width === 0 || size.height === 0) return 'The image is damaged.'
  if (size.width * size.height > pixelsMax) return 'The image has too many pixels.'
  if (hasMarkup(bytes)) return 'The file is an image and a web page at once.'
  if (hasPdfHeader(bytes) || hasZipTail(bytes)) return 'The file is an image and another document at once.'
  if (bytes[0] === 0x89 && !endsAfterPng(bytes)) return 'The image is damaged.'
  return null
}

interface Size {
  width: number
  height: number
}

const pngSize = (bytes: Buffer): Size | null =>
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

function jpegSize(bytes: Buffer): Size | null {
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
