import type { GreyImage } from '../../document/ocr/page-image.ts'

/** Ink is darker than its surroundings by this share, whatever the light. */
const darkerBy = 0.13
const darkestMin = 6

/** One byte a pixel: 1 for what is darker than the mean of the square of this radius around it; `sums` are those of the picture. */
export function findInk({ width, height, pixels }: GreyImage, sums: Float64Array, radius: number): Uint8Array {
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)]
      const sum =
        at(sums, bottom * (width + 1) + right) -
        at(sums, top * (width + 1) + right) -
        at(sums, bottom * (width + 1) + left) +
        at(sums, top * (width + 1) + left)
      const mean = sum / ((bottom - top) * (right - left))
      const level = pixels[y * width + x] ?? 0
      if (mean - level > Math.max(darkestMin, mean * darkerBy)) ink[y * width + x] = 1
    }
  }
  return ink
}

const at = (numbers: Float64Array, index: number) => numbers[index] ?? 0

/** For each corner between pixels the sum of all levels above and left of it. */
export function sumTable({ width, height, pixels }: GreyImage): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = at(sums, y * (width + 1) + x + 1) + row
    }
  }
  return sums
}

/** Each mark grown by this radius to all sides, so that the signs of a line touch. */
export function grow(ink: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const wide = new Uint8Array(ink.length)
  for (let y = 0; y < height; y += 1) spread(ink, wide, y * width, 1, width, radius)
  const grown = new Uint8Array(ink.length)
  for (let x = 0; x < width; x += 1) spread(wide, grown, x, width, height, radius)
  return grown
}

// Walks a row or a column once: a pixel is marked if the last mark before or the next behind is near.
function spread(from: Uint8Array, to: Uint8Array, start: number, step: number, count: number, radius: number): void {
  let reach = -1
  for (let index = 0; index < count; index += 1) {
    if (from[start + index * step]) reach = index + radius
    if (index <= reach) to[start + index * step] = 1
  }
  reach = count
  for (let index = count - 1; index >= 0; index -= 1) {
    if (from[start + index * step]) reach = index - radius
    if (index >= reach) to[start + index * step] = 1
  }
}

/** Each pixel the mean of nine, against the noise of a camera. */
export function soften({ width, height, pixels }: GreyImage): GreyImage {
  const soft = Buffer.from(pixels)
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const above = (y - 1) * width + x
      const here = above + width
      const below = here + width
      const sum =
        (pixels[above - 1] ?? 0) +
        (pixels[above] ?? 0) +
        (pixels[above + 1] ?? 0) +
        (pixels[here - 1] ?? 0) +
        (pixels[here] ?? 0) +
        (pixels[here + 1] ?? 0) +
        (pixels[below - 1] ?? 0) +
        (pixels[below] ?? 0) +
        (pixels[below + 1] ?? 0)
      soft[here] = (sum * 7282) >> 16
    }
  return { width, height, pixels: soft }
}
