import type { GreyImage } from '../../document/ocr/page-image.ts'
import { shrinkToHalf } from '../../document/ocr/turn-image.ts'

/** A picture and its halves, so that what is drawn smaller is averaged rather than picked. */
export class Pyramid {
  readonly levels: GreyImage[]
  constructor(image: GreyImage) {
    this.levels = [image]
  }

  /** The level to take a sample from, of which one pixel of the result covers `covered` pixels of the picture. */
  at(covered: number): { image: GreyImage; scale: number } {
    let level = 0
    while (2 ** (level + 1) <= covered * 1.15) level += 1
    while (this.levels.length <= level) this.levels.push(shrinkToHalf(this.levels.at(-1) as GreyImage))
    return { image: this.levels[level] as GreyImage, scale: 2 ** level }
  }
}

/** A patch of the picture: the point of its middle, and the steps of one pixel to the right and down. */
export interface Patch {
  x: number
  y: number
  rightX: number
  rightY: number
  downX: number
  downY: number
}

/** Samples a patch, dark as 1 and white as 0, row by row. */
export function sample(pyramid: Pyramid, patch: Patch, width: number, height: number): Float32Array {
  const { image, scale } = pyramid.at(Math.hypot(patch.rightX, patch.rightY))
  const taken = new Float32Array(width * height)
  const { width: wide, height: high, pixels } = image
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const [right, down] = [column + 0.5 - width / 2, row + 0.5 - height / 2]
      const x = (patch.x + right * patch.rightX + down * patch.downX) / scale - 0.5
      const y = (patch.y + right * patch.rightY + down * patch.downY) / scale - 0.5
      const [left, top] = [Math.floor(x), Math.floor(y)]
      // Beyond the picture there is nothing: a cell that lies there matches no sign.
      if (left < 0 || top < 0 || left + 1 >= wide || top + 1 >= high) continue
      const [shareX, shareY] = [x - left, y - top]
      const from = top * wide + left
      const level =
        ((pixels[from] ?? 0) * (1 - shareX) + (pixels[from + 1] ?? 0) * shareX) * (1 - shareY) +
        ((pixels[from + wide] ?? 0) * (1 - shareX) + (pixels[from + wide + 1] ?? 0) * shareX) * shareY
      taken[row * width + column] = 1 - level / 255
    }
  return taken
}
