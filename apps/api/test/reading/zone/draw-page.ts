import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'

const folder = '/usr/share/fonts/opentype/ocr-b'
const fonts: Record<ZoneFace, string> = {
  ...{ upright: 'OCRB.otf', thick: 'OCRB.otf', thin: 'OCRB.otf' },
  ...{ slanted: 'OCRBL.otf', square: 'OCRBS.otf' },
}

/** Cuts of OCR-B: Debian's own, its slanted and its square one, and two with thicker and thinner strokes. */
export type ZoneFace = 'upright' | 'slanted' | 'square' | 'thick' | 'thin'

/** A page in millimetres and how it lies in its picture. Angles in degrees, `share` of the picture's width that the page takes. */
export interface PagePlan {
  lines: readonly string[]
  face: ZoneFace
  share: number
  angle: number
  quarters: number
  shear: number
  title: string
  texts: readonly string[]
  /** Millimetres from the foot of the page, and between lines. */
  foot: number
  spacing: number
  /** Grey of ink, paper, desk and pattern from 0 to 255. */
  ink: number
  paper: number
  desk: number
  pattern: number
  /** Centre along the zone from 0 to 1, radius in millimetres, strength from 0 to 1. */
  glare: { at: number; radius: number; strength: number } | null
  /** Share of the light that is left in one corner. */
  corner: number
  seed: number
  /** Lines of a second page above the first. */
  second?: readonly string[]
  /** A word across the page. */
  stamp?: string
  /** Another sign drawn over one, half as strong: a print that may be either. */
  blend?: { line: number; cell: number; sign: string }
}

const pitch = 2.54

/** Draws a page with its zone onto a picture of this size. */
export function drawPage(plan: PagePlan, width: number, height: number) {
  for (const name of Object.values(fonts)) GlobalFonts.registerFromPath(`${folder}/${name}`, name)
  if (!GlobalFonts.has('OCRB.otf')) throw new Error('Install the fonts first: apt-get install fonts-ocr-b')
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = grey(plan.desk)
  context.fillRect(0, 0, width, height)
  const turned = plan.quarters % 2 === 1
  const room = turned ? height : width
  const page = sizeOf(plan.lines)
  const scale = Math.min((room * plan.share) / page.width, ((turned ? width : height) * 0.97) / page.height)
  context.translate(width / 2, height / 2)
  context.rotate((plan.quarters * Math.PI) / 2 + (plan.angle * Math.PI) / 180)
  context.transform(1, plan.shear, 0, 1, 0, 0)
  context.scale(scale, scale)
  context.translate(-page.width / 2, -page.height / 2 + (plan.second ? page.height * 0.28 : 0))
  if (plan.second) {
    context.save()
    context.translate(0, -page.height * 0.62)
    paint(context, { ...plan, lines: plan.second }, page)
    context.restore()
  }
  paint(context, plan, page)
  shade(context, plan.corner, width, height)
  return canvas
}

const sizeOf = (lines: readonly string[]) =>
  lines.length === 3
    ? { width: 85.6, height: 54 }
    : (lines[0] ?? '').length === 36
      ? { width: 105, height: 74 }
      : { width: 125, height: 88 }

const grey = (level: number) => `rgb(${level},${level},${Math.min(255, level + 3)})`

function paint(context: SKRSContext2D, plan: PagePlan, page: { width: number; height: number }): void {
  context.fillStyle = grey(plan.paper)
  context.fillRect(0, 0, page.width, page.height)
  context.strokeStyle = `rgba(60,90,140,${plan.pattern})`
  context.lineWidth = 0.15
  for (let row = -4; row < page.height + 4; row += 1.6) {
    context.beginPath()
    for (let x = 0; x <= page.width; x += 1.5) context.lineTo(x, row + Math.sin(x / 6 + row + plan.seed) * 2)
    context.stroke()
  }
  context.fillStyle = grey(plan.ink)
  if (plan.lines.length === 3) {
    // The zone of a card stands on its back, without a picture.
    context.font = '2.6px sans-serif'
    for (const [at, text] of [plan.title, ...plan.texts.slice(6, 9)].entries()) context.fillText(text, 6, 7 + at * 4.5)
  } else writeFront(context, plan, page)
  if (plan.stamp) {
    context.font = `bold ${page.width / 9}px sans-serif`
    context.fillStyle = 'rgba(190,40,40,0.35)'
    context.fillText(plan.stamp, page.width * 0.32, page.height * 0.5)
  }
  writeZone(context, plan, page)
}

function writeFront(context: SKRSContext2D, plan: PagePlan, page: { width: number; height: number }): void {
  const side = 30
  context.font = 'bold 4.2px sans-serif'
  context.fillText(plan.title, 5, 5.5)
  context.font = '3.1px sans-serif'
  for (const [at, text] of plan.texts.entries()) {
    const y = 12 + at * 5.4
    if (y <= page.height - 24) context.fillText(text, side + 10, y)
  }
  context.fillStyle = grey(150)
  context.fillRect(5, 8, side, side * 1.25)
  context.fillStyle = grey(205)
  context.beginPath()
  context.ellipse(5 + side / 2, 8 + side * 0.55, side * 0.24, side * 0.33, 0, 0, 7)
  context.fill()
  context.fillStyle = grey(70)
  context.beginPath()
  context.ellipse(5 + side / 2, 8 + side * 0.3, side * 0.26, side * 0.16, 0, 0, 7)
  context.fill()
}

function writeZone(context: SKRSContext2D, plan: PagePlan, page: { width: number; height: number }): void {
  const count = (plan.lines[0] ?? '').length
  const left = (page.width - count * pitch) / 2
  const face = fonts[plan.face]
  context.font = `100px "${face}"`
  const size = (pitch / context.measureText('H').width) * 100
  context.font = `${size}px "${face}"`
  context.fillStyle = grey(plan.ink)
  context.strokeStyle = plan.face === 'thin' ? grey(plan.paper) : grey(plan.ink)
  context.lineWidth = plan.face === 'thick' ? 0.12 : 0.08
  plan.lines.forEach((line, row) => {
    const base = page.height - plan.foot - (plan.lines.length - 1 - row) * plan.spacing
    ;[...line].forEach((sign, at) => {
      const x = left + at * pitch
      const isBlend = plan.blend?.line === row && plan.blend.cell === at
      context.globalAlpha = isBlend ? 0.55 : 1
      context.fillText(sign, x, base)
      if (plan.face === 'thick' || plan.face === 'thin') context.strokeText(sign, x, base)
      if (isBlend) context.fillText(plan.blend?.sign ?? '', x, base)
      context.globalAlpha = 1
    })
  })
  if (!plan.glare) return
  const [x, y] = [left + plan.glare.at * count * pitch, page.height - plan.foot - plan.spacing / 2]
  const light = context.createRadialGradient(x, y, 0, x, y, plan.glare.radius)
  light.addColorStop(0, `rgba(255,255,255,${plan.glare.strength})`)
  light.addColorStop(0.6, `rgba(255,255,255,${plan.glare.strength * 0.85})`)
  light.addColorStop(1, 'rgba(255,255,255,0)')
  context.fillStyle = light
  context.fillRect(x - plan.glare.radius, y - plan.glare.radius, plan.glare.radius * 2, plan.glare.radius * 2)
}

// Light falls off to one corner, as under a lamp.
function shade(context: SKRSContext2D, left: number, width: number, height: number): void {
  context.resetTransform()
  const fall = context.createLinearGradient(0, 0, width, height)
  fall.addColorStop(0, 'rgba(0,0,0,0)')
  fall.addColorStop(1, `rgba(0,0,0,${1 - left})`)
  context.fillStyle = fall
  context.fillRect(0, 0, width, height)
}
