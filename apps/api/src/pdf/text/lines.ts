import { breaksAfter } from './breaks.ts'
import { cleanText } from './clean.ts'
import { type Face, fits } from './fonts.ts'
import { type Direction, type PlacedSign, placeSigns, type Run, toRuns } from './order.ts'
import { toSigns } from './signs.ts'

/** Measures the width of a text in a face, in points. */
export type Ruler = (text: string, face: Face) => number

export interface Line {
  /** From left to right. */
  runs: (Run & { width: number })[]
  width: number
  /** In sizes of its text. */
  height: number
}

const space = /^\s+$/u

/** The lines of a text that is `width` points wide at most; a word that is wider is broken if it must be. */
export function toLines(text: string, width: number, direction: Direction, ruler: Ruler): Line[] {
  return cleanText(text)
    .split('\n')
    .flatMap((paragraph) => {
      const placed = placeSigns(toSigns(paragraph), direction)
      return fill(placed, width, ruler).map((line) => measured(line, ruler))
    })
}

/** The words of each line. */
function fill(placed: PlacedSign[], width: number, ruler: Ruler): PlacedSign[][] {
  const lines: PlacedSign[][] = []
  let line: PlacedSign[] = []
  let used = 0
  for (const piece of toPieces(placed)) {
    for (const part of fitting(piece, width, ruler)) {
      const seen = widthOf(withoutEndSpace(part), ruler)
      if (line.length > 0 && used + seen > width) {
        lines.push(line)
        line = []
        used = 0
      }
      line.push(...part)
      used += widthOf(part, ruler)
    }
  }
  return [...lines, line]
}

function toPieces(placed: PlacedSign[]): PlacedSign[][] {
  const breaks = breaksAfter(placed)
  const pieces: PlacedSign[][] = []
  let start = 0
  for (let index = 0; index < placed.length; index += 1) {
    if (!breaks.has(index) && index < placed.length - 1) continue
    pieces.push(placed.slice(start, index + 1))
    start = index + 1
  }
  return pieces
}

/** A piece as it is, or in parts if it is wider than a line. */
function fitting(piece: PlacedSign[], width: number, ruler: Ruler): PlacedSign[][] {
  if (widthOf(withoutEndSpace(piece), ruler) <= width) return [piece]
  const parts: PlacedSign[][] = []
  let part: PlacedSign[] = []
  let used = 0
  for (const sign of piece) {
    const wide = ruler(sign.text, sign.face)
    if (part.length > 0 && used + wide > width) {
      parts.push(part)
      part = []
      used = 0
    }
    part.push(sign)
    used += wide
  }
  return [...parts, part]
}

function measured(line: PlacedSign[], ruler: Ruler): Line {
  const seen = withoutEndSpace(line)
  const runs = toRuns(seen).map((run) => ({ ...run, width: ruler(run.text, run.face) }))
  const height = Math.max(fits.latin.line, ...runs.map(({ face }) => fits[face].line))
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), height }
}

function withoutEndSpace(signs: PlacedSign[]): PlacedSign[] {
  const last = signs.findLastIndex(({ text }) => !space.test(text))
  return signs.slice(0, last + 1)
}

const widthOf = (signs: readonly PlacedSign[], ruler: Ruler): number =>
  toRuns(signs).reduce((sum, { text, face }) => sum + ruler(text, face), 0)
