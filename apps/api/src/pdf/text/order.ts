import bidiFactory from 'bidi-js/dist/bidi.mjs'
import type { Face } from './fonts.ts'
import type { Sign } from './signs.ts'

export type Direction = 'ltr' | 'rtl'

/** A sign with its level: odd ones are read from right to left. */
export interface PlacedSign extends Sign {
  level: number
}

/** A piece of a line in one face and one direction, as the font wants it. */
export interface Run {
  text: string
  face: Face
  /** Text that a reader is to copy, if it is not the signs that are drawn. */
  copied?: string
  /** Draws nothing: programs that read the text would give the space between two directions to the wrong one. */
  isMark?: boolean
}

const bidi = bidiFactory()
const rightToLeft = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u
const leftToRight = /(?![\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}])\p{L}/u

/** The signs of a paragraph with their levels (Unicode's bidirectional algorithm). */
export function placeSigns(signs: readonly Sign[], direction: Direction): PlacedSign[] {
  const text = signs.map((sign) => sign.text).join('')
  const { levels } = bidi.getEmbeddingLevels(text, baseOf(text, direction))
  let at = 0
  return signs.map((sign) => {
    const level = levels[at] ?? 0
    at += sign.text.length
    return { ...sign, level }
  })
}

const isNumber = (text: string) => /^[\d\s+().\-/•]+$/.test(text) && /\d/.test(text)

// A text that is wholly of the other direction keeps its own, as a name or a sentence of another language does, and so does a phone number.
function baseOf(text: string, direction: Direction): Direction {
  if (isNumber(text)) return 'ltr'
  const [own, other] = direction === 'ltr' ? [leftToRight, rightToLeft] : [rightToLeft, leftToRight]
  if (own.test(text) || !other.test(text)) return direction
  return direction === 'ltr' ? 'rtl' : 'ltr'
}

/** The runs of one line, from left to right. */
export function toRuns(line: readonly PlacedSign[]): Run[] {
  const runs = groupRuns(line)
  const levels = runs.map(({ level }) => level)
  for (let level = Math.max(0, ...levels); level >= 1; level -= 1) reverseFrom(runs, level)
  const isLeftToRight = !isOdd(Math.min(...levels))
  return runs.flatMap((run, index) => {
    const isTurn = isLeftToRight && isOdd(run.level) && !isOdd(runs[index + 1]?.level ?? 1)
    return isTurn ? [toRun(run), { text: '', face: run.face, isMark: true }] : [toRun(run)]
  })
}

const isOdd = (level: number) => level % 2 === 1

interface LevelRun {
  signs: PlacedSign[]
  face: Face
  level: number
}

function groupRuns(line: readonly PlacedSign[]): LevelRun[] {
  const runs: LevelRun[] = []
  for (const sign of line) {
    const last = runs.at(-1)
    if (last && last.face === sign.face && last.level === sign.level) last.signs.push(sign)
    else runs.push({ signs: [sign], face: sign.face, level: sign.level })
  }
  return runs
}

/** Turns around each stretch of runs that are at `level` or above. */
function reverseFrom(runs: LevelRun[], level: number): void {
  for (let start = 0; start < runs.length; start += 1) {
    let end = start
    while ((runs[end]?.level ?? -1) >= level) end += 1
    if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).reverse())
    start = end
  }
}

/**
 * A font turns Arabic around by itself when it joins the letters; what has no letter of a script it leaves as it stands. Mirrored signs are
 * not those that a reader copies, and marks above and below a letter are copied as words of their own.
 */
function toRun({ signs, face, level }: LevelRun): Run {
  const written = signs.map(({ text }) => text)
  if (!isOdd(level)) return { text: written.join(''), face }
  const ordered = rightToLeft.test(written.join('')) ? written : written.toReversed()
  const copied = ordered.join('')
  const text = ordered.map((sign) => bidi.getMirroredCharacter(sign) ?? sign).join('')
  return text === copied && !/\p{M}/u.test(text) ? { text, face } : { text, face, copied }
}
