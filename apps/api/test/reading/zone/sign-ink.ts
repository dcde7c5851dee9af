import { createCanvas, GlobalFonts } from '@napi-rs/canvas'

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'
/** Strokes are drawn this much larger, then averaged. */
const finer = 8

/** The ink of each sign of a zone in a cell of this size, row by row, from 0 to 15. The font is a file of OCR-B. */
export function drawSigns(font: string, cell: { width: number; height: number }): Map<string, number[]> {
  if (!GlobalFonts.registerFromPath(font, 'zone')) throw new Error(`The font ${font} is missing.`)
  return new Map([...signs].map((sign) => [sign, draw(sign, cell)]))
}

function draw(sign: string, cell: { width: number; height: number }): number[] {
  const canvas = createCanvas(cell.width * finer, cell.height * finer)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  context.font = '100px zone'
  context.font = `${(canvas.width / context.measureText('H').width) * 100}px zone`
  const capital = context.measureText('H').actualBoundingBoxAscent
  context.fillText(sign, 0, (canvas.height + capital) / 2)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const ink = new Array<number>(cell.width * cell.height).fill(0)
  for (let at = 0; at < data.length / 4; at += 1) {
    const [x, y] = [at % canvas.width, Math.floor(at / canvas.width)]
    const to = Math.floor(y / finer) * cell.width + Math.floor(x / finer)
    ink[to] = (ink[to] ?? 0) + (255 - (data[at * 4] ?? 255)) / 255 / finer ** 2
  }
  return ink.map((level) => Math.round(level * 15))
}
