import { createCanvas } from '@napi-rs/canvas'
import type { ZoneStrip } from './answer.ts'
import type { AlignedLine } from './match/align.ts'
import { signCell } from './match/signs.gen.ts'
import { type Pyramid, sample } from './match/strip.ts'

const larger = 1.4
const cell = { width: Math.round(signCell.width * larger), height: Math.round(signCell.height * larger) }
const border = 6
const quality = 80

/** Draws the lines of a zone straight, cell beside cell, in greys that use the whole range. */
export function drawStrip(pyramid: Pyramid, lines: readonly AlignedLine[]): ZoneStrip {
  const cells = lines[0]?.cells ?? 0
  const width = cells * cell.width + 2 * border
  const height = lines.length * cell.height + 2 * border
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  const samples = lines.map((line) =>
    Array.from({ length: cells }, (_, at) => {
      const { x, y, ...steps } = line.patchOf(at)
      const finer = {
        ...{ rightX: steps.rightX / larger, rightY: steps.rightY / larger },
        ...{ downX: steps.downX / larger, downY: steps.downY / larger },
      }
      return sample(pyramid, { x, y, ...finer }, cell.width, cell.height)
    }),
  )
  const toGrey = stretch(samples.flat())
  samples.forEach((row, line) => {
    row.forEach((ink, at) => {
      const image = context.createImageData(cell.width, cell.height)
      for (const [index, level] of ink.entries()) image.data.fill(toGrey(level), index * 4, index * 4 + 3)
      for (let index = 3; index < image.data.length; index += 4) image.data[index] = 255
      context.putImageData(image, border + at * cell.width, border + line * cell.height)
    })
  })
  return {
    bytes: new Uint8Array(canvas.toBuffer('image/jpeg', quality)),
    type: 'image/jpeg',
    width,
    height,
    lines: lines.map((_, line) => ({
      top: (border + line * cell.height) / height,
      height: cell.height / height,
      left: border / width,
      width: (cells * cell.width) / width,
      cells,
    })),
  }
}

function stretch(samples: readonly Float32Array[]): (ink: number) => number {
  const levels = samples.flatMap((ink) => [...ink].filter((_, at) => at % 17 === 0)).sort((one, other) => one - other)
  const at = (share: number) => levels[Math.floor(share * (levels.length - 1))] ?? 0
  const [light, dark] = [at(0.05), at(0.99)]
  return (ink) => Math.round(255 * (1 - Math.min(1, Math.max(0, (ink - light) / Math.max(0.05, dark - light)))))
}
