import type { Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'

/** Camera's faults: blur as a sigma in pixels, noise as a deviation of 255, light as a factor, quality of the JPEG. */
export interface Spoil {
  blur: number
  noise: number
  light: number
  quality: number
}

/** The picture as a camera would have taken it, as a JPEG, PNG or WebP. */
export async function spoil(
  canvas: Canvas,
  { blur, noise, light, quality }: Spoil,
  random: () => number,
  type: 'jpg' | 'png' | 'webp' = 'jpg',
): Promise<Buffer> {
  const { width, height } = canvas
  let image = sharp(Buffer.from(canvas.data()), { raw: { width, height, channels: 4 } }).removeAlpha()
  if (blur > 0.3) image = image.blur(blur)
  if (light !== 1) image = image.linear(light, 0)
  const pixels = await image.raw().toBuffer()
  if (noise > 0) {
    // Sums of three are close to a normal distribution; a table of them is quick to walk through.
    const table = Float32Array.from({ length: 65_537 }, () => (random() + random() + random() - 1.5) * 2 * noise)
    let at = Math.floor(random() * 65_537)
    let step = 1
    for (let index = 0; index < pixels.length; index += 1) {
      at += step
      if (at >= 65_537) {
        at -= 65_537
        step = 1 + Math.floor(random() * 97)
      }
      const value = (pixels[index] ?? 0) + (table[at] ?? 0)
      pixels[index] = value < 0 ? 0 : value > 255 ? 255 : value
    }
  }
  const spoilt = sharp(pixels, { raw: { width, height, channels: 3 } })
  if (type === 'png') return spoilt.png({ compressionLevel: 2 }).toBuffer()
  return type === 'webp' ? spoilt.webp({ quality, effort: 1 }).toBuffer() : spoilt.jpeg({ quality }).toBuffer()
}
