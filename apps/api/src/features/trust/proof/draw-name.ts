import { drawing as field } from '@corridor/contract/trust/proof/kinds'
import type { NameDrawing } from '@corridor/contract/trust/proof/shapes'
import sharp from 'sharp'

const marginSide = 40

/** A drawn name as a PNG, cut to what was drawn. The strokes are numbers alone, so that nothing else can stand in the picture. */
export async function drawName(drawing: NameDrawing): Promise<Uint8Array> {
  const lines = drawing.map((stroke) => {
    const [first = [0, 0], ...rest] = stroke
    const path = [`M${first.join(' ')}`, ...(rest.length > 0 ? rest : [first]).map((point) => `L${point.join(' ')}`)]
    return `<path d="${path.join('')}"/>`
  })
  const side = field.side + 2 * marginSide
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-marginSide} ${-marginSide} ${side} ${side}" width="${side}" height="${side}">
    <rect x="${-marginSide}" y="${-marginSide}" width="${side}" height="${side}" fill="#fff"/>
    <g fill="none" stroke="#1b2329" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g></svg>`
  return sharp(Buffer.from(svg)).trim({ margin: marginSide }).png().toBuffer()
}
