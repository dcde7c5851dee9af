import sharp from 'sharp'
import { signCell, signInk } from '../../src/reading/zone/match/signs.gen.ts'

// Lines stand a quarter of an inch apart, ten cells to an inch (ICAO 9303-3, 5.2.2).
const page = { width: 1500, height: 1050, margin: 90, foot: 40, pitch: 30, leading: 75 }
const paper = 236
const ink = 24

/** Cells whose sign is half another's, as a bad printer or a scratch leaves it. */
type Worn = readonly { line: number; place: number; like: string }[]

/** A page with the lines of a zone at its foot, in the signs of OCR-B, and nothing but bars above. A JPEG. */
export async function drawZone(lines: readonly string[], worn: Worn = []): Promise<Buffer> {
  const scale = page.pitch / signCell.width
  const pixels = Buffer.alloc(page.width * page.height, paper)
  for (const [at, line] of lines.entries()) {
    const top = page.height - page.foot - (lines.length - at) * page.leading
    for (const [place, sign] of [...line].entries()) {
      const half = worn.find((cell) => cell.line === at && cell.place === place)
      drawSign(pixels, [sign, half?.like ?? sign], page.margin + place * page.pitch, Math.round(top), scale)
    }
  }
  // A face and lines of print: not every dark place is a zone.
  fill(pixels, 100, 160, 360, 460, 120)
  for (let line = 0; line < 7; line += 1) fill(pixels, 560, 180 + line * 62, 300 + ((line * 97) % 420), 14, 60)
  return sharp(pixels, { raw: { width: page.width, height: page.height, channels: 1 } })
    .blur(0.7)
    .jpeg({ quality: 88 })
    .toBuffer()
}

function drawSign(pixels: Buffer, signs: readonly string[], left: number, top: number, scale: number): void {
  const inks = signs.map((sign) => signInk[sign] ?? '')
  for (let y = 0; y < signCell.height * scale; y += 1)
    for (let x = 0; x < signCell.width * scale; x += 1) {
      const at = Math.floor(y / scale) * signCell.width + Math.floor(x / scale)
      const share = inks.reduce((sum, levels) => sum + Number.parseInt(levels[at] ?? '0', 16) / 15, 0) / inks.length
      pixels[(top + y) * page.width + left + x] = Math.round(paper + (ink - paper) * share)
    }
}

function fill(pixels: Buffer, left: number, top: number, width: number, height: number, level: number): void {
  for (let y = top; y < top + height; y += 1) pixels.fill(level, y * page.width + left, y * page.width + left + width)
}
