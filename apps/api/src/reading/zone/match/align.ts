import type { Bar } from '../find/bars.ts'
import { bestAt } from './correlate.ts'
import { signCell } from './signs.gen.ts'
import { coarseSigns } from './signs.ts'
import { type Patch, type Pyramid, sample } from './strip.ts'

/** Cells of a line: their middles and the step to the next, as smooth curves over the cell's number. */
export interface AlignedLine {
  cells: number
  /** The mean of the best correlations. */
  score: number
  /** A patch whose pixels are those of a sign's cell. */
  patchOf: (cell: number) => Patch
}

const { width: cellWide, height: cellHigh } = coarseSigns
const margin = 2
const slack = 7
/** A line's height is that of capitals, and a cell is a little wider. */
const pitchTolerance = 1.5

/**
 * Finds `cells` cells along a bar, read from its first end to its second; null if there is no such line. A quick look tells what a line is, and
 * not where its cells are.
 */
export function alignLine(pyramid: Pyramid, bar: Bar, cells: number, isQuick = false): AlignedLine | null {
  const length = Math.hypot(bar.x1 - bar.x0, bar.y1 - bar.y0)
  const pitch = length / (cells - 0.25)
  const unit = pitch / cellWide
  const [ux, uy] = [((bar.x1 - bar.x0) / length) * unit, ((bar.y1 - bar.y0) / length) * unit]
  const whole: Patch = {
    x: (bar.x0 + bar.x1) / 2,
    y: (bar.y0 + bar.y1) / 2,
    ...{ rightX: ux, rightY: uy, downX: -uy, downY: ux },
  }
  const [width, height] = [(cells + 2 * margin) * cellWide, cellHigh + 2 * slack]
  const ink = sample(pyramid, whole, width, height)
  const [scores, rows] = scoreColumns(ink, width, isQuick ? 0 : 2)
  const path = findPath(scores, cells)
  if (!path) return null
  const middles = path.map((x) => ({
    right: x + cellWide / 2 - width / 2,
    down: (rows[x] ?? slack) + cellHigh / 2 - height / 2,
    weight: Math.max(0, (scores[x] ?? 0) - 0.4) ** 2,
  }))
  const score = path.reduce((sum, x) => sum + (scores[x] ?? 0), 0) / cells
  const across = fitCurve(middles.map(({ right, weight }) => [right, weight]))
  const along = fitCurve(middles.map(({ down, weight }) => [down, weight]))
  return {
    cells,
    score,
    patchOf: (cell) => {
      const [right, down] = [across.at(cell), along.at(cell)]
      const stepX = (across.slope(cell) * ux + along.slope(cell) * whole.downX) / signCell.width
      const stepY = (across.slope(cell) * uy + along.slope(cell) * whole.downY) / signCell.width
      return {
        x: whole.x + right * ux + down * whole.downX,
        y: whole.y + right * uy + down * whole.downY,
        ...{ rightX: stepX, rightY: stepY, downX: -stepY, downY: stepX },
      }
    },
  }
}

/** For each column the best correlation of a sign that begins there, and the row of its window. */
function scoreColumns(ink: Float32Array, width: number, around: number): [scores: Float32Array, rows: Uint8Array] {
  const scores = new Float32Array(width - cellWide)
  const rows = new Uint8Array(width - cellWide)
  // The middle of the line is found from some columns; the rest is tried around it.
  const sums = Array.from({ length: 2 * slack + 1 }, (_, row) => {
    let sum = 0
    for (let x = 0; x < scores.length; x += 9) sum += bestAt(ink, width, x, row, coarseSigns)
    return sum
  })
  const middle = sums.indexOf(Math.max(...sums))
  for (let row = Math.max(0, middle - around); row <= Math.min(2 * slack, middle + around); row += 1)
    for (let x = 0; x < scores.length; x += 1) {
      const score = bestAt(ink, width, x, row, coarseSigns)
      if (score <= (scores[x] ?? 0)) continue
      scores[x] = score
      rows[x] = row
    }
  return [scores, rows]
}

/** Columns at which cells begin, a steady step apart, with the greatest sum of scores. */
function findPath(scores: Float32Array, cells: number): number[] | null {
  const steps: number[] = []
  for (let step = Math.ceil(cellWide - pitchTolerance); step <= cellWide + pitchTolerance; step += 1) steps.push(step)
  const sums: Float32Array[] = [Float32Array.from(scores)]
  const from: Int16Array[] = [new Int16Array(scores.length)]
  for (let cell = 1; cell < cells; cell += 1) {
    const before = sums[cell - 1] as Float32Array
    const own = new Float32Array(scores.length).fill(-1)
    const back = new Int16Array(scores.length)
    for (let x = 0; x < scores.length; x += 1)
      for (const step of steps) {
        const last = x - step < 0 ? -1 : (before[x - step] ?? -1)
        // A step of another width than expected costs a little: it must be worth it.
        const sum = last + (scores[x] ?? 0) - Math.abs(step - cellWide) * 0.03
        if (last < 0 || sum <= (own[x] ?? 0)) continue
        own[x] = sum
        back[x] = step
      }
    sums.push(own)
    from.push(back)
  }
  const last = sums.at(-1) as Float32Array
  let x = last.indexOf(Math.max(...last))
  if ((last[x] ?? -1) <= 0) return null
  const path = [x]
  for (let cell = cells - 1; cell > 0; cell -= 1) {
    x -= from[cell]?.[x] ?? 0
    path.unshift(x)
  }
  return path
}

/** The curve of second degree through weighted values of cells 0, 1, 2 and so on. */
function fitCurve(values: readonly (readonly [value: number, weight: number])[]) {
  const scale = values.length
  const sums = Array.from({ length: 3 }, () => [0, 0, 0, 0])
  values.forEach(([value, weight], cell) => {
    const powers = [1, cell / scale, (cell / scale) ** 2]
    for (const [row, one] of powers.entries()) {
      const own = sums[row] as number[]
      for (const [column, other] of powers.entries()) own[column] = (own[column] ?? 0) + weight * one * other
      own[3] = (own[3] ?? 0) + weight * one * value
    }
  })
  for (const row of sums.keys()) (sums[row] as number[])[row] = (sums[row]?.[row] ?? 0) + 1e-6
  const [level, slope, bend] = solve(sums)
  return {
    at: (cell: number) => level + slope * (cell / scale) + bend * (cell / scale) ** 2,
    slope: (cell: number) => (slope + 2 * bend * (cell / scale)) / scale,
  }
}

function solve(rows: number[][]): [number, number, number] {
  for (let pivot = 0; pivot < 3; pivot += 1) {
    const own = rows[pivot] as number[]
    for (let row = 0; row < 3; row += 1) {
      if (row === pivot) continue
      const other = rows[row] as number[]
      const times = (other[pivot] ?? 0) / (own[pivot] ?? 1)
      for (let column = 0; column < 4; column += 1) other[column] = (other[column] ?? 0) - times * (own[column] ?? 0)
    }
  }
  const value = (row: number) => (rows[row]?.[3] ?? 0) / (rows[row]?.[row] ?? 1)
  return [value(0), value(1), value(2)]
}
