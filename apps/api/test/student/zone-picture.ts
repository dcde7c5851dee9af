import sharp from 'sharp'
import { signCell, signInk } from '../../src/reading/zone/match/signs.gen.ts'

const page = { width: 1500, height: 1050, margin: 90, foot: 90, pitch: 30 }
const paper = 236
const ink = 24

/** A page with the lines of a zone at its foot, in the signs of OCR-B, and nothing but bars above. A JPEG. */
export async function drawZone(lines: readonly string[]): Promise<Buffer> {
  const scale = page.pitch / signCell.width
  const pixels = Buffer.alloc(page.width * page.height, paper)
  for (const [at, line] of lines.entries()) {
    const top = page.height - page.foot - (lines.length - at) * signCell.height * scale * 1.4
    for (const [place, sign] of [...line].entries())
      drawSign(pixels, sign, page.margin + place * page.pitch, Math.round(top), scale)
  }
  // A face and lines of print: not every dark place is a zone.
  fill(pixels, 100, 160, 360, 460, 120)
  for (let line = 0; line < 7; line += 1) fill(pixels, 560, 180 + line * 62, 300 + ((line * 97) % 420), 14, 60)
  return sharp(pixels, { raw: { width: page.width, height: page.height, channels: 1 } })
    .blur(0.7)
    .jpeg({ quality: 88 })
    .toBuffer()
}

function drawSign(pixels: Buffer, sign: string, left: number, top: number, scale: number): void {
  const levels = signInk[sign]
  if (!levels) throw new Error(`There is no sign ${sign}.`)
  for (let y = 0; y < signCell.height * scale; y += 1)
    for (let x = 0; x < signCell.width * scale; x += 1) {
      const level = levels[Math.floor(y / scale) * signCell.width + Math.floor(x / scale)] ?? '0'
      const share = Number.parseInt(level, 16) / 15
      pixels[(top + y) * page.width + left + x] = Math.round(paper + (ink - paper) * share)
    }
}

function fill(pixels: Buffer, left: number, top: number, width: number, height: number, level: number): void {
  for (let y = top; y < top + height; y += 1) pixels.fill(level, y * page.width + left, y * page.width + left + width)
}
