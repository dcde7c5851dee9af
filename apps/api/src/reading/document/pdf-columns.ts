import { headingKind } from '../text/headings.ts'
import { isRail } from './pdf-rails.ts'
import type { Segment } from './pdf-segment.ts'

const linesMin = 4
const crossingShareMax = 0.35

/** Blocks of a page in reading order. A gutter that most lines respect parts columns; lines that cross it part bands. */
export function splitColumns(segments: Segment[], depth = 0): Segment[][] {
  if (segments.length < linesMin * 2 || depth > 3) return segments.length > 0 ? [segments] : []
  const gutter = findGutter(segments)
  if (gutter === null) return belowHeadings(segments, depth)
  return toBands(segments, gutter).flatMap((band) => {
    const left = band.filter((segment) => segment.right <= gutter)
    const right = band.filter((segment) => segment.left >= gutter)
    if (left.length + right.length < band.length || !areColumns(left, right)) return belowHeadings(band, depth)
    return [...splitColumns(left, depth + 1), ...splitColumns(right, depth + 1)]
  })
}

/** Two headings side by side part what stands below them, as far as nothing crosses. */
function belowHeadings(segments: Segment[], depth: number): Segment[][] {
  const headings = segments.filter(({ text }) => headingKind(text))
  for (const left of headings) {
    const right = headings.find(
      (one) => Math.abs(one.base - left.base) < left.size * 0.8 && one.left > left.right + left.size,
    )
    if (!right) continue
    const gutter = right.left - 2
    const top = Math.max(left.base, right.base) + 1
    const floor = Math.max(
      ...segments.filter((one) => one.base < top && one.left < gutter && one.right > gutter).map(({ base }) => base),
      Number.NEGATIVE_INFINITY,
    )
    const within = segments.filter(({ base }) => base <= top && base > floor)
    const sides = [within.filter((one) => one.right <= gutter), within.filter((one) => one.left >= gutter)]
    if (sides.some((side) => side.length < 2)) continue
    const [above, below] = [segments.filter(({ base }) => base > top), segments.filter(({ base }) => base <= floor)]
    return [...belowHeadings(above, depth + 1), ...sides, ...belowHeadings(below, depth + 1)].filter(
      (block) => block.length > 0,
    )
  }
  return [segments]
}

/** The x that the most segments respect with enough of them on either side, just left of where many begin. */
function findGutter(segments: Segment[]): number | null {
  const starts = new Map<number, number>()
  for (const { left } of segments) starts.set(Math.round(left), (starts.get(Math.round(left)) ?? 0) + 1)
  let best: { at: number; crossing: number } | null = null
  for (const [start, count] of starts) {
    if (count < 3) continue
    const at = start - 2
    const crossing = segments.filter((segment) => segment.left < at && segment.right > at).length
    const left = segments.filter((segment) => segment.right <= at)
    const right = segments.filter((segment) => segment.left >= at)
    if (left.length < linesMin || right.length < linesMin || crossing > segments.length * crossingShareMax) continue
    if (!areColumns(left, right)) continue
    if (!best || crossing < best.crossing) best = { at, crossing }
  }
  return best?.at ?? null
}

/**
 * Columns have lines of their own beside running text. A table, a timeline and a list with dates at the right share
 * base lines, and their headings stand where the other side has a gap.
 */
function areColumns(left: Segment[], right: Segment[]): boolean {
  if (isRail(left) || isRail(right)) return false
  const [few, many] = left.length < right.length ? [left, right] : [right, left]
  const beside = few.filter((one) => above(one, many) < Infinity && below(one, many) < Infinity)
  if (beside.length < 2) return false
  const alone = beside.filter((one) => {
    const [up, down] = [above(one, many), below(one, many)]
    return Math.min(up, down) > one.size * 0.35 && up + down < one.size * 2.4
  })
  return alone.length >= beside.length * 0.2 || isProse(left, right) || countInterleaved(left, right) >= 2
}

/** Sentences that run on to the next line while the other side has something beside both of their lines. */
const countInterleaved = (left: Segment[], right: Segment[]) => countRunOns(left, right) + countRunOns(right, left)

function countRunOns(side: Segment[], other: Segment[]): number {
  const partnerOf = (one: Segment) => other.find(({ base }) => Math.abs(one.base - base) < one.size * 0.45)
  return side.filter((line, at) => {
    const next = side[at + 1]
    return next && /^\p{Ll}/u.test(next.text) && line.text.length > 30 && partnerOf(line) && partnerOf(next)
  }).length
}

const above = (one: Segment, others: Segment[]) => nearest(others.map((other) => other.base - one.base))
const below = (one: Segment, others: Segment[]) => nearest(others.map((other) => one.base - other.base))
const nearest = (distances: number[]) => Math.min(...distances.filter((distance) => distance > -0.5).map(Math.abs))

const isProse = (left: Segment[], right: Segment[]) =>
  [left, right].every(
    (side) => side.length >= 6 && side.filter(({ text }) => text.length > 30).length >= side.length / 2,
  )

function toBands(segments: Segment[], gutter: number): Segment[][] {
  const bands: { crosses: boolean; band: Segment[] }[] = []
  for (const segment of [...segments].sort((one, other) => other.base - one.base)) {
    const crosses = segment.left < gutter && segment.right > gutter
    const last = bands.at(-1)
    if (last && last.crosses === crosses) last.band.push(segment)
    else bands.push({ crosses, band: [segment] })
  }
  return bands.map(({ band }) => band)
}
