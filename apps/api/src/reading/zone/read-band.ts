import type { Cell } from './cell.ts'
import type { Band } from './find/bands.ts'
import type { Bar } from './find/bars.ts'
import { type AlignedLine, alignLine } from './match/align.ts'
import { readCells, standsBeside } from './match/read-cells.ts'
import type { Pyramid } from './match/strip.ts'

/** The lines of a zone as they stand in a picture, with the cells read. */
export interface ReadBand {
  lines: AlignedLine[]
  cells: Cell[][]
  /** Mean correlation of all cells. */
  score: number
}

const scoreMin = 0.72
const quickMin = 0.62

/** Reads what may be a zone: both ways up, in each length that so many lines may have; null if it is none. */
export function readBand(pyramid: Pyramid, band: Band): ReadBand | null {
  const lengths = lengthsOf(band)
  if (lengths.length === 0) return null
  const tries = [band.bars, turnOver(band.bars)]
    .map(inOrder)
    .flatMap((bars) => lengths.map((cells) => ({ bars, cells, score: quickScore(pyramid, bars, cells) })))
  const best = tries.reduce((one, other) => (other.score > one.score ? other : one))
  if (best.score < quickMin) return null
  const lines = best.bars.flatMap((bar) => alignLine(pyramid, bar, best.cells) ?? [])
  if (lines.length < best.bars.length || lines.some(({ score }) => score < scoreMin)) return null
  if (lines.some((line) => standsBeside(pyramid, line))) return null
  const cells = lines.map((line) => readCells(pyramid, line))
  return { lines, cells, score: lines.reduce((sum, line) => sum + line.score, 0) / lines.length }
}

/** Numbers of signs that lines so far apart may have: 6 to 7 millimetres, at a pitch of 2.54. */
function lengthsOf({ bars, steps }: Band): number[] {
  if (bars.length === 3) return steps > 9.5 && steps < 15 ? [30] : []
  return [...(steps > 14.8 && steps < 21.5 ? [44] : []), ...(steps > 12 && steps < 17.5 ? [36] : [])]
}

/** The least likeness of the lines; the rest are not looked at once one is unlike. */
function quickScore(pyramid: Pyramid, bars: readonly Bar[], cells: number): number {
  let least = 1
  for (const bar of bars) {
    least = Math.min(least, alignLine(pyramid, bar, cells, true)?.score ?? 0)
    if (least < quickMin) return least
  }
  return least
}

const turnOver = (bars: readonly Bar[]): Bar[] =>
  bars.map(({ x0, y0, x1, y1, thick }) => ({ x0: x1, y0: y1, x1: x0, y1: y0, thick }))

// All lines run the way of the first; the one above comes first.
function inOrder(bars: readonly Bar[]): Bar[] {
  const [first] = bars as [Bar, ...Bar[]]
  const [dx, dy] = [first.x1 - first.x0, first.y1 - first.y0]
  const alike = bars.map((bar) =>
    (bar.x1 - bar.x0) * dx + (bar.y1 - bar.y0) * dy < 0 ? (turnOver([bar])[0] as Bar) : bar,
  )
  const depth = ({ x0, y0, x1, y1 }: Bar) => (-(x0 + x1) * dy + (y0 + y1) * dx) / 2
  return alike.toSorted((one, other) => depth(one) - depth(other))
}
