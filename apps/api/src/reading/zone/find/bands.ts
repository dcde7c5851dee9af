import type { GreyImage } from '../../document/ocr/page-image.ts'
import { shrinkToHalf } from '../../document/ocr/turn-image.ts'
import { type Bar, findBars } from './bars.ts'
import { findInk, grow, soften, sumTable } from './ink.ts'

/** The lines of what may be a zone, in the order in which they stand, in pixels of the picture. */
export interface Band {
  bars: Bar[]
  /** Length of a line in steps from one to the next: 17.6 for 44 signs, 14.4 for 36, 12 for 30. */
  steps: number
}

const longSideMax = 1400
/** Radii by which signs grow until they touch: each serves signs between 1.4 and 3.3 times as wide. */
const radii = [3, 5, 8, 12]

/** Places of the picture that look like the two or three lines of a zone: parallel, equally long, near each other. */
export function findBands(image: GreyImage): Band[] {
  let small = image
  let scale = 1
  while (Math.max(small.width, small.height) > longSideMax) {
    small = shrinkToHalf(small)
    scale *= 2
  }
  const soft = soften(small)
  const sums = sumTable(soft)
  return radii.flatMap((radius) => {
    const ink = findInk(soft, sums, radius * 3 + 3)
    const bars = findBars(grow(ink, soft.width, soft.height, radius), soft.width, soft.height)
    return group(bars)
      .map((lines) => lines.map((bar) => enlarge(shorten(bar, radius), scale)))
      .filter(areSlim)
      .map((lines) => ({ bars: lines, steps: stepsOf(lines) }))
  })
}

/** A line is as high as a capital, which is nearly as high as a cell is wide; text above a zone has fewer signs. */
const slimMin = { two: 23, three: 17 }
const areSlim = (bars: readonly Bar[]) =>
  bars.every((bar) => lengthOf(bar) > bar.thick * (bars.length === 3 ? slimMin.three : slimMin.two))

const enlarge = ({ x0, y0, x1, y1, thick }: Bar, by: number): Bar => ({
  x0: (x0 + 0.5) * by,
  y0: (y0 + 0.5) * by,
  x1: (x1 + 0.5) * by,
  y1: (y1 + 0.5) * by,
  thick: thick * by,
})

const lengthOf = ({ x0, y0, x1, y1 }: Bar) => Math.hypot(x1 - x0, y1 - y0)

function stepsOf(bars: readonly Bar[]): number {
  const gaps = bars.flatMap((bar) =>
    bars.map((other) => (bar === other ? Number.POSITIVE_INFINITY : distanceOf(bar, other))),
  )
  return lengthOf(bars[0] as Bar) / Math.min(...gaps)
}

function distanceOf(one: Bar, other: Bar): number {
  const [dx, dy] = [one.x1 - one.x0, one.y1 - one.y0]
  const [x, y] = [(other.x0 + other.x1 - one.x0 - one.x1) / 2, (other.y0 + other.y1 - one.y0 - one.y1) / 2]
  return Math.abs(x * dy - y * dx) / lengthOf(one)
}

function shorten(bar: Bar, by: number): Bar {
  const share = by / lengthOf(bar)
  const [dx, dy] = [(bar.x1 - bar.x0) * share, (bar.y1 - bar.y0) * share]
  return { x0: bar.x0 + dx, y0: bar.y0 + dy, x1: bar.x1 - dx, y1: bar.y1 - dy, thick: bar.thick - 2 * by }
}

function group(bars: readonly Bar[]): Bar[][] {
  const groups: Bar[][] = []
  for (const [at, bar] of bars.entries())
    for (const other of bars.slice(at + 1)) {
      const distance = gapOf(bar, other)
      if (distance === null) continue
      groups.push([bar, other])
      const third = bars.find(
        (one) => one !== bar && one !== other && areSteady(distance, gapOf(other, one), gapOf(bar, one)),
      )
      if (third) groups.push([bar, other, third])
    }
  return groups
}

/** True if the distances of three lines are those of one, one and two steps, whichever line was found first. */
function areSteady(...gaps: (number | null)[]): boolean {
  const [least = 0, next = 0, most = 0] = gaps.map((gap) => gap ?? 0).sort((one, other) => one - other)
  return least > 0 && next < least * 1.35 && Math.abs(most - least - next) < least * 0.35
}

/** The distance of two lines of one zone; null if they are none. */
function gapOf(one: Bar, other: Bar): number | null {
  const length = lengthOf(one)
  const [ux, uy] = [(one.x1 - one.x0) / length, (one.y1 - one.y0) / length]
  const [vx, vy] = [other.x1 - other.x0, other.y1 - other.y0]
  const otherLength = lengthOf(other)
  if (Math.abs(length - otherLength) > length * 0.12) return null
  if (Math.abs(ux * vy - uy * vx) > otherLength * 0.06) return null
  const [dx, dy] = [(other.x0 + other.x1 - one.x0 - one.x1) / 2, (other.y0 + other.y1 - one.y0 - one.y1) / 2]
  const [along, across] = [Math.abs(dx * ux + dy * uy), Math.abs(-dx * uy + dy * ux)]
  if (along > length * 0.08 || across < length / 28 || across > length / 4.5) return null
  return across
}
