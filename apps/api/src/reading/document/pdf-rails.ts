import { isDateText } from '../text/dates.ts'
import type { Segment } from './pdf-segment.ts'

const dateCharsMax = 44
const railMin = 2

/** Marks what says a date alone; the lines of a date that a narrow column broke become one. */
export function joinDates(segments: Segment[]): Segment[] {
  const marked = segments.map((segment) =>
    segment.text.length <= dateCharsMax && isDateText(segment.text) ? { ...segment, isDate: true } : segment,
  )
  const joined = new Set<Segment>()
  const result: Segment[] = []
  for (const segment of marked) {
    if (joined.has(segment)) continue
    result.push(segment.isDate ? withLinesBelow(segment, marked, joined) : segment)
  }
  return result
}

function withLinesBelow(first: Segment, all: readonly Segment[], joined: Set<Segment>): Segment {
  let whole = first
  for (let last = first; ; ) {
    const gap = last.size * 1.5
    const next = all.find(
      (one) =>
        Math.abs(one.left - first.left) < 2 &&
        one.base < last.base - 1 &&
        last.base - one.base < gap &&
        !joined.has(one),
    )
    // Two whole periods below each other are two.
    if (!next?.isDate || (isWhole(whole.text) && !isOpen(whole.text)) || whole.text.length > dateCharsMax) return whole
    joined.add(next)
    whole = {
      ...whole,
      text: `${whole.text} ${next.text}`,
      right: Math.max(whole.right, next.right),
      pieces: [...whole.pieces, ...next.pieces],
    }
    last = next
  }
}

const isOpen = (text: string) =>
  /[-–—~]\s*$/.test(text) || !/\d{4}|[\p{L}]{4}\s*$/u.test(text.split(/[-–—~]/).at(-1) ?? '')
const isWhole = (text: string) => /\d{4}.*[-–—~至]/.test(text)

/** A column of dates beside what they date is no column of its own. */
export const isRail = (side: readonly Segment[]) =>
  side.length >= railMin && side.filter(({ isDate }) => isDate).length >= side.length * 0.8
