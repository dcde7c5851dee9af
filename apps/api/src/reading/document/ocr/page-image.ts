import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** One byte a pixel, from black to white. */
export interface GreyImage {
  width: number
  height: number
  pixels: Buffer
}

/** The shorter side at which a page's small print is large enough; beyond it recognising is only slower. */
const shortSide = 1850
const longSideMax = 10_000
const pixelsMax = 12_000_000
const enlargedAtMost = 2

/** Decodes a PNG or JPEG at a size that suits recognition. */
export async function decodeImage(bytes: Buffer): Promise<GreyImage> {
  const image = await loadImage(bytes)
  const scale = Math.min(enlargedAtMost, toScale(image.width, image.height))
  const canvas = whiteCanvas(image.width * scale, image.height * scale)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return toGrey(canvas)
}

/** Draws a page of a PDF as a person would see it. */
export async function drawPage(page: PDFPageProxy): Promise<GreyImage> {
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = toScale(width, height)
  const canvas = whiteCanvas(width * scale, height * scale)
  // The reader asks for a browser's canvas, and uses of it what this one has.
  await page.render({ canvas: canvas as never, viewport: page.getViewport({ scale }) }).promise
  return toGrey(canvas)
}

const toScale = (width: number, height: number) =>
  Math.min(
    shortSide / Math.min(width, height),
    longSideMax / Math.max(width, height),
    Math.sqrt(pixelsMax / (width * height)),
  )

// Paints transparent parts white, as paper is.
function whiteCanvas(width: number, height: number): Canvas {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}

function toGrey(canvas: Canvas): GreyImage {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const pixels = Buffer.alloc(width * height)
  for (let at = 0, from = 0; at < pixels.length; at += 1, from += 4)
    pixels[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8
  return { width, height, pixels }
}
