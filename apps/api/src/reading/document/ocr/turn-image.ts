import type { GreyImage } from './page-image.ts'

/** The image turned clockwise by quarters. */
export function turn(image: GreyImage, quarters: number): GreyImage {
  let turned = image
  for (let left = quarters; left > 0; left -= 1) turned = turnOnce(turned)
  return turned
}

function turnOnce({ width, height, pixels }: GreyImage): GreyImage {
  const turned = Buffer.alloc(pixels.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 0
  return { width: height, height: width, pixels: turned }
}

/** Half as wide and high, each pixel the mean of four: enough to tell which way up a page lies. */
export function shrinkToHalf({ width, height, pixels }: GreyImage): GreyImage {
  const [half, rows] = [Math.floor(width / 2), Math.floor(height / 2)]
  if (half === 0 || rows === 0) return { width, height, pixels }
  const shrunk = Buffer.alloc(half * rows)
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < half; x += 1) {
      const at = y * 2 * width + x * 2
      const sum = (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + width] ?? 0) + (pixels[at + width + 1] ?? 0)
      shrunk[y * half + x] = sum >> 2
    }
  return { width: half, height: rows, pixels: shrunk }
}
