import { headingKind } from '../text/headings.ts'
import type { SizedText } from './page-text.ts'
import type { Piece } from './page-words.ts'
import { splitColumns } from './pdf-columns.ts'
import { joinDates } from './pdf-rails.ts'
import type { Fragment, Segment } from './pdf-segment.ts'
import { isSpread, joinFragments } from './pdf-spacing.ts'
import { inReadingOrder, mirrored } from './right-to-left.ts'

const wideGapEms = 1.3
const wideGapOfSpreadEms = 4
const wideGapOfStartEms = 0.7
const linesOfColumnMin = 3

/** Lines of a page in reading order: column by column if there are columns, then whatever is not upright. */
export function layOut(fragments: Fragment[]): SizedText[] {
  const upright = mirrored(fragments.filter((fragment) => fragment.upright))
  const fragmentRows = groupRows(upright)
  const starts = findStarts(fragmentRows)
  const segments = joinDates(fragmentRows.flatMap((row) => toSegments(row, starts)))
  const bases = groupRows(segments).map((row) => baseOf(row))
  const lines = splitColumns(segments).flatMap((block) =>
    groupRows(block).map((row) => ({ ...toLine(row), depth: bases.filter((base) => base > baseOf(row) + 1).length })),
  )
  const turned = fragments
    .filter((fragment) => !fragment.upright)
    .map((fragment) => ({ text: fragment.text, size: fragment.size, ...withPieces(toPieces([fragment])) }))
  return [...lines, ...turned]
}

/** Groups what shares a base line, top down; within a row from left to right. */
export function groupRows<T extends { base: number; left: number; size: number }>(pieces: T[]): T[][] {
  const rows: { base: number; size: number; pieces: T[] }[] = []
  for (const piece of [...pieces].sort((one, other) => other.base - one.base || one.left - other.left)) {
    const row = rows.at(-1)
    if (row && row.base - piece.base < Math.min(row.size, piece.size) * 0.45) {
      row.pieces.push(piece)
      row.size = Math.max(row.size, piece.size)
    } else rows.push({ base: piece.base, size: piece.size, pieces: [piece] })
  }
  return rows.map((row) => row.pieces.sort((one, other) => one.left - other.left))
}

/** Finds the places at which many lines begin: a fragment that begins there too begins a column, also behind a narrow gap. */
function findStarts(rows: Fragment[][]): Set<number> {
  const counts = new Map<number, number>()
  for (const [first] of rows)
    if (first) counts.set(Math.round(first.left), (counts.get(Math.round(first.left)) ?? 0) + 1)
  return new Set([...counts].flatMap(([left, count]) => (count >= linesOfColumnMin ? [left] : [])))
}

function toSegments(row: Fragment[], starts: ReadonlySet<number>): Segment[] {
  const groups: Fragment[][] = []
  const wide = isSpread(row) ? wideGapOfSpreadEms : wideGapEms
  for (const fragment of row) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    const gap = before ? fragment.left - before.right : Number.POSITIVE_INFINITY
    const size = before ? Math.max(before.size, fragment.size) : 0
    const isAligned =
      gap > size * wideGapOfStartEms &&
      (starts.has(Math.round(fragment.left)) || (group?.length === 1 && headingKind(before?.text ?? '') !== undefined))
    if (group && before && gap < size * wide && !isAligned) group.push(fragment)
    else groups.push([fragment])
  }
  return groups.map(inReadingOrder).map((group) => ({
    text: joinFragments(group),
    left: Math.min(...group.map((fragment) => fragment.left)),
    right: Math.max(...group.map((fragment) => fragment.right)),
    base: group[0]?.base ?? 0,
    size: Math.max(...group.map((fragment) => fragment.size)),
    pieces: toPieces(group),
  }))
}

const toPieces = (group: Fragment[]): Piece[] =>
  group.flatMap(({ text, box, upright }) => (box ? [{ text, box, upright }] : []))

const withPieces = (pieces: Piece[]) => (pieces.length > 0 ? { pieces } : {})

const baseOf = (row: Segment[]) => row[0]?.base ?? 0

const toLine = (row: Segment[]): SizedText => ({
  text: row.map((segment) => segment.text).join('\t'),
  size: Math.max(...row.map((segment) => segment.size)),
  ...withPieces(row.flatMap((segment) => segment.pieces)),
})
