import type { FoundValue, PageText } from '@corridor/contract/base/parse/shapes'
import type { FoundFields } from '@corridor/contract/candidate/candidate/from-resume'

/** The place of a value: a page from 1, and offsets in its text. */
export type Place = Pick<FoundValue, 'page' | 'start' | 'end'>

/** Every value that was read, in no order that matters. */
export function placesOf(found: FoundFields): FoundValue[] {
  const { positions = [], studies = [], languages = [], ...rest } = found
  const parts = [...positions, ...studies, ...languages].flatMap((part) => Object.values(part))
  return [...Object.values(rest).flat(), ...parts].filter((value) => typeof value === 'object')
}

interface Segment {
  text: string
  start: number
  isFound: boolean
  isShown: boolean
}

const covers = (place: Place, start: number) => place.start <= start && start < place.end

/** A page's text cut where values begin and end; values may lie inside others. */
export function segmentsOf(text: string, places: readonly Place[], shown: Place | undefined): Segment[] {
  const inside = [...places, ...(shown ? [shown] : [])].flatMap(({ start, end }) => [start, end])
  const cuts = [...new Set([0, ...inside, text.length])].filter((at) => at <= text.length).sort((a, b) => a - b)
  return cuts.slice(0, -1).map((start, at) => ({
    text: text.slice(start, cuts[at + 1]),
    start,
    isFound: places.some((place) => covers(place, start)),
    isShown: shown !== undefined && covers(shown, start),
  }))
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Boxes of the words of a value, as fractions of the page. */
export function boxesOf({ words }: PageText, { start, end }: Place): Box[] {
  const { offsets = [], boxes } = words ?? {}
  if (!boxes) return []
  const found: Box[] = []
  for (let word = 0; word * 2 < offsets.length; word += 1) {
    const [from = 0, to = 0] = offsets.slice(word * 2, word * 2 + 2)
    if (to <= start || from >= end) continue
    const [left = 0, top = 0, width = 0, height = 0] = boxes.slice(word * 4, word * 4 + 4)
    found.push({ left, top, width, height })
  }
  return found
}
